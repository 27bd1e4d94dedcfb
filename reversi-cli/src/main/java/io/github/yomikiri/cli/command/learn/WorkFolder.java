package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.learn.job.FileLocks;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder with the intermediate results of a long command. After an interruption, the same command
 * resumes from this folder. The settings file is made in the last step of creating the folder and
 * is deleted first. So a folder without settings is incomplete. The folder is locked, so only one
 * run at a time uses the folder.
 */
final class WorkFolder implements Closeable {

  private static final String SETTINGS = "settings.txt";
  private static final String PART = SETTINGS + ".part";

  private final Path folder;
  private final FileChannel lock;

  private WorkFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  /**
   * Creates the folder, or opens a folder of the same command.
   *
   * @param folder the folder
   * @param settings the lines of text that the results depend on
   * @return the folder, to be closed
   * @throws UserError if the folder has other settings, or has other files but no settings
   * @throws IOException if another run uses the folder, or a file cannot be read or written
   */
  static WorkFolder open(Path folder, List<String> settings) throws IOException {
    Files.createDirectories(folder);
    refuseForeign(folder);
    FileChannel lock = FileLocks.lockFolder(folder);
    try {
      settle(folder, settings);
      return new WorkFolder(folder, lock);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static void settle(Path folder, List<String> settings) throws IOException {
    Path file = folder.resolve(SETTINGS);
    if (exists(folder)) {
      List<String> found = TextLines.readAll(file);
      if (!found.equals(settings)) {
        throw new UserError(folder + " belongs to another command: " + difference(found, settings)
            + ". Give the same arguments and inputs, or remove the folder");
      }
      return;
    }
    Path part = folder.resolve(PART);
    Files.write(part, settings);
    Files.move(part, file);
  }

  /** Returns the first setting in which two commands differ. There must be such a setting. */
  private static String difference(List<String> found, List<String> settings) {
    int at = 0;
    while (at < Math.min(found.size(), settings.size()) && found.get(at).equals(settings.get(at))) {
      at++;
    }
    return at < found.size() && at < settings.size()
        ? "it has \"" + found.get(at) + "\", and this command \"" + settings.get(at) + '"'
        : found.size() > at
            ? "it has \"" + found.get(at) + "\" in addition"
            : "it does not have \"" + settings.get(at) + '"';
  }

  private static void refuseForeign(Path folder) throws IOException {
    List<Path> ours = List.of(folder.resolve(PART), folder.resolve(FileLocks.OF_FOLDER));
    try (Stream<Path> paths = Files.list(folder)) {
      if (!exists(folder) && paths.anyMatch(path -> !ours.contains(path))) {
        throw new UserError(
            folder + " has other files, but no " + SETTINGS + "; remove the folder");
      }
    }
  }

  /** Returns whether a folder has settings, so that a command can resume from it. */
  static boolean exists(Path folder) {
    return Files.exists(folder.resolve(SETTINGS));
  }

  Path resolve(String name) {
    return folder.resolve(name);
  }

  /**
   * Deletes the folder with its content. The settings are deleted first, so no command resumes from
   * an incomplete folder.
   */
  void delete() throws IOException {
    Files.delete(folder.resolve(SETTINGS));
    close();
    deleteRest(folder);
  }

  /** Deletes a folder without settings, which a run did not delete to its end. */
  static void deleteRest(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  /** Unlocks the folder for other runs. */
  @Override
  public void close() throws IOException {
    lock.close();
  }
}
