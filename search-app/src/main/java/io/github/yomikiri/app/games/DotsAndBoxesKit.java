package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.games.DotsAndBoxesKnowledge;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.Optional;

/** Dots and Boxes with five rows of five boxes. */
final class DotsAndBoxesKit implements NodeKit<DotsAndBoxes> {

  /** The boxes of a side. */
  private static final Evaluator<DotsAndBoxes> BOXES = Evaluator.of(DotsAndBoxes::lead, 1);

  @Override
  public String name() {
    return "dots-and-boxes";
  }

  @Override
  public DotsAndBoxes start() {
    return DotsAndBoxes.start(5, 5);
  }

  @Override
  public long identity(DotsAndBoxes position) {
    return Symmetric.identity(new DotsAndBoxesKnowledge(), position);
  }

  @Override
  public String points() {
    return "boxes";
  }

  @Override
  public Optional<Drawing<DotsAndBoxes>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<NamedEvaluator<DotsAndBoxes>> evaluators() {
    return List.of(new NamedEvaluator<>("boxes", () -> BOXES));
  }

  @Override
  public void search(SearcherBuilder<DotsAndBoxes> preset) {
    preset.knowledge(new DotsAndBoxesKnowledge());
  }

  @Override
  public void solver(SearcherBuilder<DotsAndBoxes> preset) {
    preset.knowledge(new DotsAndBoxesKnowledge());
  }
}
