package example.chess;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.testkit.DrawingContract;
import io.github.yomikiri.testkit.KitContract;
import java.util.List;

/** The kit and the drawing keep the library's contracts. */
class ChessKitTest implements KitContract<Chess>, DrawingContract<Chess> {

  @Override
  public NodeKit<Chess> kit() {
    return new ChessKit();
  }

  @Override
  public Drawing<Chess> drawing(Chess position) {
    return new ChessDrawing();
  }

  @Override
  public List<Chess> symmetries(Chess node) {
    return List.of(ChessTest.mirrored(node));
  }

  @Override
  public int walks() {
    return 5;
  }

  @Override
  public int maxPlies() {
    return 60;
  }
}
