package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Session;
import java.util.List;
import picocli.CommandLine;

/** Puts the commands together, and says how errors look: one line, and where to find help. */
final class CommandLines {

  private CommandLines() {}

  static CommandLine of(Session session) {
    CommandLine line = new CommandLine(new Yomikiri(session))
        .addSubcommand(new PlayCommand(session))
        .addSubcommand(new MatchCommand(session))
        .addSubcommand(new AnalyseCommand(session))
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
        .addSubcommand(new PerftCommand(session));
    // A position may begin with an empty square, which is written as options are.
    line.getSubcommands().forEach((name, command) -> {
      if (List.of("analyse", "explain", "solve", "eval").contains(name)) {
        command.setUnmatchedOptionsArePositionalParams(true);
      }
    });
    return line;
  }
}
