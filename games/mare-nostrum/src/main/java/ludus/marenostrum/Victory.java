package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.Outcome;
import ludus.kernel.Seats;
import ludus.marenostrum.MareNostrumEvent.GameEnded;

/// The four ways to win, each at its moment; the first that finds a winner ends the game (MN-6.5).
public final class Victory {

  public static final String PYRAMIDS = "PYRAMIDS";
  public static final String FIVE_HEROES = "FIVE_HEROES";
  public static final String FOUR_CITIES = "FOUR_CITIES";
  public static final String THREE_TITLES = "THREE_TITLES";
  public static final String ROUND_LIMIT = "ROUND_LIMIT";

  private Victory() {}

  static String rule(String result) {
    return switch (result) {
      case PYRAMIDS -> "6.1";
      case FIVE_HEROES -> "6.2-a";
      case FOUR_CITIES -> "6.3-a";
      case THREE_TITLES -> "6.4";
      default -> "R-11";
    };
  }

  /// These seats have won; nobody, if the last round is over.
  public static State over(State state, String result, Seats winners, Course course) {
    course.note(new GameEnded(result, winners.list()));
    return state.begin(Phase.OVER, new Frame.Over(result, winners));
  }

  /// Winners win, all others lose alike; a draw is a win for nobody (MN-6.7).
  public static Outcome outcome(State state, Frame.Over over) {
    List<Integer> places = new ArrayList<>();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      boolean won = over.winners().contains(seat);
      places.add(won || over.winners().isEmpty() ? 1 : 2);
      scores.add(won ? 1 : 0);
    }
    return new Outcome(over.result(), places, over.winners().list(), scores);
  }

  /// At the end of Construction: five Heroes and Wonders (MN-6.2-a).
  public static Seats fame(State state) {
    Seats found = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (state.realm(seat).tiles().size() >= state.table().numbers().winningTiles()) {
        found = found.plus(seat);
      }
    }
    return preferring(found, state.leader(Track.CULTURE)); // MN-6.2-b
  }

  /// At the end of Movement and Battle: four Capitals and Legendary Cities (MN-6.3-a).
  public static Seats conquest(State state) {
    Seats found = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      if (greatCities(state, seat) >= state.table().numbers().winningCities()) {
        found = found.plus(seat);
      }
    }
    return preferring(found, state.leader(Track.MILITARY)); // MN-6.3-c
  }

  /// After Leadership: all three titles (MN-6.4).
  public static Seats leadership(State state) {
    Titles titles = state.titles();
    return titles.trade() == titles.culture() && titles.culture() == titles.military()
        ? Seats.of(titles.trade())
        : Seats.NONE;
  }

  private static Seats preferring(Seats found, int holder) {
    return found.contains(holder) ? Seats.of(holder) : found;
  }

  /// The built Capitals and Legendary Cities that a seat controls or occupies (MN-6.3-b).
  public static int greatCities(State state, int seat) {
    return state.holdings().greatCities(seat);
  }
}
