package io.github.yomikiri.cli.player;

import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.KitContract;

class ReversiKitTest implements KitContract<Reversi> {

  @Override
  public NodeKit<Reversi> kit() {
    return ReversiKit.KIT;
  }

  @Override
  public int walks() {
    return 4;
  }
}
