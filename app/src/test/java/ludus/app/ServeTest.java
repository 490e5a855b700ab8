package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `ludus serve` as a process of its own.
final class ServeTest {

  private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");

  @TempDir Path folder;

  /// A running server, and the address that it printed.
  private record Running(Process process, String address) implements AutoCloseable {
    HttpResponse<String> get(String path) throws IOException, InterruptedException {
      try (HttpClient client = HttpClient.newHttpClient()) {
        return client.send(
            HttpRequest.newBuilder(URI.create(address + path)).build(), BodyHandlers.ofString());
      }
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }

  private Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).directory(folder.toFile()).start();
  }

  private Running serve(String... args) throws IOException {
    Process process = start(args);
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    Matcher address = ADDRESS.matcher(String.valueOf(out.readLine()));
    assertThat(address.find()).as("the first line names the address").isTrue();
    return new Running(process, address.group());
  }

  private static String complaint(Process process) throws IOException, InterruptedException {
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(2);
    assertThat(said.lines()).hasSize(1);
    return said;
  }

  @Test
  void it_prints_its_address_serves_the_page_and_stops_when_told() throws Exception {
    try (Running ludus = serve("serve", "--port", "0")) {
      assertThat(ludus.get("/health").statusCode()).isEqualTo(200);
      assertThat(ludus.get("/").body()).contains("<html").contains("Ludus");
      assertThat(ludus.get("/t/whatever").body()).contains("<html");
      assertThat(ludus.get("/api/games").body()).contains("\"pax\"");
      assertThat(Files.exists(folder.resolve("data/ludus.db"))).isTrue();
      ludus.process().destroy();
      assertThat(ludus.process().waitFor(30, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void a_folder_or_port_that_is_in_use_is_one_sentence() throws Exception {
    try (Running ludus = serve("serve", "--port", "0", "--data", "here")) {
      assertThat(complaint(start("serve", "--port", "0", "--data", "here"))).contains("in use");
      String port = ludus.address().substring(ludus.address().lastIndexOf(':') + 1);
      assertThat(complaint(start("serve", "--port", port, "--data", "there")))
          .isEqualTo("Port " + port + " is in use; choose another with --port.\n");
    }
  }

  @Test
  void a_bare_call_serves() throws Exception {
    try (ServerSocket taken = new ServerSocket(8080)) {
      assertThat(taken.isBound()).isTrue();
      assertThat(complaint(start())).startsWith("Port 8080 is in use");
    } catch (java.net.BindException _) {
      assertThat(complaint(start())).startsWith("Port 8080 is in use");
    }
  }

  @Test
  void what_can_not_be_served_is_one_sentence() throws Exception {
    Files.writeString(folder.resolve("file"), "");
    assertThat(complaint(start("serve", "--port", "70000"))).contains("0 to 65535");
    assertThat(complaint(start("serve", "--port", "0", "--data", "file"))).contains("file");
    assertThat(complaint(start("serve", "--port", "0", "--db", "jdbc:oracle:x"))).contains("jdbc");
  }
}
