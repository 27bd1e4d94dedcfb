package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;

/**
 * The move that a player made in a position, and what it was worth.
 *
 * @param move the move
 * @param score the exact score after the move, from the view of the side that made it
 * @param best the exact score of the best move
 * @param nodes the nodes of the player's search
 */
public record JudgedPosition(Move move, int score, int best, long nodes) {

  /**
   * Returns whether another move has a better result of win, draw and loss.
   *
   * @return whether the move is a mistake
   */
  public boolean isMistake() {
    return Integer.signum(score) < Integer.signum(best);
  }

  /**
   * Returns whether another move has a better score.
   *
   * @return whether the move is worse than the best one
   */
  public boolean isWorse() {
    return score < best;
  }

  /**
   * Lets a player move, and finds the exact scores of its move and of the best move.
   *
   * @param <N> the game's node type
   * @param position a position whose game is not over
   * @param player finds a move
   * @param limits the limits of the player's search
   * @param solver solves positions
   * @param stop ends the searches when raised
   * @return the result; empty if it was stopped
   */
  public static <N extends Node<N>> Optional<JudgedPosition> of(
      N position, Searcher<N> player, Limits limits, Searcher<N> solver, StopSignal stop) {
    player.reset();
    SearchResult chosen = player.search(position, limits.withStop(stop));
    Move move = chosen.bestMove();
    SearchResult best = solver.search(position, Limits.none().withStop(stop));
    N after = Game.of(position).play(move).position();
    SearchResult answer = solver.search(after, Limits.none().withStop(stop));
    return best.solved() && answer.solved()
        ? Optional.of(new JudgedPosition(
            move, -answer.score(), best.score(), chosen.statistics().nodes()))
        : Optional.empty();
  }
}
