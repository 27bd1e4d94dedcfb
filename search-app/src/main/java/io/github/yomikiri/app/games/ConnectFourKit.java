package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;
import java.util.Optional;

/** Connect Four on the board of 7 columns of 6 squares. */
final class ConnectFourKit implements NodeKit<ConnectFour> {

  /** A row of four is worth more than any number of threats. */
  private static final Evaluator<ConnectFour> THREATS =
      Evaluator.of(ConnectFourKnowledge.THREATS::evaluate, 100);

  @Override
  public String name() {
    return "connect-four";
  }

  @Override
  public ConnectFour start() {
    return ConnectFour.START;
  }

  @Override
  public Optional<Drawing<ConnectFour>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("X", "O");
  }

  @Override
  public List<NamedEvaluator<ConnectFour>> evaluators() {
    return List.of(new NamedEvaluator<>("threats", () -> THREATS));
  }

  @Override
  public void search(SearcherBuilder<ConnectFour> preset) {
    preset.knowledge(new ConnectFourKnowledge());
  }

  @Override
  public void solver(SearcherBuilder<ConnectFour> preset) {
    preset
        .knowledge(new ConnectFourKnowledge())
        .ordering(() -> MoveOrdering.byEvaluation(ConnectFourKnowledge.THREATS, 1));
  }
}
