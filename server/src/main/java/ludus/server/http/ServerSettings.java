package ludus.server.http;

/// How much the server lets one caller do.
///
/// @param burst calls of one person or address at once
/// @param perSecond calls of one person or address in the long run
/// @param rareBurst new people, accounts, sign-ins or tables from one address at once
/// @param streamsEach open pages of one person or address
public record ServerSettings(
    double burst, double perSecond, double rareBurst, double rarePerMinute, int streamsEach) {

  public static final ServerSettings STANDARD = new ServerSettings(200, 40, 60, 30, 64);

  /// Without limits: for measurements.
  public static final ServerSettings OPEN =
      new ServerSettings(1e12, 1e12, 1e12, 1e12, Integer.MAX_VALUE);
}
