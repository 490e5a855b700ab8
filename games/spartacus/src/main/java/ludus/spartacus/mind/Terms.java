package ludus.spartacus.mind;

import java.util.List;
import java.util.Optional;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;

/// Puts offers together.
final class Terms {

  private Terms() {}

  /// Gold one way or the other for an act of the other's.
  static Move.Propose theirs(int to, int give, Act act, int about) {
    return offer(to, give, 0, List.of(), List.of(), act, false, about);
  }

  /// An own act for gold.
  static Move.Propose own(int to, int get, Act act, int about) {
    return offer(to, 0, get, List.of(), List.of(), act, true, about);
  }

  static Move.Propose sale(int to, MarketCard card, int price) {
    return offer(to, 0, price, List.of(card), List.of(), Act.NONE, false, to);
  }

  static Move.Propose purchase(int to, MarketCard card, int price) {
    return offer(to, price, 0, List.of(), List.of(card), Act.NONE, false, to);
  }

  private static Move.Propose offer(
      int to,
      int give,
      int get,
      List<MarketCard> mine,
      List<MarketCard> yours,
      Act act,
      boolean actMine,
      int about) {
    return new Move.Propose(
        to,
        give,
        get,
        mine,
        yours,
        0,
        0,
        act,
        actMine,
        about,
        Term.NONE,
        true,
        to,
        0,
        Optional.empty(),
        Until.PHASE,
        "",
        false);
  }

  /// With a promise besides.
  static Move.Propose and(
      Move.Propose terms, Term term, boolean mine, int about, int amount, Until until) {
    return new Move.Propose(
        terms.to(),
        terms.giveGold(),
        terms.getGold(),
        terms.give(),
        terms.get(),
        terms.giveGuards(),
        terms.getGuards(),
        terms.act(),
        terms.actMine(),
        terms.about(),
        term,
        mine,
        about,
        amount,
        Optional.empty(),
        until,
        terms.words(),
        terms.secret());
  }

  /// The same bargain as the other side would propose it, with other gold.
  static Move.Propose turned(Move.Propose terms, int from, int give, int get) {
    return new Move.Propose(
        from,
        give,
        get,
        terms.get(),
        terms.give(),
        terms.getGuards(),
        terms.giveGuards(),
        terms.act(),
        !terms.actMine(),
        terms.about(),
        terms.pledge(),
        !terms.pledgeMine(),
        terms.pledgeAbout(),
        terms.pledgeAmount(),
        terms.pledgeAsset(),
        terms.until(),
        "",
        terms.secret());
  }

  /// Whether two offers of the same dominus are about the same, whatever the price.
  static boolean alike(Move.Propose one, Move.Propose other) {
    return one.to() == other.to()
        && one.act() == other.act()
        && one.about() == other.about()
        && one.give().equals(other.give())
        && one.get().equals(other.get())
        && one.pledge() == other.pledge();
  }
}
