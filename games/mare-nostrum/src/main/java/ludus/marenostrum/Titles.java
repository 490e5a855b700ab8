package ludus.marenostrum;

/// Who holds the three titles (MN-S-6), by seat.
public record Titles(int trade, int culture, int military) {

  public int holder(Track track) {
    return switch (track) {
      case TRADE -> trade;
      case CULTURE -> culture;
      case MILITARY -> military;
    };
  }

  public Titles with(Track track, int seat) {
    return switch (track) {
      case TRADE -> new Titles(seat, culture, military);
      case CULTURE -> new Titles(trade, seat, military);
      case MILITARY -> new Titles(trade, culture, seat);
    };
  }
}
