package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.DomineeringView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.play.kit.NamedEvaluator;
import java.util.List;
import java.util.Optional;

/** Domineering on the board of 8x8 squares. */
final class DomineeringKit implements LearningKit<Domineering> {

  /** The places for dominoes. */
  private static final Evaluator<Domineering> PLACES = Evaluator.of(Domineering::mobility, 1_000);

  @Override
  public String name() {
    return "domineering";
  }

  @Override
  public Domineering start() {
    return Domineering.start(8, 8);
  }

  @Override
  public Optional<Drawing<Domineering>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Vertical", "Horizontal");
  }

  @Override
  public List<NamedEvaluator<Domineering>> evaluators() {
    return List.of(new NamedEvaluator<>("places", () -> PLACES));
  }

  @Override
  public BoardView<Domineering> view() {
    return new DomineeringView(8, 8);
  }

  @Override
  public Patterns<Domineering> features() {
    return Patterns.of(view()).rectangles(4, 3).rectangles(3, 4).build();
  }
}
