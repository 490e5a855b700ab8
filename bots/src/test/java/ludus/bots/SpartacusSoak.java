package ludus.bots;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import ludus.bots.arena.Share;
import ludus.kernel.Agenda;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.spartacus.HouseCard;
import ludus.spartacus.Move;
import ludus.spartacus.Spartacus;
import ludus.spartacus.SpartacusEvent.OfferEnd;
import ludus.spartacus.SpartacusEvent.OfferEnded;
import ludus.spartacus.SpartacusEvent.PledgeJudged;
import ludus.spartacus.State;

/// Many whole games of one level, every move checked: `SpartacusSoak [games] [level] [seed]`. Three
/// of four games have four seats; lengths and decks are mixed. Prints what the documentation tells.
final class SpartacusSoak {

  private static final int MOST_WORDS = 40;
  private static final List<String> LENGTHS = List.of("quick", "standard", "advanced");
  private static final List<String> DECKS = List.of("intrigue80", "intrigue104");

  private final Spartacus game = Spartacus.standard();
  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, List<Integer>> rounds = new TreeMap<>();
  private final Map<String, double[]> wins = new TreeMap<>();
  private long decisions;
  private long words;

  private SpartacusSoak() {}

  public static void main(String[] args) {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 2_000;
    Level level = Level.named(args.length > 1 ? args[1] : "plebeian");
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
    SpartacusSoak soak = new SpartacusSoak();
    long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    for (int number = 0; number < games; number++) {
      soak.play(setup(number), level, seed + number);
    }
    long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
    soak.tell(games, used / 1e9);
  }

  private static Setup setup(int number) {
    return Setup.of(number % 4 == 3 ? 3 : 4)
        .with("length", LENGTHS.get(number % LENGTHS.size()))
        .with("deck", DECKS.get(number / LENGTHS.size() % DECKS.size()));
  }

  private void play(Setup setup, Level level, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Seed chance = Seed.ofNumber(seed);
    List<Bot> bots = Collections.nCopies(setup.seats(), level.bot());
    State state = game.start(setup, new SeededChance(chance, 0));
    Agenda agenda = game.agenda(state);
    int said = 0;
    int number = 0;
    while (!agenda.isOver()) {
      Optional<Move> move = Optional.empty();
      int seat = -1;
      while (move.isEmpty() && seat < setup.seats() - 1) {
        seat++;
        move = bots.get(seat).speak(new Situation<>(game, state, seat), own);
      }
      words += move.isPresent() ? 1 : 0;
      said = move.isPresent() ? said + 1 : 0;
      require(said < MOST_WORDS, "endless talk", setup, seed);
      if (move.isEmpty()) {
        seat = agenda.must().getFirst().seat();
        Situation<State, Move> situation = new Situation<>(game, state, seat);
        move = Optional.of(bots.get(seat).choose(situation, Budget.STANDARD, own));
      }
      Optional<Refusal> refusal = game.refusal(state, seat, move.get());
      require(refusal.isEmpty(), "refused: " + move.get() + " " + refusal, setup, seed);
      require(++number <= game.info().longestGame(), "no end", setup, seed);
      Journal.Kept journal = new Journal.Kept();
      state = game.play(state, seat, move.get(), new SeededChance(chance, number), journal);
      journal.events().forEach(this::count);
      agenda = game.agenda(state);
    }
    List<String> audit = game.audit(state);
    require(audit.isEmpty(), audit.toString(), setup, seed);
    decisions += number;
    ended(setup, state, agenda.outcome().orElseThrow());
  }

  private static void require(boolean fine, String what, Setup setup, long seed) {
    if (!fine) {
      throw new IllegalStateException(what + " in " + setup + ", seed " + seed);
    }
  }

  private void count(Event event) {
    if (event instanceof OfferEnded ended) {
      counts.merge("offers " + ended.end().name().toLowerCase(Locale.ROOT), 1, Integer::sum);
      if (ended.end() == OfferEnd.ACCEPTED) {
        String about = ended.offer().terms().act().name();
        String kind =
            !about.equals("NONE")
                ? about
                : ended.offer().terms().give().isEmpty() && ended.offer().terms().get().isEmpty()
                    ? "PROMISE"
                    : "ASSET";
        counts.merge("deals " + kind.toLowerCase(Locale.ROOT), 1, Integer::sum);
      }
    } else if (event instanceof PledgeJudged judged) {
      String how = judged.pledge().status().name().toLowerCase(Locale.ROOT);
      counts.merge("pledges " + how, 1, Integer::sum);
    }
  }

  private void ended(Setup setup, State state, Outcome outcome) {
    counts.merge("ends by " + outcome.result().toLowerCase(Locale.ROOT), 1, Integer::sum);
    String length = String.valueOf(setup.options().get("length"));
    rounds.computeIfAbsent(length, _ -> new ArrayList<>()).add(state.round());
    for (int seat = 0; seat < setup.seats(); seat++) {
      String table = setup.seats() + " seats, ";
      String house = state.house(seat).card().map(HouseCard::id).orElse("none");
      for (String key : List.of(table + "seat " + (seat + 1), table + house)) {
        double[] share = wins.computeIfAbsent(key, _ -> new double[2]);
        share[0] += outcome.share(seat);
        share[1]++;
      }
    }
  }

  private void tell(int games, double seconds) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%d games, %d decisions (%d a game), %d words, %.0f decisions a second of one core"
            .formatted(games, decisions, decisions / games, words, decisions / seconds));
    rounds.forEach(
        (length, all) ->
            lines.add(
                "%s: %.1f rounds on average, %d at most"
                    .formatted(
                        length,
                        all.stream().mapToInt(Integer::intValue).average().orElseThrow(),
                        Collections.max(all))));
    wins.forEach(
        (key, share) -> {
          Share rate = Share.of(share[0], (int) share[1]);
          lines.add(
              "%s: %.1f %% (%.1f to %.1f) of %d"
                  .formatted(
                      key, 100 * rate.rate(), 100 * rate.low(), 100 * rate.high(), rate.trials()));
        });
    counts.forEach((what, count) -> lines.add(what + ": " + count));
    System.out.println(String.join("\n", lines));
  }
}
