package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Optional;

/** Nim with heaps of three, four and five objects. */
final class NimKit implements NodeKit<Nim> {

  @Override
  public String name() {
    return "nim";
  }

  @Override
  public Nim start() {
    return Nim.of(3, 4, 5);
  }

  @Override
  public Optional<Drawing<Nim>> drawing() {
    return Optional.of(start().drawing());
  }
}
