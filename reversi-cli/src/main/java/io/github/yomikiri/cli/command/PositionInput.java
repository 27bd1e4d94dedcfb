package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Session;
import io.github.yomikiri.cli.console.TextFile;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.job.Problem;
import io.github.yomikiri.reversi.NotationException;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Positions on the command line, in whatever form: the start, a transcript, OBF, or a file of such lines. */
final class PositionInput {

  /** What {@code --help} says of it. */
  static final String HELP =
      "start, a transcript such as f5d6c3, a position in OBF, or a file with one"
          + " transcript or position on each line; - for standard input.";

  private static final String STANDARD_INPUT = "-";
  private static final Pattern OBF = Pattern.compile("\\s*[-.XxOo*]{8}.*");

  private PositionInput() {}

  /**
   * Reads positions.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @return at least one
   * @throws UserError if it is nothing of all that, or there is none
   */
  static List<Problem> read(Session session, String what, int size) throws IOException {
    if (what.equals("start")) {
      return List.of(new Problem(1, ObfPosition.of(Reversi.start(size))));
    }
    if (what.equals(STANDARD_INPUT)) {
      return problems(name(what), session.in().lines().toList(), size);
    }
    if (isFile(what)) {
      return problems(what, TextFile.lines(Path.of(what)), size);
    }
    if (!Problem.isTranscript(what) && !OBF.matcher(what).matches()) {
      throw new UserError(what + ": neither a file nor a position; expected " + HELP);
    }
    return List.of(new Problem(1, parse("\"" + what + '"', what, size)));
  }

  /**
   * Reads one position.
   *
   * @param what was typed
   * @param size of the board that a transcript is for
   * @throws UserError if it is no position, or a file that does not hold exactly one
   */
  static Reversi readOne(Session session, String what, int size) throws IOException {
    List<Problem> problems = read(session, what, size);
    if (problems.size() != 1) {
      throw new UserError(name(what) + ": holds " + problems.size() + " positions, not one");
    }
    return problems.get(0).obf().position();
  }

  /** Returns what a file is called in messages. */
  static String name(String what) {
    return what.equals(STANDARD_INPUT) ? "standard input" : what;
  }

  private static ObfPosition parse(String name, String text, int size) {
    try {
      return Problem.parse(text, size);
    } catch (NotationException e) {
      String kind = Problem.isTranscript(text)
          ? " is not a legal transcript: "
          : " is not a position in OBF: ";
      throw new UserError(name + kind + e.getMessage());
    }
  }

  private static boolean isFile(String what) {
    try {
      return Files.exists(Path.of(what));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static List<Problem> problems(String file, List<String> lines, int size) {
    Problem.Sheet sheet = Problem.read(file, lines, size);
    if (!sheet.errors().isEmpty()) {
      throw new UserError(
          file + ": not all lines are positions\n" + String.join("\n", sheet.errors()));
    }
    if (sheet.problems().isEmpty()) {
      throw new UserError(file + ": holds no position");
    }
    return sheet.problems();
  }
}
