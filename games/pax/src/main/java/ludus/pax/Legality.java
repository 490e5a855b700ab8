package ludus.pax;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;

/// Why a move is illegal, whatever it is and whoever sends it (PAX-SYS-2).
final class Legality {

  private Legality() {}

  static Optional<Refusal> refusal(State state, int seat, Move move) {
    if (isBroken(move)) {
      return Optional.of(Refusal.plain("kernel.refusal.noMove"));
    }
    if (seat < 0 || seat >= state.players().size()) {
      return Optional.of(Refusal.plain("kernel.refusal.noSeat"));
    }
    if (state.step() instanceof Step.Over) {
      return refuse(Rules.SYS_9, "over");
    }
    if (!(state.step() instanceof Step.Opening) && seat != state.activePlayer()) {
      return refuse(Rules.TURN_1, "notYourTurn");
    }
    return switch (state.step()) {
      case Step.Opening opening ->
          move instanceof Move.ChooseOpening choice
              ? Opening.refusal(state, opening, seat, choice)
              : refuse(Rules.SETUP_8, "openingFirst");
      case Step.TurnStart _ ->
          move instanceof Move.ChooseTurn
              ? Optional.empty()
              : refuse(
                  move instanceof Move.ChooseOpening ? Rules.SETUP_8 : Rules.TURN_2, "chooseTurn");
      case Step.Draw draw ->
          move instanceof Move.Assign assign
              ? Drawing.refusal(state, draw, assign)
              : refuse(late(move), "drawFirst");
      case Step.Buy _ ->
          switch (move) {
            case Move.Buy buy -> Buying.refusal(state, state.player(seat), buy);
            case Move.SkipBuy _ -> Optional.empty();
            default -> refuse(late(move), "buyFirst");
          };
      case Step.Play play ->
          switch (move) {
            case Move.PlayCard card -> Playing.refusal(state, state.player(seat), play, card);
            case Move.EndPlay _ -> Optional.empty();
            case Move.Buy _ -> refuse(Rules.BUY_1, "buyOver");
            default -> refuse(late(move), "playNow");
          };
      case Step.Over _ -> refuse(Rules.SYS_9, "over");
    };
  }

  /// The rule against a move that belongs to another step.
  private static RuleId late(Move move) {
    return switch (move) {
      case Move.ChooseTurn _ -> Rules.TURN_2;
      case Move.ChooseOpening _ -> Rules.SETUP_8;
      default -> Rules.TURN_3;
    };
  }

  // Moves from outside can have holes that the compiler doesn't believe in.
  @SuppressWarnings("NullAway")
  private static boolean isBroken(Move move) {
    return switch (move) {
      case null -> true;
      case Move.ChooseOpening(Card keep, List<Card> display) ->
          keep == null || display == null || display.stream().anyMatch(Objects::isNull);
      case Move.ChooseTurn(Move.Turn turn) -> turn == null;
      case Move.Assign(Card card, Destination to, var legion) ->
          card == null || to == null || legion == null;
      case Move.PlayCard(Card card) -> card == null;
      case Move.Buy _ -> false;
      case Move.SkipBuy _ -> false;
      case Move.EndPlay _ -> false;
    };
  }

  private static Optional<Refusal> refuse(RuleId rule, String key) {
    return Optional.of(Rules.refuse(rule, key));
  }
}
