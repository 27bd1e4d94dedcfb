package io.github.yomikiri.web;

import io.github.yomikiri.cli.output.ReversiTexts;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.web.worker.OfferedGames;

/** Reversi in a browser, with its engine. */
public final class ReversiGame {

  private ReversiGame() {}

  /** Offers the game to the page. */
  public static void main(String[] args) {
    OfferedGames.add(new ReversiTexts(ReversiKit.KIT), new ReversiOpponents());
  }
}
