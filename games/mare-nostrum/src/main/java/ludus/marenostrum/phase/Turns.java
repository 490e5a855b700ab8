package ludus.marenostrum.phase;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Refusal;
import ludus.kernel.Turn;
import ludus.marenostrum.Course;
import ludus.marenostrum.Frame;
import ludus.marenostrum.Move;
import ludus.marenostrum.State;
import ludus.marenostrum.Track;
import ludus.marenostrum.Victory;

/// Who is asked, what they can do, and what comes of it: the top frame decides.
public final class Turns {

  private Turns() {}

  // who ------------------------------------------------------------------------------------------

  public static Agenda agenda(State state) {
    return switch (state.top()) {
      case Frame.Offers offers -> TradeOffer.agenda(state, offers);
      case Frame.Over over -> Agenda.over(Victory.outcome(state, over));
      default -> Agenda.of(asked(state), what(state.top()), state.stamp());
    };
  }

  /// The one seat that is asked, where it is one.
  private static int asked(State state) {
    return switch (state.top()) {
      case Frame.Choosing(int seat) -> seat;
      case Frame.Extras extras -> extras.left().first().seat();
      case Frame.Colossus(int seat) -> seat;
      case Frame.Token _, Frame.Evening _ -> state.leader(Track.TRADE);
      case Frame.Chain chain -> chain.taker();
      case Frame.Construction _ -> state.leader(Track.CULTURE);
      case Frame.Perseus perseus -> perseus.seat();
      case Frame.Building building -> building.seat();
      case Frame.Castor(int seat) -> seat;
      case Frame.Storing storing -> storing.seat();
      case Frame.Peacemaking(int seat) -> seat;
      case Frame.Movement _ -> state.leader(Track.MILITARY);
      case Frame.Converting frame -> frame.seat();
      case Frame.Sailing frame -> frame.seat();
      case Frame.SeaBattles frame -> frame.seat();
      case Frame.Marching frame -> frame.seat();
      case Frame.LandBattles frame -> frame.seat();
      case Frame.Losses frame -> frame.chooser();
      case Frame.Reoccupying frame -> frame.seat();
      case Frame.Conquest frame -> frame.seat();
      case Frame.Tie tie -> state.leader(tie.track());
      case Frame.Offers _, Frame.Turn _, Frame.Over _ ->
          throw new IllegalStateException("Nobody is asked alone in " + state.top());
    };
  }

  /// Everybody trades in one; who builds or moves has a turn of their own, battles and reactions
  /// included.
  public static Turn turn(State state) {
    for (Frame frame : state.stack().frames()) {
      switch (frame) {
        case Frame.Building building -> {
          return new Turn(state.round(), "building", building.seat());
        }
        case Frame.Turn turn -> {
          return new Turn(state.round(), "moving", turn.seat());
        }
        default -> {} // looks further up
      }
    }
    return Turn.of(state.round(), state.phase().name());
  }

  /// The question: its words have the key `mare-nostrum.ask.<what>`.
  private static String what(Frame frame) {
    return switch (frame) {
      case Frame.Choosing _ -> "empire";
      case Frame.Extras _ -> "extra";
      case Frame.Colossus _ -> "colossus";
      case Frame.Token _ -> "token";
      case Frame.Offers _ -> "offer";
      case Frame.Chain _ -> "take";
      case Frame.Evening _ -> "give";
      case Frame.Construction _ -> "pickBuilder";
      case Frame.Perseus _ -> "perseus";
      case Frame.Building _ -> "build";
      case Frame.Castor _ -> "castor";
      case Frame.Storing _ -> "keep";
      case Frame.Peacemaking _ -> "peace";
      case Frame.Movement _ -> "pickMover";
      case Frame.Converting _ -> "convert";
      case Frame.Sailing _ -> "sail";
      case Frame.SeaBattles _ -> "seaBattle";
      case Frame.Marching _ -> "march";
      case Frame.LandBattles _ -> "landBattle";
      case Frame.Losses _ -> "losses";
      case Frame.Reoccupying _ -> "reoccupy";
      case Frame.Conquest _ -> "conquest";
      case Frame.Tie _ -> "title";
      case Frame.Turn _, Frame.Over _ ->
          throw new IllegalStateException("Nobody is asked in " + frame);
    };
  }

