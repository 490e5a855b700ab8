package ludus.spartacus;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;

/// What a player can do.
public sealed interface Move {

  // setup

  record ChooseHouse(HouseCard house) implements Move {}

  // upkeep

  /// Which injured card is rolled for next (SP-UPK-5).
  record HealNext(MarketCard card) implements Move {}

  /// Which of two healing dice counts, by its face (SP-UPK-18).
  record KeepDie(int face) implements Move {}

  /// The gladiators that are not paid for (SP-UPK-16).
  record Ledger(List<MarketCard> unpaid) implements Move {
    public Ledger {
      unpaid = List.copyOf(unpaid);
    }
  }

  // windows: sealed answers

  record Pass() implements Move {
    public static final Pass IT = new Pass();
  }

  record UseGuard(boolean fromHand) implements Move {
    public static final UseGuard TABLE = new UseGuard(false);
    public static final UseGuard HAND = new UseGuard(true);
  }

  record React(IntrigueCard card, OptionalInt target, OptionalInt other) implements Move {}

  /// @param choice a seat to look at, a lot to look at, or the face of the die to reroll
  record UseAbility(MarketCard card, OptionalInt choice) implements Move {}

  // intrigue

  record CashIn(IntrigueCard card) implements Move {}

  record UseHouseRule(HouseCard.Rule rule, OptionalInt amount) implements Move {}

  /// Facedown, to gather support (SP-INT-10).
  record Announce(IntrigueCard card) implements Move {}

  /// Faceup at once, with the own influence alone (SP-INT-12).
  record PlayScheme(IntrigueCard card, OptionalInt target, OptionalInt other) implements Move {}

  record TurnUp(OptionalInt target, OptionalInt other) implements Move {}

  record AskSupport(int seat) implements Move {}

  record GrantSupport() implements Move {
    public static final GrantSupport IT = new GrantSupport();
  }

  record RefuseSupport() implements Move {
    public static final RefuseSupport IT = new RefuseSupport();
  }

  record Withdraw() implements Move {
    public static final Withdraw IT = new Withdraw();
  }

  record EndTurn() implements Move {
    public static final EndTurn IT = new EndTurn();
  }

  /// Down to the hand size (SP-INT-32).
  record DiscardCard(IntrigueCard card) implements Move {}

  // choices of effects

  record PickAsset(MarketCard card) implements Move {}

  record PickCard(IntrigueCard card) implements Move {}

  record PickNumber(int number) implements Move {}

  /// Enough picked, where fewer are allowed.
  record StopPicking() implements Move {
    public static final StopPicking IT = new StopPicking();
  }

  /// To an effect that one may use.
  record Answer(boolean yes) implements Move {
    public static final Answer YES = new Answer(true);
    public static final Answer NO = new Answer(false);
  }

  // market

  record Sell(MarketCard card) implements Move {}

  record SellGuard() implements Move {
    public static final SellGuard IT = new SellGuard();
  }

  record Done() implements Move {
    public static final Done IT = new Done();
  }

  record NotDone() implements Move {
    public static final NotDone IT = new NotDone();
  }

  record Bid(int gold) implements Move {}

  // at any time

  record DeployGuard() implements Move {
    public static final DeployGuard IT = new DeployGuard();
  }

  record GiveGold(int to, int gold) implements Move {}

  /// An offer, flat as the form that is filled in.
  ///
  /// @param actMine whether the proposer does the act, or else the other
  /// @param about whom the act concerns, for an invitation
  /// @param pledge what is promised besides
  /// @param pledgeMine whether the proposer promises
  /// @param pledgeAbout whom the promise concerns
  /// @param pledgeAsset the asset promised, if any
  record Propose(
      int to,
      int giveGold,
      int getGold,
      List<MarketCard> give,
      List<MarketCard> get,
      int giveGuards,
      int getGuards,
      Act act,
      boolean actMine,
      int about,
      Term pledge,
      boolean pledgeMine,
      int pledgeAbout,
      int pledgeAmount,
      Optional<MarketCard> pledgeAsset,
      Until until,
      String words,
      boolean secret)
      implements Move {
    public Propose {
      give = List.copyOf(give);
      get = List.copyOf(get);
    }
  }

  /// Accepts the offer with this number of another's.
  record Accept(int from, int number) implements Move {}

  record Decline(int from, int number) implements Move {}

  /// Takes back an own offer.
  record Retract(int number) implements Move {}

  /// The creditor of a promise in words says whether it was kept (SP-DEA-11).
  record JudgePledge(int debtor, int number, boolean kept) implements Move {}

  // arena

  record Invite(int seat) implements Move {}

  /// Accepts an invitation, or enters the tournament: combatant and at most one equipment of each
  /// type, weapon, armor and special in this order.
  record Commit(MarketCard combatant, List<MarketCard> equipment) implements Move {
    public Commit {
      equipment = List.copyOf(equipment);
    }
  }

  record DeclineInvitation() implements Move {
    public static final DeclineInvitation IT = new DeclineInvitation();
  }

  record PlaceWagers(int victoryI, int victoryII, int injury, int decapitation) implements Move {
    public static final PlaceWagers NONE = new PlaceWagers(0, 0, 0, 0);

    public int total() {
      return victoryI + victoryII + injury + decapitation;
    }

    public int on(Corner corner) {
      return switch (corner) {
        case VICTORY_I -> victoryI;
        case VICTORY_II -> victoryII;
        case INJURY -> injury;
        case DECAPITATION -> decapitation;
      };
    }
  }

  /// The winner of the initiative acts first or second (SP-CMB-10).
  record ChooseOrder(boolean first) implements Move {}

  record MoveTo(Hex hex) implements Move {}

  /// @param target the combatant attacked, by its place in the match
  /// @param speed with the special item's speed attack
  record Attack(int target, boolean speed) implements Move {}

  record EndCombatTurn() implements Move {
    public static final EndCombatTurn IT = new EndCombatTurn();
  }

  /// With which dice to defend (SP-CMB-48).
  record DefendWith(Pool pool) implements Move {}

  /// Sealed: the own dice to roll again, by their faces in descending order; none to decline.
  record Reroll(List<Integer> faces) implements Move {
    public Reroll {
      faces = List.copyOf(faces);
    }
  }

  /// A die of the opponent's to roll again, by its face.
  record ForceReroll(int face) implements Move {}

  /// One die of this pool is given up for a wound (SP-CMB-27).
  record GiveUp(Pool pool) implements Move {}

  record Judge(boolean up) implements Move {}
}
