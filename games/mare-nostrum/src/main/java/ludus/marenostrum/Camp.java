package ludus.marenostrum;

/// What Legions stand on in a Province: icons, and [Board#MARKER].
public record Camp(Province province, int places) {}
