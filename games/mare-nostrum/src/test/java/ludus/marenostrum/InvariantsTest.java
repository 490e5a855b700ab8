package ludus.marenostrum;

import static ludus.marenostrum.TestTable.GAME;
import static ludus.marenostrum.TestTable.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Journal;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.marenostrum.MareNostrumView.IconView;
import ludus.marenostrum.MareNostrumView.ProvinceView;
import org.junit.jupiter.api.Test;

/// What holds in every position, looked at along random games.
class InvariantsTest {

  /// Shows every state and the one after it.
  private static void walk(int seed, BiConsumer<State, State> visitor) {
    SplittableRandom own = new SplittableRandom(seed);
    Chance chance = Chance.of(own);
    State state = GAME.start(Setup.of(3 + seed % 3).with("roundLimit", "5"), chance);
    while (true) {
      Agenda agenda = GAME.agenda(state);
      if (agenda.isOver()) {
        return;
      }
      int seat = agenda.must().get(own.nextInt(agenda.must().size())).seat();
      List<Move> moves = GAME.moves(state, seat);
      Move move = moves.get(own.nextInt(moves.size()));
      State next = GAME.play(state, seat, move, chance, Journal.SILENT);
      visitor.accept(state, next);
      state = next;
    }
  }

  @Test
  @Rule("MN-5-g")
  void levels_agree_with_what_lies_on_the_map() {
    for (int seed = 0; seed < 3; seed++) {
      walk(
          seed,
          (_, state) -> {
            if (state.stamp() % 5 == 0) {
              MareNostrumView view = (MareNostrumView) GAME.view(state, Viewer.SPECTATOR);
              for (int seat = 0; seat < state.seats(); seat++) {
                assertThat(Tracks.of(state, seat)).isEqualTo(counted(view, seat));
              }
            }
          });
    }
  }

  private static int[] counted(MareNostrumView view, int seat) {
    int[] levels = new int[3];
    for (Tile tile : view.realms().get(seat).tiles()) {
      levels[0] += tile.bonus(Track.TRADE);
      levels[1] += tile.bonus(Track.CULTURE);
      levels[2] += tile.bonus(Track.MILITARY);
    }
    for (ProvinceView province : view.provinces()) {
      for (IconView icon : province.icons()) {
        boolean own = icon.built() && icon.controller().filter(other -> other == seat).isPresent();
        boolean trade = icon.kind() == Building.CARAVAN || icon.kind() == Building.MARKET;
        levels[trade ? 0 : 1] += own ? 1 : 0;
      }
      province.garrisons().stream()
          .filter(garrison -> garrison.seat() == seat)
          .forEach(garrison -> levels[2] += garrison.legions() + (garrison.fortress() ? 1 : 0));
    }
    view.seas()
        .forEach(
            sea ->
                sea.fleets().stream()
                    .filter(fleet -> fleet.seat() == seat)
                    .forEach(fleet -> levels[2] += fleet.triremes()));
    return levels;
  }

  @Test
  @Rule({"MN-2.3", "MN-8-b", "MN-3.1.3-d"})
  void nothing_changes_hands_outside_of_trade() {
    for (int seed = 0; seed < 3; seed++) {
      walk(
          seed,
          (before, after) -> {
            for (int seat = 0; seat < before.seats(); seat++) {
              Realm old = before.realm(seat);
              Realm now = after.realm(seat);
              assertThat(now.tiles().bits() & old.tiles().bits()).isEqualTo(old.tiles().bits());
            }
            boolean building =
                before.phase() == Phase.CONSTRUCTION && after.phase() == Phase.CONSTRUCTION;
            for (int seat = 0; building && seat < before.seats(); seat++) {
              assertThat(before.stock(seat).contains(after.stock(seat))).isTrue();
            }
          });
    }
  }

  @Test
  @Rule("MN-2.2.1-d")
  void trade_leaves_every_stock_as_large_as_it_was() {
    for (int seed = 0; seed < 4; seed++) {
      int[][] sizes = new int[1][];
      walk(
          seed,
          (before, after) -> {
            if (before.top() instanceof Frame.Token) {
              sizes[0] = sizes(before);
            }
            if (before.phase() == Phase.TRADE && after.phase() == Phase.CONSTRUCTION) {
              assertThat(sizes(after)).isEqualTo(sizes[0]);
            }
          });
    }
  }

  private static int[] sizes(State state) {
    int[] sizes = new int[state.seats()];
    for (int seat = 0; seat < sizes.length; seat++) {
      sizes[seat] = state.stock(seat).size();
    }
    return sizes;
  }

  @Test
  @Rule("MN-3.3-b")
  void after_construction_only_coins_and_what_the_gardens_keep_are_left() {
    for (int seed = 0; seed < 4; seed++) {
      walk(
          seed,
          (before, after) -> {
            if (before.phase() == Phase.CONSTRUCTION && after.phase() == Phase.MOVEMENT) {
              for (int seat = 0; seat < after.seats(); seat++) {
                Stock stock = after.stock(seat);
                boolean gardens = after.realm(seat).has(Power.HANGING_GARDENS);
                assertThat(stock.coins()).isLessThanOrEqualTo(2);
                assertThat(stock.size() - stock.coins()).isLessThanOrEqualTo(gardens ? 2 : 0);
                assertThat(stock.typeCount()).isEqualTo(stock.size() - stock.coins());
              }
            }
          });
    }
  }

  @Test
  @Rule("MN-3.3-d")
  void what_is_gained_after_construction_is_kept_into_the_next_round() {
    TestTable at = TestTable.five().stock(ROME, "4 coin, wine").begin(Phase.LEADERSHIP);
    at.until(Frame.Token.class);
    assertThat(at.state().round()).isEqualTo(2);
    assertThat(at.state().stock(ROME).coins()).isEqualTo(4 + 1);
    assertThat(at.state().stock(ROME).size()).isEqualTo(5 + 9);
  }

  @Test
  @Rule("MN-M-8")
  void a_capital_province_uses_no_marker_and_is_never_lost() {
    TestTable at = TestTable.five();
    assertThat(at.state().markers(ROME)).isEqualTo(5);
    at.uncontrolled("gallia", "dalmatia");
    assertThat(at.state().markers(ROME)).isEqualTo(7);
    for (int seed = 0; seed < 3; seed++) {
      walk(
          seed,
          (_, state) -> {
            for (int seat = 0; seat < state.seats(); seat++) {
              assertThat(state.board().controls(seat, state.realm(seat).capital())).isTrue();
            }
          });
    }
  }
}
