package io.github.yomikiri.learn.selfplay;

/**
 * Settings of learning by temporal differences (Sutton 1988; Tesauro 1995 for games). A program
 * plays against itself without a search: it makes the move after which its evaluator likes the
 * position of the other side least. After the game, each position learns from what came later. Both
 * sides learn to the end of the game, so the loser learns from its last position, too.
 *
 * <p>A random move says nothing about the positions before it. So what came later counts only from
 * the last random move on. Immutable.
 *
 * @param lambda how much a position learns from the end of the game, in {@code [0, 1]}. With 0 it
 *     learns from the next position alone, with 1 from the result alone
 * @param rate the part of its error that a position loses when it learns, in {@code (0, 1]}
 * @param exploration the share of random moves, in {@code [0, 1)}
 * @param randomStarts the share of games that begin with random moves, in {@code [0, 1]}
 * @param randomPlies the maximum number of random moves at the begin, at least 0
 * @param maxPlies after how many moves a game is given up as a draw, at least 1
 */
public record TemporalDifferences(
    double lambda,
    double rate,
    double exploration,
    double randomStarts,
    int randomPlies,
    int maxPlies) {

  /**
   * Makes settings.
   *
   * @throws IllegalArgumentException if a number is outside its range
   */
  public TemporalDifferences {
    check("lambda", lambda, lambda >= 0 && lambda <= 1, "0 to 1");
    check("rate", rate, rate > 0 && rate <= 1, "more than 0, and at most 1");
    check("exploration", exploration, exploration >= 0 && exploration < 1, "0 to less than 1");
    check("share of random starts", randomStarts, randomStarts >= 0 && randomStarts <= 1, "0 to 1");
    check("number of random plies", randomPlies, randomPlies >= 0, "at least 0");
    check("number of plies", maxPlies, maxPlies >= 1, "at least 1");
  }

  private static void check(String what, Number number, boolean isRight, String expected) {
    if (!isRight) {
      throw new IllegalArgumentException(what + " " + number + "; expected " + expected);
    }
  }

  /**
   * Returns the usual settings, from which a game can begin to look for better ones.
   *
   * @return lambda 0.8, rate 0.4, exploration 0.1; half of the games begin with up to 12 random
   *     moves; at most 1,000 moves
   */
  public static TemporalDifferences usual() {
    return new TemporalDifferences(0.8, 0.4, 0.1, 0.5, 12, 1_000);
  }

  /**
   * Returns these settings with another lambda.
   *
   * @param newLambda the lambda, in {@code [0, 1]}
   * @return new settings
   */
  public TemporalDifferences withLambda(double newLambda) {
    return new TemporalDifferences(
        newLambda, rate, exploration, randomStarts, randomPlies, maxPlies);
  }

  /**
   * Returns these settings with another rate.
   *
   * @param newRate the rate, in {@code (0, 1]}
   * @return new settings
   */
  public TemporalDifferences withRate(double newRate) {
    return new TemporalDifferences(
        lambda, newRate, exploration, randomStarts, randomPlies, maxPlies);
  }

  /**
   * Returns these settings with another share of random moves.
   *
   * @param newExploration the share, in {@code [0, 1)}
   * @return new settings
   */
  public TemporalDifferences withExploration(double newExploration) {
    return new TemporalDifferences(
        lambda, rate, newExploration, randomStarts, randomPlies, maxPlies);
  }

  /**
   * Returns these settings with other random begins of games.
   *
   * @param share the share of games that begin with random moves, in {@code [0, 1]}
   * @param plies the maximum number of these moves, at least 0
   * @return new settings
   */
  public TemporalDifferences withRandomStarts(double share, int plies) {
    return new TemporalDifferences(lambda, rate, exploration, share, plies, maxPlies);
  }

  /**
   * Returns these settings with another length at which a game is given up as a draw.
   *
   * @param plies the maximum number of moves, at least 1
   * @return new settings
   */
  public TemporalDifferences withMaxPlies(int plies) {
    return new TemporalDifferences(lambda, rate, exploration, randomStarts, randomPlies, plies);
  }
}
