package io.github.yomikiri.app.fit;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * An endless source of sample positions of any game. The games begin with random moves and are then
 * played by a search two plies deep. Equal arguments give equal positions. For one thread.
 *
 * <p>Searches visit positions that no good player allows. So a model that is fitted to good games
 * alone is too confident, and one that is fitted to wild positions is not confident enough. The
 * caller therefore chooses the number of random moves.
 *
 * <p>The random numbers are those of {@link Random}, because the library's tables of predictions
 * were fitted to these positions. So the commands named in the tables still make the same files.
 *
 * @param <N> the game's node type
 */
public final class PlayedPositions<N extends Node<N>> implements Supplier<N> {

  // The positions of a game are similar, so one in ONE_IN is taken.
  private static final int ONE_IN = 6;
  private static final int PLAYING_DEPTH = 2;
  private static final int MAX_PLIES = 1_000;

  private final N start;
  private final Searcher<N> player;
  private final Predicate<N> wanted;
  private final int leastRandom;
  private final int mostRandom;
  private final Random random;
  private final Deque<N> taken = new ArrayDeque<>();

  /**
   * Makes a source.
   *
   * @param start the position from which games are played
   * @param player plays the moves that are not random
   * @param wanted whether a position may be a sample
   * @param leastRandom the least number of random moves
   * @param mostRandom the maximum number of random moves; each number in the range is equally
   *     likely
   * @param seed of the randomness
   */
  public PlayedPositions(
      N start,
      Searcher<N> player,
      Predicate<N> wanted,
      int leastRandom,
      int mostRandom,
      long seed) {
    this.start = start;
    this.player = player;
    this.wanted = wanted;
    this.leastRandom = leastRandom;
    this.mostRandom = mostRandom;
    random = new Random(Hash64.mix(seed));
  }

  /** Returns the next position, whose game is not over. */
  @Override
  public N get() {
    while (taken.isEmpty()) {
      for (N position : play()) {
        if (wanted.test(position) && random.nextInt(ONE_IN) == 0) {
          taken.add(position);
        }
      }
    }
    return taken.remove();
  }

  private List<N> play() {
    int randomPlies = leastRandom + random.nextInt(mostRandom - leastRandom + 1);
    List<N> game = new ArrayList<>();
    N position = start;
    while (!Game.of(position).isOver() && game.size() < MAX_PLIES) {
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
}
