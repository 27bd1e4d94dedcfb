package io.github.yomikiri.bench.seed;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Searcher;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Mean leaves per game, over games against a random mover.
 *
 * @param games games played
 * @param mean leaves per game
 * @param deviation the standard deviation of the leaves per game
 */
public record LeafCount(int games, double mean, double deviation) {

  private static final double NORMAL_97_5 = 1.96;

  /**
   * Plays games, the same number with each color, and counts their leaves. The searcher's games as
   * Dark come first.
   *
   * @param searcher makes the searcher
   * @param perColor the number of games with each color
   * @param seed of the random mover
   * @param stopped called before every game; if it returns true, the measurement ends
   * @param played called after every game with the number of games played so far
   * @return the count over the games that were played
   */
  public static LeafCount measure(
      Supplier<Searcher<Reversi>> searcher,
      int perColor,
      long seed,
      BooleanSupplier stopped,
      IntConsumer played) {
    Searcher<Reversi> player = searcher.get();
    int games = 0;
    double sum = 0;
    double squares = 0;
    while (games < 2 * perColor && !stopped.getAsBoolean()) {
      Side side = games < perColor ? Side.DARK : Side.LIGHT;
      double leaves = RandomGames.leaves(player, side, seed + games);
      sum += leaves;
      squares += leaves * leaves;
      played.accept(++games);
    }
    double mean = games == 0 ? 0 : sum / games;
    double variance = games < 2 ? 0 : (squares - sum * mean) / (games - 1);
    return new LeafCount(games, mean, Math.sqrt(Math.max(0, variance)));
  }

  /**
   * Returns half the width of the mean's 95 % interval.
   *
   * @return 1.96 standard errors
   */
  public double halfWidth() {
    return games == 0 ? 0 : NORMAL_97_5 * deviation / Math.sqrt(games);
  }

  /**
   * Returns whether a published mean differs significantly from this mean, at 95 %. It is assumed
   * that the published games had the same deviation.
   *
   * @param published a mean over the 200 games of 2011
   * @return whether chance alone does not explain the difference
   */
  public boolean differsFrom(double published) {
    double error = deviation * Math.sqrt(1.0 / Math.max(1, games) + 1.0 / 200);
    return Math.abs(mean - published) > NORMAL_97_5 * error;
  }
}
