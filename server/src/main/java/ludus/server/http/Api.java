package ludus.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Pattern;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.server.Problem;
import ludus.server.api.Lobby;
import ludus.server.api.People;
import ludus.server.api.Play;
import ludus.server.api.Review;
import ludus.server.live.Hall;
import ludus.server.live.LiveTable;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// The calls under `/api`, and who may make them how often.
final class Api {

  static final String WORDS = "/ludus/server";
  static final String PEOPLE_WORDS = "/ludus/server/people";

  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9-]{8,64}");

  /// An answer that is written already.
  record Written(String text, String kind, int cacheSeconds) {
    static Written json(String json) {
      return new Written(json, "application/json", 0);
    }

    static Written lasting(String json) {
      return new Written(json, "application/json", 600);
    }
  }

  private final Hall hall;
  private final Persons persons;
  private final Library library;
  private final Limits calls;
  private final Limits rare;
  private final ServerSettings settings;
  private final Map<String, AtomicInteger> streams = new ConcurrentHashMap<>();
  private final Map<Stream, Stream> open = new ConcurrentHashMap<>();
  private final List<Route> routes = new ArrayList<>();
  private final List<List<String>> parts;
  private volatile boolean stopping;
  private final String document;

  Api(Hall hall, Persons persons, ServerSettings settings) {
    this.hall = hall;
    this.persons = persons;
    this.library = new Library(hall);
    this.settings = settings;
    this.calls = new Limits(settings.burst(), settings.perSecond(), System::nanoTime);
    this.rare = new Limits(settings.rareBurst(), settings.rarePerMinute() / 60.0, System::nanoTime);
    persons.routes(this);
    games();
    lobby();
    play();
    review();
    route("GET", "/api/openapi.json", "This document", Map.of(), Object.class, _ -> document());
    this.parts = routes.stream().map(route -> Route.parts(route.path())).toList();
    this.document = Json.pretty(OpenApi.of(routes));
  }

  private Written document() {
    return Written.lasting(document);
  }

  /// Everything that the server and its games can say.
  Words words(Language language) {
    return library.sentences(language);
  }

  List<Route> routes() {
    return List.copyOf(routes);
  }

  // The routes
  // -----------------------------------------------------------------------------------------------

  private void games() {
    route(
        "GET",
        "/api/games",
        "What can be played",
        Map.of(),
        Lobby.GameList.class,
        _ -> library.offers());
    route(
        "GET",
        "/api/games/{game}/data",
        "The game's data: cards, tiles, map, each with its provenance",
        Map.of(),
        Object.class,
        call -> library.data(call.path("game")));
    route(
        "GET",
        "/api/games/{game}/rules",
        "The rulebook",
        Map.of("lang", "en, pt or it"),
        ludus.kernel.text.Rulebook.class,
        call -> library.rules(call.path("game"), call.language()));
    route(
        "GET",
        "/api/words",
        "Sentences of the games and the server, in ICU message format",
        Map.of("lang", "en, pt or it"),
        Object.class,
        call -> library.words(call.language()));
  }

  private void lobby() {
    route(
        "GET",
        "/api/tables",
        "Tables of this person, open ones and running ones",
        Map.of(),
        Lobby.TableList.class,
        call -> hall.lists(call.me().map(People.Me::id)));
    post(
        "/api/tables",
        "Makes a table; who makes it is its host",
        Lobby.NewTable.class,
        Lobby.Table.class,
        (call, wish) -> {
          rare.check(call.address() + " table");
          String id = hall.create(call.account(), wish);
          return hall.at(id, table -> table.tableFor(call.account()));
        });
    body(
        "PATCH",
        "/api/tables/{id}",
        "The host changes a table before the start",
        Lobby.TableChange.class,
        Lobby.Table.class,
        (call, wish) -> at(call, table -> table.change(call.account(), wish)));
    post(
        "/api/tables/{id}/seats/{n}",
        "Sits down on a free seat, or moves there",
        Lobby.TakeSeat.class,
        Lobby.Table.class,
        (call, wish) ->
            at(
                call,
                table ->
                    table.sit(call.account(), call.name(), call.pathNumber("n"), wish.nonce())));
    change(
        "DELETE",
        "/api/tables/{id}/seats/{n}",
        "Frees a seat; in play a steward takes over",
        Lobby.Table.class,
        call -> at(call, table -> table.stand(call.account(), call.pathNumber("n"))));
    body(
        "PUT",
        "/api/tables/{id}/seats/{n}/bot",
        "The host sets a bot on a seat",
        Lobby.SeatBot.class,
        Lobby.Table.class,
        (call, bot) ->
            at(call, table -> table.seatBot(call.account(), call.pathNumber("n"), bot.level())));
    change(
        "POST",
        "/api/tables/{id}/start",
        "The host begins the game; free seats are left out",
        Lobby.Table.class,
        call -> at(call, table -> table.start(call.account())));
    change(
        "POST",
        "/api/tables/{id}/return",
        "Comes back to one's seat: the steward stops",
        Lobby.Table.class,
        call -> at(call, table -> table.comeBack(call.account())));
    change(
        "POST",
        "/api/tables/{id}/again",
        "The same table once more",
        Lobby.Again.class,
        call -> new Lobby.Again(hall.again(call.account(), call.path("id"))));
  }

  private void play() {
    route(
        "GET",
        "/api/tables/{id}",
        "Everything that a page needs to draw a table",
        Map.of(),
        Play.Snapshot.class,
        call -> at(call, table -> json(table, table.snapshot(call.account()))));
    routes.add(
        new Route(
            "GET",
            "/api/tables/{id}/events",
            "Server-sent events: step, table, chat, reset",
            Map.of(
                "after", "the event id to resume behind; the header Last-Event-ID does the same"),
            Optional.empty(),
            Stream.class,
            Route.Needs.NOBODY,
            _ -> null));
    post(
        "/api/tables/{id}/moves",
        "Plays: all of these moves or none; the same key never plays twice",
        Play.Answer.class,
        Play.Accepted.class,
        (call, answer) -> {
          key(answer.key());
          return at(call, table -> table.submit(call.account(), answer));
        });
    post(
        "/api/tables/{id}/preview",
        "Where moves would lead",
        Play.Trial.class,
        Play.Preview.class,
        (call, trial) -> at(call, table -> json(table, table.preview(call.account(), trial))));
    post(
        "/api/tables/{id}/why",
        "Why moves are not possible",
        Play.Trial.class,
        Play.Why.class,
        (call, trial) -> at(call, table -> table.why(call.account(), trial)));
    post(
        "/api/tables/{id}/hint",
        "What a bot would do that knows what one knows",
        Play.Asking.class,
        Play.Hinted.class,
        (call, asking) -> {
          rare.check(call.account() + " hint");
          return at(call, table -> json(table, table.hint(call.account(), call.name(), asking)));
        });
    post(
        "/api/tables/{id}/undo",
        "Takes back one's last step",
        Play.TakeBack.class,
        Play.Accepted.class,
        (call, undo) -> {
          key(undo.key());
          return at(call, table -> table.undo(call.account(), undo.key()));
        });
    post(
        "/api/tables/{id}/consent",
        "Wishes to go back further, which needs everybody's consent",
        Play.Wish.class,
        Play.Accepted.class,
        (call, wish) -> {
          key(wish.key());
          return at(call, table -> table.wish(call.account(), wish));
        });
    post(
        "/api/tables/{id}/consent/{n}",
        "Agrees to going back, or doesn't",
        Play.Consenting.class,
        Play.Accepted.class,
        (call, answer) ->
            at(call, table -> table.consent(call.account(), call.pathNumber("n"), answer.agree())));
    post(
        "/api/tables/{id}/chat",
        "Says something",
        Play.Say.class,
        Void.class,
        (call, words) -> {
          key(words.key());
          String text = words.text().strip();
          if (text.isEmpty()
              || text.length() > 500
              || text.chars().anyMatch(c -> Character.isISOControl(c) && c != '\n')) {
            throw Problem.of(400, "badText");
          }
          Play.Say said = new Play.Say(words.key(), words.channel(), text);
          at(call, table -> table.say(call.account(), call.name(), said));
          return null;
        });
    routes.add(
        new Route(
            "GET",
            "/api/tables/{id}/orders",
            "One's standing orders, and those that the game offers",
            Map.of(),
            Optional.empty(),
            Play.Orders.class,
            Route.Needs.PERSON,
            call -> at(call, table -> json(table, table.orders(call.account())))));
    body(
        "PUT",
        "/api/tables/{id}/orders",
        "Gives standing orders",
        Play.Ordering.class,
        Play.Orders.class,
        (call, orders) ->
            at(call, table -> json(table, table.order(call.account(), orders.orders()))));
    route(
        "GET",
        "/api/tables/{id}/log",
        "Earlier lines of the story",
        Map.of("before", "the number of the first entry that one has"),
        Play.Log.class,
        call ->
            at(
                call,
                table ->
                    json(
                        table,
                        table.log(
                            call.account(),
                            call.queryNumber("before").orElse(Integer.MAX_VALUE - 1)))));
    route(
        "GET",
        "/api/tables/{id}/record",
        "The game record: whole when the game is over, masked before",
        Map.of(),
        Object.class,
        call -> at(call, table -> Written.json(table.record(call.account()))));
    route(
        "GET",
        "/api/tables/{id}/replay",
        "A finished game after one of its entries",
        Map.of(
            "at",
            "the entry's number, 0 for the start",
            "seat",
            "whose view; absent: a spectator's"),
        Play.Replayed.class,
        call ->
            at(
                call,
                table ->
                    json(
                        table,
                        table.replay(call.queryNumber("at").orElse(0), call.queryNumber("seat")))));
  }

  private void review() {
    route(
        "GET",
        "/api/tables/{id}/analysis",
        "What bots make of a finished game, or how far they are with it",
        Map.of(),
        Review.Progress.class,
        call -> Written.json(hall.analysis(call.path("id"))));
    change(
        "POST",
        "/api/tables/{id}/analysis",
        "Wishes for the analysis of a game in which one sat",
        Review.Progress.class,
        call -> Written.json(hall.analyse(call.account(), call.path("id"))));
  }

  private <T> T at(Exchange call, Function<LiveTable<?, ?>, T> work) {
    return hall.at(call.path("id"), work);
  }

  private static Written json(LiveTable<?, ?> table, Object value) {
    return Written.json(table.mapper().writeValueAsString(value));
  }

  private static void key(String key) {
    if (!KEY.matcher(key).matches()) {
      throw Problem.of(400, "badKey");
    }
  }

  // How routes are declared
  // -----------------------------------------------------------------------------------------------

  interface Taking<T> {
    @Nullable Object handle(Exchange call, T body) throws Exception;
  }

  private void route(
      String method,
      String path,
      String summary,
      Map<String, String> query,
      Class<?> gives,
      Route.Handling handling) {
    routes.add(
        new Route(
            method, path, summary, query, Optional.empty(), gives, Route.Needs.NOBODY, handling));
  }

  /// A change without a body.
  void change(String method, String path, String summary, Class<?> gives, Route.Handling handling) {
    routes.add(
        new Route(
            method,
            path,
            summary,
            Map.of(),
            Optional.empty(),
            gives,
            Route.Needs.PERSON,
            handling));
  }

  private <T> void post(
      String path, String summary, Class<T> takes, Class<?> gives, Taking<T> taking) {
    body("POST", path, summary, takes, gives, taking);
  }

  <T> void body(
      String method,
      String path,
      String summary,
      Class<T> takes,
      Class<?> gives,
      Taking<T> taking) {
    body(method, path, summary, takes, gives, Route.Needs.PERSON, taking);
  }

  <T> void body(
      String method,
      String path,
      String summary,
      Class<T> takes,
      Class<?> gives,
      Route.Needs needs,
      Taking<T> taking) {
    routes.add(
        new Route(
            method,
            path,
            summary,
            Map.of(),
            Optional.of(takes),
            gives,
            needs,
            call -> taking.handle(call, call.body(takes))));
  }

  void open(String method, String path, String summary, Class<?> gives, Route.Handling handling) {
    route(method, path, summary, Map.of(), gives, handling);
  }

  /// Things that one address may not do often, such as making accounts.
  void rarely(Exchange call, String what) {
    rare.check(call.address() + " " + what);
  }

  // How requests are served
  // -----------------------------------------------------------------------------------------------

  boolean serve(String path, Request request, Response response, Callback callback)
      throws Exception {
    if (!path.startsWith("/api/")) {
      return false;
    }
    List<String> requested = Route.parts(path);
    List<String> ways = new ArrayList<>();
    for (int i = 0; i < routes.size(); i++) {
      if (Route.fits(parts.get(i), requested)) {
        Route route = routes.get(i);
        if (route.method().equals(request.getMethod())) {
          serve(route, route.variables(requested), request, response, callback);
          return true;
        }
        ways.add(route.method());
      }
    }
    if (ways.isEmpty()) {
      throw Problem.of(404, "noSuchPage");
    }
    response.getHeaders().put(HttpHeader.ALLOW, String.join(", ", ways));
    throw Problem.of(405, "noSuchWay");
  }

  private void serve(
      Route route,
      Map<String, String> variables,
      Request request,
      Response response,
      Callback callback)
      throws Exception {
    if (!route.method().equals("GET")) {
      Front.checkOrigin(request);
      Front.checkKind(request);
    }
    Optional<String> token = Front.token(request);
    Optional<People.Me> me = token.flatMap(persons::of);
    calls.check(me.map(People.Me::id).orElseGet(() -> Request.getRemoteAddr(request)));
    if (route.needs() == Route.Needs.PERSON && me.isEmpty()) {
      throw Problem.of(401, "needsPerson");
    }
    Exchange exchange = new Exchange(request, response, variables, me, token);
    if (route.gives() == Stream.class) {
      stream(exchange, callback);
      return;
    }
    Object answer = route.handling().handle(exchange);
    switch (answer) {
      case null -> {
        response.setStatus(204);
        callback.succeeded();
      }
      case Written written -> {
        if (written.cacheSeconds() > 0) {
          response
              .getHeaders()
              .put(HttpHeader.CACHE_CONTROL, "public, max-age=" + written.cacheSeconds());
        }
        Front.write(request, response, callback, 200, written.text(), written.kind());
      }
      default ->
          Front.write(request, response, callback, 200, Json.PLAIN.writeValueAsString(answer));
    }
  }

  // Server-sent events
  // -----------------------------------------------------------------------------------------------

  private void stream(Exchange call, Callback callback) {
    String id = call.path("id");
    String header = call.request().getHeaders().get("Last-Event-ID");
    String after = header != null ? header : call.query("after").orElse("");
    String caller = call.me().map(People.Me::id).orElseGet(call::address);
    AtomicInteger count = streams.computeIfAbsent(caller, _ -> new AtomicInteger());
    if (count.incrementAndGet() > settings.streamsEach()) {
      count.decrementAndGet();
      throw Problem.of(429, "tooManyStreams");
    }
    Response response = call.response();
    Stream stream =
        new Stream(
            call.account(),
            response,
            callback,
            dead -> {
              open.remove(dead);
              if (count.decrementAndGet() == 0) {
                streams.remove(caller, count);
              }
              if (!stopping) {
                Thread.ofVirtual().start(() -> hall.gone(id, dead));
              }
            });
    response.setStatus(200);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    response.getHeaders().put("X-Accel-Buffering", "no");
    open.put(stream, stream); // before it can die or the server stop, so that it is always found
    try {
      hall.at(
          id,
          table -> {
            table.listen(stream, after);
            return stream;
          });
    } catch (RuntimeException e) {
      open.remove(stream);
      count.decrementAndGet();
      throw e;
    }
    if (stopping) {
      stream.end();
    }
    stream.beat();
  }

  /// Ends all lines of one person, whose session has ended: those that may go on come back.
  void cut(String account) {
    for (Stream stream : open.keySet()) {
      if (stream.account().equals(account)) {
        stream.end();
      }
    }
  }

  /// Keeps all connections alive, and finds the dead ones.
  void beat() {
    open.keySet().forEach(Stream::beat);
  }

  int streams() {
    return open.size();
  }

  /// Ends all connections: the server stops.
  void end() {
    stopping = true;
    open.keySet().forEach(Stream::end);
  }
}
