package ludus.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// HTTP as bytes, for requests that no well-bred client would send.
final class Raw {

  /// @param head the status line and the headers, in lower case
  record Answer(int status, String head, String body) {}

  private Raw() {}

  static Answer send(int port, String request) throws IOException {
    return send(port, request.getBytes(StandardCharsets.ISO_8859_1));
  }

  /// Sends these bytes and reads until the server has said all it has to say.
  static Answer send(int port, byte[] request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.setSoTimeout(20_000);
      try {
        OutputStream out = socket.getOutputStream();
        out.write(request);
        out.flush();
      } catch (IOException _) {
        // it may have answered and hung up before it has read all
      }
      return read(socket.getInputStream());
    }
  }

  private static Answer read(InputStream in) throws IOException {
    StringBuilder text = new StringBuilder();
    byte[] buffer = new byte[8192];
    try {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        text.append(new String(buffer, 0, n, StandardCharsets.ISO_8859_1));
      }
    } catch (IOException e) {
      if (text.isEmpty()) {
        throw e;
      }
    }
    int end = text.indexOf("\r\n\r\n");
    if (end < 0) {
      throw new IOException("No answer: " + text);
    }
    String head = text.substring(0, end).toLowerCase(Locale.ROOT);
    return new Answer(Integer.parseInt(head.substring(9, 12)), head, text.substring(end + 4));
  }

  static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  }
}
