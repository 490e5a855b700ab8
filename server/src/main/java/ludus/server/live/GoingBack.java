package ludus.server.live;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ludus.kernel.Result;
import ludus.kernel.record.Match;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store.SeatRow;

/// A wish to go back further than undo goes, which needs everybody's consent. Bots and stewards
/// consent to everything. Guarded by the table's lock.
final class GoingBack<S, M> {

  private final Scene<S, M> scene;
  private final Archive<S, M> archive;
  private final Set<Integer> agreed = new HashSet<>();
  private int wishes;
  private int target;
  private String key = "";

  GoingBack(Scene<S, M> scene, Archive<S, M> archive) {
    this.scene = scene;
    this.archive = archive;
  }

  /// The key under which the wish was sent.
  String key() {
    return key;
  }

  /// A seat wishes to take back so many of the entries that it was shown.
  void wish(int seat, Play.Wish wish) {
    List<Course.Told> line = line(seat);
    if (wish.steps() < 1 || wish.steps() > line.size()) {
      throw Problem.of(409, "nothingToTakeBack");
    }
    target = line.get(line.size() - wish.steps()).number() - 1;
    key = wish.key();
    wishes++;
    agreed.clear();
    agreed.add(seat);
    ask(new Play.Consent(wishes, seat, wish.steps(), List.of(), List.of()));
  }

  /// The entries that still hold and that this seat was shown.
  private List<Course.Told> line(int seat) {
    Course<S, M> whole = archive.whole(scene.file());
    Set<Integer> holding = new HashSet<>();
    whole.match().line().forEach(step -> holding.add(step.entry().number()));
    return whole.recent().stream()
        .filter(told -> holding.contains(told.number()) && told.isShownTo(seat))
        .toList();
  }

  /// A seat agrees to a wish, or withdraws it for all.
  void answer(int seat, int number, boolean agree) {
    Play.Consent asked =
        scene
            .wish()
            .filter(one -> one.number() == number)
            .orElseThrow(() -> Problem.of(409, "nothingToConsent"));
    if (agree) {
      agreed.add(seat);
      ask(asked);
    } else {
      scene.setWish(Optional.empty());
    }
  }

  /// Somebody came or left: others are to be asked.
  void askAgain() {
    scene.wish().ifPresent(this::ask);
  }

  private void ask(Play.Consent wish) {
    scene.setWish(
        Optional.of(
            new Play.Consent(
                wish.number(),
                wish.seat(),
                wish.steps(),
                agreed.stream().sorted().toList(),
                needed())));
  }

  private List<Integer> needed() {
    return scene.file().seats().stream()
        .filter(seat -> seat.kind() == Lobby.Kind.PERSON && !seat.away())
        .map(SeatRow::seat)
        .filter(seat -> !agreed.contains(seat))
        .toList();
  }

  boolean isAgreed() {
    return scene.wish().isPresent() && scene.wish().get().needed().isEmpty();
  }

  /// The whole course, from which one can go back.
  Course<S, M> whole() {
    return archive.whole(scene.file());
  }

  /// The match as it was wished for.
  Result<Match<S, M>> back(Course<S, M> whole, long now) {
    int held =
        whole.match().line().stream()
            .mapToInt(step -> step.entry().number())
            .filter(number -> number <= target)
            .max()
            .orElse(0);
    return whole.match().undoByConsent(scene.wish().orElseThrow().seat(), held, now);
  }
}
