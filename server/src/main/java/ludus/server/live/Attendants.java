package ludus.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import ludus.bots.Bot;
import ludus.bots.Level;
import ludus.bots.Situation;
import ludus.kernel.Ask;
import ludus.kernel.BadInput;
import ludus.kernel.Game;
import ludus.kernel.Order;
import ludus.kernel.Seats;
import ludus.kernel.json.Json;
import ludus.kernel.record.Answers;
import ludus.kernel.record.By;
import ludus.kernel.record.Match;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.Play;
import ludus.server.store.Store.SeatRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Sees to it that every question that no person answers gets its answer: from bots, from stewards
/// of those who left, from standing orders, and from the clock. Guarded by the table's lock, except
/// for thinking itself.
final class Attendants<S, M> {

  /// Plays for those who left.
  static final Level STEWARD = Level.SENATOR;

  private static final Logger LOG = LoggerFactory.getLogger(Attendants.class);
  private static final int ORDERS_MOST = 50;
  private static final int STEPS_MOST = 1000;

  /// A question that somebody thinks about.
  ///
  /// @param orders given for the seat; none if a bot answers
  record Question<S, M>(
      int seat, int stamp, Match<S, M> match, Level level, boolean automatic, List<Order> orders) {}

  private record Player(Level level, Bot bot) {}

  private final Hall hall;
  private final Scene<S, M> scene;
  private final Game<S, M> game;
  private final Map<Integer, Integer> thinking = new HashMap<>();

  /// Those who play, by seat: they know how long they have thought in a turn. Not guarded.
  private final Map<Integer, Player> players = new ConcurrentHashMap<>();

  /// Those who think longer than usual, because they wait for somebody's reply.
  private final Set<Integer> patient = new HashSet<>();

  /// The last entry after which a bot had something to say, and whether it still has to say it.
  private int spokenAt = -1;

  private boolean speaking;
  private long ringsAt = Long.MAX_VALUE;

  Attendants(Hall hall, Scene<S, M> scene, Game<S, M> game) {
    this.hall = hall;
    this.scene = scene;
    this.game = game;
  }

  boolean isBusy(long now) {
    return !thinking.isEmpty() || ringsAt < now + 600_000;
  }

  void forget() {
    thinking.clear();
    patient.clear();
    players.clear();
    spokenAt = -1;
    speaking = false;
  }

  void rang() {
    ringsAt = Long.MAX_VALUE;
  }

  // Who is to answer
  // -----------------------------------------------------------------------------------------------

  interface Answering {
    void answer(int seat, int stamp);

    void speak(int seat, int number);
  }

  /// Called after every change.
  void arrange(Answering answering) {
    if (!scene.isRunning()) {
      rang();
      return;
    }
    String id = scene.file().table().id();
    int number = scene.course().match().number();
    Optional<Integer> speaker = spokenAt == number ? Optional.empty() : speaker();
    if (speaker.isPresent()) {
      spokenAt = number;
      speaking = true;
      hall.think(id, false, () -> answering.speak(speaker.get(), number));
    }
    for (Ask ask : scene.course().match().agenda().must()) {
      SeatRow seat = scene.row(ask.seat());
      boolean ordered = !seat.orders().equals("[]");
      boolean waits = waits(seat);
      boolean thinks =
          Integer.valueOf(ask.stamp()).equals(thinking.get(ask.seat()))
              && (waits || !patient.contains(ask.seat()));
      boolean talks = speaking && spokenAt == number && isBot(seat);
      if ((isAutomatic(seat) || ordered) && !thinks && !talks) {
        thinking.put(ask.seat(), ask.stamp());
        boolean _ = waits ? patient.add(ask.seat()) : patient.remove(ask.seat());
        hall.think(id, waits, () -> answering.answer(ask.seat(), ask.stamp()));
      }
    }
    OptionalLong ring = scene.clocks().nextRing();
    long next = ring.isPresent() ? ring.getAsLong() : Long.MAX_VALUE;
    if (next != ringsAt) {
      ringsAt = next;
      if (ring.isPresent()) {
        hall.ring(id, next);
      }
    }
  }

  /// A bot that has something to say, asked or not.
  private Optional<Integer> speaker() {
    SplittableRandom own = new SplittableRandom();
    S state = scene.course().match().state();
    for (SeatRow seat : scene.file().seats()) {
      if (isBot(seat) && aside(state, seat, own).isPresent()) {
        return Optional.of(seat.seat());
      }
    }
    return Optional.empty();
  }

  private Optional<M> aside(S state, SeatRow seat, SplittableRandom own) {
    try {
      return level(seat).bot().speak(new Situation<>(game, state, seat.seat()), own);
    } catch (RuntimeException e) {
      LOG.error("A bot of level {} failed to speak", level(seat).id(), e);
      return Optional.empty();
    }
  }

  /// What a bot says now, if nothing has happened since it began to think.
  Optional<M> said(int seat, int number) {
    speaking &= spokenAt != number;
    return scene.isRunning() && scene.course().match().number() == number && isBot(scene.row(seat))
        ? aside(scene.course().match().state(), scene.row(seat), new SplittableRandom())
        : Optional.empty();
  }

