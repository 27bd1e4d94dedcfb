package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputText;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * What a person typed for an input: a text, the name of a file, or {@code -} for standard input.
 *
 * @param typed what was typed
 */
public record TextInput(String typed) {

  /** The name of standard input. */
  public static final String STANDARD_INPUT = "-";

  /** Returns whether the text names a file or standard input. */
  public boolean isFile() {
    try {
      return isStandardInput() || Files.exists(Path.of(typed));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private boolean isStandardInput() {
    return typed.equals(STANDARD_INPUT);
  }

  /** Returns what a file is called in messages. */
  public String name() {
    return isStandardInput() ? "standard input" : typed;
  }

  /**
   * Returns a line that identifies the file, so a resumed run can check that its input is the same.
   * The line has the file's name without its folder, its size, and a checksum of its content. For
   * standard input, the line has the name only, so a run must not resume.
   *
   * @throws UserError if the file is a directory
   * @throws IOException if it cannot be read
   */
  public String described() throws IOException {
    return isStandardInput() ? "input " + typed : InputText.described(Path.of(typed));
  }

  /**
   * Reads the lines of the file or of standard input.
   *
   * @throws IOException if reading fails
   * @throws UserError if the file is a directory
   * @throws InvalidInputException if the file is no text
   */
  public List<String> lines(Console console) throws IOException {
    return isStandardInput()
        ? TextLines.of(console.in(), name()).rest()
        : TextFile.lines(Path.of(typed));
  }
}
