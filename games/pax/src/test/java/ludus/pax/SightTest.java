package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.ObjIntConsumer;
import ludus.kernel.Impression;
import ludus.kernel.Senses;
import ludus.kernel.Setup;
import org.junit.jupiter.api.Test;

/// What one who learns sees of a decision.
class SightTest {

  private static Map<Integer, Float> kept(Impression seen) {
    Map<Integer, Float> kept = new HashMap<>();
    for (int i = 0; i < seen.size(); i++) {
      kept.merge(seen.place(i), seen.amount(i), Float::sum);
    }
    return kept;
  }

  private static Map<Integer, Float> position(State state, int seat) {
    Impression seen = new Impression();
    Sight.SENSES.look(state, seat).position(seen);
    return kept(seen);
  }

  private static Map<Integer, Float> move(State state, int seat, Move move) {
    Impression seen = new Impression();
    Sight.SENSES.look(state, seat).move(move, seen);
    return kept(seen);
  }

  private static Map<Integer, Float> position(TestTable table, int seat) {
    return position(table.state(), seat);
  }

  /// Where two differ.
  private static Set<Integer> changed(Map<Integer, Float> one, Map<Integer, Float> other) {
    Set<Integer> changed = new TreeSet<>(one.keySet());
    changed.addAll(other.keySet());
    changed.removeIf(place -> one.getOrDefault(place, 0f).equals(other.getOrDefault(place, 0f)));
    return changed;
  }

  /// In every position of some random games.
  private static void always(int seats, int games, ObjIntConsumer<State> check) {
    for (int seed = 0; seed < games; seed++) {
      TestTable.random(
          TestTable.PAX,
          Setup.of(seats),
          seed,
          table -> {
            int seat = TestTable.PAX.awaited(table.state());
            if (seat >= 0) {
              check.accept(table.state(), seat);
            }
          });
    }
  }

  @Test
  void it_is_what_the_seat_knows() {
    for (int seats = 2; seats <= 4; seats++) {
      SplittableRandom own = new SplittableRandom(seats);
      always(
          seats,
          6,
          (state, seat) -> {
            State imagined = TestTable.PAX.imagine(state, seat, own);
            assertThat(position(imagined, seat)).isEqualTo(position(state, seat));
            for (Move move : TestTable.PAX.moves(state, seat)) {
              assertThat(move(imagined, seat, move)).isEqualTo(move(state, seat, move));
            }
          });
    }
  }

  /// A number that is never seen was wired to nothing.
  @Test
  void nearly_every_number_is_seen_at_some_time_and_none_beyond() {
    Senses<State, Move> senses = Sight.SENSES;
    Set<Integer> ofPositions = new HashSet<>();
    Set<Integer> ofMoves = new HashSet<>();
    for (int seats = 2; seats <= 4; seats++) {
      always(
          seats,
          60,
          (state, seat) -> {
            ofPositions.addAll(position(state, seat).keySet());
            for (Move move : TestTable.PAX.moves(state, seat)) {
              ofMoves.addAll(move(state, seat, move).keySet());
            }
          });
    }
    assertThat(ofPositions).allMatch(place -> place >= 0 && place < senses.ofPosition());
    assertThat(ofMoves).allMatch(place -> place >= 0 && place < senses.ofMove());
    // tables of none and of one don't occur, nothing lies there yet when a first card is kept, and
    // some things are rare at random
    assertThat(ofPositions.size()).isGreaterThan(senses.ofPosition() - 6);
    assertThat(ofMoves.size()).isGreaterThan(senses.ofMove() - 5);
  }

  /// Whoever comes next is seen as the next, from every seat.
  @Test
  void others_are_seen_in_the_order_of_play() {
    TestTable table = TestTable.at(4, "{}");
    Set<Integer> next = changed(position(table, 0), position(richer(table, 1), 0));
    Set<Integer> afterNext = changed(position(table, 0), position(richer(table, 2), 0));
    assertThat(next).isNotEmpty().isNotEqualTo(afterNext);
    assertThat(changed(position(table, 3), position(richer(table, 0), 3))).isEqualTo(next);
    assertThat(changed(position(table, 3), position(richer(table, 1), 3))).isEqualTo(afterNext);
  }

  private static TestTable richer(TestTable table, int seat) {
    return table.but("{'players':{'%d':{'aurei':12}}}".formatted(seat));
  }

  /// Which Legion they lie with makes no difference, unless two are worth the same.
  @Test
  void groups_are_seen_from_the_dearest_down() {
    TestTable one = TestTable.at("{'legions':[['WEA-09','LAN-03'],['FLE-08'],['INT-01']]}");
    TestTable other = TestTable.at("{'legions':[['INT-01'],['WEA-09','LAN-03'],['FLE-08']]}");
    TestTable others = TestTable.at("{'legions':[['INT-01'],['WEA-09'],['FLE-08']]}");
    assertThat(position(other, 0)).isEqualTo(position(one, 0));
    assertThat(position(others, 0)).isNotEqualTo(position(one, 0));
  }

  @Test
  void moves_that_differ_in_what_they_do_look_different() {
    TestTable table =
        TestTable.at(
            "{'step':{'type':'Play'},'players':{'0':{'aurei':9,'hand':['WEA-09','LAN-03','INT-01']}}}");
    List<Move> moves = TestTable.PAX.moves(table.state(), 0);
    assertThat(moves).hasSize(4);
    assertThat(moves.stream().map(it -> move(table.state(), 0, it)).distinct()).hasSize(4);
  }

  /// Experience was gathered at tables of two to four.
  @Test
  void there_is_experience_where_it_was_gathered() {
    for (Setup setup : TestTable.everyKindOfTable()) {
      State state = TestTable.of(setup).state();
      List<Move> moves = TestTable.PAX.moves(state, 0);
      assertThat(PaxInstinct.IT.experienced(state, 0, moves).isPresent())
          .as("%s", setup)
          .isEqualTo(setup.seats() >= 2 && setup.seats() <= 4);
    }
  }
}
