package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahKnowledge;
import io.github.yomikiri.games.KalahView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.Optional;

/** Kalah with six houses a side and four seeds in each. */
final class KalahKit implements LearningKit<Kalah> {

  /** The seeds of a side. */
  private static final Evaluator<Kalah> SEEDS = Evaluator.of(Kalah::terminalScore, 1);

  @Override
  public String name() {
    return "kalah";
  }

  @Override
  public Kalah start() {
    return Kalah.start(6, 4);
  }

  @Override
  public String points() {
    return "seeds";
  }

  @Override
  public Optional<Drawing<Kalah>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("South", "North");
  }

  @Override
  public List<NamedEvaluator<Kalah>> evaluators() {
    return List.of(new NamedEvaluator<>("seeds", () -> SEEDS));
  }

  @Override
  public void search(SearcherBuilder<Kalah> preset) {
    preset.knowledge(new KalahKnowledge());
  }

  @Override
  public void solver(SearcherBuilder<Kalah> preset) {
    preset.knowledge(new KalahKnowledge());
  }

  @Override
  public BoardView<Kalah> view() {
    return new KalahView(6, 24);
  }

  @Override
  public Patterns<Kalah> features() {
    return Patterns.of(view()).squares().rectangles(2, 1).rectangles(3, 1).build();
  }

  @Override
  public Learning<Kalah> learning() {
    return LearningKit.super.learning().scale(Scale.points(48, 100));
  }
}
