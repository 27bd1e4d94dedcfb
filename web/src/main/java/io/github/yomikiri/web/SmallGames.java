package io.github.yomikiri.web;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.GameKit;

/** The games of the library in a browser. */
public final class SmallGames {

  private SmallGames() {}

  /** Offers the games to the page. */
  public static void main(String[] args) {
    WebGames.run(GameKits.all().toArray(GameKit<?>[]::new));
  }
}
