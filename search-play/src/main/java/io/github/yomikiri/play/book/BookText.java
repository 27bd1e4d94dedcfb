package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.MoveTexts;
import io.github.yomikiri.game.internal.TextLines;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * Reads the two texts of books. {@link Book#readText} describes the lines of moves with weights,
 * and {@link BookBuilder} the lines of moves with values.
 */
final class BookText<P extends Position<P>> {

  private static final String FORMAT = "# Yomikiri valued book, version ";
  private static final String VERSION = "1";

  /** The first line of every text with values, without its end. */
  static final String FIRST_LINE = FORMAT + VERSION;

  private static final String COMMENT = "#";
  private static final String BAR = "|";
  private static final String BEFORE_WEIGHT = "*";
  private static final int MAX_NUMBER_LENGTH = 10;

  private final TextLines lines;
  private final P start;

  BookText(TextLines lines, P start) {
    this.lines = lines;
    this.start = start;
  }

  /**
   * Returns the line of a position and the values of its moves.
   *
   * @throws IllegalArgumentException if such a line could not be read, because the notation of a
   *     move is not as it should be
   */
  static String line(List<Move> moves, Map<Move, Integer> values) {
    StringJoiner line = new StringJoiner(" ");
    moves.forEach(move -> line.add(checked(move)));
    line.add(BAR);
    values.forEach((move, value) -> line.add(checked(move)).add(String.valueOf(value)));
    return line.toString();
  }

  private static String checked(Move move) {
    MoveTexts.fault(move.notation()).ifPresent(fault -> {
      throw new IllegalArgumentException("the notation \"" + move + "\" of move " + move.code()
          + " " + fault + ", so a line of a book cannot have it");
    });
    return move.notation();
  }

  /** Adds the moves of all lines, with their weights. */
  void readWeights(BookEntries entries) throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (isContent(line.get())) {
        readWeights(line.get().strip(), entries);
      }
    }
    if (entries.isEmpty()) {
      throw lines.missing("a book has a line of moves at least, such as f5 d6 c3");
    }
  }

  private static boolean isContent(String line) {
    return !line.isBlank() && !line.strip().startsWith(COMMENT);
  }

  private void readWeights(String line, BookEntries entries) {
    List<String> words = words(line);
    int moves = words.size();
    int weight = 1;
    if (moves >= 2 && words.get(moves - 2).equals(BEFORE_WEIGHT)) {
      weight = number(words.get(moves - 1), "the weight", 1, Book.MAX_WEIGHT);
      moves -= 2;
    }
    if (moves == 0) {
      throw lines.rejected(line, "a move should stand before the weight");
    }
    P position = start;
    for (int i = 0; i < moves; i++) {
      Move move = move(position, words.get(i), i + 1);
      if (!entries.hasRoom(position.key())) {
        throw lines.rejected("", entries.full());
      }
      entries.add(position.key(), move.code(), weight);
      position = position.play(move.code());
    }
  }

  /** Opens the positions of all lines in a graph, with the values of their moves. */
  void readValues(BookGraph<P> graph) throws IOException {
    readFirstLine();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      checkEnd(line.get());
      if (isContent(line.get())) {
        readValues(line.get().strip(), graph);
      }
    }
  }

  private void readFirstLine() throws IOException {
    String begin = "a book begins with the line \"" + FIRST_LINE + "\"";
    String line = lines.next().orElseThrow(() -> lines.missing(begin));
    if (FIRST_LINE.startsWith(line) || line.startsWith(FORMAT)) {
      checkEnd(line);
    }
    if (!line.startsWith(FORMAT)) {
      throw lines.rejected(line, begin);
    }
    if (!line.equals(FIRST_LINE)) {
      throw lines.rejected(line, "this version is not supported, only version " + VERSION);
    }
  }

  /** Checks that a line was not cut, because a part of a value is a value, too. */
  private void checkEnd(String line) {
    if (!lines.hasLineEnd()) {
      throw lines.rejected(
          line,
          "this line has no end, so the text was cut here; every line should end with a line feed");
    }
  }

  private void readValues(String line, BookGraph<P> graph) {
    List<String> words = words(line);
    int bar = words.indexOf(BAR);
    if (bar < 0 || (words.size() - bar) % 2 == 0) {
      throw lines.rejected(
          line, "expected moves, a bar, and then moves with their values, such as f5 | d6 -8");
    }
    P position = start;
    for (int i = 0; i < bar; i++) {
      position = position.play(move(position, words.get(i), i + 1).code());
    }
    BookGraph.Place<P> place = place(position, line, graph);
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (int i = bar + 1; i < words.size(); i += 2) {
      values.put(
          move(position, words.get(i), bar + 1),
          number(words.get(i + 1), "a value", -Score.MAX, Score.MAX));
    }
    List<Move> missing = graph.newMoves(position, values.keySet());
    if (!missing.isEmpty()) {
      throw lines.rejected(line, "the value of the move " + missing.get(0) + " is missing");
    }
    if (!graph.hasRoom(values.size())) {
      throw lines.rejected(line, BookGraph.FULL);
    }
    graph.open(place, position, values);
  }

  private BookGraph.Place<P> place(P position, String line, BookGraph<P> graph) {
    BookGraph.Place<P> place = graph
        .find(position)
        .orElseThrow(() -> lines.rejected(line, "no earlier line leads to this position"));
    if (place.isOpened()) {
      throw lines.rejected(line, "an earlier line has the moves of this position");
    }
    if (position.isTerminal()) {
      throw lines.rejected(line, "the game is over before the bar");
    }
    return place;
  }

  private static List<String> words(String line) {
    return List.of(line.split("\\s+", -1));
  }

  /** Reads a move, which is counted from 1. */
  private Move move(P position, String text, int number) {
    if (text.length() > MoveTexts.MAX_LENGTH) {
      throw rejected(text, number, "a move has at most " + MoveTexts.MAX_LENGTH + " characters");
    }
    return position
        .parse(text)
        .orElseThrow(() -> rejected(
            text,
            number,
            position.isTerminal() ? "the game is over" : "this is not a legal move here"));
  }

  private InvalidInputException rejected(String text, int number, String reason) {
    InvalidInputException inLine = lines.rejected(text, reason);
    return new InvalidInputException(text, inLine.place() + ", move " + number, reason)
        .inSource(inLine.source().orElse(""));
  }

  private int number(String text, String what, int min, int max) {
    boolean isNumber = text.length() <= MAX_NUMBER_LENGTH && text.matches("-?[0-9]+");
    long number = isNumber ? Long.parseLong(text) : Long.MAX_VALUE;
    if (number < min || number > max) {
      throw lines.rejected(text, what + " should be a whole number in [" + min + ", " + max + "]");
    }
    return (int) number;
  }
}
