package io.github.yomikiri.app.console;

import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The subcommands of a command for one run. Those that the arguments do not name have only what the
 * list of commands shows. A start would spend most of its time on their options.
 */
public final class Subcommands {

  private Subcommands() {}

  /** Returns the name of a command, which has the annotation {@code Command}. */
  public static String name(Object command) {
    return command.getClass().getAnnotation(Command.class).name();
  }

  /**
   * Returns whether a run may need a subcommand.
   *
   * @param name the name of the subcommand
   * @param args what the user typed
   * @return whether an argument is the name, or is a file from which picocli reads more arguments
   */
  public static boolean isNeeded(String name, String... args) {
    return Arrays.stream(args).anyMatch(arg -> arg.equals(name) || arg.startsWith("@"));
  }

  /**
   * Returns a subcommand, or only what the list of commands shows of it.
   *
   * @param command an object with the annotation {@code Command}
   * @param isNeeded whether the run may need the subcommand
   * @return the subcommand
   */
  public static CommandLine line(Object command, boolean isNeeded) {
    if (isNeeded) {
      CommandLine line = new CommandLine(command);
      if (command instanceof WithMixins more) {
        more.mixins().forEach(mixin -> line.addMixin(mixin.getClass().getSimpleName(), mixin));
      }
      return line;
    }
    Command annotation = command.getClass().getAnnotation(Command.class);
    CommandSpec outline = CommandSpec.create().name(annotation.name());
    outline.usageMessage().header(annotation.header()).description(annotation.description());
    return new CommandLine(outline);
  }
}
