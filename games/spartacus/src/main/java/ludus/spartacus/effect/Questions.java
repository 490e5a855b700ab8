package ludus.spartacus.effect;

import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.spartacus.Frame;
import ludus.spartacus.Stand;
import ludus.spartacus.State;

/// What a card asks of the one who must choose, in words.
public final class Questions {

  private Questions() {}

  /// Empty while nothing is to be chosen.
  public static Optional<Message> of(State state, Frame.Effect effect) {
    if (Resolve.chooser(state, effect) == Frame.NOBODY) {
      return Optional.empty();
    }
    Pile<Op> ops = Resolve.program(effect).ops();
    return switch (ops.get(effect.at())) {
      case Op.StealGold(Selector from, _, Amount n) ->
          Optional.of(
              ask("StealGold")
                  .player(Resolve.seat(effect, from))
                  .with("count", Resolve.most(state, effect, from, n)));
      case Op.DiscardIntrigue(_, Amount n, Op.Mode mode) ->
          Optional.of(
              ask("DiscardIntrigue." + mode.name())
                  .with("count", Resolve.amount(state, effect, n) - effect.discarded()));
      case Op.DiscardAsset(Selector who, Filter filter, Amount n, _, boolean cost) ->
          Optional.of(assets(state, effect, who, filter, n, cost, "DiscardAsset"));
      case Op.TurnAsset(Selector who, Filter filter, Amount n, Stand to, _, boolean cost) ->
          Optional.of(assets(state, effect, who, filter, n, cost, "TurnAsset." + to.name()));
      case Op.SwapCombatant(Selector who) ->
          Optional.of(ask("SwapCombatant").player(Resolve.seat(effect, who)));
      case Op.May _ ->
          Optional.of(
              ask(ops.get(effect.at() + 1) instanceof Op.RetrieveGuard ? "RetrieveGuard" : "May"));
      default -> Optional.empty();
    };
  }

  private static Message assets(
      State state,
      Frame.Effect effect,
      Selector who,
      Filter filter,
      Amount n,
      boolean cost,
      String key) {
    int seat = Resolve.seat(effect, who);
    int picked = cost ? Resolve.picked(state, effect, seat) : effect.picked().size();
    return ask(key)
        .player(seat)
        .with("what", filter.id())
        .with("count", Resolve.amount(state, effect, n) - picked);
  }

  private static Message ask(String key) {
    return Message.of("spartacus.choose." + key);
  }
}
