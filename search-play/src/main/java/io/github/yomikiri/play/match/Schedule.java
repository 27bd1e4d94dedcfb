package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.search.StopSignal;
import java.util.List;

/**
 * The games of a match, and the number of the first game that is still to be played. A game depends
 * only on its number, not on the pairing that plays it or on the time.
 */
record Schedule<N extends Node<N>>(
    List<Game<N>> openings, int games, long seed, int begin, EarlyEnd earlyEnd, boolean strict) {

  /**
   * Returns a game, to be played once. Both games of a pair have the same opening, and in the
   * second game the players swap colors.
   */
  RunningGame<N> game(int number, Pairing<N> pairing, StopSignal stop) {
    return new RunningGame<>(
        inTurn(number, pairing), opening(number), Hash64.of(seed, number), stop, earlyEnd, strict);
  }

  private Game<N> opening(int number) {
    return openings.get(number / 2 % openings.size());
  }

  private static <N extends Node<N>> Pairing<N> inTurn(int number, Pairing<N> pairing) {
    return number % 2 == 0 ? pairing : pairing.swapped();
  }

  /** Rejects a game that cannot have been played by this schedule. */
  void check(int number, GameResult<N> game, Pairing<N> pairing) {
    Pairing<N> inTurn = inTurn(number, pairing);
    Game<N> opening = opening(number);
    int plies = opening.moves().size();
    boolean fits = number < games
        && game.ending() != Ending.STOPPED
        && game.first().equals(inTurn.first().name())
        && game.second().equals(inTurn.second().name())
        && game.game().start().equals(opening.start())
        && game.game().moves().size() >= plies
        && game.game().moves().subList(0, plies).equals(opening.moves());
    if (!fits) {
      throw new IllegalArgumentException(
          "game " + (number + 1) + " does not belong to this match: " + game);
    }
  }
}
