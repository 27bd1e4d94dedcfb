package io.github.yomikiri.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder that keeps what a long command has worked out, so that the same command goes on after an interruption. */
final class WorkFolder {

  private static final String SETTINGS = "settings.txt";

  private WorkFolder() {}

  /**
   * Makes the folder, or finds it made by the same command.
   *
   * @param folder the folder
   * @param settings what the work depends on
   * @throws UserError if it was made with other settings
   */
  static void open(Path folder, List<String> settings) throws IOException {
    Path file = folder.resolve(SETTINGS);
    if (Files.exists(file)) {
      if (!Files.readAllLines(file).equals(settings)) {
        throw new UserError(folder + " is of another command, see " + file
            + "; give the same arguments, or remove the folder");
      }
      return;
    }
    Files.createDirectories(folder);
    Path part = folder.resolve(SETTINGS + ".part");
    Files.write(part, settings);
    Files.move(part, file);
  }

  /** Removes the folder with all that is in it. */
  static void delete(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
