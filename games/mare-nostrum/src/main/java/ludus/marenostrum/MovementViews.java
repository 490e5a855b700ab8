package ludus.marenostrum;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Viewer;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumView.AttackView;
import ludus.marenostrum.MareNostrumView.ChoiceView;
import ludus.marenostrum.MareNostrumView.ConquestView;
import ludus.marenostrum.MareNostrumView.ConvertView;
import ludus.marenostrum.MareNostrumView.FightView;
import ludus.marenostrum.MareNostrumView.ForceView;
import ludus.marenostrum.MareNostrumView.HeldView;
import ludus.marenostrum.MareNostrumView.LossesView;
import ludus.marenostrum.MareNostrumView.MovementView;
import ludus.marenostrum.MareNostrumView.PillageView;
import ludus.marenostrum.MareNostrumView.ReachView;
import ludus.marenostrum.MareNostrumView.ReoccupyView;
import ludus.marenostrum.phase.Battle;
import ludus.marenostrum.phase.Battle.Force;
import ludus.marenostrum.phase.Conquest;
import ludus.marenostrum.phase.Convert;
import ludus.marenostrum.phase.LandBattles;
import ludus.marenostrum.phase.Legions;
import ludus.marenostrum.phase.Movement;
import ludus.marenostrum.phase.Odds;
import ludus.marenostrum.phase.Pillage;
import ludus.marenostrum.phase.SeaBattles;
import ludus.marenostrum.phase.Triremes;

/// What is seen of the fourth phase: whose turn it is, where Units can go, battles with their odds,
/// and what can be conquered. All of it is in the open; what one can do is shown to the one who is
/// asked.
record MovementViews(State state, Viewer viewer) {

  static Optional<MovementView> of(State state, Viewer viewer) {
    return state.phase() == Phase.MOVEMENT
        ? Optional.of(new MovementViews(state, viewer).view())
        : Optional.empty();
  }

  private MovementView view() {
    Pile<Frame> frames = state.stack().frames();
    return new MovementView(
        frames.first() instanceof Frame.Movement(var seats) ? seats.list() : List.of(),
        frames.size() > 1 && frames.get(1) instanceof Frame.Turn(int seat, _)
            ? Optional.of(seat)
            : Optional.empty(),
        step(),
        state.top() instanceof Frame.Converting(int seat) && isViewer(seat)
            ? converts(seat)
            : List.of(),
        reach(),
        attacks(),
        fights(),
        state.top() instanceof Frame.Losses(int chooser, var province, var one, var two)
            ? Optional.of(new LossesView(chooser, province, one, two))
            : Optional.empty(),
        state.top() instanceof Frame.Reoccupying frame
            ? Optional.of(reoccupy(frame))
            : Optional.empty(),
        state.top() instanceof Frame.Conquest frame
            ? Optional.of(conquest(frame))
            : Optional.empty());
  }

  private boolean isViewer(int seat) {
    return viewer.seat() == seat;
  }

  private Optional<Step> step() {
    for (int i = state.stack().frames().size() - 1; i >= 0; i--) {
      Optional<Step> step =
          switch (state.stack().frames().get(i)) {
            case Frame.Converting _ -> Optional.of(Step.CONVERT);
            case Frame.Sailing _ -> Optional.of(Step.TRIREMES);
            case Frame.SeaBattles _ -> Optional.of(Step.SEA_BATTLES);
            case Frame.Marching _ -> Optional.of(Step.LEGIONS);
            case Frame.LandBattles _ -> Optional.of(Step.LAND_BATTLES);
            case Frame.Conquest _ -> Optional.of(Step.CONQUEST);
            default -> Optional.empty();
          };
      if (step.isPresent()) {
        return step;
      }
    }
    return Optional.empty();
  }

  private List<ConvertView> converts(int seat) {
    List<ConvertView> converts = new ArrayList<>();
    for (Province province : state.table().provinces(Movement.markers(state, seat).bits())) {
      converts.add(
          new ConvertView(
              province, state.board().controller(province), Convert.takes(state, seat, province)));
    }
    return converts;
  }

  // moving ---------------------------------------------------------------------------------------

  private List<ReachView> reach() {
    List<ReachView> reach = new ArrayList<>();
    Table table = state.table();
    switch (state.top()) {
      case Frame.Sailing frame when isViewer(frame.seat()) -> {
        for (Sea sea : table.seas(state.board().fleets(frame.seat()))) {
          int movable = Triremes.movable(state, frame, sea.index());
          List<String> to =
              table.seas(table.seaNeighbours(sea.index())).stream().map(Sea::id).toList();
          reach.add(new ReachView(sea.id(), movable, movable > 0 ? to : List.of()));
        }
      }
      case Frame.Marching frame when isViewer(frame.seat()) -> {
        for (Province province : table.provinces(state.board().camps(frame.seat()))) {
          int movable = Legions.movable(state, frame, province.index());
          long linked = Legions.reach(state, frame.seat(), province.index());
          List<String> to = table.provinces(linked).stream().map(Province::id).toList();
          reach.add(new ReachView(province.id(), movable, movable > 0 ? to : List.of()));
        }
      }
      default -> {}
    }
    return reach;
  }

