package ludus.pax;

import ludus.kernel.Hint;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.Pile;

/// What a person wants to know of a move before making it.
final class Hints {

  private Hints() {}

  static Hint of(State state, int seat, Move move) {
    Numbers numbers = state.table().numbers();
    Player player = state.player(seat);
    return switch (move) {
      case Move.ChooseOpening _ -> Hint.NONE;
      case Move.ChooseTurn(Move.Turn turn) ->
          turn == Move.Turn.PASS
              ? Hint.note(say("pass").with("aurei", state.fromBank(numbers.passAurei())))
              : state.deck().isEmpty()
                  ? Hint.note(
                      say("deckEmpty").with("aurei", state.fromBank(numbers.emptyDeckAurei())))
                  : Hint.note(say("draw." + Drawing.mode(state)));
      case Move.Assign assign -> assigned(state, assign);
      case Move.Buy(int legion) -> bought(state, player, legion - 1);
      case Move.SkipBuy _ -> Hint.NONE;
      case Move.PlayCard(Card card) -> played(state, seat, card);
      case Move.EndPlay _ ->
          state.step() instanceof Step.Play play
              ? Hint.note(income(state.fromBank(Income.of(numbers, player, play.played()))))
              : Hint.NONE;
    };
  }

  private static Hint assigned(State state, Move.Assign move) {
    if (move.to() != Destination.LEGION || move.legion().isEmpty()) {
      return Hint.NONE;
    }
    int legion = move.legion().getAsInt() - 1;
    Pile<Pile<Card>> after =
        state.legions().with(legion, state.legions().get(legion).plus(move.card()));
    Hint hint = Hint.note(say("groupWorth").with("value", Buying.value(after.get(legion))));
    return RoundEnd.dearest(after) == legion ? hint.and(say("romesNext")) : hint;
  }

  private static Hint bought(State state, Player player, int legion) {
    int value = Buying.value(state.legions().get(legion));
    int price = Buying.price(state, player, legion);
    Hint hint = Hint.price(price);
    hint = price < value ? hint.and(say("discount").with("discount", value - price)) : hint;
    return RoundEnd.dearest(state.legions()) == legion ? hint.and(say("romesNext")) : hint;
  }

  private static Hint played(State state, int seat, Card card) {
    if (!(state.step() instanceof Step.Play play)) {
      return Hint.NONE;
    }
    Numbers numbers = state.table().numbers();
    Player player = state.player(seat);
    Player after = player.display(card).withAurei(player.aurei() - Playing.cost(play));
    int due = Income.of(numbers, after, play.played().plus(card.category()));
    int income = state.withPlayer(seat, after).fromBank(due);
    int category = card.category().index();
    int step = numbers.step();
    int symbols = Scoring.effective(Scoring.symbols(after.display()), step)[category];
    int rome = Scoring.romeSymbols(state, slot -> slot.isKnownTo(seat))[category];
    Message strength =
        say("strength")
            .with("category", PaxWords.category(card.category()))
            .with("symbols", symbols)
            .with("rome", rome)
            .with("then", PaxView.Versus.of(symbols, rome).name());
    Hint hint = Hint.price(Playing.cost(play)).and(income(income)).and(strength);
    hint = after.cap() > player.cap() ? hint.and(say("limit").with("cap", after.cap())) : hint;
    int discount = Buying.discount(state, after);
    hint =
        discount > Buying.discount(state, player)
            ? hint.and(say("discountThen").with("discount", discount))
            : hint;
    DrawMode draws = Drawing.mode(numbers, after);
    hint =
        draws == Drawing.mode(numbers, player)
            ? hint
            : hint.and(say("drawThen").with("how", say("draw." + draws)));
    return takesConspiratus(state, seat, after) ? hint.and(say("takesConspiratus")) : hint;
  }

  private static boolean takesConspiratus(State state, int seat, Player after) {
    State then = Conspiracy.settle(state.withPlayer(seat, after), seat, Journal.SILENT);
    return then.pcHolder() != state.pcHolder();
  }

  private static Message income(int aurei) {
    return say("income").with("aurei", aurei);
  }

  private static Message say(String key) {
    return Message.of("pax.hint." + key);
  }
}
