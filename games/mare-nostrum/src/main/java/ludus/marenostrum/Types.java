package ludus.marenostrum;

/// A set of types of Commodity, one bit each.
public record Types(int bits) {

  public static final Types NONE = new Types(0);
}
