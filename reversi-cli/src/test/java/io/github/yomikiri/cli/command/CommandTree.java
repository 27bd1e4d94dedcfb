package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.Interrupt;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The commands as users find them in the help, so that a test misses none. */
final class CommandTree {

  private CommandTree() {}

  /** Returns all commands below {@code yomikiri}, nested ones too, without hidden ones. */
  static List<CommandLine> visible() {
    return below(CommandLines.of(quietConsole()))
        .filter(command -> !command.getCommandSpec().usageMessage().hidden())
        .toList();
  }

  /** Returns a console without input, which drops what is printed. */
  static Console quietConsole() {
    return new Console(
        new BufferedReader(Reader.nullReader()),
        new PrintWriter(Writer.nullWriter()),
        new PrintWriter(Writer.nullWriter()),
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        new Interrupt(),
        () -> 0);
  }

  private static Stream<CommandLine> below(CommandLine command) {
    return command.getSubcommands().values().stream()
        .flatMap(child -> Stream.concat(Stream.of(child), below(child)));
  }
}
