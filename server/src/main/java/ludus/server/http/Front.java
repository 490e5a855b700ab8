package ludus.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import ludus.kernel.BadInput;
import ludus.kernel.json.Json;
import ludus.kernel.text.Language;
import ludus.kernel.text.Words;
import ludus.server.Problem;
import ludus.server.api.Trouble;
import ludus.server.live.Refusing;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.PreEncodedHttpField;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/// Every request comes in here: defence first, then the API, then the page's files.
final class Front extends Handler.Abstract {

  static final String COOKIE = "ludus";

  private static final Logger LOG = LoggerFactory.getLogger(Front.class);

  private static final Pattern SCHEME = Pattern.compile("^https?://");
  private static final Pattern PARAMETERS = Pattern.compile("\\s*;.*");
  private static final int WORTH_COMPRESSING = 1400;

  /// What every answer carries: scripts, styles and connections only from here, no frames around
  /// it, nothing guessed and nothing leaked.
  private static final List<HttpField> DEFENCE =
      List.of(
          new PreEncodedHttpField(
              "Content-Security-Policy",
              "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                  + "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
                  + "form-action 'self'; frame-ancestors 'none'"),
          new PreEncodedHttpField("X-Content-Type-Options", "nosniff"),
          new PreEncodedHttpField("X-Frame-Options", "DENY"),
          new PreEncodedHttpField("Referrer-Policy", "no-referrer"),
          new PreEncodedHttpField("Cross-Origin-Opener-Policy", "same-origin"),
          new PreEncodedHttpField("Cross-Origin-Resource-Policy", "same-origin"),
          new PreEncodedHttpField(
              "Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"));

  private final Api api;
  private final Assets assets = new Assets();
  private final Words english;

  Front(Api api) {
    this.api = api;
    this.english = api.words(Language.EN);
  }

  static void defend(HttpFields.Mutable headers) {
    DEFENCE.forEach(headers::put);
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    defend(response.getHeaders());
    String path = Request.getPathInContext(request);
    try {
      if (api.serve(path, request, response, callback)) {
        return true;
      }
      boolean reads = request.getMethod().equals("GET") || request.getMethod().equals("HEAD");
      if (!path.startsWith("/api") && reads && assets.serve(request, response, callback)) {
        return true;
      }
      throw Problem.of(404, "noSuchPage");
    } catch (Refusing refusing) {
      trouble(
          request,
          response,
          callback,
          refusing,
          new Trouble(
              refusing.code(),
              refusing.reason(),
              detail(refusing),
              Optional.of(refusing.refused()),
              Optional.of(refusing.position()),
              Optional.of(refusing.at())),
          refusing.mapper());
    } catch (Problem problem) {
      trouble(request, response, callback, problem, trouble(problem), Json.PLAIN);
    } catch (BadInput e) {
      Problem problem = Problem.of(400, "badInput", String.valueOf(e.getMessage()));
      trouble(request, response, callback, problem, trouble(problem), Json.PLAIN);
    } catch (EofException e) {
      callback.failed(e); // the caller has gone
    } catch (Exception e) {
      Problem problem = Problem.of(500, "broken");
      boolean unreadable = e instanceof HttpException http && http.getCode() < 500;
      if (unreadable || e instanceof IOException) { // the caller's fault, or his line's
        problem = Problem.of(400, "badRequest");
      } else {
        LOG.error("{} {} failed", request.getMethod(), safe(path), e);
      }
      trouble(request, response, callback, problem, trouble(problem), Json.PLAIN);
    }
    return true;
  }

  /// A path for the log: the id of a table is what lets one in, so it is cut.
  static String safe(String path) {
    return path.replaceAll("(/tables/|/t/)([a-z0-9]{4})[a-z0-9]*", "$1$2…")
        .replaceAll("[^\\x20-\\x7e…]", "?");
  }

