package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahKnowledge;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.Optional;

/** Kalah with six houses a side and four seeds in each. */
final class KalahKit implements NodeKit<Kalah> {

  /** The seeds of a side. */
  private static final Evaluator<Kalah> SEEDS = Kalah::terminalScore;

  @Override
  public String name() {
    return "kalah";
  }

  @Override
  public Kalah start() {
    return Kalah.start(6, 4);
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
}
