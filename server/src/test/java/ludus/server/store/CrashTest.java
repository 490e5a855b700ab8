package ludus.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import ludus.kernel.BadInput;
import ludus.server.store.Store.EntryRow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CrashTest {

  private static final int KILLS = 10;

  @TempDir Path folder;

  @Test
  void what_was_acknowledged_is_there_after_the_program_was_killed() throws Exception {
    Random random = new Random();
    Map<String, Integer> acknowledged = new HashMap<>();
    for (int kill = 0; kill < KILLS; kill++) {
      writeAndKill(1 + random.nextInt(400), acknowledged);
      try (SqlStore store = Samples.store(folder)) {
        acknowledged.forEach((table, last) -> assertKept(store.entries(table, 0), last));
      }
    }
    assertThat(acknowledged).containsOnlyKeys(CrashWriter.TABLES);
  }

  private static void assertKept(List<EntryRow> entries, int last) {
    assertThat(entries).hasSizeGreaterThanOrEqualTo(last);
    assertThat(entries)
        .extracting(EntryRow::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, entries.size()).boxed().toList());
  }

  @Test
  void a_folder_that_another_program_uses_is_refused_until_that_one_is_gone() throws Exception {
    Process writer = start();
    try (BufferedReader out = writer.inputReader()) {
      assertThat(out.readLine()).isNotNull();
      assertThatThrownBy(() -> Samples.store(folder))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("is in use by another server");
    } finally {
      writer.destroyForcibly().waitFor();
    }
    try (SqlStore store = Samples.store(folder)) {
      assertThat(store.running()).isNotEmpty();
    }
  }

  /// Lets a program write until it has printed so many lines, kills it and reads what it still
  /// said.
  private void writeAndKill(int lines, Map<String, Integer> acknowledged) throws Exception {
    Process writer = start();
    try (BufferedReader out = writer.inputReader()) {
      for (int i = 0; i < lines; i++) {
        assertThat(note(out, acknowledged)).isTrue();
      }
      writer.toHandle().destroyForcibly(); // SIGKILL, which leaves us its last words
      writer.waitFor();
      while (note(out, acknowledged)) {}
    } finally {
      writer.destroyForcibly();
    }
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            CrashWriter.class.getName(),
            folder.toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static boolean note(BufferedReader out, Map<String, Integer> acknowledged)
      throws IOException {
    String line = out.readLine();
    if (line == null || !line.matches("t\\d \\d+")) {
      return line != null; // the last one may be cut
    }
    String[] words = line.split(" ", 2);
    acknowledged.merge(words[0], Integer.parseInt(words[1]), Math::max);
    return true;
  }
}
