package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import java.util.Set;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;

/** The tree of commands. */
final class CommandLines {

  private static final Set<String> WITH_POSITION =
      Set.of("analyze", "explain", "solve", "eval", "book-show");

  private CommandLines() {}

  static CommandLine of(Console console) {
    CommandLine line = new CommandLine(new Yomikiri(console))
        .addSubcommand(new PlayCommand(console))
        .addSubcommand(new MatchCommand(console, JobPlace.LOCAL))
        .addSubcommand(new AttributeCommand(console))
        .addSubcommand(new LossCommand(console))
        .addSubcommand(new OpeningsCommand(console))
        .addSubcommand(new BookCommand(console))
        .addSubcommand(new BookShowCommand(console))
        .addSubcommand(new AnalyzeCommand(console))
        .addSubcommand(new SolveCommand(console, JobPlace.LOCAL))
        .addSubcommand(new FfoCommand(console))
        .addSubcommand(new ExplainCommand(console))
        .addSubcommand(new SelfPlayCommand(console, JobPlace.LOCAL))
        .addSubcommand(new LabelCommand(console, JobPlace.LOCAL))
        .addSubcommand(new TrainCommand(console))
        .addSubcommand(new AccuracyCommand(console))
        .addSubcommand(new EvalCommand(console))
        .addSubcommand(new GtpCommand(console))
        .addSubcommand(new NBoardCommand(console))
        .addSubcommand(new FitProbCutCommand(console))
        .addSubcommand(new FitEndgameCommand(console))
        .addSubcommand(new PerftCommand(console))
        .addSubcommand(new PositionsCommand(console))
        .addSubcommand(new GenerateCompletion());
    // The old British name is a command of its own, because picocli shows an alias in the help.
    CommandLine british = new CommandLine(new AnalyzeCommand(console));
    british.getCommandSpec().usageMessage().hidden(true);
    line.addSubcommand("analyse", british);
    line.getSubcommands().values().forEach(CommandLines::allowPosition);
    return line;
  }

  /**
   * Lets a command with a position accept one that begins with an empty square, "-", which looks
   * like the start of an option.
   */
  static void allowPosition(CommandLine command) {
    if (WITH_POSITION.contains(command.getCommandSpec().name())) {
      command.setUnmatchedOptionsArePositionalParams(true);
    }
  }
}
