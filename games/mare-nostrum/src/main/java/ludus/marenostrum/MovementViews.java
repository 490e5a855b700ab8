package ludus.marenostrum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Viewer;
import ludus.marenostrum.MareNostrumEvent.Step;
import ludus.marenostrum.MareNostrumView.LossesView;
import ludus.marenostrum.MareNostrumView.MovementView;

/// What is seen of the fourth phase: whose turn it is, where Units can go, battles with their odds,
/// and what can be conquered.
final class MovementViews {

  private MovementViews() {}

  static Optional<MovementView> of(State state, Viewer viewer) {
    if (state.phase() != Phase.MOVEMENT) {
      return Optional.empty();
    }
    Pile<Frame> frames = state.stack().frames();
    List<Integer> acted =
        frames.first() instanceof Frame.Movement(var seats) ? seats.list() : List.of();
    Optional<Integer> active =
        frames.size() > 1 && frames.get(1) instanceof Frame.Turn(int seat, _)
            ? Optional.of(seat)
            : Optional.empty();
    return Optional.of(
        new MovementView(
            acted,
            active,
            step(state),
            List.of(),
            List.of(),
            state.top() instanceof Frame.Losses(int chooser, var province, var one, var two)
                ? Optional.of(new LossesView(chooser, province, one, two))
                : Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  private static Optional<Step> step(State state) {
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
}
