package ludus.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Refusal;
import ludus.kernel.Result;
import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.Viewer;
import ludus.kernel.forum.Forum;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Entry;
import ludus.kernel.record.Match;
import ludus.pax.Pax;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// What a viewer is sent doesn't depend on what he can't know: when that is drawn again, every
/// position, step, line of the log, masked move, preview and refusal stays the same, to the letter.
final class HiddenTest {

  /// Two positions that a seat can't tell apart, as the table shows them.
  private record Pair<S, M>(Course<S, M> real, Course<S, M> imagined, Delta.Shapes shapes) {

    Game<S, M> game() {
      return real.game();
    }

    String written(Object value) {
      return game().notation().mapper().writeValueAsString(value);
    }
  }

  private int steps;
  private int positions;

  @ParameterizedTest
  @CsvSource({"2, 12", "3, 8", "4, 6", "5, 3"})
  void pax_tells_nobody_what_he_can_not_know(int seats, int games) {
    for (int i = 0; i < games; i++) {
      Map<String, String> options = seats > 4 ? Map.of("twoCopies", "on") : Map.of();
      walk(Pax.standard(), Setup.of(seats, new TreeMap<>(options)), 1000L * seats + i, 9);
    }
    assertThat(positions).isGreaterThan(50);
    assertThat(steps).isGreaterThan(50);
  }

  @ParameterizedTest
  @CsvSource({"2, 30", "3, 30", "4, 30"})
  void the_forum_tells_nobody_what_he_can_not_know(int seats, int games) {
    for (int i = 0; i < games; i++) {
      walk(new Forum(), Setup.of(seats, new TreeMap<>()), 2000L * seats + i, 2);
    }
    assertThat(positions).isGreaterThan(50);
    assertThat(steps).isGreaterThan(50);
  }

  /// Plays a random game and looks at some of its positions.
  private <S, M> void walk(Game<S, M> game, Setup setup, long seed, int every) {
    SplittableRandom own = new SplittableRandom(seed);
    ChanceSource chances = ChanceSource.of(Seed.ofNumber(seed));
    Delta.Shapes shapes = new Delta.Shapes(game.notation().mapper());
    Match<S, M> match = Match.start(game, setup, chances);
    while (!match.agenda().isOver()) {
      if (own.nextInt(every) == 0) {
        for (int seat = 0; seat < setup.seats(); seat++) {
          S imagined = game.imagine(match.state(), seat, own);
          assertSame(
              new Pair<>(
                  course(match, match.state(), chances, setup.seats()),
                  course(match, imagined, chances, setup.seats()),
                  shapes),
              seat,
              own);
        }
      }
      match = next(game, match, own);
    }
  }

  private static <S, M> Match<S, M> next(Game<S, M> game, Match<S, M> match, SplittableRandom own) {
    List<Ask> must = match.agenda().must();
    int seat = must.get(own.nextInt(must.size())).seat();
    if (own.nextInt(6) == 0) {
      int other = own.nextInt(must.size() + 1) == 0 ? seat : must.getFirst().seat();
      List<M> ideas = game.ideas(match.state(), other, own);
      if (!ideas.isEmpty()) {
        return submit(match, other, List.of(ideas.get(own.nextInt(ideas.size())))).get();
      }
    }
    List<M> moves =
        Answers.whole(
            game,
            match.state(),
            seat,
            state -> {
              List<M> legal = game.moves(state, seat);
              return legal.get(own.nextInt(legal.size()));
            });
    Result<Match<S, M>> result = submit(match, seat, moves);
    return result.isDone()
        ? result.get()
        : submit(match, seat, List.of(game.fallback(match.state(), seat, own))).get();
  }

  private static <S, M> Result<Match<S, M>> submit(Match<S, M> match, int seat, List<M> moves) {
    int stamp = match.agenda().ask(seat).map(Ask::stamp).orElse(0);
    return match.submit(seat, stamp, moves, By.PERSON, 7);
  }

  private static <S, M> Course<S, M> course(
      Match<S, M> match, S state, ChanceSource chances, int seats) {
    return Course.of(
        Match.resume(match.game(), state, match.number(), chances), new int[seats + 1], 10);
  }

