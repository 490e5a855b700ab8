package ludus.bench.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/// A plain HTTP connection that stays open. As little work as possible: the client runs on the same
/// cores as the server it measures.
final class Wire implements AutoCloseable {

  record Answer(int status, String body, String cookie) {}

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;
  private final AtomicLong received = new AtomicLong();

  Wire(int port) throws IOException {
    socket = new Socket();
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 20_000);
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream(), 4096);
    out = socket.getOutputStream();
  }

  Answer call(String method, String path, String cookie, String body) throws IOException {
    byte[] content = body.getBytes(StandardCharsets.UTF_8);
    send(method, path, cookie, content);
    int status = status();
    int length = 0;
    String set = "";
    for (String line = line(); !line.isEmpty(); line = line()) {
      if (line.regionMatches(true, 0, "content-length:", 0, 15)) {
        length = Integer.parseInt(line.substring(15).strip());
      } else if (line.regionMatches(true, 0, "set-cookie:", 0, 11)) {
        set = line.substring(11, line.indexOf(';')).strip();
      }
    }
    return new Answer(status, new String(in.readNBytes(length), StandardCharsets.UTF_8), set);
  }

  /// A call that must succeed.
  String done(String method, String path, String cookie, String body) throws IOException {
    Answer answer = call(method, path, cookie, body);
    if (answer.status() >= 300) {
      throw new IOException(method + " " + path + ": " + answer.status() + " " + answer.body());
    }
    return answer.body();
  }

  private void send(String method, String path, String cookie, byte[] content) throws IOException {
    byte[] head =
        (method
                + " "
                + path
                + " HTTP/1.1\r\nHost: localhost\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
                + (content.length == 0
                    ? ""
                    : "Content-Type: application/json\r\nContent-Length: "
                        + content.length
                        + "\r\n")
                + "\r\n")
            .getBytes(StandardCharsets.UTF_8);
    byte[] all = new byte[head.length + content.length];
    System.arraycopy(head, 0, all, 0, head.length);
    System.arraycopy(content, 0, all, head.length, content.length);
    out.write(all);
  }

  private int status() throws IOException {
    String line = line();
    return Integer.parseInt(line.substring(9, 12));
  }

  /// Opens an event stream; afterwards only [#event] is called.
  void listen(String path, String cookie) throws IOException {
    send("GET", path, cookie, new byte[0]);
    int status = status();
    if (status != 200) {
      throw new IOException("No events: " + status);
    }
    while (!line().isEmpty()) {
      // headers
    }
  }

  /// The data of the next event of a type; others are passed over.
  String event(String type) throws IOException {
    String current = "";
    while (true) {
      String line = line();
      if (line.startsWith("event:")) {
        current = line.substring(6);
      } else if (line.startsWith("data:") && current.equals(type)) {
        return line.substring(5);
      }
    }
  }

  /// Bytes of all lines that were read.
  long received() {
    return received.get();
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    int count = 0;
    while (true) {
      int next = in.read();
      count++;
      if (next < 0) {
        throw new IOException("The line was cut");
      }
      if (next == '\n') {
        received.addAndGet(count);
        return line.toString();
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
