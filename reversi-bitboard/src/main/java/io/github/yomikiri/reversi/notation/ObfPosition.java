package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the Othello board format (OBF), which test suites for solvers use: a position with its
 * score or the scores of its moves.
 *
 * <pre>
 * O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X; a2:+38; b1:+0; % FFO 40
 * </pre>
 *
 * <p>The first field holds the squares rank by rank ({@code X} Dark, {@code O} Light, {@code -}
 * empty) and the side to move. Each further field is a move with its score, or a score alone for
 * the position. The text after a percent sign is a comment. When reading, {@code *} also stands for
 * Dark and {@code .} for an empty square. Boards of 6x6 and 4x4 have 36 and 16 squares. Public test
 * sets mark the end of the moves by the move {@code --} with the score {@code -127}, which is
 * skipped.
 *
 * @param position the position
 * @param scores the moves with their scores in discs from the view of the side to move, in the
 *     order of the line
 * @param score the position's own score in discs from the view of the side to move, if the line
 *     gives one
 * @param comment the comment without surrounding blanks, empty if there is none
 */
public record ObfPosition(
    Reversi position, Map<Move, Integer> scores, OptionalInt score, String comment) {

  /** The maximum length of a field, enough for a move, a colon, a score and some blanks. */
  private static final int MAX_FIELD = 40;

  /** The mark of public test sets for no further move. Its score is {@code NO_SCORE}. */
  private static final String NO_MOVE = "--";

  private static final int NO_SCORE = -127;

  private static final Pattern FIELD = Pattern.compile("(?:(\\S+?)\\s*:\\s*)?([+-]?\\d{1,4})");

  /**
   * Checks and copies the components.
   *
   * @throws IllegalArgumentException if a move is not legal in the position, a score is outside
   *     {@code [-64, 64]}, or the comment has more than one line
   */
  public ObfPosition {
    Objects.requireNonNull(score, "score");
    scores = Collections.unmodifiableMap(new LinkedHashMap<>(scores));
    List<Move> legal = position.legalMoves();
    for (Map.Entry<Move, Integer> entry : scores.entrySet()) {
      if (!legal.contains(entry.getKey())) {
        throw new IllegalArgumentException(entry.getKey() + " is not a legal move of the position");
      }
      checkRange(entry.getValue());
    }
    score.ifPresent(ObfPosition::checkRange);
    comment = comment.strip();
    if (TextLines.split(comment).size() > 1) {
      throw new IllegalArgumentException("the comment has more than one line: \"" + comment + "\"");
    }
  }

  private static void checkRange(int score) {
    Ranges.between("score", score, -64, 64);
  }

  /**
   * Makes a line that has only a position.
   *
   * @param position the position
   * @return the line
   */
  public static ObfPosition of(Reversi position) {
    return new ObfPosition(position, Map.of(), OptionalInt.empty(), "");
  }

  /**
   * Returns the position's score according to this line: its own score, or else the highest score
   * of its moves.
   *
   * @return the score in discs from the view of the side to move, or empty if the line has no score
   */
  public OptionalInt bestScore() {
    return score.isPresent()
        ? score
        : scores.values().stream().mapToInt(Integer::intValue).max();
  }

  /**
   * Reads a line.
   *
   * @param line the line, without the newline
   * @return the position with its scores
   * @throws InvalidInputException if the text is not an OBF line, or a move is not legal in the
   *     position
   */
  public static ObfPosition parse(String line) {
    return parse(TextLines.withoutByteOrderMark(line), "");
  }

  /**
   * Reads a whole file. Blank lines and lines with only a comment are skipped.
   *
   * @param text the contents of the file
   * @return its positions, in order
   * @throws InvalidInputException if a line is wrong; the place begins with the number of the line
   */
  public static List<ObfPosition> parseLines(String text) {
    List<ObfPosition> result = new ArrayList<>();
    List<String> lines = TextLines.split(TextLines.withoutByteOrderMark(text));
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("%")) {
        result.add(parse(line, "line " + (i + 1) + ", "));
      }
    }
    return List.copyOf(result);
  }

  private static ObfPosition parse(String line, String place) {
    int percent = line.indexOf('%');
    String comment = percent < 0 ? "" : line.substring(percent + 1);
    String[] fields = (percent < 0 ? line : line.substring(0, percent)).split(";", -1);
    Reversi position = parseBoard(fields[0], line, place + "field 1");
    Map<Move, Integer> scores = new LinkedHashMap<>();
    OptionalInt score = OptionalInt.empty();
    for (int i = 1; i < fields.length; i++) {
      String field = fields[i].strip();
      String fieldPlace = place + "field " + (i + 1);
      if (field.isEmpty()) {
        continue;
      }
      Matcher matcher = FIELD.matcher(field);
      if (field.length() > MAX_FIELD || !matcher.matches()) {
        String shown = field.length() > MAX_FIELD ? field.substring(0, MAX_FIELD) + "..." : field;
        throw new InvalidInputException(
            line, fieldPlace, "\"" + shown + "\" is not a move with a score, such as f5:+4");
      }
      int value = Integer.parseInt(matcher.group(2));
      if (value == NO_SCORE && NO_MOVE.equals(matcher.group(1))) {
        continue;
      }
      if (value < -64 || value > 64) {
        throw new InvalidInputException(
            line, fieldPlace, "score " + value + " is outside [-64, 64]");
      }
      if (matcher.group(1) == null) {
        score = OptionalInt.of(value);
        continue;
      }
      Move move = position
          .parse(matcher.group(1))
          .orElseThrow(() -> new InvalidInputException(
              line,
              fieldPlace,
              "\"" + matcher.group(1) + "\" is not a legal move of the position"));
      if (scores.put(move, value) != null) {
        throw new InvalidInputException(line, fieldPlace, move + " has two scores");
      }
    }
    try {
      return new ObfPosition(position, scores, score, comment);
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(line, place + "comment", String.valueOf(e.getMessage()));
    }
  }

  private static Reversi parseBoard(String field, String line, String place) {
    String cells = field.replaceAll("\\s", "");
    int size = switch (cells.length()) {
      case 65 -> 8;
      case 37 -> 6;
      case 17 -> 4;
      default ->
        throw new InvalidInputException(
            line,
            place,
            cells.length() + " characters are not 64, 36 or 16 squares and a side to move");
    };
    return Cells.parse(size, cells, line, place);
  }

  /**
   * Writes the line.
   *
   * @return the line, without a newline, which {@link #parse(String)} reads back
   */
  public String format() {
    StringBuilder text = new StringBuilder(position.cells('X', 'O', '-', ""))
        .append(' ')
        .append(position.sideToMove().symbol())
        .append(';');
    scores.forEach((move, value) ->
        text.append(' ').append(move).append(':').append(signed(value)).append(';'));
    score.ifPresent(value -> text.append(' ').append(signed(value)).append(';'));
    return comment.isEmpty() ? text.toString() : text + " % " + comment;
  }

  private static String signed(int value) {
    return (value < 0 ? "" : "+") + value;
  }
}
