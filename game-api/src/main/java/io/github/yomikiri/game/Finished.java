package io.github.yomikiri.game;

/** What the end of a game is worth, whatever kind of position it is. */
final class Finished {

  private Finished() {}

  /** Returns the points of the side that would be to move. */
  static int score(Position<?> position) {
    return position instanceof SeatedPosition<?> seated
        ? seated.payoff(Math.max(0, seated.seat()))
        : ((Node<?>) position).terminalScore();
  }
}
