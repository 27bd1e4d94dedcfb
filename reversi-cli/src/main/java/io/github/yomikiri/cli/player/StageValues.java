package io.github.yomikiri.cli.player;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.engine.MidgameValuation;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Values games at given numbers of empty squares: exactly near the end, and by a deep search
 * before. For one thread.
 */
public final class StageValues {

  /**
   * What values positions.
   *
   * @param exact the maximum number of empty squares of a position that is solved
   * @param depth the depth of the search of other positions, in plies
   */
  public record Effort(int exact, int depth) {}

  private static final int TABLE_MEBIBYTES = 32;

  private final MidgameValuation midgame;
  private final EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
  private final Effort effort;

  /**
   * Makes the values.
   *
   * @param evaluator the evaluator of the deep search
   * @param effort what values positions
   */
  public StageValues(DiscEvaluator evaluator, Effort effort) {
    midgame = new MidgameValuation(evaluator, TABLE_MEBIBYTES);
    this.effort = effort;
  }

  /**
   * Values a game.
   *
   * @param game the game
   * @param empties the numbers of empty squares
   * @param stop ends the work
   * @return for each number the value in discs from the first mover's view. It is the value of the
   *     first position with this number of empty squares, or the final score if the game is over
   *     before. It is empty if there is no such position. The whole list is empty if the work was
   *     stopped
   */
  public Optional<List<OptionalDouble>> of(
      Game<Reversi> game, List<Integer> empties, StopSignal stop) {
    List<OptionalDouble> values = new ArrayList<>();
    for (int wanted : empties) {
      values.add(value(game, wanted, stop));
      if (stop.isRaised()) {
        return Optional.empty();
      }
    }
    return Optional.of(values);
  }

  private OptionalDouble value(Game<Reversi> game, int empties, StopSignal stop) {
    for (int ply = 0; ply <= game.moves().size(); ply++) {
      Reversi position = game.positions().get(ply);
      if (position.emptyCount() == empties) {
        double sign = ply % 2 == 0 ? 1 : -1;
        OptionalDouble discs = discs(position, stop);
        return discs.isPresent() ? OptionalDouble.of(sign * discs.getAsDouble()) : discs;
      }
    }
    return game.isOver() && game.position().emptyCount() > empties
        ? OptionalDouble.of(game.score().orElseThrow())
        : OptionalDouble.empty();
  }

  /** Returns the value from the view of the side to move; empty if the work was stopped. */
  private OptionalDouble discs(Reversi position, StopSignal stop) {
    if (position.isTerminal() || position.emptyCount() > effort.exact()) {
      midgame.reset();
      return midgame.discs(position, effort.depth(), stop);
    }
    SearchResult result = solver.search(position, Limits.none().withStop(stop));
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(result.score());
  }
}
