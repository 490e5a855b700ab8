package ludus.marenostrum;

/// So many tokens of one kind, for those who read: events and views.
public record Amount(Resource resource, int count) {}
