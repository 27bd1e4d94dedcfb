package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;

/**
 * A game of a WTHOR file. In both scores the empty squares count for the winner, and the two sides'
 * discs add up to 64.
 *
 * @param number the number of the game in its file, from 1
 * @param tournament the number of the tournament in the database's list of tournaments
 * @param darkPlayer the number of the player of Dark in the database's list of players
 * @param lightPlayer the number of the player of Light
 * @param darkDiscs Dark's discs at the end of the game, in {@code [0, 64]}
 * @param theoreticalDarkDiscs Dark's discs after perfect play from the position with
 *     {@link WthorReader.Header#depth()} empty squares, in {@code [0, 64]}
 * @param game the game, which may stop before its end
 */
public record WthorGame(
    int number,
    int tournament,
    int darkPlayer,
    int lightPlayer,
    int darkDiscs,
    int theoreticalDarkDiscs,
    Game<Reversi> game) {

  /**
   * Returns the outcome of the game.
   *
   * @param side the side from whose view
   * @return the difference in discs, in {@code [-64, 64]}, positive when that side won
   */
  public int score(Side side) {
    return difference(darkDiscs, side);
  }

  /**
   * Returns the value of the position with {@link WthorReader.Header#depth()} empty squares, which
   * is {@code ReversiGames.positionWithEmpties(game(), depth)}.
   *
   * @param side the side from whose view
   * @return the difference in discs after perfect play, in {@code [-64, 64]}, positive when that
   *     side wins
   */
  public int theoreticalScore(Side side) {
    return difference(theoreticalDarkDiscs, side);
  }

  private static int difference(int darkDiscs, Side side) {
    int difference = 2 * darkDiscs - 64;
    return side == Side.DARK ? difference : -difference;
  }
}
