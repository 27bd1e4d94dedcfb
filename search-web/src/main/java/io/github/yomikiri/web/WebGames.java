package io.github.yomikiri.web;

import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.web.worker.OfferedGames;

/**
 * The games of a program in a browser. The program's {@code main} is one line, such as
 * {@code WebGames.run(new MyKit())}. TeaVM compiles the program to WebAssembly, and the page runs
 * it in a worker. Its methods are for {@code main}, and not safe for several threads.
 */
public final class WebGames {

  private WebGames() {}

  /**
   * Offers games to the page, after those of earlier calls. The opponents are those that the game's
   * description names {@code engine}, at eight levels.
   *
   * @param kits the games, with kits for nodes or for seats; each has a name of its own
   * @throws IllegalArgumentException if a kit is of another kind
   */
  public static void run(GameKit<?>... kits) {
    for (GameKit<?> kit : kits) {
      OfferedGames.add(kit);
    }
  }
}
