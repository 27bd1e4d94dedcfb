package io.github.yomikiri.bench.learn;

import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;

/**
 * Lets a player move, and compares its moves and its evaluator with exact scores.
 *
 * @param player finds moves
 * @param seed the seed of the player's random choices
 * @param measure compares the player's evaluator with exact scores
 * @param solver solves positions
 * @param <N> the game's node type
 */
public record Judge<N extends Node<N>>(
    Player<N> player, long seed, Measure<N> measure, Searcher<N> solver) {

  /**
   * Judges a position.
   *
   * @param game the moves up to the position, whose game is not over
   * @param stop ends the searches when raised
   * @return the result; empty if it was stopped
   */
  public Optional<JudgedPosition> judge(Game<N> game, StopSignal stop) {
    N position = game.position();
    player.newGame(game, Hash64.of(seed, position.key()));
    SearchResult chosen = player.play(game, Limits.none().withStop(stop));
    Move move = chosen.bestMove();
    SearchResult best = solver.search(position, Limits.none().withStop(stop));
    N after = game.play(move).position();
    SearchResult answer = solver.search(after, Limits.none().withStop(stop));
    return best.isExact() && answer.isExact()
        ? Optional.of(new JudgedPosition(
            game.moves().size(),
            move,
            Score.ofMove(after, answer.score()),
            best.score(),
            measure.estimate(position),
            measure.exact().applyAsDouble(best.score()),
            chosen.statistics().nodes()))
        : Optional.empty();
  }
}
