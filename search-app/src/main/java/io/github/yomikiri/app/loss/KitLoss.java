package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.input.KitScores;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.table.LockFreeTable;
import picocli.CommandLine.Option;

/** Chooses the position some moves before the end of each game, and solves it as the kit says. */
public final class KitLoss<N extends Node<N>> implements LossOptions<N> {

  private static final int MAX_LEFT = 999;
  private static final int TABLE_MEBIBYTES = 64;

  private final NodeKit<N> kit;

  @Option(
      names = "--plies-left",
      paramLabel = "N",
      defaultValue = "8",
      description = "Number of moves between the position and the end of its game. More take more"
          + " time for solving, most of all in a game that may end early. Default: 8.")
  private int left = 8;

  /** Makes the options of a game. */
  public KitLoss(NodeKit<N> kit) {
    this.kit = kit;
  }

  @Override
  public void check() {
    NumberRanges.check("--plies-left", left, 1, MAX_LEFT);
  }

  @Override
  public boolean isWanted(Game<N> game, int ply) {
    return game.moves().size() - ply == left;
  }

  @Override
  public String described() {
    return left + (left == 1 ? " move left" : " moves left");
  }

  @Override
  public ScoredPositions<N> texts() {
    return new KitScores<>(kit);
  }

  @Override
  public String contents() {
    return "exact scores: a position and its best move";
  }

  @Override
  public Searcher<N> solver() {
    return kit.solver().table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES)).build();
  }
}
