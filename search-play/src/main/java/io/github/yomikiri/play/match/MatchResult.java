package io.github.yomikiri.play.match;

import io.github.yomikiri.play.match.GameResult.PlayerTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The result of a match, or of the games played so far. Immutable. Two results are equal if all but
 * the times is equal, because times differ when a match is repeated.
 */
public final class MatchResult {

  /** Each player with its side and wins, and the draws. */
  private static final String GAMES = "%s %s: %d, %s %s: %d, %s: %d%n";

  private final String player;
  private final String opponent;
  private final Optional<Sprt> sprt;
  private final GameCounts counts;
  private final boolean stopped;

  MatchResult(
      String player, String opponent, Optional<Sprt> sprt, GameCounts counts, boolean stopped) {
    this.player = player;
    this.opponent = opponent;
    this.sprt = sprt;
    this.counts = counts;
    this.stopped = stopped;
  }

  /**
   * Returns the result of a match without games. A {@link Match} counts its own games. A program
   * that plays the games elsewhere, such as on a cluster, {@linkplain #plus adds} them itself.
   *
   * @param player the name of the player from whose view the games are counted. This player is the
   *     first mover in the first game of each pair
   * @param opponent the name of the opponent
   * @param sprt the test that may end the match before its last game
   * @return the result
   */
  public static MatchResult none(String player, String opponent, Optional<Sprt> sprt) {
    return new MatchResult(player, opponent, sprt, GameCounts.NONE, false);
  }

  /**
   * Returns this result with the next game of the match.
   *
   * @param game the game, in which the player and the opponent have the seats of its number
   * @return a new result
   * @throws IllegalArgumentException if the game is unfinished
   */
  public MatchResult plus(GameResult<?> game) {
    return new MatchResult(player, opponent, sprt, counts.plus(game), stopped);
  }

  /**
   * Returns this result as that of a match that a stop signal, or an interrupt, has ended.
   *
   * @return a new result
   */
  public MatchResult asStopped() {
    return new MatchResult(player, opponent, sprt, counts, true);
  }

  /**
   * Returns the name of the player from whose view everything is counted.
   *
   * @return the player's name
   */
  public String player() {
    return player;
  }

  /**
   * Returns the name of the opponent.
   *
   * @return the opponent's name
   */
  public String opponent() {
    return opponent;
  }

  /**
   * Returns the counts of the games in which the player was the first mover. With more than two
   * seats, this is who has seat 0.
   *
   * @return the counts from the player's view
   */
  public Tally asFirst() {
    return counts.asFirst();
  }

  /**
   * Returns the counts of the games in which the player was the second mover.
   *
   * @return the counts from the player's view
   */
  public Tally asSecond() {
    return counts.asSecond();
  }

  /**
   * Returns the counts of the complete pairs of games. A last game without its partner does not
   * count.
   */
  PairTally pairs() {
    return counts.pairs();
  }

  /**
   * Returns the test that could end the match early.
   *
   * @return the test; empty when the match was played without one
   */
  public Optional<Sprt> sprt() {
    return sprt;
  }

  /**
   * Returns the games lost by an illegal move. Correct players lose no games in this way.
   *
   * @return a description of each
   */
  public List<String> illegalMoves() {
    return counts.illegalMoves();
  }

  /**
   * Returns the games lost because another program failed: it ended, was silent, or answered
   * nonsense. The log has the reasons.
   *
   * @return a description of each
   */
  public List<String> failures() {
    return counts.failures();
  }

  /**
   * Returns whether the stop signal, or an interrupt, ended the match.
   *
   * @return whether it was ended early
   */
  public boolean stopped() {
    return stopped;
  }

  /**
   * Returns the time that the player has spent on all games.
   *
   * @return the sum over the games
   */
  public PlayerTime playerTime() {
    return counts.playerTime();
  }

  /**
   * Returns the time that the opponent has spent on all games.
   *
   * @return the sum over the games
   */
  public PlayerTime opponentTime() {
    return counts.opponentTime();
  }

  /**
   * Returns the counts of all games.
   *
   * @return the counts from the player's view
   */
  public Tally total() {
    return counts.asFirst().plus(counts.asSecond());
  }

  /**
   * Returns how much stronger the player is than the opponent, computed from the pairs' scores.
   *
   * @return the difference and its 95 % interval
   */
  public Elo elo() {
    return Elo.of(counts.pairs());
  }

  /**
   * Returns the decision of the sequential test.
   *
   * @return the decision; empty when the match was played without a test
   */
  public Optional<Sprt.Decision> decision() {
    return sprt.map(test -> test.decide(counts.pairs()));
  }

  /**
   * Returns whether the sequential test ends the match. It does so only after a complete pair,
   * because it counts pairs.
   *
   * @return false if more games are needed, or if there is no test
   */
  public boolean isDecided() {
    return counts.openPair().games() == 0
        && decision().filter(each -> each != Sprt.Decision.UNDECIDED).isPresent();
  }

  private List<Object> untimed() {
    return List.of(player, opponent, sprt, counts.untimed(), stopped);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof MatchResult that && untimed().equals(that.untimed());
  }

  @Override
  public int hashCode() {
    return untimed().hashCode();
  }

  /**
   * Returns the result as lines like the ones below. The first two lines have the wins of the first
   * mover, the wins of the second mover, and the draws. With more than two seats, who has seat 0
   * counts as the first mover.
   *
   * <pre>
   * minmax2 first: 69, random second: 27, draws: 4
   * random first: 29, minmax2 second: 68, draws: 3
   * minmax2: 140.5 of 200 points, Elo +149.3 [+99.9, +205.2]
   * </pre>
   */
  @Override
  public String toString() {
    return toString("first", "second", "draws");
  }

  /**
   * Returns the result as lines, in the words of a game. Reversi's command line has those of the
   * 2011 blog posts: D for Dark, L for Light, and a hyphen for draws.
   *
   * @param first what the first mover is called
   * @param second what the second mover is called
   * @param draws what draws are called
   * @return lines like those of {@link #toString()}
   */
  public String toString(String first, String second, String draws) {
    Tally total = total();
    StringBuilder text = new StringBuilder();
    text.append(String.format(
        Locale.ROOT,
        GAMES,
        player,
        first,
        asFirst().wins(),
        opponent,
        second,
        asFirst().losses(),
        draws,
        asFirst().draws()));
    text.append(String.format(
        Locale.ROOT,
        GAMES,
        opponent,
        first,
        asSecond().losses(),
        player,
        second,
        asSecond().wins(),
        draws,
        asSecond().draws()));
    text.append(String.format(
        Locale.ROOT,
        "%s: %.1f of %d points, Elo %s",
        player,
        total.points(),
        total.games(),
        elo()));
    sprt.ifPresent(test -> text.append(String.format(
        Locale.ROOT,
        "%nSPRT [%.1f, %.1f]: %s, log-likelihood ratio %.2f in [%.2f, %.2f]",
        test.elo0(),
        test.elo1(),
        test.decide(counts.pairs()),
        test.logLikelihoodRatio(counts.pairs()),
        test.lowerBound(),
        test.upperBound())));
    return text + lost("illegal moves", illegalMoves()) + lost("failures", failures());
  }

  private static String lost(String how, List<String> games) {
    return games.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT, "%nlost by %s: %d, the first one %s", how, games.size(), games.get(0));
  }

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
}
