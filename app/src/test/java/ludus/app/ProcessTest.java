package ludus.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The program in a process of its own.
final class ProcessTest {

  @TempDir Path folder;

  private Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-Dstderr.encoding=UTF-8",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path", "")),
                "ludus.app.Main"));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("LC_ALL", "en_GB.UTF-8");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return builder.redirectError(folder.resolve("err").toFile()).start();
  }

  private static String rest(InputStream out) throws IOException {
    return new String(out.readAllBytes(), StandardCharsets.UTF_8);
  }

  private String errors() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  private static int status(Process process) throws InterruptedException {
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Test
  void play_without_input_says_what_can_be_done() throws Exception {
    Process ludus = start("play");
    ludus.getOutputStream().close();
    assertThat(rest(ludus.getInputStream())).contains("ludus play pax");
    assertThat(status(ludus)).isZero();
    assertThat(errors()).isEmpty();
  }

  @Test
  void wrong_use_is_a_sentence_and_status_2() throws Exception {
    Process ludus = start("play", "chess");
    assertThat(rest(ludus.getInputStream())).isEmpty();
    assertThat(status(ludus)).isEqualTo(2);
    assertThat(errors())
        .isEqualTo("There is no game 'chess'; there is: mare-nostrum, pax, spartacus.\n");
  }

  @Test
  void a_game_is_played_and_its_record_verifies() throws Exception {
    Process play =
        start("play", "pax", "--seats", "2", "--bots", "random", "--record", "game.json");
    try (OutputStream in = play.getOutputStream()) {
      in.write(Player.numbers(2).getBytes(StandardCharsets.UTF_8));
    } catch (IOException _) {
      // the game was over before everything was typed
    }
    assertThat(rest(play.getInputStream())).contains("the game is over").doesNotContain("\u001b");
    assertThat(status(play)).isZero();
    Process replay = start("replay", "game.json", "--verify");
    assertThat(rest(replay.getInputStream())).contains("chance was fair");
    assertThat(status(replay)).isZero();
  }

  @Test
  void no_progress_bar_in_a_pipe() throws Exception {
    Process arena = start("arena", "pax", "--bots", "random,random", "--games", "300");
    assertThat(rest(arena.getInputStream())).contains("95 % interval");
    assertThat(status(arena)).isZero();
    assertThat(errors()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"INT,130", "TERM,143"})
  void a_signal_ends_the_game_politely(String signal, int status) throws Exception {
    Assumptions.assumeFalse(ignoresInterrupts(), "interrupts reach this process and its children");
    Process ludus =
        start("play", "pax", "--seed", "5", "--bots", "random", "--record", "half.json");
    readToPrompt(ludus.getInputStream());
    String pid = "" + ludus.pid();
    assertThat(status(new ProcessBuilder("kill", "-" + signal, pid).start())).isZero();
    assertThat(status(ludus)).isEqualTo(status);
    assertThat(rest(ludus.getInputStream())).endsWith("ludus play pax --seed 5\n");
    assertThat(errors()).isEmpty();
    assertThat(folder.resolve("half.json")).exists();
  }

  private static void readToPrompt(InputStream out) throws IOException {
    int before = 0;
    for (int c = out.read(); !(before == '>' && c == ' '); c = out.read()) {
      assertThat(c).as("the output ends without a prompt").isNotNegative();
      before = c;
    }
  }

  /// A process started in the background by a script passes on that it ignores interrupts.
  private static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    String mask =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .findFirst()
            .orElse("SigIgn: 0")
            .substring(7)
            .strip();
    return (Long.parseUnsignedLong(mask, 16) & 2) != 0;
  }
}
