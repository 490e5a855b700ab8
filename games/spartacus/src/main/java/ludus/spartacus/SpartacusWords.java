package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Message;
import ludus.kernel.Message.Player;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;

/// How cards, houses and moves are called in sentences.
public final class SpartacusWords {

  private SpartacusWords() {}

  public static Message card(MarketCard card) {
    return Message.of("spartacus.card." + card.face().name());
  }

  public static Message card(IntrigueCard card) {
    return Message.of("spartacus.card." + card.id());
  }

  public static List<Message> cards(List<MarketCard> cards) {
    return cards.stream().map(SpartacusWords::card).toList();
  }

  public static List<Message> intrigue(List<IntrigueCard> cards) {
    return cards.stream().map(SpartacusWords::card).toList();
  }

  public static Message house(HouseCard house) {
    return Message.of("spartacus.house." + house.id());
  }

  public static Message rule(HouseCard.Rule rule) {
    String house = rule.id().substring(0, rule.id().indexOf('.'));
    return Message.of("spartacus.house." + house + ".rule." + (rule.number() - 1));
  }

  public static Message named(String kind, Enum<?> value) {
    return Message.of("spartacus." + kind + "." + value.name());
  }

  static Message hidden() {
    return Message.of("spartacus.card.hidden");
  }

  static Message move(Move move) {
    Message say = Message.of("spartacus.move." + move.getClass().getSimpleName());
    return switch (move) {
      case Move.ChooseHouse(HouseCard house) -> say.with("house", house(house));
      case Move.HealNext(MarketCard card) -> say.with("card", card(card));
      case Move.KeepDie(int face) -> say.with("face", face);
      case Move.Ledger(List<MarketCard> unpaid) ->
          unpaid.isEmpty()
              ? Message.of("spartacus.move.Ledger.all")
              : say.with("cards", cards(unpaid));
      case Move.UseGuard(boolean fromHand) ->
          Message.of("spartacus.move.UseGuard." + (fromHand ? "hand" : "table"));
      case Move.React(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          aimed("React", card, target, other);
      case Move.UseAbility(MarketCard card, OptionalInt choice) ->
          choice.isPresent()
              ? Message.of("spartacus.move.UseAbility.choice")
                  .with("card", card(card))
                  .with("choice", choice.getAsInt() + 1)
              : say.with("card", card(card));
      case Move.CashIn(IntrigueCard card) ->
          say.with("card", card(card)).with("gold", card.face().cashIn());
      case Move.UseHouseRule(HouseCard.Rule rule, OptionalInt amount) ->
          amount.isPresent()
              ? Message.of("spartacus.move.UseHouseRule.amount")
                  .with("rule", rule(rule))
                  .with("amount", amount.getAsInt())
              : say.with("rule", rule(rule));
      case Move.Announce(IntrigueCard card) -> say.with("card", card(card));
      case Move.PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) ->
          aimed("PlayScheme", card, target, other);
      case Move.TurnUp(OptionalInt target, OptionalInt other) ->
          other.isPresent()
              ? Message.of("spartacus.move.TurnUp.both")
                  .with("target", player(target))
                  .with("other", player(other))
              : target.isPresent()
                  ? Message.of("spartacus.move.TurnUp.target").with("target", player(target))
                  : say;
      case Move.AskSupport(int seat) -> say.player(seat);
      case Move.DiscardCard(IntrigueCard card) -> say.with("card", card(card));
      case Move.PickAsset(MarketCard card) -> say.with("card", card(card));
      case Move.PickCard(IntrigueCard card) -> say.with("card", card(card));
      case Move.PickNumber(int number) -> say.with("number", number);
      case Move.Answer(boolean yes) -> Message.of("spartacus.move.Answer." + yes);
      case Move.Sell(MarketCard card) -> say.with("card", card(card)).with("gold", card.gold());
      case Move.Bid(int gold) -> say.with("gold", gold);
      case Move.GiveGold(int to, int gold) -> say.player(to).with("gold", gold);
      case Move.Propose propose -> offer(propose);
      case Move.Accept(int from, _) -> say.player(from);
      case Move.Decline(int from, _) -> say.player(from);
      case Move.JudgePledge(int debtor, _, boolean kept) ->
          Message.of("spartacus.move.JudgePledge." + (kept ? "kept" : "broken")).player(debtor);
      case Move.Invite(int seat) -> say.player(seat);
      case Move.Commit(MarketCard combatant, List<MarketCard> equipment) ->
          equipment.isEmpty()
              ? Message.of("spartacus.move.Commit.bare").with("card", card(combatant))
              : say.with("card", card(combatant)).with("equipment", cards(equipment));
      case Move.PlaceWagers wagers ->
          wagers.total() == 0
              ? Message.of("spartacus.move.PlaceWagers.none")
              : say.with("victoryI", wagers.victoryI())
                  .with("victoryII", wagers.victoryII())
                  .with("injury", wagers.injury())
                  .with("decapitation", wagers.decapitation());
      case Move.ChooseOrder(boolean first) ->
          Message.of("spartacus.move.ChooseOrder." + (first ? "first" : "second"));
      case Move.MoveTo(Hex hex) -> say.with("q", hex.q()).with("r", hex.r());
      case Move.Attack(int target, boolean speed) ->
          Message.of("spartacus.move.Attack." + (speed ? "speed" : "normal"))
              .with("number", target + 1);
      case Move.DefendWith(Pool pool) -> say.with("pool", named("pool", pool));
      case Move.Reroll(List<Integer> faces) ->
          faces.isEmpty() ? Message.of("spartacus.move.Reroll.none") : say.with("faces", faces);
      case Move.ForceReroll(int face) -> say.with("face", face);
      case Move.GiveUp(Pool pool) -> say.with("pool", named("pool", pool));
      case Move.Judge(boolean up) -> Message.of("spartacus.move.Judge." + (up ? "up" : "down"));
      default -> say;
    };
  }