  /// For each number of Legions that could come from one Province.
  private List<AttackView> attacks() {
    List<AttackView> attacks = new ArrayList<>();
    if (state.top() instanceof Frame.Marching frame && isViewer(frame.seat())) {
      int seat = frame.seat();
      Board board = state.board();
      int[] coming = new int[state.table().provinces().size()];
      for (Province from : state.table().provinces(board.camps(seat))) {
        int movable = Legions.movable(state, frame, from.index());
        long reach = Legions.reach(state, seat, from.index()) & board.enemies(seat);
        for (Province to : state.table().provinces(reach)) {
          coming[to.index()] = Math.max(coming[to.index()], movable);
        }
      }
      for (Province to : state.table().provinces()) {
        for (int count = 1; count <= coming[to.index()]; count++) {
          int legions = board.legions(seat, to) + count;
          attacks.add(new AttackView(to, legions, WarHints.attack(state, seat, to, legions)));
        }
      }
    }
    return attacks;
  }

  // battles --------------------------------------------------------------------------------------

  private List<FightView> fights() {
    List<FightView> fights = new ArrayList<>();
    switch (state.top()) {
      case Frame.SeaBattles frame when isViewer(frame.seat()) -> {
        for (Move move : SeaBattles.moves(state, frame)) {
          if (move instanceof Move.FightAtSea(Sea sea, int enemy)) {
            fights.add(fight(frame.seat(), sea, enemy));
          }
        }
      }
      case Frame.LandBattles frame when isViewer(frame.seat()) -> {
        for (Move move : LandBattles.moves(state, frame)) {
          if (move instanceof Move.FightOnLand(Province province, int enemy)) {
            fights.add(fight(frame.seat(), province, enemy));
          }
        }
      }
      default -> {}
    }
    return fights;
  }

  private FightView fight(int seat, Sea sea, int enemy) {
    Force own = Battle.atSea(state, seat, sea);
    Force other = Battle.atSea(state, enemy, sea);
    return fight(sea.id(), true, own, other, Odds.atSea(state, own, other));
  }

  private FightView fight(int seat, Province province, int enemy) {
    Force own = Battle.onLand(state, seat, province, seat);
    Force other = Battle.onLand(state, enemy, province, seat);
    return fight(province.id(), false, own, other, Odds.onLand(state, own, other));
  }

  private static FightView fight(String place, boolean sea, Force own, Force other, Odds odds) {
    return new FightView(
        place,
        sea,
        other.seat(),
        !sea,
        force(own),
        force(other),
        odds.alone(),
        odds.beaten(),
        odds.losses(),
        odds.otherLosses());
  }

  private static ForceView force(Force force) {
    return new ForceView(
        force.units(), force.fortress(), force.dice(), force.bonus(), force.cancels());
  }

  // conquest -------------------------------------------------------------------------------------

  private ReoccupyView reoccupy(Frame.Reoccupying frame) {
    Province province = frame.before().province();
    int held = state.board().placed(frame.seat(), province);
    return new ReoccupyView(
        frame.seat(),
        province,
        BoardNotation.places(province, frame.before().places()),
        BoardNotation.places(province, held),
        state.board().legions(frame.seat(), province) - Integer.bitCount(held));
  }

  private ConquestView conquest(Frame.Conquest frame) {
    List<ChoiceView> choices = new ArrayList<>();
    if (isViewer(frame.seat())) {
      List<Move> moves = Conquest.moves(state, frame);
      for (Province province : state.table().provinces(state.board().camps(frame.seat()))) {
        ChoiceView choice = choice(frame, province, moves);
        if (!choice.pillage().isEmpty()
            || !choice.occupy().isEmpty()
            || !choice.place().isEmpty()
            || choice.marker()) {
          choices.add(choice);
        }
      }
    }
    List<HeldView> before = new ArrayList<>();
    for (Camp camp : frame.before()) {
      before.add(
          new HeldView(camp.province(), BoardNotation.places(camp.province(), camp.places())));
    }
    return new ConquestView(frame.seat(), choices, before);
  }

  private ChoiceView choice(Frame.Conquest frame, Province province, List<Move> moves) {
    List<PillageView> pillage = new ArrayList<>();
    List<Icon> occupy = new ArrayList<>();
    List<Icon> place = new ArrayList<>();
    boolean marker = false;
    boolean sacrifice = false;
    for (Move move : moves) {
      switch (move) {
        case Move.Pillage(Icon icon, boolean legendary)
            when icon.province() == province && !legendary ->
            pillage.add(pillage(frame.seat(), icon, moves));
        case Move.Occupy(Icon icon) when icon.province() == province -> occupy.add(icon);
        case Move.PlaceLegion(Icon icon) when icon.province() == province -> place.add(icon);
        case Move.OccupyMarker(Province other) -> marker |= other == province;
        case Move.Sacrifice(Province other) -> sacrifice |= other == province;
        default -> {}
      }
    }
    int legions = state.board().legions(frame.seat(), province);
    int placed = Integer.bitCount(state.board().placed(frame.seat(), province));
    return new ChoiceView(
        province,
        legions - placed,
        frame.occupying().contains(province),
        pillage,
        occupy,
        marker,
        sacrifice,
        place);
  }

  private PillageView pillage(int seat, Icon icon, List<Move> moves) {
    return new PillageView(
        icon,
        state.table().data().amounts(Pillage.income(state, seat, icon, false)),
        Pillage.drawsLegendary(state, seat, icon, false),
        moves.contains(state.table().moves().pillage(icon, true)));
  }
}