  /// Whether a bot would rather wait for a person's reply before it answers.
  private boolean waits(SeatRow seat) {
    if (!isBot(seat)) {
      return false;
    }
    S state = scene.course().match().state();
    Seats awaited =
        game.instinct().map(instinct -> instinct.waitsFor(state, seat.seat())).orElse(Seats.NONE);
    return awaited.list().stream().anyMatch(other -> !isAutomatic(scene.row(other)));
  }

  private static boolean isBot(SeatRow seat) {
    return seat.kind() == Lobby.Kind.BOT;
  }

  private static Level level(SeatRow seat) {
    return seat.level().flatMap(Level::of).orElse(STEWARD);
  }

  private static boolean isAutomatic(SeatRow seat) {
    return seat.kind() == Lobby.Kind.BOT || seat.away();
  }

  /// The question as it is put, if it is still asked.
  Optional<Question<S, M>> question(int seat, int stamp) {
    thinking.remove(seat);
    patient.remove(seat);
    if (!isAsked(seat, stamp)) {
      return Optional.empty();
    }
    SeatRow row = scene.row(seat);
    boolean automatic = isAutomatic(row);
    if (automatic) {
      thinking.put(seat, stamp);
    }
    return Optional.of(
        new Question<>(
            seat,
            stamp,
            scene.course().match(),
            level(row),
            automatic,
            automatic ? List.of() : given(seat)));
  }

  /// Whether the answer to a question may still be given: it is asked, and the person isn't back.
  boolean isWanted(Question<S, M> question) {
    thinking.remove(question.seat());
    return isAsked(question.seat(), question.stamp())
        && (isAutomatic(scene.row(question.seat())) || !question.orders().isEmpty());
  }

  boolean isAsked(int seat, int stamp) {
    return scene.isRunning()
        && scene.course().match().agenda().must().stream()
            .anyMatch(ask -> ask.seat() == seat && ask.stamp() == stamp);
  }

  // What they answer
  // -----------------------------------------------------------------------------------------------

  /// Thinks, outside the lock. Standing orders may have nothing to say.
  Optional<List<M>> think(Question<S, M> question) {
    S state = question.match().state();
    int seat = question.seat();
    if (question.automatic()) {
      return Optional.of(choice(state, seat, question.level()));
    }
    List<Order> orders = question.orders();
    return game.obey(state, seat, orders)
        .map(
            _ ->
                Answers.whole(
                    game, state, seat, now -> game.obey(now, seat, orders).orElseThrow()));
  }

  /// What a bot chooses; a bot that fails plays as an absent player would, so that no table hangs.
  private List<M> choice(S state, int seat, Level level) {
    SplittableRandom own = new SplittableRandom();
    Bot bot = bot(seat, level);
    try {
      return Answers.whole(
          game,
          state,
          seat,
          now -> bot.choose(new Situation<>(game, now, seat), hall.budget(), own));
    } catch (RuntimeException e) {
      LOG.error("A bot of level {} failed", level.id(), e);
      return absent(state, seat);
    }
  }

  private Bot bot(int seat, Level level) {
    return players
        .compute(
            seat,
            (_, now) -> now != null && now.level() == level ? now : new Player(level, level.bot()))
        .bot();
  }

  private List<M> absent(S state, int seat) {
    SplittableRandom own = new SplittableRandom();
    return Answers.whole(game, state, seat, now -> game.fallback(now, seat, own));
  }

  /// What the game provides for one who doesn't answer.
  Match<S, M> fallback(int seat, By by) {
    Match<S, M> match = scene.course().match();
    int stamp = match.agenda().ask(seat).map(Ask::stamp).orElse(0);
    return match.submit(seat, stamp, absent(match.state(), seat), by, hall.now()).get();
  }

  interface Entering<S, M> {
    void enter(Match<S, M> next);
  }

  /// The clock has rung: the questions whose time is over are answered as the game provides.
  void ring(Entering<S, M> entering) {
    for (Ask ask : scene.course().match().agenda().must()) {
      boolean rings = scene.clocks().rings(ask.seat(), hall.now());
      int steps = 0;
      while (rings && scene.course().match().agenda().must().contains(ask)) {
        if (++steps > STEPS_MOST) {
          throw new IllegalStateException("A fallback doesn't close its question");
        }
        entering.enter(fallback(ask.seat(), By.CLOCK));
      }
    }
  }

  // Standing orders
  // -----------------------------------------------------------------------------------------------

  Play.Orders orders(int seat) {
    List<JsonNode> orders = new ArrayList<>();
    Json.PLAIN.readTree(scene.row(seat).orders()).forEach(orders::add);
    return new Play.Orders(game.orders(), orders);
  }

  private List<Order> given(int seat) {
    return orders(seat).orders().stream().map(order -> Order.of(order, game.orders())).toList();
  }

  /// Orders as they are stored.
  String checked(List<JsonNode> orders) {
    if (orders.size() > ORDERS_MOST) {
      throw Problem.of(400, "batchTooLong");
    }
    try {
      orders.forEach(order -> Order.of(order, game.orders()));
    } catch (BadInput e) {
      throw Problem.of(400, "badOrder", String.valueOf(e.getMessage()));
    }
    return Json.PLAIN.valueToTree(orders).toString();
  }
}
