package ludus.spartacus;

import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import ludus.spartacus.effect.Timing;

/// What is going on, as data: the top frame of the stack decides who is asked. Everything that
/// interrupts something else lies above it.
public sealed interface Frame {

  int NOBODY = -1;

  // setup ----------------------------------------------------------------------------------------

  /// @param dice what each seat rolled for the first choice; rolls again follow in order
  record ChoosingHouses(Pile<Pile<Integer>> dice, int chooser) implements Frame {}

  // upkeep ---------------------------------------------------------------------------------------

  /// Healing, house by house from the host (SP-UPK-17).
  ///
  /// @param place how many places clockwise from the host
  /// @param done the cards of this house that were rolled for
  record Healing(int place, Pile<MarketCard> done) implements Frame {}

  /// @param dice one, or two of which the owner keeps one
  /// @param asked whether the window after the roll has been opened
  record HealingRoll(int seat, MarketCard card, Pile<Integer> dice, boolean asked)
      implements Frame {}

  record Ledgers(Poll<Move.Ledger> poll) implements Frame {}

  /// The end of a phase: the last window, then the win check (SP-FSM-5).
  record PhaseEnd(boolean asked) implements Frame {}

  // windows --------------------------------------------------------------------------------------

  /// A sealed question to all who might act (SP-REA-16).
  ///
  /// @param order who goes before whom
  record Window(Timing timing, Pile<Integer> order, Poll<Move> poll) implements Frame {}

  // intrigue -------------------------------------------------------------------------------------

  /// @param returned schemes that came back to the hand in this turn (SP-INT-37)
  /// @param ending whether the hand is being cut down to size
  record IntrigueTurn(int seat, Pile<IntrigueCard> returned, boolean ending) implements Frame {}

  enum SchemeStage {
    /// announced: support is asked for (SP-INT-10, stage A)
    FACEDOWN,
    /// turned up, targets declared (stage B)
    FACEUP,
    /// the total is fixed, others may foil (stage C)
    DECLARED,
    /// nobody foils
    RESOLVING
  }

