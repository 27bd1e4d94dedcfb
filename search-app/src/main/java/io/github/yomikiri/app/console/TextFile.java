package io.github.yomikiri.app.console;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.learn.job.ResumableFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads and writes the text files that arguments name. When writing, the name - stands for standard
 * output, in every command. Where the output has to be a file, this name is rejected.
 */
public final class TextFile {

  private static final String STANDARD_OUTPUT = "-";

  private TextFile() {}

  /**
   * Reads a file.
   *
   * @return its lines
   * @throws IOException if reading fails
   * @throws UserError if the file is a directory
   * @throws InvalidInputException if the file is no text
   */
  public static List<String> lines(Path file) throws IOException {
    checkIsNoDirectory(file);
    return TextLines.readAll(file);
  }

  /**
   * Checks that an input is no directory, because the message of a failed read does not say so.
   *
   * @param file what was typed
   * @throws UserError if it is a directory
   */
  public static void checkIsNoDirectory(Path file) {
    if (Files.isDirectory(file)) {
      throw new UserError(file + ": is a directory");
    }
  }

  /**
   * Checks before the work that its output can be written after it. No command replaces a file that
   * somebody may still need. Only a run that resumes may, because the run before wrote the file.
   *
   * @param file what was typed
   * @throws UserError if the file exists, or cannot be made
   */
  public static void checkIsNew(Path file) {
    if (Files.isRegularFile(file)) {
      throw existsAlready(file);
    }
    checkCanBeWritten(file);
  }

  /** Returns the exception for an output that would replace a file. */
  public static UserError existsAlready(Path file) {
    return new UserError(file + ": exists already; remove it, or name another file");
  }

  /**
   * Checks that an output can be written, whether the file exists or not.
   *
   * @param file what was typed
   * @throws UserError if it is a directory, or is in a folder that cannot be written to
   */
  public static void checkCanBeWritten(Path file) {
    checkIsNoDirectory(file);
    Path folder = file.toAbsolutePath().getParent();
    boolean isMade = !isStandardOutput(file) && !isDevice(file);
    if (isMade && (folder == null || !Files.isWritable(folder))) {
      throw new UserError(file + ": its folder does not exist or cannot be written to");
    }
  }

  /** Returns whether a file is such as /dev/null or a named pipe, which stays what it is. */
  private static boolean isDevice(Path file) {
    return Files.exists(file) && !Files.isRegularFile(file);
  }

  private static void writeInPlace(Path file, String text) throws IOException {
    try {
      Files.writeString(file, text);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      // A message such as "No space left on device" does not name the file.
      throw new IOException(file + ": cannot be written: " + e.getMessage(), e);
    }
  }

  /**
   * Writes a text to a file and reports the file on standard error, or writes the text to standard
   * output. A file is written beside its place first, so a write that fails leaves no part of it.
   *
   * @return whether the text went to standard output
   * @throws IOException if writing fails; the message names the file
   */
  public static boolean write(Console console, Path file, String text) throws IOException {
    if (isStandardOutput(file)) {
      console.out().print(text);
      console.out().flush();
      return true;
    }
    checkCanBeWritten(file);
    if (isDevice(file)) {
      writeInPlace(file, text);
    } else {
      AtomicFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
    console.warn("Wrote " + file);
    return false;
  }

  /**
   * Creates a file that a later run resumes, or resumes it.
   *
   * @param file what was typed
   * @param header the first lines of the file
   * @return the file, to be closed
   * @throws UserError if the name stands for standard output
   * @throws IOException if there is a file with another header, another process writes it, or
   *     writing fails
   */
  public static ResumableFile resume(Path file, List<String> header) throws IOException {
    checkIsNoStream(file.toString());
    return ResumableFile.open(file, header);
  }

  /**
   * Returns whether a name stands for standard output.
   *
   * @param file what was typed
   * @return whether it is -
   */
  public static boolean isStandardOutput(Path file) {
    return file.toString().equals(STANDARD_OUTPUT);
  }

  /**
   * Checks that an output is a file, because a later run resumes the output or another command
   * reads it.
   *
   * @param file what was typed
   * @throws UserError if it stands for standard output
   */
  public static void checkIsNoStream(String file) {
    if (file.equals(STANDARD_OUTPUT)) {
      throw new UserError(
          file + ": standard output cannot be resumed by a later run; expected the name of a file");
    }
  }
}
