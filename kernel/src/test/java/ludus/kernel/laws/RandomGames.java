package ludus.kernel.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import ludus.kernel.Chance;
import ludus.kernel.Event;
import ludus.kernel.Game;
import ludus.kernel.RuleId;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.text.Language;
import ludus.kernel.text.Rulebook;

/// The random games that the laws look at, and what several laws ask.
interface RandomGames<S, M> {

  Game<S, M> game();

  /// The setups to try: every number of seats, every option.
  List<Setup> setups();

  /// How many random games of each setup a law looks at closely.
  int games();

  interface Law<S, M> {
    void holds(Walk<S, M> walk, Walk.Turn<S, M> turn, RandomGenerator own);
  }

  /// At every move of every game.
  default void always(Law<S, M> law) {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= games(); seed++) {
        Walk<S, M> walk = new Walk<>(game(), setup, seed);
        RandomGenerator own = new SplittableRandom(seed * 31);
        walk.run(turn -> law.holds(walk, turn, own));
      }
    }
  }

  /// The rules that may be quoted.
  default Set<RuleId> rules() {
    Set<RuleId> rules = new HashSet<>(Rulebook.of(game().info().messages(), Language.EN).rules());
    rules.addAll(Rulebook.software(game().info().messages()).rules());
    return rules;
  }

  static Chance none() {
    return _ -> 0;
  }

  static <T> T pick(List<T> items, RandomGenerator own) {
    return items.get(own.nextInt(items.size()));
  }

  static boolean reveals(List<Event> events, int seat) {
    return events.stream().anyMatch(event -> event.reveals().contains(seat));
  }

  static List<Event> shown(List<Event> events, Viewer viewer) {
    List<Event> shown = new ArrayList<>();
    events.forEach(event -> event.shownTo(viewer).ifPresent(shown::add));
    return shown;
  }
}
