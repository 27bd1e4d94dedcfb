package io.github.yomikiri.bench.learn;

import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * An endless source of positions that a solver has solved. Each is from another game, which begins
 * with random moves. A search of two plies with the game's best evaluator without learning plays
 * on. Equal arguments give equal positions. Used by one thread.
 *
 * @param <N> the game's node type
 */
public final class SolvedPositions<N extends Node<N>> {

  private static final int PLAYING_DEPTH = 2;
  /** The games in a row that may lead to nothing new. */
  private static final int MAX_TRIES = 1_000;

  private final N start;
  private final Searcher<N> player;
  private final Searcher<N> solver;
  private final int leastPlies;
  private final int mostPlies;
  private final long maxNodes;
  private final Random random;
  private final Set<Long> known = new HashSet<>();
  private long left;

  /**
   * Makes a source.
   *
   * @param game the game
   * @param leastPlies the least number of moves before a position
   * @param mostPlies the maximum number of these moves; each number in the range is equally likely
   * @param maxNodes the maximum number of nodes of a solution
   * @param seed the seed of the random choices
   */
  public SolvedPositions(
      LearningKit<N> game, int leastPlies, int mostPlies, long maxNodes, long seed) {
    start = game.start();
    player = Searchers.forGame(game.type()).evaluator(HandWritten.of(game)).build();
    // Which positions take too many nodes depends on the table.
    solver = Searchers.solver(game.type())
        .preset(game.name(), game::solver)
        .table(() -> LockFreeTable.ofMebibytes(64))
        .build();
    this.leastPlies = leastPlies;
    this.mostPlies = mostPlies;
    this.maxNodes = maxNodes;
    random = new Random(Hash64.mix(seed));
  }

  /**
   * Plays games until a position is solved that was not returned before.
   *
   * @param stop ends the searches when raised
   * @return the position, with the line 0; empty if it was stopped
   * @throws NoSuchElementException if many games in a row lead to no such position
   */
  public Optional<SolvedPosition<N>> next(StopSignal stop) {
    for (int i = 0; i < MAX_TRIES && !stop.isRaised(); i++) {
      Game<N> game = play();
      if (!game.isOver() && known.add(game.position().key())) {
        SearchResult result =
            solver.search(game.position(), Limits.nodes(maxNodes).withStop(stop));
        if (result.isExact()) {
          return Optional.of(new SolvedPosition<>(0, game, result.score()));
        }
        left++;
      }
    }
    if (stop.isRaised()) {
      return Optional.empty();
    }
    throw new NoSuchElementException(MAX_TRIES + " games in a row have led to no further position"
        + " after " + leastPlies + " to " + mostPlies + " moves that is solved in " + maxNodes
        + " nodes");
  }

  /** Plays a game up to a random ply; it may end before. */
  private Game<N> play() {
    int plies = leastPlies + random.nextInt(mostPlies - leastPlies + 1);
    int randomPlies = random.nextInt(plies + 1);
    Game<N> game = Game.of(start);
    while (game.moves().size() < plies && !game.isOver()) {
      game = game.play(game.moves().size() < randomPlies ? randomMove(game) : bestMove(game));
    }
    return game;
  }

  private Move randomMove(Game<N> game) {
    List<Move> moves = game.position().legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private Move bestMove(Game<N> game) {
    return player.search(game.position(), Limits.depth(PLAYING_DEPTH)).bestMove();
  }

  /**
   * Returns how many positions were left out because their solution would take too many nodes.
   *
   * @return the number of positions
   */
  public long leftOut() {
    return left;
  }
}
