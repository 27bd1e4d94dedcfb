package io.github.yomikiri.cli.input;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Endless sources of sample positions in which a disc can be placed, from all stages of the game.
 * Equal arguments give equal positions.
 *
 * <p>Searches visit positions that no good player allows. So a model that is fitted to good games
 * alone is too confident, and one that is fitted to wild positions is not confident enough. Games
 * therefore begin with random moves, and the caller chooses how many.
 *
 * <p>The random numbers are those of {@link Random}, because the library's tables of predictions
 * were fitted to these positions. So the commands named in the tables still make the same files.
 */
public final class SamplePositions {

  // The positions of a game are similar, so one in ONE_IN is taken.
  private static final int ONE_IN = 6;
  private static final int PLAYING_DEPTH = 2;
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
    Random random = new Random(Hash64.mix(seed));
    Searcher<Reversi> player =
        Searchers.bare(Reversi.class).evaluator(evaluator).build();
    Deque<Reversi> taken = new ArrayDeque<>();
    return () -> {
      while (taken.isEmpty()) {
        for (Reversi position : play(player, random, leastRandom, mostRandom)) {
          if (!position.mustPass() && random.nextInt(ONE_IN) == 0) {
            taken.add(position);
          }
        }
      }
      return taken.remove();
    };
  }

  private static List<Reversi> play(
      Searcher<Reversi> player, Random random, int leastRandom, int mostRandom) {
    int randomPlies = leastRandom + random.nextInt(mostRandom - leastRandom + 1);
    List<Reversi> game = new ArrayList<>();
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      game.add(position);
      Move move;
      if (game.size() <= randomPlies) {
        List<Move> moves = position.legalMoves();
        move = moves.get(random.nextInt(moves.size()));
      } else {
        move = player.search(position, Limits.depth(PLAYING_DEPTH)).bestMove();
      }
      position = position.play(move.code());
    }
    return game;
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
