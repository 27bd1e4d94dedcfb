package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The commands as users find them in the help, so that a test misses none. */
final class CommandTree {

  private CommandTree() {}

  /** Returns all commands below {@code yomikiri}, nested ones too, without hidden ones. */
  static List<CommandLine> visible() {
    return below(CommandLines.all(Console.silent()))
        .filter(command -> !command.getCommandSpec().usageMessage().hidden())
        .toList();
  }

  private static Stream<CommandLine> below(CommandLine command) {
    return command.getSubcommands().values().stream()
        .flatMap(child -> Stream.concat(Stream.of(child), below(child)));
  }
}