  /// A problem as it is answered.
  String written(Problem problem) {
    return Json.PLAIN.writeValueAsString(trouble(problem));
  }

  private Trouble trouble(Problem problem) {
    return new Trouble(
        problem.code(),
        problem.reason(),
        detail(problem),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private String detail(Problem problem) {
    return english.keys().contains(problem.reason().key())
        ? english.say(problem.reason())
        : problem.code();
  }

  private static void trouble(
      Request request,
      Response response,
      Callback callback,
      Problem problem,
      Trouble trouble,
      JsonMapper mapper) {
    if (response.isCommitted()) {
      callback.failed(problem);
      return;
    }
    if (problem.status() == 429) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, "5");
    }
    if (problem.status() == 413 || problem.status() == 429 || !isRead(request)) {
      response.getHeaders().put(HttpHeader.CONNECTION, "close"); // what is left isn't read
    }
    write(request, response, callback, problem.status(), mapper.writeValueAsString(trouble));
  }

  /// Reads what is left of a request that is refused, so that its connection can be used again.
  private static boolean isRead(Request request) {
    try (InputStream in = Request.asInputStream(request)) {
      Exchange.drain(in);
      return in.read() < 0;
    } catch (IOException _) {
      return false;
    }
  }

  /// Writes JSON, compressed where that is worth it.
  static void write(
      Request request, Response response, Callback callback, int status, String json) {
    write(request, response, callback, status, json, "application/json");
  }

  static void write(
      Request request, Response response, Callback callback, int status, String text, String kind) {
    response.setStatus(status);
    HttpFields.Mutable headers = response.getHeaders();
    headers.put(HttpHeader.CONTENT_TYPE, kind);
    if (!headers.contains(HttpHeader.CACHE_CONTROL)) {
      headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > WORTH_COMPRESSING && Assets.accepts(request, "gzip")) {
      bytes = gzip(bytes);
      headers.put(HttpHeader.CONTENT_ENCODING, "gzip");
      headers.put(HttpHeader.VARY, "Accept-Encoding");
    }
    headers.put(HttpHeader.CONTENT_LENGTH, bytes.length);
    response.write(true, ByteBuffer.wrap(bytes), callback);
  }

  private static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 3);
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new IllegalStateException("Memory can't be written to", e);
    }
    return out.toByteArray();
  }

  /// Requests that change something must come from our own page: a form or a script of another site
  /// can't send them.
  static void checkOrigin(Request request) {
    String site = request.getHeaders().get("Sec-Fetch-Site");
    if (site != null && !site.equals("same-origin") && !site.equals("none")) {
      throw Problem.of(403, "otherOrigin");
    }
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (origin != null && !SCHEME.matcher(origin).replaceFirst("").equals(host)) {
      throw Problem.of(403, "otherOrigin");
    }
  }

  /// Nor can a form send JSON. A request without any body may leave out what it is.
  static void checkKind(Request request) {
    String kind = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
    boolean json =
        kind == null
            ? request.getMethod().equals("DELETE")
            : kind.equals("application/json")
                || PARAMETERS.matcher(kind).replaceFirst("").equalsIgnoreCase("application/json");
    if (!json) {
      throw Problem.of(415, "jsonOnly");
    }
  }

  static Optional<String> token(Request request) {
    for (HttpCookie cookie : Request.getCookies(request)) {
      if (cookie.getName().equals(COOKIE)) {
        return Optional.ofNullable(cookie.getValue());
      }
    }
    return Optional.empty();
  }

  static void setToken(Request request, Response response, String token, long seconds) {
    boolean secure =
        request.isSecure() || "https".equals(request.getHeaders().get("X-Forwarded-Proto"));
    Response.putCookie(
        response,
        HttpCookie.build(COOKIE, token)
            .path("/")
            .httpOnly(true)
            .secure(secure)
            .sameSite(HttpCookie.SameSite.STRICT)
            .maxAge(seconds)
            .build());
  }
}
