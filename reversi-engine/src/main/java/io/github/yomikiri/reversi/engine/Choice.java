package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses a move at random, which may be worse than the best move. The random numbers are hashes of
 * the seed and the position. So the choice in a position does not depend on earlier searches.
 */
final class Choice {

  private static final double TWO_TO_53 = 1L << 53;
  private static final int SYMMETRIES = 8;

  private Choice() {}

  /** Adds a normally distributed error to the value of each move, and chooses the best move. */
  static Analysis mistaken(Analysis all, Reversi position, double discs, long seed) {
    ScoredMove chosen = all.moves().stream()
        .max(Comparator.comparingDouble(
            scored -> scored.discs() + discs * normal(lot(seed, position, scored.move()))))
        .orElseThrow();
    return preferring(all, chosen);
  }

  /** Chooses any of the moves that are nearly as good as the best move. */
  static Analysis varied(Analysis all, Reversi position, double within, long seed) {
    double best = all.discs();
    List<ScoredMove> good = all.moves().stream()
        .filter(scored -> scored.bound() == Bound.EXACT && scored.discs() >= best - within)
        .toList();
    return good.isEmpty()
        ? all
        : preferring(all, good.get(draw(good.size(), Hash64.of(seed, position.key()))));
  }

  private static Analysis preferring(Analysis all, ScoredMove chosen) {
    List<ScoredMove> moves = new ArrayList<>(all.moves());
    moves.remove(chosen);
    moves.add(0, chosen);
    return Analysis.of(moves, all.confidence(), all.completion(), all.nodes(), all.elapsed());
  }

  /**
   * Chooses among the images of the best move in a symmetric position. All images of a move are
   * equally good there. So at the start of a game, each of the four first moves may be played.
   */
  static Analysis turned(Analysis analysis, Reversi position, long seed) {
    List<Integer> symmetries = new ArrayList<>();
    for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      if (position.symmetry(symmetry).equals(position)) {
        symmetries.add(symmetry);
      }
    }
    int symmetry = symmetries.get(draw(symmetries.size(), Hash64.of(seed, ~position.key())));
    if (symmetry == 0) {
      return analysis;
    }
    return new Analysis(
        analysis.move().map(move -> image(move, position, symmetry)),
        analysis.discs(),
        analysis.bound(),
        analysis.solved(),
        analysis.confidence(),
        analysis.depth(),
        image(analysis.line(), position, symmetry),
        analysis.moves().stream()
            .map(scored -> new ScoredMove(
                image(scored.move(), position, symmetry),
                scored.discs(),
                scored.bound(),
                scored.solved(),
                scored.depth(),
                image(scored.line(), position, symmetry)))
            .toList(),
        analysis.completion(),
        analysis.nodes(),
        analysis.elapsed());
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
