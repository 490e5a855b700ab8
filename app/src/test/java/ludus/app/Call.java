package ludus.app;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// One call of the program within the test: what was typed, and what came of it.
record Call(int status, String out, String err) {

  static Call ludus(String... args) {
    return typing("", args);
  }

  static Call typing(String input, String... args) {
    return with(Map.of(), input, args);
  }

  static Call with(Map<String, String> more, String input, String... args) {
    Map<String, String> env = new HashMap<>(Map.of("LANG", "en_GB.UTF-8"));
    env.putAll(more);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Desk desk =
        new Desk(
            new BufferedReader(new StringReader(input)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            env,
            false,
            false);
    int status = Main.run(desk, args);
    return new Call(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// The words of a command, and more.
  static String[] args(String command, String... more) {
    return Stream.concat(Stream.of(command.split(" ", -1)), Stream.of(more)).toArray(String[]::new);
  }

  List<String> lines() {
    return out.lines().toList();
  }

  /// Everything that was said, whatever the stream.
  String said() {
    return out + err;
  }
}
