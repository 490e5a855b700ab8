package ludus.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import ludus.kernel.BadInput;
import org.jspecify.annotations.Nullable;

/// Keeps a second server away from the same SQLite file: each believes that it knows what is
/// stored. The system frees the lock when the program ends, however it ends.
final class FolderLock implements AutoCloseable {

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /// @throws BadInput if another server has this database open, or the folder can't be written
  static FolderLock of(Path database) {
    Path folder = folder(database);
    try {
      Files.createDirectories(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve(database.getFileName() + ".lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        channel.close();
        throw new BadInput(
            "The data folder " + folder + " is in use by another server: stop that one first.");
      }
      return new FolderLock(channel);
    } catch (IOException e) {
      throw new BadInput("The data folder " + folder + " can't be written.", e);
    }
  }

  private static Path folder(Path database) {
    Path parent = database.toAbsolutePath().getParent();
    if (parent == null) {
      throw new BadInput(database + " is no file for a database.");
    }
    return parent;
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException _) {
      return null; // this same program has it open
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException _) {
      // the lock ends with the program
    }
  }
}
