package ludus.marenostrum;

/// A type of Commodity (MN-C-2).
///
/// @param index in the order of the data file
/// @param tokens how many common tokens there are
public record Commodity(int index, String id, int tokens) {

  @Override
  public String toString() {
    return id;
  }
}
