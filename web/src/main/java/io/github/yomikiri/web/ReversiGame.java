package io.github.yomikiri.web;

import io.github.yomikiri.cli.output.ReversiTexts;
import io.github.yomikiri.reversi.kit.ReversiKit;

/** Reversi in a browser, with its engine. */
public final class ReversiGame {

  private ReversiGame() {}

  /** Offers the game to the page. */
  public static void main(String[] args) {
    WebGames.run(new ReversiTexts(ReversiKit.KIT), new ReversiOpponents());
  }
}
