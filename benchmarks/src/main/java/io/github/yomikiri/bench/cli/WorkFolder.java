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
   * Makes the folder, or finds it made by the same command. Its settings are the last that is made and the first that is removed.
   *
   * @param folder the folder
   * @param settings what the work depends on
   * @throws UserError if it was made with other settings, or has something in it but no settings
   */
  static void open(Path folder, List<String> settings) throws IOException {
    Path file = folder.resolve(SETTINGS);
    if (exists(folder)) {
      if (!Files.readAllLines(file).equals(settings)) {
        throw new UserError(folder + " is of another command, see " + file
            + "; give the same arguments, or remove the folder");
      }
      return;
    }
    Files.createDirectories(folder);
    Path part = folder.resolve(SETTINGS + ".part");
    try (Stream<Path> paths = Files.list(folder)) {
      if (paths.anyMatch(path -> !path.equals(part))) {
        throw new UserError(folder + " has no " + SETTINGS + "; remove it");
      }
    }
    Files.write(part, settings);
    Files.move(part, file);
  }

  /** Tells whether there is work to be gone on with. */
  static boolean exists(Path folder) {
    return Files.exists(folder.resolve(SETTINGS));
  }

  /** Removes the folder with all that is in it; once the settings are gone, nobody goes on with the rest. */
  static void delete(Path folder) throws IOException {
    Files.delete(folder.resolve(SETTINGS));
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
