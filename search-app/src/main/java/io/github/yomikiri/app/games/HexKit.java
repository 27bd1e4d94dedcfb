package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Hex;
import io.github.yomikiri.games.HexView;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.List;
import java.util.Optional;

/** Hex on the board of 11x11 cells. */
final class HexKit implements LearningKit<Hex> {

  @Override
  public String name() {
    return "hex";
  }

  @Override
  public Hex start() {
    return Hex.start(11);
  }

  @Override
  public Optional<Drawing<Hex>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Red", "Blue");
  }

  @Override
  public BoardView<Hex> view() {
    return new HexView(11);
  }
}
