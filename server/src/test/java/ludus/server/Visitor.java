package ludus.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import ludus.kernel.Seed;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A browser without a picture: one person's cookie, requests and event streams over real sockets.
public final class Visitor {

  /// @param type of a server-sent event
  public record Told(String id, String type, JsonNode data) {}

  /// An open event stream; what arrives waits in a queue.
  public static final class Events implements AutoCloseable {
    private final BlockingQueue<Told> queue = new LinkedBlockingQueue<>();
    private final InputStream in;

    Events(InputStream in) {
      this.in = in;
      Thread.ofVirtual().start(this::read);
    }

    private void read() {
      String id = "";
      String type = "";
      try (BufferedReader lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith("id:")) {
            id = line.substring(3);
          } else if (line.startsWith("event:")) {
            type = line.substring(6);
          } else if (line.startsWith("data:")) {
            queue.add(new Told(id, type, Json.PLAIN.readTree(line.substring(5))));
          }
        }
      } catch (IOException _) {
        // the line was cut
      }
      queue.add(new Told(id, "end", Json.PLAIN.createObjectNode()));
    }

    /// The next event; fails if none comes for long.
    public Told next() throws InterruptedException {
      Told told = queue.poll(20, TimeUnit.SECONDS);
      if (told == null) {
        throw new AssertionError("No event came");
      }
      return told;
    }

    /// The next event of this type; others are skipped.
    public Told next(String type) throws InterruptedException {
      Told told = next();
      while (!told.type().equals(type)) {
        told = next();
      }
      return told;
    }

    public int waiting() {
      return queue.size();
    }

    @Override
    public void close() {
      try {
        in.close();
      } catch (IOException _) {
        // the line was cut already
      }
    }
  }

  private static final HttpClient CLIENT =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(10))
          .build();

  private final String base;
  private String cookie = "";

  public Visitor(int port) {
    this.base = "http://localhost:" + port;
  }

  /// A guest with this name.
  public static Visitor guest(int port, String name) {
    Visitor visitor = new Visitor(port);
    visitor.post("/api/guest", json().put("name", name));
    return visitor;
  }

  public static ObjectNode json() {
    return Json.PLAIN.createObjectNode();
  }

  public static String key() {
    return UUID.randomUUID().toString();
  }

  public String cookie() {
    return cookie;
  }

  public HttpRequest.Builder request(String path) {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(base + path)).timeout(Duration.ofSeconds(20));
    return cookie.isEmpty() ? builder : builder.header("Cookie", cookie);
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
      response
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
      return response;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public HttpResponse<String> call(String method, String path, JsonNode body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body.toString())));
  }

  /// A call that must succeed.
  public JsonNode done(String method, String path, JsonNode body) {
    HttpResponse<String> response = call(method, path, body);
    if (response.statusCode() >= 300) {
      throw new AssertionError(
          "%s %s: %d %s".formatted(method, path, response.statusCode(), response.body()));
    }
    return response.body().isEmpty() ? Json.PLAIN.nullNode() : Json.PLAIN.readTree(response.body());
  }

  public JsonNode post(String path, JsonNode body) {
    return done("POST", path, body);
  }

  public JsonNode get(String path) {
    HttpResponse<String> response = send(request(path).GET());
    if (response.statusCode() >= 300) {
      throw new AssertionError(
          "GET %s: %d %s".formatted(path, response.statusCode(), response.body()));
    }
    return Json.PLAIN.readTree(response.body());
  }

  /// What this call is refused with.
  public JsonNode refused(int status, String method, String path, JsonNode body) {
    HttpResponse<String> response = call(method, path, body);
    if (response.statusCode() != status) {
      throw new AssertionError(
          "%s %s: %d instead of %d: %s"
              .formatted(method, path, response.statusCode(), status, response.body()));
    }
    return Json.PLAIN.readTree(response.body());
  }

  public Events events(String table, String after) {
    return events(HttpRequest.newBuilder(address(table, after)));
  }

  /// As a browser comes back by itself: the header says what it has seen, the address is the first.
  public Events eventsAgain(String table, String first, String last) {
    return events(HttpRequest.newBuilder(address(table, first)).header("Last-Event-ID", last));
  }

  private URI address(String table, String after) {
    return URI.create(base + "/api/tables/" + table + "/events?after=" + after);
  }

  private Events events(HttpRequest.Builder request) {
    try {
      HttpResponse<InputStream> response =
          CLIENT.send(
              request.header("Cookie", cookie.isEmpty() ? "none=0" : cookie).GET().build(),
              BodyHandlers.ofInputStream());
      if (response.statusCode() != 200) {
        throw new AssertionError("No events: " + response.statusCode());
      }
      return new Events(response.body());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  // What people do
  // -----------------------------------------------------------------------------------------------

  /// A table for so many, with this visitor as host.
  public String makeTable(int seats) {
    return makeTable(newTable(seats));
  }

  public static ObjectNode newTable(int seats) {
    ObjectNode wish = json().put("game", "pax").put("seats", seats).put("listed", true);
    wish.putObject("options");
    wish.putObject("clock").put("pace", "NONE").put("seconds", 0).put("increment", 0);
    return wish;
  }

  public String makeTable(ObjectNode wish) {
    return post("/api/tables", wish).path("id").stringValue();
  }

  public JsonNode sit(String table, int seat) {
    return post("/api/tables/" + table + "/seats/" + seat, json().put("nonce", Seed.newNonce()));
  }

  public JsonNode bot(String table, int seat, String level) {
    return done(
        "PUT", "/api/tables/" + table + "/seats/" + seat + "/bot", json().put("level", level));
  }

  public JsonNode start(String table) {
    return post("/api/tables/" + table + "/start", json());
  }

  public JsonNode snapshot(String table) {
    return get("/api/tables/" + table);
  }

  public void say(String table, String channel, String text) {
    post(
        "/api/tables/" + table + "/chat",
        json().put("key", key()).put("channel", channel).put("text", text));
  }

  public ObjectNode answer(int stamp, JsonNode... moves) {
    ObjectNode answer = json().put("key", key()).put("stamp", stamp);
    answer.putArray("moves").addAll(List.of(moves));
    return answer;
  }

  public JsonNode move(String table, int stamp, JsonNode... moves) {
    return post("/api/tables/" + table + "/moves", answer(stamp, moves));
  }
}
