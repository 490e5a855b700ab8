package ludus.spartacus;

import static ludus.spartacus.SpartacusWords.card;
import static ludus.spartacus.SpartacusWords.cards;
import static ludus.spartacus.SpartacusWords.house;
import static ludus.spartacus.SpartacusWords.intrigue;
import static ludus.spartacus.SpartacusWords.named;
import static ludus.spartacus.SpartacusWords.offer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;
import ludus.kernel.Message.Player;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.spartacus.SpartacusEvent.*;
import ludus.spartacus.effect.Timing;
import ludus.spartacus.talk.Offer;
import ludus.spartacus.talk.Pledge;

/// The sentence and the rule of each event.
final class Chronicle {

  private Chronicle() {}

  /// An offer as this viewer may know it: third parties are not told its number.
  static Optional<Offer> seen(Offer offer, Viewer viewer) {
    if (!offer.isSeenBy(viewer)) {
      return Optional.empty();
    }
    boolean party = viewer.seat() == offer.from() || viewer.seat() == offer.to();
    return Optional.of(party ? offer : new Offer(offer.from(), 0, offer.terms()));
  }

  static RuleId rule(SpartacusEvent event) {
    return switch (event) {
      case Answered(_, RuleId rule) -> rule;
      case InfluenceChanged(_, _, _, RuleId rule) -> rule;
      case RolledOff(_, _, RuleId rule) -> rule;
      case HouseRuleUsed(_, HouseCard.Rule rule, _) -> Rules.houseRule(rule);
      case WindowClosed(Timing timing, _) -> window(timing);
      default -> Rules.rule(id(event));
    };
  }

  private static RuleId window(Timing timing) {
    return Rules.rule(
        switch (timing) {
          case SCHEME_DECLARED -> "INT-22";
          case REACTION_DECLARED -> "REA-6";
          case HEAL_ROLLED -> "UPK-6";
          case ROW_DEALT -> "MKT-10";
          case WAGERS_FINAL -> "WAG-6";
          case INITIATIVE_ROLLED -> "CMB-45";
          case ATTACK_ROLLED -> "CMB-17";
          case DEATH -> "VIC-5";
          case ANY_PHASE -> "FSM-5";
          default -> "REA-4";
        });
  }

