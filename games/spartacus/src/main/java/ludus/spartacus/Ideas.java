package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Pile;
import ludus.spartacus.Frame.SchemeStage;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.phase.OpenMarket;
import ludus.spartacus.phase.Scheming;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;

/// A few sensible things to say out of turn: replies to offers, gold for support or for its sale,
/// gold for a pass, assets for gold.
final class Ideas {

  private Ideas() {}

  static List<Move> of(State state, int seat, RandomGenerator own) {
    if (Bargains.isFrozen(state)) {
      return List.of();
    }
    List<Move> ideas = new ArrayList<>();
    Pile.Builder<Move> replies = Pile.builder(8);
    Bargains.list(state, seat, replies);
    for (Move reply : replies.build()) {
      if (Bargains.isTalkOnly(state, seat, reply)) {
        ideas.add(reply);
      }
    }
    proposal(state, seat, own)
        .filter(offer -> Bargains.refusal(state, seat, offer).isEmpty())
        .ifPresent(ideas::add);
    return ideas;
  }

  private static Optional<Move.Propose> proposal(State state, int seat, RandomGenerator own) {
    for (var offer : state.talk().offers()) {
      if (offer.from() == seat) {
        return Optional.empty(); // one thing at a time
      }
    }
    return switch (state.top()) {
      case Frame.Scheme scheme when scheme.stage() == SchemeStage.FACEDOWN ->
          seat == scheme.seat()
              ? buySupport(state, scheme, own)
              : sellSupport(state, scheme, seat, own);
      case Frame.Window window when window.timing() == Timing.SCHEME_DECLARED ->
          buyPass(state, window, seat, own);
      case Frame.OpenMarket market -> trade(state, market, seat, own);
      default -> Optional.empty();
    };
  }

  /// The schemer pays somebody for support.
  private static Optional<Move.Propose> buySupport(
      State state, Frame.Scheme scheme, RandomGenerator own) {
    int seat = scheme.seat();
    int free = Gold.free(state, seat);
    int to = other(state, seat, own);
    if (free == 0 || scheme.asked() != Frame.NOBODY || !Scheming.maySupport(scheme, to)) {
      return Optional.empty();
    }
    int price = 1 + own.nextInt(Math.min(3, free));
    return Optional.of(offer(to, price, 0, Act.SUPPORT, false, own.nextInt(3) == 0));
  }

  /// Somebody sells support to the schemer.
  private static Optional<Move.Propose> sellSupport(
      State state, Frame.Scheme scheme, int seat, RandomGenerator own) {
    if (!Scheming.maySupport(scheme, seat) || state.house(scheme.seat()).gold() == 0) {
      return Optional.empty();
    }
    return Optional.of(
        offer(scheme.seat(), 0, 1 + own.nextInt(3), Act.SUPPORT, true, own.nextInt(3) == 0));
  }

  /// The schemer pays a targeted house for a pass.
  private static Optional<Move.Propose> buyPass(
      State state, Frame.Window window, int seat, RandomGenerator own) {
    Frame.Scheme scheme = Scheming.pending(state);
    int free = Gold.free(state, seat);
    int to = other(state, seat, own);
    if (seat != scheme.seat() || free == 0 || !window.poll().asks(to)) {
      return Optional.empty();
    }
    return Optional.of(
        offer(to, 1 + own.nextInt(Math.min(3, free)), 0, Act.PASS, false, own.nextBoolean()));
  }

  /// An own asset for a little more than the bank pays.
  private static Optional<Move.Propose> trade(
      State state, Frame.OpenMarket market, int seat, RandomGenerator own) {
    House house = state.house(seat);
    int to = other(state, seat, own);
    if (house.assets().isEmpty() || market.done().contains(seat) || market.done().contains(to)) {
      return Optional.empty();
    }
    Asset asset = house.assets().get(own.nextInt(house.assets().size()));
    if (!OpenMarket.isTradable(market, asset)) {
      return Optional.empty();
    }
    int price = asset.card().gold() + own.nextInt(3);
    return Optional.of(
        new Move.Propose(
            to,
            0,
            price,
            List.of(asset.card()),
            List.of(),
            0,
            0,
            Act.NONE,
            false,
            to,
            own.nextInt(4) == 0 ? Term.NOT_FOIL : Term.NONE,
            true,
            to,
            0,
            Optional.empty(),
            Until.NEXT_ROUND,
            "",
            own.nextBoolean()));
  }

  static Move.Propose offer(int to, int give, int get, Act act, boolean actMine, boolean secret) {
    return new Move.Propose(
        to,
        give,
        get,
        List.of(),
        List.of(),
        0,
        0,
        act,
        actMine,
        to,
        Term.NONE,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        secret);
  }

  private static int other(State state, int seat, RandomGenerator own) {
    return state.table().clockwise(seat, 1 + own.nextInt(state.seats() - 1));
  }
}
