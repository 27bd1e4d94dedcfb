package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.round.Round;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The games of a match, and the number of the first game that is still to be played. A game depends
 * only on its number, not on the pairing that plays it or on the time.
 */
record Schedule<P extends Position<P>>(
    List<Game<P>> openings, int games, long seed, int begin, EarlyEnd earlyEnd, boolean strict) {

  /**
   * Returns a game, to be played once. Both games of a pair have the same opening and the same
   * dice, and in the second game the players swap seats.
   */
  RunningGame<P> game(int number, Pairing<P> pairing, StopSignal stop) {
    return new RunningGame<>(
        pairing.seated(round(), number),
        opening(number),
        Hash64.of(seed, number),
        dice(number),
        stop,
        earlyEnd,
        strict);
  }

  private Round round() {
    return new Round(openings.get(0).seats());
  }

  private Game<P> opening(int number) {
    return openings.get(round().opening(number, openings.size()));
  }

  private long dice(int number) {
    return Hash64.of(seed, number / 2, SeatedPosition.CHANCE);
  }

  /** Rejects a game that cannot have been played by this schedule. */
  void check(int number, GameResult<P> game, Pairing<P> pairing) {
    List<String> players =
        pairing.seated(round(), number).stream().map(Player::name).toList();
    Game<P> opening = opening(number);
    int plies = opening.moves().size();
    boolean fits = number < games
        && game.ending() != Ending.STOPPED
        && game.players().equals(players)
        && game.game().start().equals(opening.start())
        && game.game().moves().size() >= plies
        && game.game().moves().subList(0, plies).equals(opening.moves())
        && IntStream.range(plies, game.game().moves().size())
            .allMatch(ply -> hasDice(game.game(), ply, dice(number)));
    if (!fits) {
      throw new IllegalArgumentException(
          "game " + (number + 1) + " does not belong to this match: " + game);
    }
  }

  /** Returns whether a move is what chance decides with a seed, or is none of chance. */
  private static boolean hasDice(Game<?> game, int ply, long dice) {
    Game<?> before = game.first(ply);
    return !before.isChance()
        || before.withChance(dice).moves().get(ply).equals(game.moves().get(ply));
  }
}
