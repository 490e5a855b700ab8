package ludus.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/// A command of the program; it answers with the exit status.
public abstract class Task implements Callable<Integer> {

  /// Everything was done.
  public static final int DONE = 0;

  /// The answer is "no".
  public static final int NO = 1;

  /// Wrong use.
  public static final int WRONG = 2;

  protected final Desk desk;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help.")
  boolean help;

  protected Task(Desk desk) {
    this.desk = desk;
  }
}
