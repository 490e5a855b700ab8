package ludus.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Report;
import ludus.kernel.Agenda;
import ludus.kernel.Event;
import ludus.kernel.Journal;
import ludus.kernel.Outcome;
import ludus.kernel.Seed;
import ludus.kernel.SeededChance;
import ludus.kernel.Setup;
import ludus.spartacus.Move;
import ludus.spartacus.Spartacus;
import ludus.spartacus.SpartacusEvent.OfferEnd;
import ludus.spartacus.SpartacusEvent.OfferEnded;
import ludus.spartacus.State;
import org.junit.jupiter.api.Test;

/// Whole games of Spartacus by bots.
class SpartacusBotsTest {

  private static final Spartacus SPARTACUS = Spartacus.standard();
  private static final Budget LITTLE = Budget.ofIterations(2);

  /// How much may be said before the next question is answered.
  private static final int MOST_WORDS = 40;

  private static final int OFTEN_AUDITED = 5;

  private static List<Setup> setups() {
    List<Setup> setups = new ArrayList<>();
    for (int seats : List.of(3, 4)) {
      for (String length : List.of("quick", "standard", "advanced")) {
        for (String deck : List.of("intrigue80", "intrigue104")) {
          setups.add(Setup.of(seats).with("length", length).with("deck", deck));
        }
      }
    }
    return setups;
  }

  /// One game: what came of it, and how many deals were made.
  private record Game(Outcome outcome, int rounds, int deals) {}

  private static Game play(Setup setup, List<Level> bots, long seed) {
    SplittableRandom own = new SplittableRandom(seed);
    Seed chance = Seed.ofNumber(seed);
    State state = SPARTACUS.start(setup, new SeededChance(chance, 0));
    int deals = 0;
    int words = 0;
    for (int number = 1; number <= SPARTACUS.info().longestGame(); number++) {
      Agenda agenda = SPARTACUS.agenda(state);
      if (agenda.isOver()) {
        return new Game(agenda.outcome().orElseThrow(), state.round(), deals);
      }
      int seat = speaker(state, bots);
      words = seat < 0 ? 0 : words + 1;
      assertThat(words).as("words before a question is answered").isLessThan(MOST_WORDS);
      Optional<Move> said =
          seat < 0 ? Optional.empty() : speak(state, bots.get(seat), seat, new SplittableRandom(7));
      if (said.isEmpty()) {
        seat = agenda.must().getFirst().seat();
      }
      Move move =
          said.isPresent()
              ? said.get()
              : bots.get(seat).bot().choose(new Situation<>(SPARTACUS, state, seat), LITTLE, own);
      assertThat(SPARTACUS.refusal(state, seat, move)).as("%s", move).isEmpty();
      Journal.Kept journal = new Journal.Kept();
      state = SPARTACUS.play(state, seat, move, new SeededChance(chance, number), journal);
      for (Event event : journal.events()) {
        deals += event instanceof OfferEnded ended && ended.end() == OfferEnd.ACCEPTED ? 1 : 0;
      }
      if (number % OFTEN_AUDITED == 0) {
        assertThat(SPARTACUS.audit(state)).isEmpty();
      }
    }
    throw new AssertionError("No end: " + setup + ", seed " + seed);
  }

  private static int speaker(State state, List<Level> bots) {
    for (int seat = 0; seat < bots.size(); seat++) {
      if (speak(state, bots.get(seat), seat, new SplittableRandom(7)).isPresent()) {
        return seat;
      }
    }
    return -1;
  }

  private static Optional<Move> speak(State state, Level level, int seat, SplittableRandom own) {
    return level.bot().speak(new Situation<>(SPARTACUS, state, seat), own);
  }

  private static List<Level> all(Setup setup, Level level) {
    return Collections.nCopies(setup.seats(), level);
  }

  @Test
  void sensible_bots_play_every_game_to_a_victory_and_make_deals() {
    int deals = 0;
    for (Setup setup : setups()) {
      Game game = play(setup, all(setup, Level.EQUESTRIAN), 11);
      assertThat(game.outcome().result()).as("%s", setup).isNotEqualTo("ROUNDS");
      assertThat(game.outcome().winners()).hasSize(1);
      deals += game.deals();
    }
    assertThat(deals).isGreaterThan(setups().size());
  }

  @Test
  void games_of_all_levels_together_end() {
    List<Level> mixed = List.of(Level.RANDOM, Level.SENATOR, Level.EQUESTRIAN, Level.PLEBEIAN);
    for (Setup setup : setups()) {
      List<Level> bots = mixed.subList(0, setup.seats());
      Game game = play(setup, bots, 5);
      assertThat(game.outcome().winners()).hasSize(1);
    }
  }

  @Test
  void random_games_end_too() {
    for (Setup setup : setups()) {
      Setup shorter = setup.with("rounds", "8");
      Game game = play(shorter, all(setup, Level.RANDOM), 3);
      assertThat(game.rounds()).isLessThanOrEqualTo(8);
    }
  }

  @Test
  void a_plebeian_beats_chance() {
    assertThat(duel(Level.PLEBEIAN, Level.RANDOM, 24, Budget.STANDARD)).isGreaterThan(0.65);
  }

  @Test
  void an_equestrian_beats_a_plebeian() {
    assertThat(duel(Level.EQUESTRIAN, Level.PLEBEIAN, 24, Budget.STANDARD)).isGreaterThan(0.5);
  }

  /// The share of the victories that two of one level win against two of another.
  private static double duel(Level one, Level other, int games, Budget budget) {
    Experiment experiment =
        new Experiment(Setup.of(4), List.of(one, one, other, other), games, 1, budget);
    Report report = Arena.run(SPARTACUS, experiment, 2, _ -> {});
    return (report.bots().get(0).wins().wins() + report.bots().get(1).wins().wins()) / games;
  }
}