  // what -----------------------------------------------------------------------------------------

  public static List<Move> moves(State state, int seat) {
    return switch (state.top()) {
      case Frame.Over _ -> List.of();
      case Frame.Offers offers -> TradeOffer.moves(state, offers, seat);
      default -> seat == asked(state) ? moves(state) : List.of();
    };
  }

  private static List<Move> moves(State state) {
    return switch (state.top()) {
      case Frame.Choosing choosing -> Opening.moves(state, choosing);
      case Frame.Extras extras -> Collect.moves(extras);
      case Frame.Colossus _ -> Collect.colossusMoves(state);
      case Frame.Token _ -> TradeOffer.tokenMoves(state);
      case Frame.Chain chain -> TradeChain.moves(state, chain);
      case Frame.Evening _ -> TradeChain.giftMoves(state);
      case Frame.Construction(var acted) -> Movement.picks(state, acted);
      case Frame.Perseus perseus -> Perseus.moves(state, perseus);
      case Frame.Building building -> Construction.moves(state, building);
      case Frame.Castor castor -> Castor.moves(state, castor);
      case Frame.Storing storing -> Storage.moves(state, storing);
      case Frame.Peacemaking frame -> Zeus.moves(state, frame);
      case Frame.Movement(var acted) -> Movement.picks(state, acted);
      case Frame.Converting frame -> Convert.moves(state, frame);
      case Frame.Sailing frame -> Triremes.moves(state, frame);
      case Frame.SeaBattles frame -> SeaBattles.moves(state, frame);
      case Frame.Marching frame -> Legions.moves(state, frame);
      case Frame.LandBattles frame -> LandBattles.moves(state, frame);
      case Frame.Losses _ -> Losses.moves();
      case Frame.Reoccupying frame -> Reoccupy.moves(state, frame);
      case Frame.Conquest frame -> Conquest.moves(state, frame);
      case Frame.Tie tie -> Leadership.moves(state, tie);
      case Frame.Offers _, Frame.Turn _, Frame.Over _ -> List.of();
    };
  }

  /// Why a move that is not listed is not possible; nothing if it is possible all the same, as a
  /// payment that nobody proposed.
  public static Optional<Refusal> refusal(State state, int seat, Move move) {
    return switch (state.top()) {
      case Frame.Offers offers -> TradeOffer.refusal(state, offers, seat, move);
      default ->
          seat == asked(state)
              ? refusal(state, move)
              : Optional.of(Refusal.plain("kernel.refusal.notAsked"));
    };
  }

  private static Optional<Refusal> refusal(State state, Move move) {
    return switch (state.top()) {
      case Frame.Choosing _ -> Opening.refusal(move);
      case Frame.Extras _ -> Collect.refusal(move);
      case Frame.Colossus _ -> Collect.colossusRefusal(move);
      case Frame.Token _ -> TradeOffer.tokenRefusal(state, move);
      case Frame.Chain chain -> TradeChain.refusal(state, chain, move);
      case Frame.Evening _ -> TradeChain.giftRefusal(move);
      case Frame.Construction _, Frame.Movement _ -> Movement.pickRefusal(move);
      case Frame.Perseus perseus -> Perseus.refusal(state, perseus, move);
      case Frame.Building building -> BuildingRefusals.of(state, building, move);
      case Frame.Castor _ -> Castor.refusal();
      case Frame.Storing storing -> Storage.refusal(state, storing, move);
      case Frame.Peacemaking _ -> Zeus.refusal(state, move);
      case Frame.Converting frame -> Convert.refusal(state, frame, move);
      case Frame.Sailing frame -> Triremes.refusal(state, frame, move);
      case Frame.SeaBattles frame -> SeaBattles.refusal(state, frame, move);
      case Frame.Marching frame -> Legions.refusal(state, frame, move);
      case Frame.LandBattles frame -> LandBattles.refusal(state, frame, move);
      case Frame.Losses _ -> Losses.refusal();
      case Frame.Reoccupying _ -> Reoccupy.refusal(move);
      case Frame.Conquest frame -> Conquest.refusal(state, frame, move);
      case Frame.Tie _ -> Leadership.refusal(move);
      case Frame.Offers _, Frame.Turn _, Frame.Over _ ->
          Optional.of(Refusal.plain("kernel.refusal.over"));
    };
  }

