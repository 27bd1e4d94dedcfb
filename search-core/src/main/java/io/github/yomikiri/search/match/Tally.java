package io.github.yomikiri.search.match;

/**
 * Counts of won, drawn and lost games, from one player's view.
 *
 * @param wins games won, at least 0
 * @param draws games drawn, at least 0
 * @param losses games lost, at least 0
 */
public record Tally(int wins, int draws, int losses) {

  /** No games. */
  public static final Tally NONE = new Tally(0, 0, 0);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is negative
   */
  public Tally {
    if (wins < 0 || draws < 0 || losses < 0) {
      throw new IllegalArgumentException(
          "negative count among " + wins + ", " + draws + ", " + losses);
    }
  }

  /**
   * Returns the number of games.
   *
   * @return wins, draws and losses together
   */
  public int games() {
    return wins + draws + losses;
  }

  /**
   * Returns the points: 1 for a win and 1/2 for a draw.
   *
   * @return the points, in {@code [0, games()]}
   */
  public double points() {
    return wins + draws / 2.0;
  }

  /**
   * Returns the sums of these counts and others.
   *
   * @param other more games
   * @return the sums
   */
  public Tally plus(Tally other) {
    return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
  }

  /** Returns the counts by points per game, in steps of 1/2. */
  ScoreSample sample() {
    return new ScoreSample(losses, draws, wins);
  }
}
