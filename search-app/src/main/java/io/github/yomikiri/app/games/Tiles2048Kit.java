package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Tiles2048;
import io.github.yomikiri.seats.SeatedEvaluator;
import io.github.yomikiri.seats.SeatedKit;
import java.util.List;
import java.util.Optional;

/** The game 2048. */
final class Tiles2048Kit implements SeatedKit<Tiles2048> {

  private static final SeatedEvaluator<Tiles2048> LINES = new Tiles2048Lines();

  @Override
  public String name() {
    return "2048";
  }

  @Override
  public Tiles2048 start() {
    return Tiles2048.start();
  }

  @Override
  public Optional<Drawing<Tiles2048>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Player");
  }

  @Override
  public Optional<SeatedEvaluator<Tiles2048>> evaluator() {
    return Optional.of(LINES);
  }
}
