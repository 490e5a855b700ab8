package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Seats;
import ludus.spartacus.Asset;
import ludus.spartacus.Course;
import ludus.spartacus.EquipmentSlot;
import ludus.spartacus.Frame;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.Rules;
import ludus.spartacus.SpartacusEvent.Committed;
import ludus.spartacus.SpartacusEvent.InvitationDeclined;
import ludus.spartacus.SpartacusEvent.Invited;
import ludus.spartacus.SpartacusEvent.NoMatch;
import ludus.spartacus.State;
import ludus.spartacus.deed.Influence;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Deeds;

/// Honor to the Host; then the host fills two openings, one invitation at a time (SP-ARN).
public final class Invitations {

  /// The openings of a normal match.
  private static final int OPENINGS = 2;

  private Invitations() {}

  /// SP-ARN-1
  static State begin(State state, Course course) {
    State now = Flow.begin(state, Phase.ARENA, course);
    return Influence.change(now, now.host(), 1, "ARN-1", course)
        .become(new Frame.Invitations(Seats.NONE, Frame.NOBODY, false, Pile.empty()));
  }

  // the host invites -----------------------------------------------------------------------------

  /// Whether a dominus can be invited now: each once, the host too. SP-ARN-3, SP-ARN-4, SP-ARN-9
  public static boolean isInvitable(State state, Frame.Invitations frame, int seat) {
    return seat >= 0
        && seat < state.seats()
        && frame.pending() == Frame.NOBODY
        && !frame.invited().contains(seat);
  }

  /// Those who can be invited, clockwise from the host's left, the host last.
  static Pile<Integer> invitable(State state, Frame.Invitations frame) {
    Pile.Builder<Integer> seats = Pile.builder(state.seats());
    for (int i = 1; i <= state.seats(); i++) {
      int seat = state.table().clockwise(state.host(), i);
      if (isInvitable(state, frame, seat)) {
        seats.add(seat);
      }
    }
    return seats.build();
  }

  /// The last who is left must be invited, whoever it is; when nobody is left there is no match.
  /// SP-ARN-11, SP-ARN-13
  static State advance(State state, Frame.Invitations frame, Course course) {
    if (frame.pending() != Frame.NOBODY) {
      return state;
    }
    Pile<Integer> left = invitable(state, frame);
    if (left.isEmpty()) {
      course.note(new NoMatch());
      return state.become(new Frame.PhaseEnd(false));
    }
    return left.size() == 1 ? invite(state, frame, left.first(), course) : state;
  }

  static State invite(State state, Frame.Invitations frame, int seat, Course course) {
    course.note(new Invited(state.host(), seat));
    State told = Bargains.matterEnds(Deeds.invited(state, state.host(), seat, course), course);
    State asked =
        told.become(
            new Frame.Invitations(frame.invited().plus(seat), seat, false, frame.entrants()));
    return state.house(seat).fighters() > 0 ? asked : decline(asked, true, course); // SP-ARN-10
  }

  // the guest answers ----------------------------------------------------------------------------

  static Pile<Move> moves(State state, Frame.Invitations frame, int seat) {
    if (frame.pending() != Frame.NOBODY) {
      return frame.pending() == seat ? answers(state, frame, seat) : Pile.empty();
    }
    if (seat != state.host()) {
      return Pile.empty();
    }
    Pile<Integer> left = invitable(state, frame);
    Pile.Builder<Move> moves = Pile.builder(left.size());
    for (int i = 0; i < left.size(); i++) {
      moves.add(new Move.Invite(left.get(i)));
    }
    return moves.build();
  }

  /// Who has sold the acceptance can't decline. SP-DEA-10, SP-ARN-12
  private static Pile<Move> answers(State state, Frame.Invitations frame, int seat) {
    Pile<Move> commitments = commitments(state, seat);
    return frame.bound()
        ? commitments
        : Pile.<Move>of(Move.DeclineInvitation.IT).plusAll(commitments);
  }

