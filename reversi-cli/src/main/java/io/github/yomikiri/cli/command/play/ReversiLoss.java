package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.loss.LossOptions;
import io.github.yomikiri.cli.input.ObfScores;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Searcher;
import picocli.CommandLine.Option;

/** Chooses a position with a number of empty squares, and solves it by the endgame solver. */
final class ReversiLoss implements LossOptions<Reversi> {

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "22",
      description = "Number of empty squares of the positions, 1 to 30. Each further empty square"
          + " doubles the time for solving. Default: 22.")
  private int empties = 22;

  @Override
  public void check() {
    NumberRanges.check("--empties", empties, 1, 30);
  }

  @Override
  public boolean isWanted(Game<Reversi> game, int ply) {
    return game.positions().get(ply).emptyCount() == empties;
  }

  @Override
  public String described() {
    return empties + " empty squares";
  }

  @Override
  public ScoredPositions<Reversi> texts() {
    return new ObfScores();
  }

  @Override
  public String contents() {
    return "exact scores: a position and its best move in OBF";
  }

  @Override
  public Searcher<Reversi> solver() {
    return new EndgameSolver(EndgameOptions.exact());
  }
}