  /// @param card in the hand while it is facedown, in limbo afterwards (SP-DCK-4)
  /// @param asked who is asked for support just now
  /// @param refused who was asked and won't support
  /// @param barred who has sold that they won't (SP-DEA-8)
  /// @param lowered by how much the requirement fell
  /// @param raised by how much it rose
  /// @param bound who has sold a pass in the foil window
  /// @param foiler who has foiled it
  record Scheme(
      int seat,
      IntrigueCard card,
      SchemeStage stage,
      int asked,
      Seats supporters,
      Seats refused,
      Seats barred,
      int lowered,
      int raised,
      int target,
      int other,
      Seats bound,
      int foiler)
      implements Frame {

    /// Announced: nobody has been asked, nothing is declared.
    public static Scheme facedown(int seat, IntrigueCard card) {
      return new Scheme(
          seat,
          card,
          SchemeStage.FACEDOWN,
          NOBODY,
          Seats.NONE,
          Seats.NONE,
          Seats.NONE,
          0,
          0,
          NOBODY,
          NOBODY,
          Seats.NONE,
          NOBODY);
    }

    public boolean foiled() {
      return foiler != NOBODY;
    }

    public Scheme with(IntrigueCard other) {
      return new Scheme(
          seat,
          other,
          stage,
          asked,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          target,
          this.other,
          bound,
          foiler);
    }

    public Scheme at(SchemeStage next) {
      return new Scheme(
          seat,
          card,
          next,
          asked,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    public Scheme asking(int whom) {
      return new Scheme(
          seat,
          card,
          stage,
          whom,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    public Scheme supportedBy(int supporter) {
      return new Scheme(
          seat,
          card,
          stage,
          answered(supporter),
          supporters.plus(supporter),
          refused.minus(supporter),
          barred,
          lowered,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    public Scheme refusedBy(int refuser) {
      return new Scheme(
          seat,
          card,
          stage,
          answered(refuser),
          supporters,
          refused.plus(refuser),
          barred,
          lowered,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    /// Sold: no support for this play (SP-DEA-8).
    public Scheme barring(int seller) {
      return new Scheme(
          seat,
          card,
          stage,
          answered(seller),
          supporters,
          refused.plus(seller),
          barred.plus(seller),
          lowered,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    private int answered(int who) {
      return asked == who ? NOBODY : asked;
    }

    public Scheme lowered(int by) {
      return new Scheme(
          seat,
          card,
          stage,
          asked,
          supporters,
          refused,
          barred,
          lowered + by,
          raised,
          target,
          other,
          bound,
          foiler);
    }

    /// Turned up, with its targets.
    public Scheme faceup(int aim, int second) {
      return new Scheme(
          seat,
          card,
          SchemeStage.FACEUP,
          NOBODY,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          aim,
          second,
          bound,
          foiler);
    }

    /// Sold: this seat passes in the foil window (SP-DEA-10).
    public Scheme binding(int seller) {
      return new Scheme(
          seat,
          card,
          stage,
          asked,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          target,
          other,
          bound.plus(seller),
          foiler);
    }

    public Scheme foiledBy(int who) {
      return new Scheme(
          seat,
          card,
          stage,
          asked,
          supporters,
          refused,
          barred,
          lowered,
          raised,
          target,
          other,
          bound,
          who);
    }
  }

  /// A guard stands up: the die is rolled, and perhaps rolled again.
  record GuardDie(int seat, int die, boolean asked) implements Frame {}

  enum ReactionStage {
    DECLARED,
    /// others were asked whether they cancel it
    ASKED,
    RESOLVING
  }

  /// @param owner the dominus whom the window is about, such as the owner of the dead
  record Reaction(
      int seat,
      IntrigueCard card,
      int target,
      int other,
      int owner,
      ReactionStage stage,
      boolean cancelled)
      implements Frame {}

  /// A card, an ability or a house rule being carried out.
  ///
  /// @param source whose operations they are
  /// @param at the operation that is next
  /// @param picked assets picked for this operation
  /// @param discarded how many hand cards were discarded by it or the step before
  /// @param paid the gold value of the card discarded as cost
  /// @param amount the number chosen on use
  /// @param choice what was chosen on use: a lot, or the face of a die
  record Effect(
      Source source,
      int self,
      int target,
      int other,
      int owner,
      int at,
      Pile<MarketCard> picked,
      int discarded,
      int paid,
      int amount,
      int choice)
      implements Frame {

    /// On to another operation, for which nothing is picked yet.
    public Effect at(int next) {
      return new Effect(
          source, self, target, other, owner, next, Pile.empty(), discarded, paid, amount, choice);
    }

    public Effect picking(MarketCard card) {
      return new Effect(
          source,
          self,
          target,
          other,
          owner,
          at,
          picked.plus(card),
          discarded,
          paid,
          amount,
          choice);
    }

    public Effect discarded(int cards) {
      return new Effect(
          source, self, target, other, owner, at, picked, cards, paid, amount, choice);
    }

    public Effect paid(int gold) {
      return new Effect(
          source, self, target, other, owner, at, picked, discarded, gold, amount, choice);
    }

    public Effect amount(int number) {
      return new Effect(
          source, self, target, other, owner, at, picked, discarded, paid, number, choice);
    }

    public Effect choice(int chosen) {
      return new Effect(
          source, self, target, other, owner, at, picked, discarded, paid, amount, chosen);
    }
  }

  /// Where operations come from.
  sealed interface Source {
    record Card(IntrigueCard card) implements Source {}

    record Ability(MarketCard card, int number) implements Source {}

    record Rule(HouseCard.Rule rule) implements Source {}
  }

  // market ---------------------------------------------------------------------------------------

  /// @param traded champions that changed hands or were sold in it (SP-MKT-28)
  record OpenMarket(Seats done, Pile<MarketCard> traded) implements Frame {}

  /// A card of the auction row.
  ///
  /// @param peekedBy who looked at it while it was facedown (SP-HID-7)
  /// @param winner who bought it, if it was sold
  record Lot(
      MarketCard card, Seats peekedBy, boolean faceup, OptionalInt winner, OptionalInt price) {}

  /// @param next the lot that is revealed next; behind the last it is the host bid
  /// @param asked whether the window after the deal has been opened
  record Auction(Pile<Lot> row, int next, boolean asked) implements Frame {}

  /// @param bids of each seat in an earlier round of this auction; -1 for those who did not bid
  record BidRound(Pile<Integer> bids) {}

  /// @param lot in the row; the row's size for the host bid
  /// @param bidders who is still in
  /// @param table gold on the table, by seat
  /// @param limits the most that each seat could bid when it first did in this round, -1 before:
  ///   gold received later is for the next one (SP-MKT-29)
  record Bidding(
      int lot,
      Seats bidders,
      Pile<Integer> table,
      Pile<BidRound> rounds,
      Pile<Integer> limits,
      Poll<Integer> poll)
      implements Frame {

    /// A round in which nobody has bid yet.
    public static Bidding of(
        int lot, Seats bidders, Pile<Integer> table, Pile<BidRound> rounds, int seats) {
      return new Bidding(
          lot, bidders, table, rounds, Pile.times(seats, -1), Poll.to(bidders, seats));
    }

    /// With a bid; what could be bid at most counts only the first time.
    public Bidding with(int seat, int bid, int most) {
      return new Bidding(
          lot,
          bidders,
          table,
          rounds,
          limits.get(seat) < 0 ? limits.with(seat, most) : limits,
          poll.with(seat, bid));
    }
  }

  // arena ----------------------------------------------------------------------------------------

  /// A combatant with its equipment, as committed (SP-ARN-5).
  record Entrant(int seat, MarketCard card, Pile<MarketCard> equipment) {}

  /// @param invited who has received an invitation
  /// @param pending who is to answer one now
  /// @param bound whether the invitee has sold the acceptance
  record Invitations(Seats invited, int pending, boolean bound, Pile<Entrant> entrants)
      implements Frame {}

  /// @param place how many places from the host, where wagers are open and in turn
  record Wagers(Pile<Entrant> entrants, int place, Poll<Move.PlaceWagers> poll) implements Frame {}

  /// One combatant in a match: what is left of its dice, and where it stands.
  ///
  /// @param team 0 for I, 1 for II
  /// @param used whether an ability that works once in a match has been used
  record Fighter(
      Entrant entrant,
      int team,
      Hex hex,
      int atk,
      int def,
      int spd,
      Defeat defeat,
      boolean acted,
      boolean used) {

    public int seat() {
      return entrant.seat();
    }

    public MarketCard card() {
      return entrant.card();
    }

    public int dice(Pool pool) {
      return switch (pool) {
        case ATK -> atk;
        case DEF -> def;
        case SPD -> spd;
      };
    }

    /// All dice together (SP-CMB-1).
    public int health() {
      return atk + def + spd;
    }

    public boolean isStanding() {
      return defeat == Defeat.NONE;
    }

    public Fighter to(Hex there) {
      return new Fighter(entrant, team, there, atk, def, spd, defeat, acted, used);
    }

    public Fighter with(int red, int black, int blue) {
      return new Fighter(entrant, team, hex, red, black, blue, defeat, acted, used);
    }

    public Fighter with(Defeat level) {
      return new Fighter(entrant, team, hex, atk, def, spd, level, acted, used);
    }

    public Fighter acted(boolean done) {
      return new Fighter(entrant, team, hex, atk, def, spd, defeat, done, used);
    }

    public Fighter spent() {
      return new Fighter(entrant, team, hex, atk, def, spd, defeat, acted, true);
    }
  }

  enum MatchStage {
    WAGERS_FINAL,
    ROUND_START,
    INITIATIVE,
    ORDER,
    TURN,
    /// too many rounds without an attack: everybody is wounded (SP-CMB-38)
    STALL,
    END
  }

  /// A match. All fighters stay in their places; teams are always two.
  ///
  /// @param tournament whether it decides the game, without rewards (SP-WIN-13)
  /// @param wagers by seat; empty in a tournament
  /// @param lastLoser the team that lost the last initiative; II before the first
  /// @param asked the fighter asked at this stage, or the one whose turn it is
  /// @param first the team that acts first in this round
  /// @param moved whether the acting fighter has moved
  /// @param attacked whether it has attacked
  /// @param fought whether anybody has attacked in this round
  /// @param stalled rounds in a row without an attack (SP-CMB-42)
  /// @param winner the team that won
  record Match(
      boolean tournament,
      Pile<Fighter> fighters,
      Pile<Move.PlaceWagers> wagers,
      int round,
      MatchStage stage,
      int lastLoser,
      int asked,
      int first,
      boolean moved,
      boolean attacked,
      boolean fought,
      int stalled,
      OptionalInt winner)
      implements Frame {

    public Fighter fighter(int number) {
      return fighters.get(number);
    }

    public Match with(int number, Fighter fighter) {
      return with(fighters.with(number, fighter));
    }

    public Match with(Pile<Fighter> changed) {
      return new Match(
          tournament,
          changed,
          wagers,
          round,
          stage,
          lastLoser,
          asked,
          first,
          moved,
          attacked,
          fought,
          stalled,
          winner);
    }

    /// On to a stage, and the fighter asked in it.
    public Match at(MatchStage next, int fighter) {
      return new Match(
          tournament,
          fighters,
          wagers,
          round,
          next,
          lastLoser,
          fighter,
          first,
          moved,
          attacked,
          fought,
          stalled,
          winner);
    }

    public Match inRound(int number) {
      return new Match(
          tournament,
          fighters,
          wagers,
          number,
          MatchStage.ROUND_START,
          lastLoser,
          NOBODY,
          first,
          false,
          false,
          false,
          stalled,
          winner);
    }

    /// The initiative is lost by one team; another, or the same, acts first.
    public Match ordered(int loser, int team) {
      return new Match(
          tournament,
          fighters,
          wagers,
          round,
          stage,
          loser,
          asked,
          team,
          false,
          false,
          fought,
          stalled,
          winner);
    }

    /// The acting fighter has moved or attacked.
    public Match did(boolean move, boolean attack) {
      return new Match(
          tournament,
          fighters,
          wagers,
          round,
          stage,
          lastLoser,
          asked,
          first,
          move,
          attack,
          fought || attack,
          stalled,
          winner);
    }

    public Match stalled(int rounds) {
      return new Match(
          tournament,
          fighters,
          wagers,
          round,
          stage,
          lastLoser,
          asked,
          first,
          moved,
          attacked,
          fought,
          rounds,
          winner);
    }

    public Match wonBy(int team) {
      return new Match(
          tournament,
          fighters,
          wagers,
          round,
          MatchStage.END,
          lastLoser,
          NOBODY,
          first,
          moved,
          attacked,
          fought,
          stalled,
          OptionalInt.of(team));
    }
  }

  /// @param dice of each fighter, none for those who are defeated
  /// @param rerolled the fighters, by their numbers, that have rolled again in this round
  ///   (SP-CMB-45)
  /// @param poll who rolls again, where somebody may
  record Initiative(Pile<Pile<Integer>> dice, Seats rerolled, Poll<Move> poll) implements Frame {}

  enum ExchangeStage {
    DEFENSE,
    REROLLS,
    FORCED,
    ADD,
    CANCEL,
    DETERMINE,
    COUNTER_CANCEL,
    SURRENDER,
    COUNTER_SURRENDER,
    END
  }

  /// One attack, from the choice of dice to the last die given up.
  ///
  /// @param attack dice of the attack, highest first; @param defense of the defense
  /// @param asked the fighter asked at this stage
  /// @param compared wounds from dice and sets, before anything is added or cancelled
  /// @param counter wounds on the attacker from the defender's ability
  /// @param added by an item; @param cancelled by sets, items and determination
  /// @param left wounds for which dice must still be given up in this stage
  /// @param lost dice that the defender gave up
  record Exchange(
      int attacker,
      int defender,
      boolean speed,
      Pool pool,
      ExchangeStage stage,
      Pile<Integer> attack,
      Pile<Integer> defense,
      int asked,
      Poll<Move> poll,
      int compared,
      int counter,
      int added,
      int cancelled,
      int counterCancelled,
      int left,
      int lost)
      implements Frame {

    private static final Poll<Move> NO_POLL = Poll.to(Seats.NONE, 0);

    public static Exchange of(int attacker, int defender, boolean speed) {
      return new Exchange(
          attacker,
          defender,
          speed,
          Pool.DEF,
          ExchangeStage.DEFENSE,
          Pile.empty(),
          Pile.empty(),
          NOBODY,
          NO_POLL,
          0,
          0,
          0,
          0,
          0,
          0,
          0);
    }

    /// Wounds of the defender as they stand.
    public int wounds() {
      return compared + added - cancelled;
    }

    /// Wounds of the attacker as they stand.
    public int counterWounds() {
      return counter - counterCancelled;
    }

    /// On to a stage, and the fighter asked in it.
    public Exchange at(ExchangeStage next, int fighter) {
      return with(next, fighter, attack, defense, NO_POLL);
    }

    public Exchange asking(Poll<Move> sealed) {
      return with(stage, asked, attack, defense, sealed);
    }

    public Exchange with(Pile<Integer> red, Pile<Integer> black) {
      return with(stage, asked, red, black, poll);
    }

    private Exchange with(
        ExchangeStage next,
        int fighter,
        Pile<Integer> red,
        Pile<Integer> black,
        Poll<Move> sealed) {
      return new Exchange(
          attacker,
          defender,
          speed,
          pool,
          next,
          red,
          black,
          fighter,
          sealed,
          compared,
          counter,
          added,
          cancelled,
          counterCancelled,
          left,
          lost);
    }

    public Exchange defendedWith(Pool chosen) {
      return new Exchange(
          attacker,
          defender,
          speed,
          chosen,
          stage,
          attack,
          defense,
          asked,
          poll,
          compared,
          counter,
          added,
          cancelled,
          counterCancelled,
          left,
          lost);
    }

    public Exchange compared(int wounds, int onAttacker) {
      return counted(wounds, onAttacker, added, cancelled, counterCancelled);
    }

    public Exchange adding(int more) {
      return counted(compared, counter, added + more, cancelled, counterCancelled);
    }

    public Exchange cancelling(int less) {
      return counted(compared, counter, added, cancelled + less, counterCancelled);
    }

    public Exchange counterCancelling(int less) {
      return counted(compared, counter, added, cancelled, counterCancelled + less);
    }

    private Exchange counted(int wounds, int onAttacker, int more, int less, int lessOnAttacker) {
      return new Exchange(
          attacker,
          defender,
          speed,
          pool,
          stage,
          attack,
          defense,
          asked,
          poll,
          wounds,
          onAttacker,
          more,
          less,
          lessOnAttacker,
          left,
          lost);
    }

    /// Dice to give up in a stage, and how many the defender has given up.
    public Exchange owing(ExchangeStage next, int fighter, int dice, int given) {
      return new Exchange(
          attacker,
          defender,
          speed,
          pool,
          next,
          attack,
          defense,
          fighter,
          NO_POLL,
          compared,
          counter,
          added,
          cancelled,
          counterCancelled,
          dice,
          given);
    }
  }

  /// What comes after a match: deaths, rewards, wagers, verdict (SP-VIC-1).
  ///
  /// @param step how far it is
  /// @param deaths gladiators whose death has not been answered yet, with their owners
  /// @param asked whether the window of the first of them has been opened
  record Aftermath(Match match, AftermathStep step, Pile<Death> deaths, boolean asked)
      implements Frame {

    public Aftermath at(AftermathStep next) {
      return new Aftermath(match, next, deaths, false);
    }
  }

  enum AftermathStep {
    DEATHS,
    VICTORY,
    SETTLEMENT,
    VERDICT,
    EXECUTED,
    HOME
  }

  record Death(MarketCard card, int owner) {}

  // the end --------------------------------------------------------------------------------------

  /// @param ranked all who fight for the game, lowest first (SP-WIN-6)
  /// @param values by which they were ranked, in the same order
  /// @param finalists those who are still in, lowest first
  /// @param entrants of the match to come
  record Tournament(
      Pile<Integer> ranked, Pile<Integer> values, Pile<Integer> finalists, Pile<Entrant> entrants)
      implements Frame {}

  /// @param winner who has won
  /// @param by why: INFLUENCE, TOURNAMENT or ROUNDS
  record Over(int winner, Victory by) implements Frame {}

  enum Victory {
    INFLUENCE,
    TOURNAMENT,
    ROUNDS
  }

  /// An optional seat as a number.
  static int seat(OptionalInt seat) {
    return seat.orElse(NOBODY);
  }

  static Optional<Integer> named(int seat) {
    return seat == NOBODY ? Optional.empty() : Optional.of(seat);
  }
}