  /// Every ready combatant with every set of ready equipment.
  static Pile<Move> commitments(State state, int seat) {
    House house = state.house(seat);
    List<List<MarketCard>> sets = new ArrayList<>();
    sets.add(List.of());
    for (EquipmentSlot slot : SLOTS) {
      int before = sets.size();
      for (int i = 0; i < house.assets().size(); i++) {
        Asset asset = house.assets().get(i);
        if (asset.isReady() && isIn(slot, asset.card())) {
          for (int set = 0; set < before; set++) {
            sets.add(plus(sets.get(set), asset.card()));
          }
        }
      }
    }
    Pile.Builder<Move> moves = Pile.builder(house.assets().size() * sets.size());
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      if (asset.isReady() && asset.card().kind().fights()) {
        for (int set = 0; set < sets.size(); set++) {
          moves.add(new Move.Commit(asset.card(), sets.get(set)));
        }
      }
    }
    return moves.build();
  }

  private static final EquipmentSlot[] SLOTS = EquipmentSlot.values();

  private static boolean isIn(EquipmentSlot slot, MarketCard card) {
    Optional<EquipmentSlot> own = card.face().slot();
    return own.isPresent() && own.get() == slot;
  }

  private static List<MarketCard> plus(List<MarketCard> set, MarketCard card) {
    return switch (set.size()) {
      case 0 -> List.of(card);
      case 1 -> List.of(set.getFirst(), card);
      default -> List.of(set.getFirst(), set.get(1), card);
    };
  }

  /// Why a combatant or its equipment can't be committed. SP-ARN-5, SP-ARN-14
  static Optional<Refusal> refusal(State state, int seat, Move.Commit commit) {
    House house = state.house(seat);
    if (!house.isReady(commit.combatant()) || !commit.combatant().kind().fights()) {
      return Rules.no("ARN-5", "notReadyToFight");
    }
    int last = -1;
    for (MarketCard card : commit.equipment()) {
      int slot = card.face().slot().map(EquipmentSlot::index).orElse(-1);
      if (slot < 0 || !house.isReady(card)) {
        return Rules.no("ARN-5", "equipmentNotReady");
      }
      if (slot <= last) {
        return Rules.no("ARN-5", "oneOfEachSlot");
      }
      last = slot;
    }
    return Optional.empty();
  }

  /// SP-ARN-10, SP-ARN-12
  static State decline(State state, boolean unable, Course course) {
    Frame.Invitations frame = (Frame.Invitations) state.top();
    int seat = frame.pending();
    course.note(new InvitationDeclined(seat, unable));
    State lost = Influence.change(state, seat, -1, "ARN-10", course);
    State told = Bargains.matterEnds(Deeds.answered(lost, seat, false, course), course);
    return told.become(
        new Frame.Invitations(frame.invited(), Frame.NOBODY, false, frame.entrants()));
  }

  static State commit(State state, Frame.Invitations frame, Move.Commit commit, Course course) {
    int seat = frame.pending();
    Frame.Entrant entrant = entrant(seat, commit, frame.entrants().size(), course);
    State told = Bargains.matterEnds(Deeds.answered(state, seat, true, course), course);
    Pile<Frame.Entrant> entrants = frame.entrants().plus(entrant);
    return entrants.size() == OPENINGS
        ? Wagers.begin(Tribute.pay(told, entrants, course), entrants)
        : told.become(new Frame.Invitations(frame.invited(), Frame.NOBODY, false, entrants));
  }

  static Frame.Entrant entrant(int seat, Move.Commit commit, int team, Course course) {
    course.note(new Committed(seat, commit.combatant(), commit.equipment(), team));
    return new Frame.Entrant(seat, commit.combatant(), Pile.copyOf(commit.equipment()));
  }

  /// The combatant with most dice, then the dearest, then the earliest; no equipment. SP-FSM-7
  static Move.Commit champion(State state, int seat) {
    Optional<MarketCard> best = Optional.empty();
    for (Asset asset : state.house(seat).assets()) {
      MarketCard card = asset.card();
      if (asset.isReady()
          && card.kind().fights()
          && (best.isEmpty() || isBetter(card, best.get()))) {
        best = Optional.of(card);
      }
    }
    return new Move.Commit(best.orElseThrow(), List.of());
  }

  private static boolean isBetter(MarketCard card, MarketCard best) {
    int more = dice(card) - dice(best);
    return more > 0 || (more == 0 && card.gold() > best.gold());
  }

  private static int dice(MarketCard card) {
    return card.face().atk() + card.face().def() + card.face().spd();
  }
}
