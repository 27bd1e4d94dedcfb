package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.List;

/**
 * Monte-Carlo tree search against alpha-beta with the same processor time for each move. The time
 * is turned into a number of nodes for each searcher, by the speed of its searches on this machine.
 * So a busy machine does not favor one of them.
 *
 * @param <N> the game's node type
 */
public final class MonteCarloMatch<N extends Node<N>> {

  /** How a Monte-Carlo search values its leaves. */
  public enum Leaves {
    /** By random games. */
    ROLL_OUTS,
    /** By the evaluator that alpha-beta has. */
    EVALUATOR
  }

  /**
   * The result of a match.
   *
   * @param game the game's name
   * @param leaves how the leaves were valued
   * @param speed the nodes of the Monte-Carlo search in a second of processor time
   * @param opponentsSpeed the nodes of alpha-beta in a second of processor time
   * @param match the match, from the view of the Monte-Carlo search
   */
  public record Outcome(
      String game, Leaves leaves, double speed, double opponentsSpeed, MatchResult match) {}

  private final TunableGame<N> game;
  private final Duration time;
  private final StopSignal stop;
  private final List<Game<N>> openings;
  private final SearchSpeed opponentsSpeed;

  /**
   * Chooses the openings, and measures alpha-beta.
   *
   * @param game the game
   * @param time the processor time for a move
   * @param pairs the maximum number of pairs of games
   * @param stop ends everything when raised
   */
  public MonteCarloMatch(TunableGame<N> game, Duration time, int pairs, StopSignal stop) {
    this.game = game;
    this.time = time;
    this.stop = stop;
    openings = game.openings().find(alphaBeta(), Limits.nodes(SearchSpeed.NODES), pairs, 1, stop);
    opponentsSpeed = SearchSpeed.of(alphaBeta(), openings, stop);
  }

  private Searcher<N> alphaBeta() {
    return Searchers.forGame(game.type()).evaluator(game.evaluator()).build();
  }

  private Searcher<N> monteCarlo(Leaves leaves) {
    return switch (leaves) {
      case ROLL_OUTS -> Searchers.monteCarlo(game.type()).build();
      case EVALUATOR ->
        Searchers.monteCarlo(game.type()).evaluator(game.evaluator()).build();
    };
  }

  /**
   * Plays a match.
   *
   * @param leaves how the Monte-Carlo search values its leaves
   * @return the result
   */
  public Outcome play(Leaves leaves) {
    SearchSpeed speed = SearchSpeed.of(monteCarlo(leaves), openings, stop);
    MatchResult match = Match.between(
            player("Monte-Carlo", monteCarlo(leaves), speed),
            player("alpha-beta", alphaBeta(), opponentsSpeed))
        .openings(openings)
        .stop(stop)
        .play();
    return new Outcome(
        game.name(), leaves, speed.nodesPerSecond(), opponentsSpeed.nodesPerSecond(), match);
  }

  private Player<N> player(String name, Searcher<N> searcher, SearchSpeed speed) {
    return Player.of(name, searcher, speed.limits(time));
  }
}
