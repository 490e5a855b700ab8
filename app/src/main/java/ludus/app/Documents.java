package ludus.app;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import ludus.kernel.BadInput;

/// Files that commands read and write. What goes wrong is a sentence.
public final class Documents {

  private Documents() {}

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new BadInput("There is no file %s.".formatted(file), e);
    } catch (MalformedInputException e) {
      throw new BadInput("The file %s is not text in UTF-8.".formatted(file), e);
    } catch (IOException e) {
      throw new BadInput("The file %s can't be read.".formatted(file), e);
    }
  }

  /// Writes the whole file or leaves the old one: never a half.
  public static void write(Path file, String text) {
    Path absolute = file.toAbsolutePath();
    try {
      Path folder = absolute.getParent();
      if (folder == null || Files.isDirectory(absolute)) {
        throw new BadInput("%s is a folder.".formatted(file));
      }
      Files.createDirectories(folder);
      Path fresh = Files.createTempFile(folder, ".ludus", ".tmp");
      try {
        Files.writeString(fresh, text);
        move(fresh, absolute);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException e) {
      throw new BadInput("The file %s can't be written.".formatted(file), e);
    }
  }

  private static void move(Path fresh, Path file) throws IOException {
    try {
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// Writes to a file, or to the output for `-`.
  public static void put(Desk desk, String target, String text) {
    if (target.equals("-")) {
      desk.say(text.stripTrailing());
    } else {
      write(Path.of(target), text.stripTrailing() + "\n");
    }
  }
}
