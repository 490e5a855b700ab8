package ludus.pax;

import java.util.Optional;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;

/// Playing cards into the own display, as many as one can pay (PAX-PLAY-1).
final class Playing {

  private Playing() {}

  /// The n-th card of the turn costs n - 1 Aurei. PAX-PLAY-2
  static int cost(Step.Play step) {
    return step.played().size();
  }

  /// How many cards so many Aurei pay for in one turn.
  static int payable(int aurei) {
    int cards = 0;
    for (int left = aurei; left >= cards; cards++) {
      left -= cards;
    }
    return cards;
  }

  static Pile<Move> moves(State state, Step.Play step) {
    Player player = state.active();
    Pile<Slot> hand = player.hand();
    Pile.Builder<Move> moves = Pile.builder(hand.size() + 1);
    if (cost(step) <= player.aurei()) {
      for (int i = 0; i < hand.size(); i++) {
        Card card = hand.get(i).card();
        if (fits(player, card) && copyToPlay(hand, card) == i) {
          moves.add(state.table().play(card));
        }
      }
    }
    return moves.add(Move.EndPlay.IT).build();
  }

  /// Fleet and Army each stay within the limit, counted with the new card. PAX-CAT-2, PAX-CAT-3
  static boolean fits(Player player, Card card) {
    return switch (card.category()) {
      case FLEET, ARMY -> player.symbols(card.category()) + card.symbols() <= player.cap();
      default -> true;
    };
  }

  /// Of equal faces in the hand, the copy that most players know, then the first: so that the
  /// choice of the copy tells nothing. PAX-INFO-4
  private static int copyToPlay(Pile<Slot> hand, Card card) {
    int best = -1;
    for (int i = 0; i < hand.size(); i++) {
      Slot slot = hand.get(i);
      if (slot.card().face() == card.face()
          && (best < 0 || slot.knownTo().size() > hand.get(best).knownTo().size())) {
        best = i;
      }
    }
    return best;
  }

  /// A play as the others see it: the copy that is played, whichever was named. PAX-INFO-4
  static Move shown(State state, int seat, Card named) {
    Pile<Slot> hand = state.player(seat).hand();
    int index = copyToPlay(hand, named);
    return state.table().play(index < 0 ? named : hand.get(index).card());
  }

  static Optional<Refusal> refusal(State state, Player player, Step.Play step, Move.PlayCard move) {
    Card card = move.card();
    if (!state.table().has(card) || player.hand().find(slot -> slot.card().equals(card)) < 0) {
      return Optional.of(Rules.refuse(Rules.PLAY_1, "notInHand"));
    }
    return lock(player, step, card)
        .map(
            lock ->
                switch (lock) {
                  case TOO_DEAR ->
                      Refusal.of(
                          Rules.PLAY_3,
                          Message.of("pax.refusal.playTooDear")
                              .with("cost", cost(step))
                              .with("aurei", player.aurei()));
                  case OVER_LIMIT ->
                      Refusal.of(
                          Rules.CAT_3,
                          Message.of("pax.refusal.overLimit")
                              .with("category", PaxWords.category(card.category()))
                              .with("cap", player.cap())
                              .with("symbols", player.symbols(card.category()) + card.symbols()));
                });
  }

  /// What stands in the way of a card in hand. PAX-PLAY-3, PAX-CAT-3
  static Optional<PaxView.Lock> lock(Player player, Step.Play step, Card card) {
    if (cost(step) > player.aurei()) {
      return Optional.of(PaxView.Lock.TOO_DEAR);
    }
    return fits(player, card) ? Optional.empty() : Optional.of(PaxView.Lock.OVER_LIMIT);
  }

  static State play(State state, Step.Play step, Move.PlayCard move, Journal journal) {
    int seat = state.activePlayer();
    Player player = state.active();
    int index = copyToPlay(player.hand(), move.card());
    Slot slot = player.hand().get(index);
    int cost = cost(step);
    Seats newTo = state.table().everybody().except(slot.knownTo());
    journal.note(new PaxEvent.CardPlayed(seat, slot.card(), cost, newTo));
    State played =
        state
            .withPlayer(seat, player.play(index, cost)) // PAX-PLAY-4
            .ask(new Step.Play(step.played().plus(slot.card().category())));
    return slot.card().category() == Category.INTRIGUE
        ? Conspiracy.settle(played, seat, journal)
        : played;
  }

  static State end(State state, Step.Play step, Journal journal) {
    int seat = state.activePlayer();
    Player player = state.active();
    int due = Income.of(state.table().numbers(), player, step.played());
    int income = state.fromBank(due);
    journal.note(new PaxEvent.IncomeReceived(seat, income, Income.rule(step.played())));
    return RoundEnd.nextPlayer(
        state.withPlayer(seat, player.withAurei(player.aurei() + income)), journal); // PAX-INC-1
  }
}
