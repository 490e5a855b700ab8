package ludus.marenostrum.mind;

import ludus.kernel.Pile;
import ludus.marenostrum.Data;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Icon;
import ludus.marenostrum.Move;
import ludus.marenostrum.Power;
import ludus.marenostrum.Resource;
import ludus.marenostrum.State;
import ludus.marenostrum.Stock;
import ludus.marenostrum.phase.TradeOffer;

/// Trade: offer what adds least to the own sets, take what adds most, and leave the one who is
/// about to win out of it.
final class Trading {

  /// How much of what a token of a missing type would add comes back for one that is offered; of
  /// the best that there is; and at least.
  private static final double MISSING = 0.6;

  private static final double BEST = 0.35;

  private static final double LEAST = 0.4;

  /// What the wrong number of tokens costs, for each.
  private static final double OFF = 0.5;

  /// What it costs to give the next take to a rival, if it were the only one.
  private static final double NEXT_TAKE = 0.8;

  /// What the receiver of a gift has of it, for a type that does not come to him anyway.
  private static final double GIFT = 1.2;

  private static final double WRONG = 1.5;

  private final Mind mind;
  private final State state;
  private final Purse purse;
  private int spare = -1;

  Trading(Mind mind) {
    this.mind = mind;
    state = mind.state;
    purse = new Purse(mind);
  }

  /// What can be hoped for in exchange for a token: one that is worth less in hand is better
  /// offered.
  private double exchange() {
    Stock stock = mind.stock();
    Data data = state.table().data();
    int types = data.commodities().size();
    double now = purse.worth(stock);
    double best = 0;
    double missing = 0;
    int seen = 0; // types of which there are equally many add the same
    for (int type = 0; type < types; type++) {
      int there = stock.ofType(type);
      if ((seen >>> there & 1) == 0) {
        seen |= 1 << there;
        double gain = purse.worth(stock.plus(data.common(type))) - now;
        best = Math.max(best, gain);
        missing = there == 0 ? gain : missing;
      }
    }
    return Math.max(LEAST, Math.max(BEST * best, MISSING * missing));
  }

  // the number -----------------------------------------------------------------------------------

  double token(int value) {
    if (spare < 0) {
      spare = spare(TradeOffer.MOST);
    }
    return -OFF * Math.abs(value - spare);
  }

  /// How many tokens one would rather exchange.
  private int spare(int most) {
    double exchange = exchange();
    Stock left = mind.stock();
    int count = 0;
    while (count < most && !left.isEmpty()) {
      Resource least = least(left, 0);
      if (purse.loss(left, least) > exchange) {
        break;
      }
      left = left.minus(least);
      count++;
    }
    return count;
  }

  /// The token that is missed least, among the kinds from an index on.
  private Resource least(Stock stock, int from) {
    Pile<Resource> kinds = state.table().data().resources();
    Resource least = kinds.get(from);
    double now = purse.worth(stock);
    double smallest = Double.POSITIVE_INFINITY;
    int seen = 0; // types of which there are equally many are missed alike
    for (int i = from; i < kinds.size(); i++) {
      Resource kind = kinds.get(i);
      if (stock.has(kind)) {
        int group = kind.isCoin() ? 0 : stock.ofType(kind.commodity().orElseThrow().index());
        if ((seen >>> group & 1) == 0) {
          seen |= 1 << group;
          double loss = now - purse.worth(stock.minus(kind));
          if (loss < smallest) {
            smallest = loss;
            least = kind;
          }
        }
      }
    }
    return least;
  }

  // the offer ------------------------------------------------------------------------------------

  /// An offer as a whole, put together in the order of the data file.
  final class Offering {

    private final Stock kept;
    private final Stock offered;
    private final boolean done;

    Offering(Frame.Offers frame) {
      Stock draft = frame.offers().get(mind.seat);
      Stock left = mind.stock().minus(draft);
      boolean antigone = mind.realm().has(Power.ANTIGONE);
      int most = TradeOffer.most(state, frame, mind.seat) - draft.size();
      int from = last(draft);
      double exchange = antigone ? exchange() : 0;
      Stock offer = Stock.NONE;
      for (int n = 0; n < most && has(left, from); n++) {
        Resource least = least(left, from);
        if (antigone && purse.loss(left, least) > exchange) {
          break;
        }
        left = left.minus(least);
        offer = offer.plus(least);
      }
      kept = left;
      offered = offer;
      done = offer.isEmpty();
    }

    double gain(Move move) {
      if (!(move instanceof Move.Offer(Resource resource))) {
        return done ? 0 : -WRONG;
      }
      if (!offered.has(resource)) {
        return kept.has(resource) ? -WRONG - Math.max(0, purse.loss(kept, resource)) : -WRONG;
      }
      return resource.equals(first(offered)) ? 0 : -WRONG;
    }
  }

  private int last(Stock draft) {
    Pile<Resource> kinds = state.table().data().resources();
    int last = 0;
    for (int i = 0; i < kinds.size(); i++) {
      last = draft.has(kinds.get(i)) ? i : last;
    }
    return last;
  }

  private boolean has(Stock stock, int from) {
    Pile<Resource> kinds = state.table().data().resources();
    for (int i = from; i < kinds.size(); i++) {
      if (stock.has(kinds.get(i))) {
        return true;
      }
    }
    return false;
  }

  private Resource first(Stock stock) {
    Pile<Resource> kinds = state.table().data().resources();
    int first = 0;
    while (!stock.has(kinds.get(first))) {
      first++;
    }
    return kinds.get(first);
  }

  // taking and giving ----------------------------------------------------------------------------

  /// What is still face up of the own offer will go.
  double take(Frame.Chain chain, Move.Take take) {
    Stock hand = mind.stock().minus(chain.faceUp().get(mind.seat));
    return purse.gain(hand, take.resource()) + NEXT_TAKE * mind.share(take.victim());
  }

  double give(Frame.Evening evening, Resource resource) {
    int receiver = evening.receiver();
    double use =
        resource.isCoin()
            ? 0.6 * GIFT
            : mind.income(receiver).ofType(resource.commodity().orElseThrow().index()) > 0
                ? 0.3 * GIFT
                : GIFT;
    return -purse.loss(mind.stock(), resource) + mind.share(receiver) * use;
  }

  // more income ----------------------------------------------------------------------------------

  double gain(Resource resource) {
    return purse.gain(mind.stock(), resource);
  }

  /// A Legendary Commodity may be of a type that is there already (MN-1.1-c).
  double extra(Icon city, boolean legendary) {
    Stock stock = mind.stock();
    Pile<Resource> kinds = state.table().data().resources();
    if (!legendary) {
      return purse.gain(stock, kinds.getFirst());
    }
    double sum = 0;
    int types = state.table().data().commodities().size();
    for (int type = 0; type < types; type++) {
      Resource token = state.table().data().legendary(type);
      sum += stock.has(token) ? 0 : purse.gain(stock, token);
    }
    return sum / types;
  }

  /// What the Hanging Gardens keep: a type that won't come by itself.
  double keep(Resource resource) {
    int type = resource.commodity().orElseThrow().index();
    return Worth.good(mind.supply(type)) + (resource.legendary() ? 0.05 : 0);
  }
}
