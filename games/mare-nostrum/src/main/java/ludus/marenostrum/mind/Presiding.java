package ludus.marenostrum.mind;

import ludus.marenostrum.Frame;
import ludus.marenostrum.Track;

/// What the holders of titles decide: who acts next, and who gets a title that is tied.
final class Presiding {

  private static final double SELF_FIRST = 2;
  private static final double SELF_LAST = 1;
  private static final double TITLE = 3;

  private Presiding() {}

  /// To build first is to have the choice of tiles and Provinces; those who are about to win wait.
  static double builds(Mind mind, int who) {
    return who == mind.seat ? SELF_FIRST : mind.share(who);
  }

  /// What the last one conquers nobody takes back before it counts; whoever is about to win goes
  /// first, so that the others can still do something about it.
  static double moves(Mind mind, int who) {
    return who == mind.seat ? -SELF_LAST : -mind.share(who);
  }

  /// Oneself; else somebody who is far from winning, and never one who would win by it (MN-6.4).
  static double award(Mind mind, Frame.Tie tie, int who) {
    boolean wins = true;
    for (Track track : Standing.TRACKS) {
      boolean sure = track == tie.track() || mind.state.leader(track) == who;
      boolean open = track.index() > tie.track().index();
      wins &= open ? mind.standing().chance(who, track) > 0.3 : sure;
    }
    return mind.share(who) * (wins ? Mind.WIN : TITLE);
  }
}
