package example.server;

import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.kit.NodeKit;

/** Another game for the server: the least that a kit has. */
final class FourKit implements NodeKit<ConnectFour> {

  @Override
  public String name() {
    return "connect-four";
  }

  @Override
  public ConnectFour start() {
    return ConnectFour.START;
  }
}
