package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.games.DraughtsView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.NamedEvaluator;
import java.util.List;
import java.util.Optional;

/** English draughts. */
final class DraughtsKit implements LearningKit<Draughts> {

  @Override
  public String name() {
    return "draughts";
  }

  @Override
  public Draughts start() {
    return Draughts.START;
  }

  @Override
  public Optional<Drawing<Draughts>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Black", "White");
  }

  @Override
  public List<NamedEvaluator<Draughts>> evaluators() {
    return List.of(new NamedEvaluator<>("pieces", () -> Draughts::lead));
  }

  @Override
  public BoardView<Draughts> view() {
    return new DraughtsView();
  }
}
