package ludus.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// The page's files, from the class path. Names under `assets/` carry a hash and never change;
/// every other address that looks like a page gets the one page there is.
final class Assets {

  private static final String FOLDER = "/ludus/web/";

  private static final Map<String, String> KINDS =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private static final class Asset {
    private final byte[] plain;
    private final byte @Nullable [] brotli;
    private final byte @Nullable [] gzip;
    private final String kind;

    Asset(byte[] plain, byte @Nullable [] brotli, byte @Nullable [] gzip, String kind) {
      this.plain = plain;
      this.brotli = brotli;
      this.gzip = gzip;
      this.kind = kind;
    }
  }

  private final Map<String, Optional<Asset>> known = new ConcurrentHashMap<>();

  /// Answers a request for a file or a page; false if there is none.
  boolean serve(Request request, Response response, Callback callback) {
    String path = Request.getPathInContext(request);
    boolean file = path.lastIndexOf('.') > path.lastIndexOf('/');
    String name = path.equals("/") || !file ? "index.html" : path.substring(1);
    if (!name.matches("[A-Za-z0-9_./-]{1,200}") || name.contains("..")) {
      return false;
    }
    Optional<Asset> found =
        known.size() < 2000 ? known.computeIfAbsent(name, Assets::load) : load(name);
    if (found.isEmpty()) {
      return false;
    }
    Asset asset = found.get();
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, asset.kind);
    response
        .getHeaders()
        .put(
            HttpHeader.CACHE_CONTROL,
            name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    byte[] bytes = asset.plain;
    byte[] brotli = asset.brotli;
    byte[] gzip = asset.gzip; // browsers offer Brotli only where the line is encrypted or local
    if (brotli != null || gzip != null) {
      response.getHeaders().put(HttpHeader.VARY, "Accept-Encoding");
    }
    if (brotli != null && accepts(request, "br")) {
      response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "br");
      bytes = brotli;
    } else if (gzip != null && accepts(request, "gzip")) {
      response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
      bytes = gzip;
    }
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
    boolean head = request.getMethod().equals("HEAD");
    response.write(true, head ? ByteBuffer.allocate(0) : ByteBuffer.wrap(bytes), callback);
    return true;
  }

  static boolean accepts(Request request, String encoding) {
    String accepted = request.getHeaders().get(HttpHeader.ACCEPT_ENCODING);
    return accepted != null && accepted.contains(encoding);
  }

  private static Optional<Asset> load(String name) {
    byte[] plain = bytes(name);
    String ending = name.substring(name.lastIndexOf('.') + 1);
    String kind = KINDS.get(ending);
    return plain == null || kind == null
        ? Optional.empty()
        : Optional.of(new Asset(plain, bytes(name + ".br"), bytes(name + ".gz"), kind));
  }

  private static byte @Nullable [] bytes(String name) {
    URL resource = Assets.class.getResource(FOLDER + name);
    if (resource == null) {
      return null;
    }
    try (InputStream in = resource.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("A file of the page can't be read: " + name, e);
    }
  }
}
