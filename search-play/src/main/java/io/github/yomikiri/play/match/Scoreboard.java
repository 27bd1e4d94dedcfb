package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.play.match.MatchResult.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Counts a match's games, which must be added in the match's order. A {@link Match} counts its own
 * games. A program that plays the games elsewhere, such as on a cluster, adds them itself. The
 * player is the first mover in the first game of each pair.
 *
 * <p>Used by one thread at a time.
 */
public final class Scoreboard {

  private final String player;
  private final String opponent;
  private final Optional<Sprt> sprt;
  private final List<String> illegalMoves = new ArrayList<>();
  private Tally asFirst = Tally.NONE;
  private Tally asSecond = Tally.NONE;
  private PairTally pairs = PairTally.NONE;
  private Tally openPair = Tally.NONE;
  private PlayerTime playerTime = PlayerTime.NONE;
  private PlayerTime opponentTime = PlayerTime.NONE;

  /**
   * Makes a scoreboard without games.
   *
   * @param player the name of the player from whose view the games are counted
   * @param opponent the name of the opponent
   * @param sprt the test that may end the match before its last game
   */
  public Scoreboard(String player, String opponent, Optional<Sprt> sprt) {
    this.player = player;
    this.opponent = opponent;
    this.sprt = sprt;
  }

  /**
   * Counts the next game.
   *
   * @param game the game, in which the player and the opponent have the colors of its number
   * @throws IllegalArgumentException if the game is unfinished
   */
  public void add(GameResult<?> game) {
    boolean first = openPair.games() == 0;
    Tally counted = tally(game.outcome(), first);
    if (first) {
      asFirst = asFirst.plus(counted);
      openPair = counted;
    } else {
      asSecond = asSecond.plus(counted);
      pairs = pairs.plus(openPair.plus(counted));
      openPair = Tally.NONE;
    }
    playerTime = playerTime.plus(first ? game.firstTime() : game.secondTime());
    opponentTime = opponentTime.plus(first ? game.secondTime() : game.firstTime());
    if (game.ending() == Ending.ILLEGAL_MOVE) {
      illegalMoves.add(game.toString());
    }
  }

  private static Tally tally(Outcome outcome, boolean first) {
    return switch (outcome) {
      case FIRST_WON -> first ? new Tally(1, 0, 0) : new Tally(0, 0, 1);
      case SECOND_WON -> first ? new Tally(0, 0, 1) : new Tally(1, 0, 0);
      case DRAWN -> new Tally(0, 1, 0);
      case UNFINISHED -> throw new IllegalArgumentException("an unfinished game cannot be counted");
    };
  }

  /**
   * Returns whether the sequential test ends the match. It does so only after a complete pair,
   * because it counts pairs.
   *
   * @return false if more games are needed, or if there is no test
   */
  public boolean isDecided() {
    return openPair.games() == 0
        && sprt.isPresent()
        && sprt.get().decide(pairs) != Sprt.Decision.UNDECIDED;
  }

  /**
   * Returns the result of the games so far.
   *
   * @param stopped whether the match ended early by a stop signal
   * @return the result
   */
  public MatchResult result(boolean stopped) {
    return new MatchResult(
        player,
        opponent,
        asFirst,
        asSecond,
        pairs,
        sprt,
        illegalMoves,
        stopped,
        playerTime,
        opponentTime);
  }
}
