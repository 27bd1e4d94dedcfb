package io.github.yomikiri.cli.console;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.learn.job.ResumableFile;
import java.io.IOException;
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
   * @throws InvalidInputException if the file is not UTF-8 text
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
   * Writes a text to a file and reports the file on standard error, or writes the text to standard
   * output.
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
    try {
      Files.writeString(file, text);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) {
      throw new IOException(file + ": cannot be written: " + e.getMessage(), e);
    }
    console.err().println("Wrote " + file);
    console.err().flush();
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