  // play -----------------------------------------------------------------------------------------

  public static State play(State state, int seat, Move move, Course course) {
    return Flow.run(step(state, seat, move, course), course);
  }

  private static State step(State state, int seat, Move move, Course course) {
    return switch (state.top()) {
      case Frame.Choosing choosing when move instanceof Move.ChooseEmpire choice ->
          Opening.play(state, choosing, choice, course);
      case Frame.Extras extras when move instanceof Move.TakeExtra take ->
          Collect.play(state, extras, take, course);
      case Frame.Colossus colossus -> Collect.play(state, colossus, move, course);
      case Frame.Token _ when move instanceof Move.PlayToken token ->
          TradeOffer.play(state, seat, token, course);
      case Frame.Offers offers -> TradeOffer.play(state, offers, seat, move, course);
      case Frame.Chain chain when move instanceof Move.Take take ->
          TradeChain.play(state, chain, take, course);
      case Frame.Evening evening when move instanceof Move.Give give ->
          TradeChain.play(state, evening, give, course);
      case Frame.Construction construction when move instanceof Move.Pick pick ->
          Construction.play(state, construction, pick, course);
      case Frame.Perseus perseus -> Perseus.play(state, perseus, move, course);
      case Frame.Building building -> Construction.play(state, building, move, course);
      case Frame.Castor castor when move instanceof Move.CopyHero copy ->
          Castor.play(state, castor, copy, course);
      case Frame.Storing storing -> Storage.play(state, storing, move, course);
      case Frame.Peacemaking frame -> Zeus.play(state, frame, move, course);
      case Frame.Movement movement when move instanceof Move.Pick pick ->
          Movement.play(state, movement, pick, course);
      case Frame.Converting frame -> Convert.play(state, frame, move, course);
      case Frame.Sailing frame -> Triremes.play(state, frame, move, course);
      case Frame.SeaBattles frame -> SeaBattles.play(state, frame, move, course);
      case Frame.Marching frame -> Legions.play(state, frame, move, course);
      case Frame.LandBattles frame -> LandBattles.play(state, frame, move, course);
      case Frame.Losses frame -> Losses.play(state, frame, move, course);
      case Frame.Reoccupying frame -> Reoccupy.play(state, frame, move, course);
      case Frame.Conquest frame -> Conquest.play(state, frame, move, course);
      case Frame.Tie tie when move instanceof Move.Award award ->
          Leadership.play(state, tie, award, course);
      default -> throw new IllegalStateException(move + " is no answer in " + state.top());
    };
  }

  /// True inside an answer that nobody else may see half made.
  public static boolean unfinished(State state, int seat) {
    return switch (state.top()) {
      case Frame.Offers offers -> TradeOffer.unfinished(offers, seat);
      case Frame.Building building -> building.seat() == seat && building.item().isPresent();
      case Frame.Perseus perseus -> perseus.seat() == seat && perseus.item().isPresent();
      case Frame.Storing storing -> Storage.unfinished(storing, seat);
      default -> false;
    };
  }

  /// Whether this move completes an offer.
  public static boolean closes(State state, Frame.Offers offers, int seat, Move move) {
    int size = offers.offers().get(seat).size();
    return move instanceof Move.SealOffer || size + 1 == TradeOffer.most(state, offers, seat);
  }

  /// Whether this move completes what the Hanging Gardens keep.
  public static boolean closes(State state, Frame.Storing storing, Move move) {
    return move instanceof Move.EndKeeping
        || storing.kept().size() + 1 == state.table().numbers().keptGoods();
  }

  // the clock ------------------------------------------------------------------------------------

  public static Move fallback(State state, int seat, RandomGenerator own) {
    return Defaults.answer(state, seat, own);
  }
}
