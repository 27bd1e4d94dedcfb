package io.github.yomikiri.app.console;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Reports options that a command does not have, with the names that may be meant. The message of
 * picocli also lists what follows such an option, which may be its value. If a command takes
 * positions, which may begin with a hyphen, picocli even takes such an option for a position.
 */
final class UnknownOptions extends ParameterException {

  private static final long serialVersionUID = 1;

  /** The name of an option, perhaps with a value. */
  private static final Pattern OPTION = Pattern.compile("--[a-z][a-z0-9-]*(=.*)?");

  /** A position in OBF, whose empty squares are hyphens. */
  private static final Pattern POSITION = Pattern.compile("[-.xo]{8,}( .*)?");

  private UnknownOptions(CommandLine command, List<String> names) {
    super(command, message(command, names));
  }

  /**
   * Returns what to report about wrong arguments.
   *
   * @param e what picocli reports
   * @param typed all arguments
   * @return an exception that names the unknown options; the same exception if there are none
   */
  static ParameterException named(ParameterException e, String... typed) {
    CommandLine command = e.getCommandLine();
    // Behind the first word, options are those of a subcommand.
    Stream<String> own = command.getSubcommands().isEmpty()
        ? Stream.of(typed).takeWhile(each -> !each.equals("--"))
        : Stream.of(typed).takeWhile(each -> each.startsWith("-"));
    List<String> names = unknown(command, own);
    if (names.isEmpty() && e instanceof UnmatchedArgumentException unmatched) {
      names = unmatched.getUnmatched().stream()
          .filter(each -> unmatched.isUnknownOption() && each.matches("-.+"))
          .toList();
    }
    return names.isEmpty() ? e : new UnknownOptions(command, names);
  }

  /**
   * Checks that no option was taken for another argument.
   *
   * @param result the arguments of a command
   * @throws ParameterException if one was
   */
  static void check(ParseResult result) {
    CommandLine command = result.commandSpec().commandLine();
    if (result.originalArgs().contains("--")) {
      return;
    }
    List<String> names = unknown(
        command,
        result.matchedPositionals().stream().flatMap(each -> each.originalStringValues().stream()));
    if (!names.isEmpty()) {
      throw new UnknownOptions(command, names);
    }
  }

  private static List<String> unknown(CommandLine command, Stream<String> arguments) {
    return arguments
        .filter(
            each -> OPTION.matcher(each).matches() && !POSITION.matcher(each).matches())
        .map(each -> each.replaceFirst("=.*", ""))
        .filter(name -> command.getCommandSpec().findOption(name) == null)
        .distinct()
        .toList();
  }

  private static String message(CommandLine command, List<String> names) {
    List<String> parts = new ArrayList<>();
    for (String name : names) {
      List<String> similar =
          new UnmatchedArgumentException(command, List.of(name)).getSuggestions();
      String meant =
          similar.stream().map(each -> "'" + each + "'").collect(Collectors.joining(" or "));
      parts.add("'" + name + "'" + (meant.isEmpty() ? "" : ", did you mean " + meant + "?"));
    }
    return (names.size() == 1 ? "Unknown option: " : "Unknown options: ")
        + String.join("; ", parts);
  }
}
