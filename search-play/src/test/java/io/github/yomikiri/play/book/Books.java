package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.RootMove;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Books for tests, and what is in them. */
final class Books {

  private Books() {}

  /** A searcher's first position with weights of three sizes. */
  static final Book<TicTacToe> WEIGHTED = opening(Map.of(4, 6, 0, 3, 8, 1));

  /** Returns a book of the start of tic-tac-toe, with the weight of each move. */
  static Book<TicTacToe> opening(Map<Integer, Integer> weights) {
    BookEntries entries = new BookEntries(1);
    weights.forEach((code, weight) -> entries.add(TicTacToe.START.key(), code, weight));
    return entries.build(1);
  }

  /** Returns a book of random keys, codes and weights. */
  static <N extends Node<N>> Book<N> random(int positions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    BookEntries entries = new BookEntries(Book.MAX_POSITIONS);
    for (int i = 0; i < positions; i++) {
      long key = random.nextLong();
      int moves = random.nextInt(1, 5);
      for (int j = 0; j < moves; j++) {
        int code = random.nextInt(random.nextBoolean() ? 64 : Node.MOVE_LIMIT);
        entries.add(key, code, 1 + random.nextInt(random.nextBoolean() ? 100 : Book.MAX_WEIGHT));
      }
    }
    return entries.build(1);
  }

  /** Returns the notation and weight of each move that a book has for a position. */
  static <P extends Position<P>> Map<String, Integer> moves(Book<P> book, P position) {
    return book.moves(position).stream()
        .collect(Collectors.toMap(each -> each.move().notation(), each -> (int) each.visits()));
  }

  static List<Integer> codes(List<RootMove> moves) {
    return moves.stream().map(each -> each.move().code()).toList();
  }

  /** Returns the text of a book: the first line, and other lines. */
  static String text(List<String> lines) {
    return BookBuilder.FIRST_LINE + "\n" + String.join("\n", lines) + "\n";
  }

  static <N extends Node<N>> BookBuilder<N> read(N start, List<String> lines) {
    try {
      return Book.from(start).read(new StringReader(text(lines)), "it");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
