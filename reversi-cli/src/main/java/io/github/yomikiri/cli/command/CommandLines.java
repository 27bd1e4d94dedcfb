package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Session;
import java.util.Set;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;

/** The tree of commands. */
final class CommandLines {

  private static final Set<String> WITH_POSITION = Set.of("analyze", "explain", "solve", "eval");

  private CommandLines() {}

  static CommandLine of(Session session) {
    CommandLine line = new CommandLine(new Yomikiri(session))
        .addSubcommand(new PlayCommand(session))
        .addSubcommand(new MatchCommand(session))
        .addSubcommand(new AnalyzeCommand(session))
        .addSubcommand(new SolveCommand(session))
        .addSubcommand(new FfoCommand(session))
        .addSubcommand(new ExplainCommand(session))
        .addSubcommand(new SelfPlayCommand(session))
        .addSubcommand(new LabelCommand(session))
        .addSubcommand(new TrainCommand(session))
        .addSubcommand(new AccuracyCommand(session))
        .addSubcommand(new EvalCommand(session))
        .addSubcommand(new GtpCommand(session))
        .addSubcommand(new NBoardCommand(session))
        .addSubcommand(new FitProbCutCommand(session))
        .addSubcommand(new PerftCommand(session))
        .addSubcommand(new GenerateCompletion());
    // An alias of picocli's would be shown in the help.
    CommandLine british = new CommandLine(new AnalyzeCommand(session));
    british.getCommandSpec().usageMessage().hidden(true);
    line.addSubcommand("analyse", british);
    // A position may begin with an empty square, which is written as options are.
    line.getSubcommands().values().stream()
        .filter(command -> WITH_POSITION.contains(command.getCommandSpec().name()))
        .forEach(command -> command.setUnmatchedOptionsArePositionalParams(true));
    return line;
  }
}
