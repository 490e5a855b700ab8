package ludus.app.arena;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import ludus.app.Desk;
import ludus.bots.arena.Experiment;
import ludus.bots.arena.Played;
import ludus.kernel.BadInput;
import ludus.kernel.Outcome;

/// One row a game, in their order, written as they come: the same bytes for the same seed.
final class CsvFile implements AutoCloseable {

  private final Writer out;
  private final Path fresh;
  private final Path file;
  private final boolean toFile;

  private CsvFile(Writer out, Path fresh, Path file, boolean toFile) {
    this.out = out;
    this.fresh = fresh;
    this.file = file;
    this.toFile = toFile;
  }

  /// @param target a file, or `-` for the output
  static CsvFile open(Desk desk, String target, int seats) {
    Path file = Path.of(target).toAbsolutePath();
    try {
      CsvFile csv;
      if (target.equals("-")) {
        csv =
            new CsvFile(
                new BufferedWriter(new OutputStreamWriter(desk.out(), StandardCharsets.UTF_8)),
                file,
                file,
                false);
      } else {
        Path folder = file.getParent();
        if (folder == null || Files.isDirectory(file)) {
          throw new BadInput("%s is a folder.".formatted(target));
        }
        Files.createDirectories(folder);
        Path fresh = Files.createTempFile(folder, ".ludus", ".tmp");
        csv = new CsvFile(Files.newBufferedWriter(fresh), fresh, file, true);
      }
      csv.head(seats);
      return csv;
    } catch (IOException e) {
      throw new BadInput("The file %s can't be written.".formatted(target), e);
    }
  }

  private void head(int seats) throws IOException {
    List<String> columns =
        new ArrayList<>(
            List.of("variant", "game", "deal", "seed", "result", "winners", "decisions"));
    for (int seat = 1; seat <= seats; seat++) {
      for (String what : List.of("bot", "side", "share", "place", "score")) {
        columns.add(what + seat);
      }
    }
    out.write(String.join(",", columns) + "\n");
  }

  /// @param variant empty, or which of two
  void add(String variant, Experiment experiment, Played played) {
    Outcome outcome = played.outcome();
    List<String> cells = new ArrayList<>();
    cells.add(variant);
    cells.add(String.valueOf(played.game()));
    cells.add(String.valueOf(experiment.dealOf(played.game())));
    cells.add(String.valueOf(experiment.seedOf(played.game())));
    cells.add(outcome.result());
    cells.add(String.join(" ", outcome.winners().stream().map(it -> "" + (it + 1)).toList()));
    cells.add(String.valueOf(played.decisions()));
    for (int seat = 0; seat < experiment.setup().seats(); seat++) {
      cells.add(experiment.bots().get(experiment.botAt(played.game(), seat)).id());
      cells.add(played.sides().isEmpty() ? "" : JsonReport.name(played.sides().get(seat)));
      cells.add(String.valueOf(outcome.share(seat)));
      cells.add(String.valueOf(outcome.places().get(seat)));
      cells.add(String.valueOf(outcome.scores().get(seat)));
    }
    try {
      out.write(String.join(",", cells) + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The whole file is there now.
  void finish() {
    try {
      out.flush();
      if (toFile) {
        out.close();
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new BadInput("The file %s can't be written.".formatted(file), e);
    }
  }

  /// Leaves no half file behind.
  @Override
  public void close() {
    if (toFile) {
      try {
        out.close();
        Files.deleteIfExists(fresh);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
