package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.fit.PlayedPositions;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Endless sources of sample positions in which a disc can be placed, from all stages of the game.
 * Equal arguments give equal positions.
 */
public final class SamplePositions {

  private static final int MAX_TRIES = 100_000;

  private SamplePositions() {}

  /**
   * Returns positions of games that begin with random moves, after which a search two plies deep
   * plays both sides.
   *
   * @param evaluator the evaluator of the search
   * @param leastRandom the least number of random moves
   * @param mostRandom the maximum number of random moves; each number in the range is equally
   *     likely
   * @param seed of the randomness
   * @return the source, for one thread
   */
  public static Supplier<Reversi> played(
      Evaluator<Reversi> evaluator, int leastRandom, int mostRandom, long seed) {
    return new PlayedPositions<>(
        Reversi.start(),
        Searchers.bare(Reversi.class).evaluator(evaluator).build(),
        position -> !position.mustPass(),
        leastRandom,
        mostRandom,
        seed);
  }

  /**
   * Returns random positions of given games: each time a random position of a random game.
   *
   * @param games at least one with a position in which a disc can be placed
   * @param seed of the randomness
   * @return the source, for one thread
   */
  public static Supplier<Reversi> of(List<Game<Reversi>> games, long seed) {
    Random random = new Random(Hash64.mix(seed));
    return () -> {
      while (true) {
        List<Reversi> positions = games.get(random.nextInt(games.size())).positions();
        Reversi position = positions.get(random.nextInt(positions.size()));
        if (position.legalMoveSquares() != 0) {
          return position;
        }
      }
    };
  }

  /**
   * Returns positions that lie a few random moves after those of a source, in which a disc can be
   * placed.
   *
   * @param source endless positions, among them some with numbers of empty squares in the range
   * @param leastRandom the least number of random moves
   * @param mostRandom the maximum number of random moves; each number in the range is equally
   *     likely
   * @param leastEmpties the least number of empty squares afterwards
   * @param mostEmpties the maximum number of empty squares afterwards
   * @param seed of the randomness
   * @return the source, for one thread; it throws a {@link NoSuchElementException} if it finds no
   *     such position among many
   */
  public static Supplier<Reversi> astray(
      Supplier<Reversi> source,
      int leastRandom,
      int mostRandom,
      int leastEmpties,
      int mostEmpties,
      long seed) {
    Random random = new Random(Hash64.mix(~seed));
    return () -> {
      for (int i = 0; i < MAX_TRIES; i++) {
        Reversi position = source.get();
        int empties = position.emptyCount() - random.nextInt(leastRandom, mostRandom + 1);
        if (empties >= leastEmpties && empties <= mostEmpties) {
          while (position.emptyCount() > empties && !position.isTerminal()) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size())).code());
          }
          if (position.legalMoveSquares() != 0) {
            return position;
          }
        }
      }
      throw new NoSuchElementException("none of " + MAX_TRIES + " positions has " + leastEmpties
          + " to " + mostEmpties + " empty squares after " + leastRandom + " to " + mostRandom
          + " moves");
    };
  }
}