  private <S, M> void assertSame(Pair<S, M> pair, int seat, SplittableRandom own) {
    positions++;
    for (int viewer : List.of(seat, pair.real().spectator())) { // who watches knows no more
      assertThat(pair.written(pair.imagined().position(viewer, Course.Around.NOTHING)))
          .isEqualTo(pair.written(pair.real().position(viewer, Course.Around.NOTHING)));
    }
    Game<S, M> game = pair.game();
    S state = pair.real().match().state();
    Agenda agenda = pair.real().match().agenda();
    for (int mover = 0; mover < pair.real().spectator(); mover++) {
      List<List<M>> tries = new ArrayList<>();
      for (M move : game.moves(state, mover)) {
        tries.add(List.of(move));
      }
      game.ideas(state, mover, own).forEach(idea -> tries.add(List.of(idea)));
      if (agenda.must().stream().anyMatch(ask -> ask.seat() == seat) && mover == seat) {
        tries.add(
            Answers.whole(game, state, seat, position -> game.moves(position, seat).getFirst()));
      }
      for (List<M> moves : tries) {
        assertSameTrial(pair, seat, moves);
        assertSameStep(pair, seat, mover, moves);
      }
    }
  }

  /// What this seat gets for trying moves that anybody could make here: a view, or a refusal.
  private <S, M> void assertSameTrial(Pair<S, M> pair, int seat, List<M> moves) {
    assertThat(trial(pair, pair.imagined(), seat, moves))
        .isEqualTo(trial(pair, pair.real(), seat, moves));
  }

  private static <S, M> String trial(
      Pair<S, M> pair, Course<S, M> course, int seat, List<M> moves) {
    int stamp = course.match().agenda().ask(seat).map(Ask::stamp).orElse(0);
    return switch (course.match().preview(seat, stamp, moves)) {
      case Result.Done<S>(S state) -> pair.written(pair.game().view(state, Viewer.seat(seat)));
      case Result.Refused<S>(Refusal refusal) -> pair.written(Refusing.refused(refusal));
    };
  }

  /// What this seat is told when somebody moves, unless that shows it something new.
  private <S, M> void assertSameStep(Pair<S, M> pair, int seat, int mover, List<M> moves) {
    Result<Match<S, M>> real = submit(pair.real().match(), mover, moves);
    Result<Match<S, M>> imagined = submit(pair.imagined().match(), mover, moves);
    if (!real.isDone()
        || !imagined.isDone()
        || reveals(real.get(), seat)
        || reveals(imagined.get(), seat)) {
      return;
    }
    steps++;
    assertThat(step(pair, pair.imagined(), imagined.get(), seat))
        .isEqualTo(step(pair, pair.real(), real.get(), seat));
  }

  private static <S, M> boolean reveals(Match<S, M> match, int seat) {
    return match.line().getLast().events().stream()
        .anyMatch(event -> event.reveals().contains(seat));
  }

  private static <S, M> String step(
      Pair<S, M> pair, Course<S, M> before, Match<S, M> next, int viewer) {
    Course<S, M> after = before.then(next);
    Entry<M> entry = next.entries().getLast();
    List<JsonNode> masked = new ArrayList<>();
    before
        .shown(entry, viewer)
        .forEach(move -> masked.add(pair.game().notation().writeValue(move)));
    return pair.written(
        List.of(
            after.since(viewer, 0).orElseThrow(),
            changes(pair, before, after, viewer),
            after.position(viewer, Course.Around.NOTHING),
            masked));
  }

  private static <S, M> String changes(
      Pair<S, M> pair, Course<S, M> before, Course<S, M> after, int viewer) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = pair.game().notation().mapper().createGenerator(text)) {
      json.writeStartObject();
      Delta delta = new Delta(pair.shapes(), json, "changes");
      after.changes(before, viewer, Course.Around.NOTHING, Course.Around.NOTHING, delta);
      delta.end();
      json.writeEndObject();
    }
    return text.toString();
  }
}