  private static String id(SpartacusEvent event) {
    return switch (event) {
      case HouseChosen _ -> "SET-3";
      case AssetsDealt _ -> "SET-5";
      case PhaseBegan _ -> "FSM-1";
      case Refreshed _ -> "UPK-2";
      case HealingRolled _ -> "UPK-5";
      case HealingRerolled _ -> "UPK-6";
      case HealingEnded _ -> "UPK-4";
      case LedgerBalanced(_, _, _, List<MarketCard> unpaid, _) ->
          unpaid.isEmpty() ? "UPK-10" : "UPK-11";
      case CardsDrawn _ -> "INT-1";
      case DeckRenewed _ -> "DCK-2";
      case CardDiscarded _ -> "INT-32";
      case HandSeen _ -> "HID-2";
      case GuardRetrieved _ -> "SET-18";
      case GuardDeployed _ -> "ANY-3";
      case GoldGained _, GoldLost _ -> "CON-6";
      case GoldPaid _ -> "ANY-1";
      case AssetDiscarded _, AssetTurned _ -> "EXH-1";
      case GuardsDiscarded _, GuardsExhausted _ -> "SET-10";
      case AssetMoved _, GuardsMoved _ -> "MKT-2";
      case AssetPicked _, NumberPicked _ -> "DAT-5";
      case MayAnswered _ -> "DAT-6";
      case TurnBegan _ -> "INT-3";
      case TurnEnded _ -> "INT-9";
      case CashedIn _ -> "INT-5";
      case SchemeAnnounced _ -> "INT-10";
      case SupportAsked _, SupportGranted _, SupportRefused _ -> "INT-14";
      case RequirementLowered _ -> "INT-15";
      case SchemeWithdrawn _ -> "INT-16";
      case SchemeTurnedUp _ -> "INT-17";
      case SchemeEnded(_, _, SchemeEnd end) ->
          switch (end) {
            case SUCCEEDED -> "INT-29";
            case FOILED -> "INT-28";
            case FIZZLED -> "INT-30";
            case BLOCKED -> "INT-19";
          };
      case GuardUsed _ -> "INT-24";
      case GuardRerolled _ -> "EC-42";
      case ReactionPlayed _ -> "REA-12";
      case ReactionEnded _ -> "REA-7";
      case AbilityUsed _ -> "INT-8";
      case AssetSold _, GuardSold _ -> "MKT-4";
      case DoneTrading _ -> "MKT-8";
      case GoldConcealed _ -> "MKT-9";
      case RowDealt _ -> "MKT-10";
      case LotPeeked _ -> "HID-7";
      case LotRevealed _ -> "MKT-11";
      case BidsOpened _ -> "MKT-12";
      case BidsTied _ -> "MKT-15";
      case LotWon _ -> "MKT-14";
      case AuctionFailed _ -> "MKT-17";
      case HostDecided _ -> "MKT-23";
      case GoldShown _ -> "MKT-27";
      case Offered _ -> "DEA-1";
      case OfferEnded _ -> "DEA-9";
      case PledgeMade _, PledgeJudged _ -> "DEA-11";
      case Invited _ -> "ARN-3";
      case InvitationDeclined _ -> "ARN-10";
      case Committed _ -> "ARN-5";
      case NoMatch _ -> "ARN-13";
      case TributePaid _ -> "TRB-1";
      case WagersOpened _ -> "WAG-2";
      case CombatantSwapped _ -> "DAT-10";
      case MatchBegan _ -> "CMB-1";
      case CombatRoundBegan _ -> "CMB-6";
      case NetThrown _ -> "CMB-7";
      case InitiativeRolled _, InitiativeWon _ -> "CMB-9";
      case OrderChosen _ -> "CMB-10";
      case FighterMoved _ -> "CMB-12";
      case CombatTurnEnded _ -> "CMB-11";
      case Attacked _ -> "CMB-13";
      case DiceRolled _ -> "CMB-16";
      case DiceRerolled _ -> "CMB-17";
      case DiceCompared _ -> "CMB-19";
      case WoundsAdded _ -> "CMB-25";
      case WoundsIgnored _ -> "CMB-26";
      case WoundsSuffered _, DieGivenUp _ -> "CMB-27";
      case FighterDefeated _ -> "CMB-31";
      case Stalled _ -> "CMB-38";
      case MatchWon _ -> "VIC-1";
      case FavorWon(_, _, boolean champion) -> champion ? "CHP-1" : "VIC-2";
      case WagerSettled _ -> "WAG-7";
      case ThumbShown(_, _, _, boolean up) -> up ? "VER-2" : "VER-3";
      case NobodyWon _ -> "WIN-2";
      case TournamentBegan _ -> "WIN-4";
      case LostByDefault _ -> "WIN-12";
      case TournamentLost _ -> "WIN-5";
      case GameWon(_, Frame.Victory by) ->
          switch (by) {
            case INFLUENCE -> "WIN-1";
            case TOURNAMENT -> "WIN-5";
            case ROUNDS -> "WIN-14";
          };
      case Answered _, InfluenceChanged _, RolledOff _, HouseRuleUsed _, WindowClosed _ ->
          throw new IllegalStateException("Has a rule of its own");
    };
  }