  private static Message aimed(
      String what, IntrigueCard card, OptionalInt target, OptionalInt other) {
    Message say = Message.of("spartacus.move." + what).with("card", card(card));
    if (target.isPresent() && other.isPresent()) {
      return Message.of("spartacus.move." + what + ".both")
          .with("card", card(card))
          .with("target", player(target))
          .with("other", player(other));
    }
    return target.isPresent()
        ? Message.of("spartacus.move." + what + ".target")
            .with("card", card(card))
            .with("target", player(target))
        : other.isPresent()
            ? Message.of("spartacus.move." + what + ".target")
                .with("card", card(card))
                .with("target", player(other))
            : say;
  }

  private static Player player(OptionalInt seat) {
    return new Player(seat.orElse(0));
  }

  static Message offer(Move.Propose offer) {
    Message said = exchange(offer);
    if (offer.act() != Act.NONE) {
      said =
          Message.of("spartacus.offer.act")
              .with("offer", said)
              .with("act", act(offer))
              .with("mine", offer.actMine() ? "yes" : "no");
    }
    return offer.pledge() == Term.NONE
        ? said
        : Message.of("spartacus.offer.pledge")
            .with("offer", said)
            .with("mine", offer.pledgeMine() ? "yes" : "no")
            .with(
                "term",
                term(
                    offer.pledge(),
                    offer.pledgeAbout(),
                    offer.pledgeAmount(),
                    offer.pledgeAsset(),
                    offer.words()));
  }

  /// What changes hands; a side that gives nothing but a deed or its word is left out.
  private static Message exchange(Move.Propose offer) {
    List<Message> give = side(offer.giveGold(), offer.give(), offer.giveGuards());
    List<Message> get = side(offer.getGold(), offer.get(), offer.getGuards());
    if (get.isEmpty() && !give.isEmpty() && binds(offer, false)) {
      return Message.of("spartacus.offer.gives").player(offer.to()).with("give", give);
    }
    if (give.isEmpty() && !get.isEmpty() && binds(offer, true)) {
      return Message.of("spartacus.offer.gets").player(offer.to()).with("get", get);
    }
    return Message.of("spartacus.offer")
        .player(offer.to())
        .with("give", orNothing(give))
        .with("get", orNothing(get));
  }

  /// Whether the proposer, or the other, would act or promise something.
  private static boolean binds(Move.Propose offer, boolean proposer) {
    return (offer.act() != Act.NONE && offer.actMine() == proposer)
        || (offer.pledge() != Term.NONE && offer.pledgeMine() == proposer);
  }

  private static List<Message> orNothing(List<Message> things) {
    return things.isEmpty() ? List.of(Message.of("spartacus.offer.nothing")) : things;
  }

  private static Message act(Move.Propose offer) {
    return offer.act() == Act.INVITE
        ? Message.of("spartacus.offer.invite").with("about", new Player(offer.about()))
        : named("act", offer.act());
  }

  private static List<Message> side(int gold, List<MarketCard> assets, int guards) {
    List<Message> things = new ArrayList<>();
    if (gold > 0) {
      things.add(Message.of("spartacus.offer.gold").with("gold", gold));
    }
    things.addAll(cards(assets));
    if (guards > 0) {
      things.add(Message.of("spartacus.offer.guards").with("guards", guards));
    }
    return things;
  }

  static Message term(Term term, int about, int amount, Optional<MarketCard> asset, String words) {
    return Message.of("spartacus.term." + term.name())
        .with("about", new Player(Math.max(0, about)))
        .with("amount", amount)
        .with("asset", asset.map(SpartacusWords::card).orElse(hidden()))
        .with("words", words);
  }
}
