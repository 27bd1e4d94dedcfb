package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.thinking.MoveChoice;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses a move at random, which may be worse than the best move. The random numbers are hashes of
 * the seed and the position. So the choice in a position does not depend on earlier searches.
 */
final class RandomChoice {

  private static final double TWO_TO_53 = 1L << 53;
  private static final int SYMMETRIES = 8;

  private RandomChoice() {}

  /** Adds a normally distributed error to the value of each move, and chooses the best move. */
  static SearchResult mistaken(SearchResult all, Reversi position, double discs, long seed) {
    RootMove chosen = all.rootMoves().stream()
        .max(Comparator.comparingDouble(
            each -> all.points(each) + discs * normal(lot(seed, position, each.move()))))
        .orElseThrow();
    return MoveChoice.preferring(all, chosen);
  }

  /** Chooses any of the moves that are nearly as good as the best move. */
  static SearchResult varied(SearchResult all, Reversi position, int margin, long seed) {
    return MoveChoice.nearBest(all, margin, Hash64.mix(Hash64.of(seed, position.key())));
  }

  /**
   * Chooses among the images of the best move in a symmetric position. All images of a move are
   * equally good there. So at the start of a game, each of the four first moves may be played.
   */
  static SearchResult turned(SearchResult result, Reversi position, long seed) {
    List<Integer> symmetries = new ArrayList<>();
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      if (position.symmetry(symmetry).equals(position)) {
        symmetries.add(symmetry);
      }
    }
    int symmetry = symmetries.get(draw(symmetries.size(), Hash64.of(seed, ~position.key())));
    if (symmetry == 0 || result.move().isEmpty()) {
      return result;
    }
    return result.toBuilder()
        .move(image(result.bestMove(), position, symmetry))
        .principalVariation(image(result.principalVariation(), position, symmetry))
        .rootMoves(result.rootMoves().stream()
            .map(each -> new RootMove(
                image(each.move(), position, symmetry),
                each.score(),
                each.bound(),
                each.solved(),
                each.depth(),
                each.visits(),
                image(each.line(), position, symmetry)))
            .toList())
        .build();
  }

  private static List<Move> image(List<Move> line, Reversi position, int symmetry) {
    return line.stream().map(move -> image(move, position, symmetry)).toList();
  }

  private static Move image(Move move, Reversi position, int symmetry) {
    int code = Reversi.symmetrySquare(symmetry, move.code());
    return new Move(code, position.notation(code));
  }

  private static long lot(long seed, Reversi position, Move move) {
    return Hash64.of(seed, position.key(), move.code());
  }

  private static int draw(int count, long lot) {
    return Math.floorMod(Hash64.mix(lot), count);
  }

  /**
   * Returns a random number with a nearly normal distribution, mean 0 and deviation 1: the sum of
   * twelve uniform random numbers.
   */
  private static double normal(long lot) {
    double sum = -6;
    for (long word : Hash64.words(lot, 12)) {
      sum += (word >>> 11) / TWO_TO_53;
    }
    return sum;
  }
}
