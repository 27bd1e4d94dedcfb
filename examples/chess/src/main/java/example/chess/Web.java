package example.chess;

import io.github.yomikiri.web.WebGames;

/** The chess in a browser. */
final class Web {

  private Web() {}

  /** Offers the game to the page. */
  public static void main(String[] args) {
    WebGames.run(new ChessKit());
  }
}
