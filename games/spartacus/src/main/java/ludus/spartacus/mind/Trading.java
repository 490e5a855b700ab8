package ludus.spartacus.mind;

import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.State;
import ludus.spartacus.phase.Auctions;
import ludus.spartacus.phase.OpenMarket;

/// Sales to the bank, and bids.
final class Trading {

  /// To be the host is worth more than the honor: the host chooses who fights, and judges.
  private static final double POWER = 2.5;

  /// What is bid now lacks for the lots to come, and for the right to host.
  private static final double LATER = 1.1;

  private Trading() {}

  static double sale(Mind mind, Move move) {
    House house = mind.house();
    return switch (move) {
      case Move.Sell(MarketCard card) -> {
        Asset asset = house.asset(card);
        yield mind.gold(mind.seat, card.gold())
            - Worth.asset(mind.state, house, asset)
            + (asset.isChampion() ? Worth.influence(mind.state, mind.seat, -1) : 0)
            - 0.3;
      }
      case Move.SellGuard _ ->
          mind.gold(mind.seat, OpenMarket.guardValue(mind.state))
              - Worth.guard(house.guards() - 1)
              - 0.3;
      case Move.NotDone _ -> -3;
      default -> 0;
    };
  }

  // bids -----------------------------------------------------------------------------------------

  /// What a lot, or the right to host, is worth to each house; bidding is then a matter of odds.
  static final class Bids {

    private final Mind mind;
    private final Frame.Bidding bidding;
    private final double[] worth;
    private final int mostByWord;
    private final boolean host;

    Bids(Mind mind, Frame.Bidding bidding) {
      this.mind = mind;
      this.bidding = bidding;
      State state = mind.state;
      Pile<Frame.Lot> row = Auctions.auction(state).row();
      host = bidding.lot() == row.size();
      worth = new double[state.seats()];
      mostByWord = Honor.mostBid(mind);
      for (int seat = 0; seat < worth.length; seat++) {
        worth[seat] =
            host
                ? Worth.influence(state, seat, 1) + POWER
                : Worth.asset(state, state.house(seat), row.get(bidding.lot()).card());
      }
      if (host) {
        double[] denied = new double[worth.length];
        for (int seat = 0; seat < worth.length; seat++) {
          denied[seat] = denied(mind.as(seat));
        }
        for (int seat = 0; seat < worth.length; seat++) {
          worth[seat] += denied[seat];
        }
      }
      worth[mind.seat] *= taste(state.round(), bidding.lot(), mind.seat);
    }

    /// Everybody likes some things more than others do: without it equals would always bid alike.
    private static double taste(int round, int lot, int seat) {
      int mixed = (round * 31 + lot * 7 + seat) * 0x9E3779B9;
      return 0.92 + 0.16 * (mixed >>> 16 & 0xFF) / 256;
    }

    /// What it is worth to one that no rival becomes the host.
    private double denied(Mind one) {
      double denied = 0;
      int gold = 0;
      for (int seat = 0; seat < worth.length; seat++) {
        if (seat != one.seat && bidding.bidders().contains(seat)) {
          int has = 1 + one.gold(seat);
          denied -= has * one.share(seat) * worth[seat];
          gold += has;
        }
      }
      return gold == 0 ? 0 : denied / gold;
    }

    double gain(int bid) {
      int lies = bidding.table().get(mind.seat);
      int pays = lies + bid;
      double price = -Worth.gold(mind.house().gold(), -pays) * (host ? 1 : LATER);
      double breach = pays > mostByWord ? 8 : 0;
      return bid == 0 ? 0 : likely(pays) * (worth[mind.seat] - price) - breach;
    }

    /// How likely so much is the highest bid: others bid anything up to what it is worth to them.
    private double likely(int total) {
      double likely = 1;
      for (int seat = 0; seat < worth.length; seat++) {
        if (seat != mind.seat && bidding.bidders().contains(seat)) {
          double most = Math.min(mind.gold(seat), 0.85 * worth[seat] + 1);
          int lies = bidding.table().get(seat);
          likely *= Math.clamp((total - lies) / (Math.max(0, most - lies) + 1), 0, 1);
        }
      }
      return likely;
    }
  }
}
