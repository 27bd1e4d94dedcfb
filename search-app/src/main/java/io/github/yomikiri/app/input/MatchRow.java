package io.github.yomikiri.app.input;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;

/**
 * A game of a match, of which {@link MatchRows} writes a row.
 *
 * @param number which game of the match, from 1
 * @param result the game, its players and its ending
 */
public record MatchRow<P extends Position<P>>(int number, GameResult<P> result) {

  private static final PlayerTime UNTIMED = new PlayerTime(Duration.ZERO, Optional.empty(), 0);

  /** Returns the row without times: a row that is equal if the match is repeated. */
  public MatchRow<P> untimed() {
    return new MatchRow<>(
        number,
        new GameResult<>(
            result.game(),
            result.players(),
            result.ending(),
            result.illegalMove(),
            Collections.nCopies(result.times().size(), UNTIMED)));
  }

  /**
   * Returns whether the game counts in a file. After an illegal move or a stop, the game is played
   * again.
   */
  public boolean isKept() {
    return isKept(result.ending());
  }

  static boolean isKept(Ending ending) {
    return ending != Ending.ILLEGAL_MOVE && ending != Ending.STOPPED;
  }
}
