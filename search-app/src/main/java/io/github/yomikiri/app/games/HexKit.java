package io.github.yomikiri.app.games;

import io.github.yomikiri.games.Hex;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.List;

/** Hex on the board of 11x11 cells. */
final class HexKit implements NodeKit<Hex> {

  @Override
  public String name() {
    return "hex";
  }

  @Override
  public Hex start() {
    return Hex.start(11);
  }

  @Override
  public List<String> seats() {
    return List.of("Red", "Blue");
  }
}
