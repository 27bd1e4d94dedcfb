package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.DodgemView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.play.kit.NamedEvaluator;
import java.util.List;
import java.util.Optional;

/** Dodgem on the board of 5x5 squares. */
final class DodgemKit implements LearningKit<Dodgem> {

  /** How far the cars are. */
  private static final Evaluator<Dodgem> PROGRESS = Evaluator.of(DodgemKit::progress, 1_000);

  @Override
  public String name() {
    return "dodgem";
  }

  @Override
  public Dodgem start() {
    return Dodgem.start(5);
  }

  @Override
  public Optional<Drawing<Dodgem>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Blue", "Red");
  }

  @Override
  public List<NamedEvaluator<Dodgem>> evaluators() {
    return List.of(new NamedEvaluator<>("progress", () -> PROGRESS));
  }

  @Override
  public BoardView<Dodgem> view() {
    return new DodgemView(5);
  }

  @Override
  public Patterns<Dodgem> features() {
    return Patterns.of(view())
        .squares()
        .rectangles(3, 3)
        .rectangles(5, 1)
        .rectangles(1, 5)
        .rectangles(2, 4)
        .rectangles(4, 2)
        .build();
  }

  @Override
  public Learning<Dodgem> learning() {
    return LearningKit.super.learning().method(TemporalDifferences.usual().withMaxPlies(200));
  }

  /** Returns how many steps less the side to move needs to the far edge and off the board. */
  private static int progress(Dodgem node) {
    int size = node.size();
    int blue = size * Long.bitCount(node.blue());
    for (long left = node.blue(); left != 0; left &= left - 1) {
      blue -= Long.numberOfTrailingZeros(left) % size;
    }
    int red = size * Long.bitCount(node.red()) - RowSums.sum(node.red(), size);
    return node.blueToMove() ? red - blue : blue - red;
  }
}
