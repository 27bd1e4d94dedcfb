package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.play.match.round.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The counts of a match's games, which are added in the match's order. The player is the first
 * mover in the first game of each pair.
 *
 * @param asFirst the games in which the player was the first mover, with seat 0
 * @param asSecond the games in which the player was the second mover, without seat 0
 * @param openPair the first game of a pair whose second game is missing
 * @param pairs the complete pairs
 * @param illegalMoves descriptions of the games lost by an illegal move
 * @param failures descriptions of the games lost by a program that failed
 * @param playerTime the time that the player has spent
 * @param opponentTime the time that the opponent has spent
 */
record GameCounts(
    Tally asFirst,
    Tally asSecond,
    Tally openPair,
    PairTally pairs,
    List<String> illegalMoves,
    List<String> failures,
    PlayerTime playerTime,
    PlayerTime opponentTime) {

  /** No games. */
  static final GameCounts NONE = new GameCounts(
      Tally.NONE,
      Tally.NONE,
      Tally.NONE,
      PairTally.NONE,
      List.of(),
      List.of(),
      PlayerTime.NONE,
      PlayerTime.NONE);

  GameCounts {
    illegalMoves = List.copyOf(illegalMoves);
    failures = List.copyOf(failures);
  }

  /**
   * Counts the next game.
   *
   * @throws IllegalArgumentException if the game is unfinished
   */
  GameCounts plus(GameResult<?> game) {
    boolean first = openPair.games() == 0;
    Round round = new Round(game.game().seats());
    int number = asFirst.games() + asSecond.games();
    Tally counted = tally(game.outcome(seat -> round.isPlayers(number, seat)));
    return new GameCounts(
        first ? asFirst.plus(counted) : asFirst,
        first ? asSecond : asSecond.plus(counted),
        first ? counted : Tally.NONE,
        first ? pairs : pairs.plus(openPair.plus(counted)),
        plus(illegalMoves, game, Ending.ILLEGAL_MOVE),
        plus(failures, game, Ending.FAILED),
        plus(playerTime, game, round.of(true, number)),
        plus(opponentTime, game, round.of(false, number)));
  }

  private static PlayerTime plus(PlayerTime time, GameResult<?> game, IntStream seats) {
    return seats.mapToObj(game.times()::get).reduce(time, PlayerTime::plus);
  }

  private static List<String> plus(List<String> games, GameResult<?> game, Ending ending) {
    List<String> more = new ArrayList<>(games);
    if (game.ending() == ending) {
      more.add(game.toString());
    }
    return more;
  }

  private static Tally tally(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WON -> new Tally(1, 0, 0);
      case SECOND_WON -> new Tally(0, 0, 1);
      case DRAWN -> new Tally(0, 1, 0);
      case UNFINISHED -> throw new IllegalArgumentException("an unfinished game cannot be counted");
    };
  }

  /** Returns the counts without the times. */
  List<Object> untimed() {
    return List.of(asFirst, asSecond, pairs, illegalMoves, failures);
  }
}
