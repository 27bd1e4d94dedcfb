package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.search.StopSignal;
import java.util.List;

/**
 * The games of a match, and the number of the first game that is still to be played. A game depends
 * only on its number, not on the pairing that plays it or on the time.
 */
record Schedule<P extends Position<P>>(
    List<Game<P>> openings, int games, long seed, int begin, EarlyEnd earlyEnd, boolean strict) {

  /**
   * Returns a game, to be played once. Both games of a pair have the same opening, and in the
   * second game the players swap colors.
   */
  RunningGame<P> game(int number, Pairing<P> pairing, StopSignal stop) {
    return new RunningGame<>(
        pairing.seated(number), opening(number), Hash64.of(seed, number), stop, earlyEnd, strict);
  }

  private Game<P> opening(int number) {
    return openings.get(number / 2 % openings.size());
  }

  /** Rejects a game that cannot have been played by this schedule. */
  void check(int number, GameResult<P> game, Pairing<P> pairing) {
    List<Player<P>> players = pairing.seated(number);
    Game<P> opening = opening(number);
    int plies = opening.moves().size();
    boolean fits = number < games
        && game.ending() != Ending.STOPPED
        && game.first().equals(players.get(0).name())
        && game.second().equals(players.get(1).name())
        && game.game().start().equals(opening.start())
        && game.game().moves().size() >= plies
        && game.game().moves().subList(0, plies).equals(opening.moves());
    if (!fits) {
      throw new IllegalArgumentException(
          "game " + (number + 1) + " does not belong to this match: " + game);
    }
  }
}
