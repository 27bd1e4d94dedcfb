package example.mygame;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.testkit.DrawingContract;
import io.github.yomikiri.testkit.KitContract;

/** The kit and the drawing keep the library's contracts. */
class MyKitTest implements KitContract<MyGame>, DrawingContract<MyGame> {

  @Override
  public NodeKit<MyGame> kit() {
    return new MyKit();
  }

  @Override
  public Drawing<MyGame> drawing(MyGame position) {
    return new MyDrawing();
  }
}
