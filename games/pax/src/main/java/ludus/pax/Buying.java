package ludus.pax;

import java.util.Optional;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;

/// Buying: at most one whole group a turn (PAX-BUY-1).
final class Buying {

  private Buying() {}

  /// The sum of the printed values. PAX-BUY-2
  static int value(Pile<Card> group) {
    int sum = 0;
    for (int i = 0; i < group.size(); i++) {
      sum += group.get(i).value();
    }
    return sum;
  }

  /// One Aureus for every three Wealth symbols, once for the group. PAX-BUY-3
  static int discount(State state, Player player) {
    return player.symbols(Category.WEALTH) / state.table().numbers().step();
  }

  static int price(State state, Player player, int legion) {
    return Math.max(0, value(state.legions().get(legion)) - discount(state, player));
  }

  static Pile<Move> moves(State state) {
    Player player = state.active();
    int legions = state.legions().size();
    Pile.Builder<Move> moves = Pile.builder(legions + 1);
    for (int legion = 0; legion < legions; legion++) {
      if (!state.legions().get(legion).isEmpty() && canPay(state, player, legion)) {
        moves.add(state.table().buy(legion));
      }
    }
    return moves.add(Move.SkipBuy.IT).build();
  }

  static boolean canPay(State state, Player player, int legion) {
    return price(state, player, legion) <= player.aurei();
  }

  /// PAX-BUY-4
  static Optional<Refusal> refusal(State state, Player player, Move.Buy move) {
    int legions = state.legions().size();
    int legion = move.legion() - 1;
    if (legion < 0 || legion >= legions) {
      return Optional.of(
          Refusal.of(Rules.BUY_1, Message.of("pax.refusal.noLegion").with("legions", legions)));
    }
    if (state.legions().get(legion).isEmpty()) {
      return Optional.of(Rules.refuse(Rules.BUY_4, "emptyGroup"));
    }
    if (!canPay(state, player, legion)) {
      return Optional.of(
          Refusal.of(
              Rules.BUY_4,
              Message.of("pax.refusal.tooDear")
                  .with("price", price(state, player, legion))
                  .with("aurei", player.aurei())));
    }
    return Optional.empty();
  }

  static State play(State state, Move.Buy move, Journal journal) {
    int seat = state.activePlayer();
    int legion = move.legion() - 1;
    Pile<Card> group = state.legions().get(legion);
    Player player = state.active();
    int price = price(state, player, legion);
    journal.note(
        new PaxEvent.GroupBought(
            seat, move.legion(), group, price, Math.min(value(group), discount(state, player))));
    Pile<Slot> hand = player.hand();
    for (int i = 0; i < group.size(); i++) { // PAX-BUY-7: everybody saw them
      hand = Player.sortedIn(hand, state.table().slot(group.get(i), state.table().everybody()));
    }
    Player buyer = new Player(hand, player.aurei() - price, player.display());
    return state
        .withLegion(legion, Pile.empty()) // PAX-BUY-6
        .withPlayer(seat, buyer)
        .ask(Step.Play.NOTHING_YET);
  }

  static State skip(State state, Journal journal) {
    journal.note(new PaxEvent.NothingBought(state.activePlayer()));
    return state.ask(Step.Play.NOTHING_YET);
  }
}
