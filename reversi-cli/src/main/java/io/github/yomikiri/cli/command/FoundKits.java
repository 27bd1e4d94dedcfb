package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.program.KitFolder;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The games of the folder that the option {@code --kits} names. They are commands, so the option is
 * read before the commands are known.
 */
final class FoundKits {

  /** The option, which stands before the command. */
  static final String OPTION = "--kits";

  private FoundKits() {}

  /**
   * Loads the games, and says so before.
   *
   * @param taken returns names of commands and games
   * @param args what the user typed
   * @return the games; none if the option is missing or has no value
   * @throws UserError if a jar or a kit is faulty, or the name of a game is taken
   */
  static List<GameKit<?>> load(Console console, Supplier<Set<String>> taken, String... args) {
    Optional<String> folder = folder(args);
    if (folder.isEmpty()) {
      return List.of();
    }
    String beginning = "yomikiri: " + OPTION + " ";
    try {
      List<GameKit<?>> kits = KitFolder.load(
          Path.of(folder.get()), jar -> console.warn("yomikiri: runs the code of " + jar));
      checkNames(folder.get(), kits, taken.get());
      return kits;
    } catch (UserError | InvalidPathException e) {
      throw new UserError(beginning + e.getMessage());
    } catch (IOException e) {
      throw new UserError(beginning + folder.get() + ": " + Launcher.describe(e));
    }
  }

  /** Options of the program itself stand before the first command. */
  private static Optional<String> folder(String... args) {
    for (int i = 0; i < args.length && args[i].startsWith("-"); i++) {
      if (args[i].startsWith(OPTION + "=")) {
        return Optional.of(args[i].substring(OPTION.length() + 1));
      }
      if (args[i].equals(OPTION)) {
        return i + 1 < args.length ? Optional.of(args[i + 1]) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static void checkNames(String folder, List<GameKit<?>> kits, Set<String> taken) {
    Set<String> names = new HashSet<>(taken);
    for (GameKit<?> kit : kits) {
      if (!names.add(kit.name())) {
        throw new UserError(folder + ": kit \"" + kit.name()
            + "\", name(): a command or another game has this name");
      }
    }
  }
}
