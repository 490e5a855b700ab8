package ludus.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import ludus.bots.Advice;
import ludus.bots.Adviser;
import ludus.bots.Situation;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;

/// Asks a bot for a person who doesn't know what to do. The bot knows what that seat knows. Guarded
/// by the table's lock, except for thinking itself.
final class Hints<S, M> {

  /// A bot tries many moves; a person wants to hear of a few.
  private static final int MOVES_MOST = 3;

  /// @param number of entries that the seat has been shown: with the stamp it names the question
  /// @param known the answer, if it was asked before
  record Question<S, M>(int seat, int stamp, int number, S state, Optional<Play.Hinted> known) {

    private boolean isSame(Question<S, M> other) {
      return stamp == other.stamp() && number == other.number();
    }
  }

  private final Hall hall;
  private final Scene<S, M> scene;
  private final Game<S, M> game;
  private final Adviser adviser = Adviser.strongest();
  private final Map<Integer, Question<S, M>> last = new HashMap<>();

  Hints(Hall hall, Scene<S, M> scene, Game<S, M> game) {
    this.hall = hall;
    this.scene = scene;
    this.game = game;
  }

  /// The question that a person has to answer, if hints are given at this table.
  Question<S, M> question(String account, int stamp) {
    int seat = scene.seat(account);
    Course<S, M> course = scene.course();
    if (!scene.isRunning()) {
      throw Problem.of(409, "gameOver");
    }
    checkAllowed();
    Ask ask =
        course.match().agenda().must().stream()
            .filter(asked -> asked.seat() == seat)
            .findFirst()
            .orElseThrow(() -> Problem.of(409, "notAwaited"));
    if (ask.stamp() != stamp) {
      throw Problem.of(409, "questionOver");
    }
    Question<S, M> question =
        new Question<>(seat, stamp, course.number(seat), course.match().state(), Optional.empty());
    Question<S, M> before = last.get(seat);
    return before != null && before.isSame(question) ? before : question;
  }

  private void checkAllowed() {
    switch (scene.file().table().hints()) {
      case NEVER -> throw Problem.of(403, "noHints");
      case FRIENDLY -> {
        if (people() > 1) {
          throw Problem.of(403, "hintsAmongBots");
        }
      }
      case ALWAYS -> {}
    }
  }

  private long people() {
    return scene.file().seats().stream().filter(seat -> seat.kind() == Lobby.Kind.PERSON).count();
  }

  /// Thinks, outside the lock.
  Play.Hinted answer(Question<S, M> question) {
    return question.known().orElseGet(() -> hall.consider(() -> think(question)));
  }

  private Play.Hinted think(Question<S, M> question) {
    int seat = question.seat();
    Advice<M> advice =
        adviser.advise(
            new Situation<>(game, question.state(), seat),
            List.of(),
            hall.hintBudget(),
            new SplittableRandom());
    List<Play.Advised> moves = new ArrayList<>();
    for (Advice.Opinion<M> opinion : advice.opinions()) {
      if (moves.size() < MOVES_MOST) {
        Play.Option option = Course.option(game, question.state(), seat, opinion.move());
        moves.add(new Play.Advised(option, opinion.share(), opinion.tries()));
      }
    }
    return new Play.Hinted(adviser.level().id(), advice.iterations(), moves);
  }

  /// Keeps an answer, so that the same question gets the same one.
  ///
  /// @return what names the question, if there are others at the table to be told that it was asked
  Optional<String> keep(Question<S, M> question, Play.Hinted hinted) {
    last.put(
        question.seat(),
        new Question<>(
            question.seat(),
            question.stamp(),
            question.number(),
            question.state(),
            Optional.of(hinted)));
    return people() > 1
        ? Optional.of(question.stamp() + "-" + question.number())
        : Optional.empty();
  }
}
