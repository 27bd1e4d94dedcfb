package example.libgdx;

import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import java.util.List;

/** What draws a frame. Tests without a display have one that draws nothing. */
interface Painter<P extends Position<P>> {

  /** Draws a game, whose next move has some clicks already. */
  void draw(Game<P> game, Clicks<P> clicks, String status, List<String> buttons, Layout layout);

  /** Frees what the graphics card has. */
  void dispose();
}
