package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.MoveTexts;
import io.github.yomikiri.game.internal.TextLines;
import java.io.IOException;
import java.util.Optional;

/** Reads a book from lines of moves, whose form the javadoc of {@link Book} describes. */
final class BookText<N extends Node<N>> {

  private static final int MAX_WEIGHT_LENGTH = 10;
  private static final String COMMENT = "#";
  private static final String BEFORE_WEIGHT = "*";

  private final TextLines lines;
  private final N start;
  private final int maxPositions;
  private final BookEntries entries;

  BookText(TextLines lines, N start, int maxPositions) {
    this.lines = lines;
    this.start = start;
    this.maxPositions = maxPositions;
    entries = new BookEntries(maxPositions);
  }

  Book read() throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      String text = line.get().strip();
      if (!text.isEmpty() && !text.startsWith(COMMENT)) {
        readLine(text);
      }
    }
    if (entries.isEmpty()) {
      throw lines.missing("a book has a line of moves at least, such as f5 d6 c3");
    }
    return entries.build();
  }

  private void readLine(String line) {
    String[] words = line.split("\\s+", -1);
    int moves = words.length;
    int weight = 1;
    if (moves >= 2 && words[moves - 2].equals(BEFORE_WEIGHT)) {
      weight = weight(words[moves - 1]);
      moves -= 2;
    }
    if (moves == 0) {
      throw lines.rejected(line, "a move should stand before the weight");
    }
    N position = start;
    for (int i = 0; i < moves; i++) {
      Move move = move(position, words[i], i + 1);
      add(position.key(), move.code(), weight);
      position = position.play(move.code());
    }
  }

  private int weight(String text) {
    boolean isNumber = text.length() <= MAX_WEIGHT_LENGTH
        && !text.isEmpty()
        && text.chars().allMatch(c -> '0' <= c && c <= '9');
    long weight = isNumber ? Long.parseLong(text) : 0;
    if (weight < 1 || weight > Book.MAX_WEIGHT) {
      throw lines.rejected(
          text, "the weight should be a whole number in [1, " + Book.MAX_WEIGHT + "]");
    }
    return (int) weight;
  }

  private Move move(N position, String text, int number) {
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

  /** Returns an exception about a move, which is counted from 1. */
  private InvalidInputException rejected(String text, int number, String reason) {
    InvalidInputException inLine = lines.rejected(text, reason);
    return new InvalidInputException(text, inLine.place() + ", move " + number, reason)
        .in(inLine.source().orElse(""));
  }

  private void add(long key, int code, int weight) {
    if (entries.isFull() && !entries.contains(key)) {
      throw lines.rejected("", "a book has at most " + maxPositions + " positions");
    }
    entries.add(key, code, weight);
  }
}
