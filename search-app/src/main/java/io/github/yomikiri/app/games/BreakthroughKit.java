package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.BreakthroughView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.Optional;

/** Breakthrough on a board of any size. */
final class BreakthroughKit implements LearningKit<Breakthrough> {

  private static final String NAME = "breakthrough";
  private static final int USUAL_SIZE = 8;
  private static final int PIECE = 10;

  /** A piece is worth as much as ten steps forward. */
  private static final Evaluator<Breakthrough> ADVANCE =
      Evaluator.of(BreakthroughKit::advance, 1_000);

  private final Breakthrough start;

  /** Makes the game on the board of 8x8 squares. */
  BreakthroughKit() {
    this(USUAL_SIZE, USUAL_SIZE);
  }

  BreakthroughKit(int columns, int rows) {
    start = Breakthrough.start(columns, rows);
  }

  @Override
  public String name() {
    boolean isUsual = start.columns() == USUAL_SIZE && start.rows() == USUAL_SIZE;
    return isUsual ? NAME : NAME + "-" + start.columns() + "x" + start.rows();
  }

  @Override
  public Breakthrough start() {
    return start;
  }

  @Override
  public Optional<Drawing<Breakthrough>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("White", "Black");
  }

  @Override
  public List<NamedEvaluator<Breakthrough>> evaluators() {
    return List.of(new NamedEvaluator<>("advance", () -> ADVANCE));
  }

  @Override
  public void search(SearcherBuilder<Breakthrough> preset) {
    preset
        .selection(Selection.usual(Breakthrough.captures()))
        .rule(NodeRule.quiescence(Breakthrough.captures()));
  }

  @Override
  public BoardView<Breakthrough> view() {
    return new BreakthroughView(start.columns(), start.rows());
  }

  @Override
  public Patterns<Breakthrough> features() {
    return Patterns.of(view()).squares().rectangles(3, 3).rectangles(2, 4).build();
  }

  @Override
  public Learning<Breakthrough> learning() {
    return LearningKit.super.learning().method(TemporalDifferences.usual().withLambda(0.7));
  }

  private static int advance(Breakthrough node) {
    int steps = RowSums.sum(node.white(), node.columns())
        - Long.bitCount(node.black()) * (node.rows() - 1)
        + RowSums.sum(node.black(), node.columns());
    return PIECE * node.lead() + (node.whiteToMove() ? steps : -steps);
  }
}
