package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.ProgramVersion;
import io.github.yomikiri.app.console.Subcommands;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.program.GameCommands;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.learn.job.BatchRunner;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/**
 * The bulk commands for a cluster: selfplay, label, solve and match of Reversi, and those of the
 * other games. Their options, messages and results are those of the command line, because they are
 * the same commands.
 */
public final class BulkCommands {

  private static final List<String> NAMES = List.of("selfplay", "label", "solve", "match");

  private BulkCommands() {}

  /**
   * Adds the commands to a command line.
   *
   * @param line the command line
   * @param console the streams of the process
   * @param runner runs the jobs
   * @param files finds the files that workers need
   */
  public static void addTo(
      CommandLine line, Console console, BatchRunner runner, InputFiles files) {
    JobPlace place = new JobPlace(files, Optional.of(runner));
    Map<String, Object> commands = CommandLines.commands(console, place);
    for (String name : NAMES) {
      CommandLine added = Subcommands.line(CommandLines.command(commands, name), true);
      line.addSubcommand(added);
      CommandLines.allowPosition(added);
    }
    CommandLines.addKit(line, console, place);
    for (NodeKit<?> kit : GameKits.ofNodes()) {
      ProgramVersion version =
          new ProgramVersion("yomikiri " + kit.name(), Version.PROGRAM.number());
      CommandLine game = GameCommands.bulk(GameContext.of(console, place, version, kit));
      game.getCommandSpec().usageMessage().hidden(true);
      line.addSubcommand(kit.name(), game);
    }
  }

  /**
   * Returns the job that arguments describe, without running the command. So another process can do
   * units of the job.
   *
   * @param line a command line to which {@link #addTo} has added the commands
   * @param arguments the command and its arguments
   * @return the job
   */
  public static Job job(CommandLine line, List<String> arguments) {
    ParseResult parsed = line.parseArgs(arguments.toArray(String[]::new)).subcommand();
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    return parsed.commandSpec().commandLine().<BulkCommand>getCommand().job();
  }
}
