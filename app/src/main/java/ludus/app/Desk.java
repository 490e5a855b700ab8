package ludus.app;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Language;

/// Where a command reads and writes.
///
/// @param terminal whether a person sits there
/// @param progress whether error output is a terminal, where a bar may move
public record Desk(
    BufferedReader in,
    PrintStream out,
    PrintStream err,
    Map<String, String> env,
    boolean terminal,
    boolean progress) {

  @SuppressWarnings("SystemConsoleNull") // it is null again since JDK 25 where nobody sits
  public static Desk system() {
    Console console = System.console();
    boolean terminal = console != null && console.isTerminal();
    return new Desk(
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
        System.out,
        System.err,
        System.getenv(),
        terminal,
        errorsGoToTerminal(terminal));
  }

  /// Java can't ask this of error output; where the system tells, it is believed.
  private static boolean errorsGoToTerminal(boolean terminal) {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException | UnsupportedOperationException _) {
      return terminal;
    }
  }

  public Ink ink(boolean noColor) {
    boolean plain =
        noColor
            || !terminal
            || !env.getOrDefault("NO_COLOR", "").isEmpty()
            || env.getOrDefault("TERM", "").equals("dumb");
    return plain ? Ink.PLAIN : Ink.COLOUR;
  }

  /// The language of the person's system, if it is one of ours.
  public Language language() {
    for (String variable : List.of("LC_ALL", "LC_MESSAGES", "LANG")) {
      String locale = env.getOrDefault(variable, "");
      if (!locale.isEmpty()) {
        return Language.of(locale.split("[_.@-]", 2)[0]).orElse(Language.EN);
      }
    }
    return Language.EN;
  }

  /// What the person types after a prompt; nothing when the input is closed. Where nobody sits, the
  /// output repeats what was read, so that it can be followed.
  public Optional<String> ask(String prompt) {
    out.print(prompt);
    out.flush();
    try {
      Optional<String> line = Optional.ofNullable(in.readLine());
      if (!terminal || line.isEmpty()) {
        out.println(line.orElse("").replaceAll("\\p{Cntrl}", " "));
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public void say(String line) {
    out.println(line);
  }

  /// Says a text in lines that fit the screen.
  public void tell(String text) {
    text.lines().forEach(line -> say(Columns.wrap(line, Columns.WIDTH, "")));
  }

  public void say(List<String> lines) {
    lines.forEach(out::println);
  }
}
