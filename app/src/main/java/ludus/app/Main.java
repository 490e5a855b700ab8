package ludus.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ludus.app.arena.ArenaCommand;
import ludus.app.play.PlayCommand;
import ludus.app.serve.ServeCommand;
import ludus.kernel.BadInput;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// The program `ludus`: finds the command that was asked for, and says what went wrong in one
/// sentence.
@Command(
    name = "ludus",
    description = "A table for board games of the Roman world.",
    synopsisSubcommandLabel = "[COMMAND]",
    footer = {
      "",
      "Without a command it serves. `ludus COMMAND --help` says more.",
      "Exit status: 0 done, 1 the answer is no, 2 wrong use."
    })
public final class Main extends Task {

  private static final Set<String> ASKS_FOR_HELP = Set.of("-h", "--help");

  private Main(Desk desk) {
    super(desk);
  }

  public static void main(String[] args) {
    int status = run(Desk.system(), args);
    System.out.flush();
    System.exit(status);
  }

  /// Runs one command and answers with its exit status.
  public static int run(Desk desk, String... args) {
    CommandLine line =
        new CommandLine(new Main(desk))
            .addSubcommand(new ServeCommand(desk))
            .addSubcommand(new PlayCommand(desk))
            .addSubcommand(new ArenaCommand(desk))
            .addSubcommand(new ScenarioCommand(desk))
            .addSubcommand(new ReplayCommand(desk))
            .addSubcommand(new RulesCommand(desk))
            .addSubcommand(new DataCommand(desk))
            .addSubcommand(new FitCommand(desk))
            .addSubcommand(new BenchCommand(desk))
            .setOut(new PrintWriter(desk.out(), true, StandardCharsets.UTF_8))
            .setErr(new PrintWriter(desk.err(), true, StandardCharsets.UTF_8))
            .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
            .setUsageHelpAutoWidth(false)
            .setParameterExceptionHandler((wrong, _) -> misused(desk, wrong))
            .setExecutionExceptionHandler((error, _, _) -> failed(desk, error));
    return line.execute(served(args));
  }

  /// Options without a command are those of `serve`.
  private static String[] served(String... args) {
    boolean bare = args.length > 0 && args[0].startsWith("-") && !ASKS_FOR_HELP.contains(args[0]);
    return bare ? Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new) : args;
  }

  @Override
  public Integer call() throws InterruptedException {
    return new ServeCommand(desk).call();
  }

  private static int misused(Desk desk, ParameterException wrong) {
    CommandLine command = wrong.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    boolean unknownCommand =
        wrong instanceof UnmatchedArgumentException unmatched
            && command.getParent() == null
            && !unmatched.getUnmatched().getFirst().startsWith("-");
    String complaint =
        String.valueOf(wrong.getMessage()).lines().findFirst().orElse("Wrong use").strip();
    desk.err()
        .println(
            unknownCommand
                ? "There is no command '%s'; there is: %s."
                    .formatted(
                        ((UnmatchedArgumentException) wrong).getUnmatched().getFirst(),
                        String.join(", ", commands(command)))
                : "%s; see %s --help.".formatted(complaint.replaceAll("[.:]$", ""), name));
    debug(desk, wrong);
    return WRONG;
  }

  private static List<String> commands(CommandLine line) {
    return List.copyOf(line.getSubcommands().keySet());
  }

  private static int failed(Desk desk, Exception error) {
    desk.err()
        .println(
            error instanceof BadInput
                ? error.getMessage()
                : "This should not have happened: %s (LUDUS_DEBUG=1 shows where)."
                    .formatted(error.toString().lines().findFirst().orElse("an error")));
    debug(desk, error);
    return WRONG;
  }

  private static void debug(Desk desk, Exception error) {
    if (desk.env().getOrDefault("LUDUS_DEBUG", "").equals("1")) {
      error.printStackTrace(desk.err());
    }
  }
}
