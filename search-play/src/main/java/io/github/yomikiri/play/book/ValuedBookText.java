package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
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

/** Reads and writes the lines of a valued book, whose form {@link ValuedBookBuilder} describes. */
final class ValuedBookText<N extends Node<N>> {

  private static final int MAX_VALUE_LENGTH = 10;
  private static final String COMMENT = "#";
  private static final String FORMAT = "# Yomikiri valued book, version ";
  private static final String VERSION = "1";

  /** The first line of every text, without its end. */
  static final String FIRST_LINE = FORMAT + VERSION;

  private static final String BAR = "|";

  private final TextLines lines;
  private final N start;
  private final BookGraph<N> graph;

  ValuedBookText(TextLines lines, N start, BookGraph<N> graph) {
    this.lines = lines;
    this.start = start;
    this.graph = graph;
  }

  /**
   * Checks that a line may have moves, because a line with other moves could not be read.
   *
   * @throws IllegalArgumentException if the notation of a move is not as it should be
   */
  static void check(List<Move> moves) {
    for (Move move : moves) {
      MoveTexts.fault(move.notation()).ifPresent(fault -> {
        throw new IllegalArgumentException("the notation \"" + move + "\" of move " + move.code()
            + " " + fault + ", so a line of a book cannot have it");
      });
    }
  }

  /** Returns the line of a position and its moves, which {@link #check} has accepted. */
  static String line(List<Move> moves, Map<Move, Integer> values) {
    StringJoiner line = new StringJoiner(" ");
    moves.forEach(move -> line.add(move.notation()));
    line.add(BAR);
    values.forEach((move, value) -> line.add(move.notation()).add(String.valueOf(value)));
    return line.toString();
  }

  /** Adds all lines to the graph. */
  void read() throws IOException {
    readFirstLine();
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      checkEnd(line.get());
      String text = line.get().strip();
      if (!text.isEmpty() && !text.startsWith(COMMENT)) {
        readLine(text);
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

  private void readLine(String line) {
    List<String> words = List.of(line.split("\\s+", -1));
    int bar = words.indexOf(BAR);
    if (bar < 0 || (words.size() - bar) % 2 == 0) {
      throw lines.rejected(
          line, "expected moves, a bar, and then moves with their values, such as f5 | d6 -8");
    }
    N position = start;
    for (String word : words.subList(0, bar)) {
      position = position.play(move(position, word).code());
    }
    BookGraph.Place<N> place = place(position, line);
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (int i = bar + 1; i < words.size(); i += 2) {
      values.put(move(position, words.get(i)), value(words.get(i + 1)));
    }
    List<Move> missing = graph.newMoves(position, values.keySet());
    if (!missing.isEmpty()) {
      throw lines.rejected(line, "the value of the move " + missing.get(0) + " is missing");
    }
    if (graph.places().size() + values.size() > Book.MAX_POSITIONS) {
      throw lines.rejected(line, "a book has at most " + Book.MAX_POSITIONS + " positions");
    }
    graph.open(place, position, values);
  }

  private BookGraph.Place<N> place(N position, String line) {
    BookGraph.Place<N> place = graph
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

  private Move move(N position, String text) {
    if (text.length() > MoveTexts.MAX_LENGTH) {
      throw lines.rejected(text, "a move has at most " + MoveTexts.MAX_LENGTH + " characters");
    }
    return position
        .parse(text)
        .orElseThrow(() -> lines.rejected(text, "this is not a legal move here"));
  }

  private int value(String text) {
    boolean isNumber = text.length() <= MAX_VALUE_LENGTH && text.matches("-?[0-9]+");
    long value = isNumber ? Long.parseLong(text) : Long.MAX_VALUE;
    if (Math.abs(value) > Score.MAX) {
      throw rejectedValue(text);
    }
    return (int) value;
  }

  private InvalidInputException rejectedValue(String text) {
    return lines.rejected(
        text, "a value should be a whole number in [-" + Score.MAX + ", " + Score.MAX + "]");
  }
}
