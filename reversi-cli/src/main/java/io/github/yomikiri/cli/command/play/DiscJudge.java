package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.attribution.StageValues.Place;
import io.github.yomikiri.app.attribution.StageValues.PositionJudge;
import io.github.yomikiri.cli.player.MidgameValuation;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.OptionalDouble;

/** Values positions in discs: exactly near the end, and by a deep search before. For one thread. */
final class DiscJudge implements PositionJudge<Reversi> {

  private static final int TABLE_MEBIBYTES = 32;

  private final MidgameValuation midgame;
  private final EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
  private final int exact;
  private final int depth;

  /**
   * Makes the judge.
   *
   * @param evaluator the evaluator of the deep search
   * @param exact the maximum number of empty squares of a position that is solved
   * @param depth the depth of the search of other positions, in plies
   */
  DiscJudge(DiscEvaluator evaluator, int exact, int depth) {
    midgame = new MidgameValuation(evaluator, TABLE_MEBIBYTES);
    this.exact = exact;
    this.depth = depth;
  }

  @Override
  public OptionalDouble value(Reversi position, StopSignal stop) {
    if (position.emptyCount() > exact) {
      midgame.reset();
      return midgame.discs(position, depth, stop);
    }
    SearchResult result = solver.search(position, Limits.none().withStop(stop));
    return stop.isRaised() ? OptionalDouble.empty() : OptionalDouble.of(result.score());
  }

  @Override
  public double ofScore(int score) {
    return score;
  }

  /** Returns the number of moves before the first position with a number of empty squares. */
  static int plies(Game<Reversi> game, int empties) {
    for (int ply = 0; ply <= game.moves().size(); ply++) {
      if (game.positions().get(ply).emptyCount() == empties) {
        return ply;
      }
    }
    return game.position().emptyCount() > empties
        ? game.moves().size() + 1
        : Place.BEFORE_THE_START;
  }
}