  static Message told(SpartacusEvent event) {
    Message say = Message.of("spartacus.event." + event.getClass().getSimpleName());
    return switch (event) {
      case HouseChosen(int seat, HouseCard house) -> say.player(seat).with("house", house(house));
      case AssetsDealt(int seat, List<MarketCard> cards, int guards, int gold, _) ->
          say.player(seat).with("cards", cards(cards)).with("guards", guards).with("gold", gold);
      case PhaseBegan(int round, Phase phase) ->
          say.with("round", round).with("phase", named("phase", phase));
      case Refreshed(int seat, List<MarketCard> cards, int guards) ->
          say.player(seat).with("count", cards.size() + guards);
      case HealingRolled(int seat, MarketCard card, List<Integer> dice) ->
          say.player(seat).with("card", card(card)).with("dice", numbers(dice));
      case HealingRerolled(
              int by,
              MarketCard healer,
              int seat,
              MarketCard card,
              int face,
              int now) ->
          say.player(by)
              .with("healer", card(healer))
              .with("owner", new Player(seat))
              .with("card", card(card))
              .with("face", face)
              .with("now", now);
      case HealingEnded(int seat, MarketCard card, int face, Fate fate) ->
          say.player(seat).with("card", card(card)).with("face", face).with("fate", fate.name());
      case LedgerBalanced(int seat, int income, int expense, List<MarketCard> unpaid, _) ->
          (unpaid.isEmpty() ? say : Message.of("spartacus.event.LedgerBalanced.unpaid"))
              .player(seat)
              .with("income", income)
              .with("expense", expense)
              .with("cards", cards(unpaid));
      case Answered(int seat, _) -> say.player(seat);
      case WindowClosed(Timing timing, _) -> say.with("timing", named("timing", timing));
      case CardsDrawn(int seat, int count, Optional<List<IntrigueCard>> cards) ->
          cards.isPresent()
              ? Message.of("spartacus.event.CardsDrawn.own")
                  .player(seat)
                  .with("cards", intrigue(cards.get()))
                  .with("count", count)
              : say.player(seat).with("count", count);
      case DeckRenewed(int cards) -> say.with("count", cards);
      case CardDiscarded(int seat, IntrigueCard card, _) ->
          say.player(seat).with("card", card(card));
      case HandSeen(int viewer, int of, int count, Optional<List<IntrigueCard>> cards) ->
          cards.isPresent()
              ? Message.of("spartacus.event.HandSeen.own")
                  .player(viewer)
                  .with("of", new Player(of))
                  .with("count", count)
                  .with("cards", intrigue(cards.get()))
              : say.player(viewer).with("of", new Player(of)).with("count", count);
      case GuardRetrieved(int seat) -> say.player(seat);
      case GuardDeployed(int seat, _) -> say.player(seat);
      case GoldGained(int seat, int gold) -> say.player(seat).with("gold", gold);
      case GoldLost(int seat, int gold) -> say.player(seat).with("gold", gold);
      case GoldPaid(int from, int to, int gold, _) ->
          say.player(from).with("to", new Player(to)).with("gold", gold);
      case InfluenceChanged(int seat, int before, int now, _) ->
          Message.of("spartacus.event.InfluenceChanged." + (now > before ? "up" : "down"))
              .player(seat)
              .with("by", Math.abs(now - before))
              .with("now", now);
      case AssetDiscarded(int seat, MarketCard card) -> say.player(seat).with("card", card(card));
      case AssetTurned(int seat, MarketCard card, Stand stand) ->
          say.player(seat).with("card", card(card)).with("stand", stand.name());
      case GuardsDiscarded(int seat, int count) -> say.player(seat).with("count", count);
      case GuardsExhausted(int seat, int count) -> say.player(seat).with("count", count);
      case AssetMoved(int from, int to, MarketCard card) ->
          say.player(from).with("to", new Player(to)).with("card", card(card));
      case GuardsMoved(int from, int to, int count) ->
          say.player(from).with("to", new Player(to)).with("count", count);
      case AssetPicked(int seat, int owner, MarketCard card) ->
          say.player(seat).with("owner", new Player(owner)).with("card", card(card));
      case NumberPicked(int seat, int number) -> say.player(seat).with("number", number);
      case MayAnswered(int seat, boolean yes) ->
          Message.of("spartacus.event.MayAnswered." + (yes ? "yes" : "no")).player(seat);
      case TurnBegan(int seat) -> say.player(seat);
      case TurnEnded(int seat) -> say.player(seat);
      case CashedIn(int seat, IntrigueCard card, int gold, _) ->
          say.player(seat).with("card", card(card)).with("gold", gold);
      case SchemeAnnounced(int seat, Optional<IntrigueCard> card) ->
          card.isPresent()
              ? Message.of("spartacus.event.SchemeAnnounced.own")
                  .player(seat)
                  .with("card", card(card.get()))
              : say.player(seat);
      case SupportAsked(int seat, int of) -> say.player(seat).with("of", new Player(of));
      case SupportGranted(int seat, int to, int influence) ->
          say.player(seat).with("to", new Player(to)).with("influence", influence);
      case SupportRefused(int seat, int to) -> say.player(seat).with("to", new Player(to));
      case RequirementLowered(int seat, int by) -> say.player(seat).with("by", by);
      case SchemeWithdrawn(int seat, _) -> say.player(seat);
      case SchemeTurnedUp(
              int seat,
              IntrigueCard card,
              Optional<Integer> target,
              Optional<Integer> other,
              int total,
              int requirement,
              _) ->
          aimed("SchemeTurnedUp", seat, card, target, other)
              .with("total", total)
              .with("requirement", requirement);
      case SchemeEnded(int seat, IntrigueCard card, SchemeEnd end) ->
          Message.of("spartacus.event.SchemeEnded." + end.name())
              .player(seat)
              .with("card", card(card));
      case GuardUsed(int seat, _, int die, boolean success, _) ->
          Message.of("spartacus.event.GuardUsed." + (success ? "foils" : "fails"))
              .player(seat)
              .with("die", die);
      case GuardRerolled(int seat, MarketCard with, int die, boolean success) ->
          Message.of("spartacus.event.GuardRerolled." + (success ? "foils" : "fails"))
              .player(seat)
              .with("card", card(with))
              .with("die", die);
      case ReactionPlayed(
              int seat,
              IntrigueCard card,
              Optional<Integer> target,
              Optional<Integer> other,
              _) ->
          aimed("ReactionPlayed", seat, card, target, other);
      case ReactionEnded(int seat, IntrigueCard card, boolean cancelled) ->
          Message.of("spartacus.event.ReactionEnded." + (cancelled ? "cancelled" : "done"))
              .player(seat)
              .with("card", card(card));
      case AbilityUsed(int seat, MarketCard card, _) -> say.player(seat).with("card", card(card));
      case HouseRuleUsed(int seat, HouseCard.Rule rule, _) ->
          say.player(seat).with("rule", SpartacusWords.rule(rule));
      case AssetSold(int seat, MarketCard card, int gold) ->
          say.player(seat).with("card", card(card)).with("gold", gold);
      case GuardSold(int seat, int gold) -> say.player(seat).with("gold", gold);
      case DoneTrading(int seat, boolean done) ->
          Message.of("spartacus.event.DoneTrading." + (done ? "done" : "again")).player(seat);
      case GoldConcealed _ -> say;
      case RowDealt(int lots) -> say.with("count", lots);
      case LotPeeked(int seat, int lot, Optional<MarketCard> card) ->
          card.isPresent()
              ? Message.of("spartacus.event.LotPeeked.own")
                  .player(seat)
                  .with("lot", lot + 1)
                  .with("card", card(card.get()))
              : say.player(seat).with("lot", lot + 1);
      case LotRevealed(int lot, MarketCard card, _) ->
          say.with("lot", lot + 1).with("card", card(card));
      case BidsOpened(Optional<MarketCard> card, List<Integer> bids, _) ->
          Message.of("spartacus.event.BidsOpened." + (card.isPresent() ? "lot" : "host"))
              .with("bids", bids(bids));
      case BidsTied(Seats tied, int total) ->
          say.with("players", tied.list().stream().map(Player::new).toList()).with("total", total);
      case LotWon(int seat, MarketCard card, int price) ->
          say.player(seat).with("card", card(card)).with("price", price);
      case AuctionFailed(Optional<MarketCard> card) ->
          card.isPresent()
              ? say.with("card", card(card.get()))
              : Message.of("spartacus.event.AuctionFailed.host");
      case RolledOff(List<Integer> seats, List<Integer> dice, _) -> {
        List<Message> rolls = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
          rolls.add(
              Message.of("spartacus.event.RolledOff.one")
                  .player(seats.get(i))
                  .with("die", dice.get(i)));
        }
        yield say.with("rolls", rolls);
      }
      case HostDecided(int seat, int price) -> say.player(seat).with("price", price);
      case GoldShown(List<Integer> gold, _) -> say.with("gold", bids(gold));
      case Offered(Offer offered) ->
          say.player(offered.from()).with("offer", offer(offered.terms()));
      case OfferEnded(Offer offered, OfferEnd end) ->
          Message.of("spartacus.event.OfferEnded." + end.name())
              .player(offered.from())
              .with("to", new Player(offered.to()))
              .with("offer", offer(offered.terms()));
      case PledgeMade(Pledge pledge) -> pledge("PledgeMade", pledge);
      case PledgeJudged(Pledge pledge) -> pledge("PledgeJudged." + pledge.status(), pledge);
      case Invited(int host, int seat) -> say.player(host).with("guest", new Player(seat));
      case InvitationDeclined(int seat, boolean unable) ->
          Message.of("spartacus.event.InvitationDeclined." + (unable ? "unable" : "declines"))
              .player(seat);
      case Committed(int seat, MarketCard card, List<MarketCard> equipment, _) ->
          equipment.isEmpty()
              ? Message.of("spartacus.event.Committed.bare").player(seat).with("card", card(card))
              : say.player(seat).with("card", card(card)).with("equipment", cards(equipment));
      case NoMatch _ -> say;
      case TributePaid(int seat, MarketCard card, int gold) ->
          say.player(seat).with("card", card(card)).with("gold", gold);
      case WagersOpened(List<Staked> stakes, _) ->
          stakes.isEmpty()
              ? Message.of("spartacus.event.WagersOpened.none")
              : say.with("stakes", stakes.stream().map(Chronicle::stake).toList());
      case CombatantSwapped(int by, int seat, MarketCard out, MarketCard in) ->
          say.player(by)
              .with("owner", new Player(seat))
              .with("out", card(out))
              .with("in", card(in));
      case MatchBegan(_, List<MarketCard> cards, _) -> say.with("cards", cards(cards));
      case CombatRoundBegan(int round) -> say.with("round", round);
      case NetThrown(int seat, MarketCard card) -> say.player(seat).with("card", card(card));
      case InitiativeRolled(List<List<Integer>> dice, boolean again) ->
          Message.of("spartacus.event.InitiativeRolled." + (again ? "again" : "first"))
              .with("sums", dice.stream().map(Chronicle::sum).toList());
      case InitiativeWon(int seat, _) -> say.player(seat);
      case OrderChosen(int seat, boolean first) ->
          Message.of("spartacus.event.OrderChosen." + (first ? "first" : "second")).player(seat);
      case FighterMoved(_, int seat, MarketCard card, _, _, int steps) ->
          say.player(seat).with("card", card(card)).with("steps", steps);
      case CombatTurnEnded(_, int seat, MarketCard card) ->
          say.player(seat).with("card", card(card));
      case Attacked(_, _, int seat, MarketCard card, MarketCard against, boolean speed) ->
          Message.of("spartacus.event.Attacked." + (speed ? "speed" : "normal"))
              .player(seat)
              .with("card", card(card))
              .with("against", card(against));
      case DiceRolled(List<Integer> attack, List<Integer> defense, _, _) ->
          say.with("attack", numbers(attack)).with("defense", numbers(defense));
      case DiceRerolled(int seat, _, _, List<Integer> before, List<Integer> now) ->
          say.player(seat).with("before", numbers(before)).with("now", numbers(now));
      case DiceCompared(_, int wounds, _, _, _) -> say.with("wounds", wounds);
      case WoundsAdded(int seat, MarketCard with, int wounds) ->
          say.player(seat).with("card", card(with)).with("wounds", wounds);
      case WoundsIgnored(int seat, MarketCard with, int wounds) ->
          say.player(seat).with("card", card(with)).with("wounds", wounds);
      case WoundsSuffered(_, int seat, MarketCard card, int wounds) ->
          say.player(seat).with("card", card(card)).with("wounds", wounds);
      case DieGivenUp(_, int seat, MarketCard card, Pool pool, int left) ->
          say.player(seat)
              .with("card", card(card))
              .with("pool", named("pool", pool))
              .with("left", left);
      case FighterDefeated(_, int seat, MarketCard card, Defeat defeat) ->
          Message.of("spartacus.event.FighterDefeated." + defeat.name())
              .player(seat)
              .with("card", card(card));
      case Stalled(int rounds) -> say.with("rounds", rounds);
      case MatchWon(_, List<Integer> seats) ->
          say.with("players", seats.stream().map(Player::new).toList());
      case FavorWon(int seat, MarketCard card, boolean champion) ->
          Message.of("spartacus.event.FavorWon." + (champion ? "champion" : "favor"))
              .player(seat)
              .with("card", card(card));
      case WagerSettled(int seat, int staked, int paid) ->
          Message.of("spartacus.event.WagerSettled." + (paid > 0 ? "won" : "lost"))
              .player(seat)
              .with("staked", staked)
              .with("paid", paid);
      case ThumbShown(int host, int seat, MarketCard card, boolean up) ->
          Message.of("spartacus.event.ThumbShown." + (up ? "up" : "down"))
              .player(host)
              .with("owner", new Player(seat))
              .with("card", card(card));
      case NobodyWon(Phase phase) -> say.with("phase", named("phase", phase));
      case TournamentBegan(List<Integer> ranked, _) ->
          say.with("players", ranked.stream().map(Player::new).toList());
      case LostByDefault(int seat) -> say.player(seat);
      case TournamentLost(int seat) -> say.player(seat);
      case GameWon(int seat, Frame.Victory by) ->
          Message.of("spartacus.event.GameWon." + by.name()).player(seat);
    };
  }

  private static Message pledge(String key, Pledge pledge) {
    return Message.of("spartacus.event." + key)
        .player(pledge.debtor())
        .with("to", new Player(pledge.creditor()))
        .with(
            "term",
            SpartacusWords.term(
                pledge.term(), pledge.about(), pledge.amount(), pledge.asset(), pledge.words()));
  }

  private static Message aimed(
      String what, int seat, IntrigueCard card, Optional<Integer> target, Optional<Integer> other) {
    String form = target.isPresent() ? other.isPresent() ? ".both" : ".target" : "";
    Message say =
        Message.of("spartacus.event." + what + form).player(seat).with("card", card(card));
    Message aimed = target.isPresent() ? say.with("target", new Player(target.get())) : say;
    return other.isPresent() && target.isPresent()
        ? aimed.with("other", new Player(other.get()))
        : aimed;
  }

  private static Message stake(Staked staked) {
    List<Message> stakes = new ArrayList<>();
    stake(stakes, "VICTORY_I", staked.victoryI());
    stake(stakes, "VICTORY_II", staked.victoryII());
    stake(stakes, "INJURY", staked.injury());
    stake(stakes, "DECAPITATION", staked.decapitation());
    return Message.of("spartacus.event.WagersOpened.one")
        .player(staked.seat())
        .with("stakes", stakes);
  }

  private static void stake(List<Message> stakes, String corner, int gold) {
    if (gold > 0) {
      stakes.add(Message.of("spartacus.stake." + corner).with("gold", gold));
    }
  }

  private static List<Message> bids(List<Integer> bids) {
    List<Message> said = new ArrayList<>();
    for (int seat = 0; seat < bids.size(); seat++) {
      if (bids.get(seat) >= 0) {
        said.add(
            Message.of("spartacus.event.BidsOpened.one").player(seat).with("gold", bids.get(seat)));
      }
    }
    return said;
  }

  private static String numbers(List<Integer> dice) {
    StringBuilder text = new StringBuilder();
    for (int die : dice) {
      text.append(text.isEmpty() ? "" : " ").append(die);
    }
    return text.isEmpty() ? "–" : text.toString();
  }

  private static int sum(List<Integer> dice) {
    int sum = 0;
    for (int die : dice) {
      sum += die;
    }
    return sum;
  }
}
