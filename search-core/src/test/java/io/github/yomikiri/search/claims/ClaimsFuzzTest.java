package io.github.yomikiri.search.claims;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.claims.SolvedGame.Count;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.CountedGraph.Rules;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Truth;
import io.github.yomikiri.search.fixture.Values;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.ToIntFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Compares what searches of random parts claim with the true values of random games.
 * {@code -Dclaims.count=...} sets another number of searchers; a thousand take about a second of
 * processor time. Each run has a seed of its own, which it prints. A failure names the seed of its
 * case, and {@code -Dtest.args=-Dclaims.case=...} repeats this case.
 */
class ClaimsFuzzTest {

  private static final long COUNT = Long.getLong("claims.count", 4_000);

  @Test
  void whatSearchesClaimIsTrue() {
    Long only = Long.getLong("claims.case");
    if (only != null) {
      check(only);
      return;
    }
    long seed = UUID.randomUUID().getMostSignificantBits();
    System.out.println("Claims of " + COUNT + " searchers are compared, with the seed " + seed);
    LongStream.range(0, COUNT).parallel().forEach(i -> check(Hash64.of(seed, i)));
  }

  private static void check(long seed) {
    RandomSearch<?> search = search(seed);
    try {
      search.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          e.getMessage() + "\n" + search + "\nrepeat it with -Dtest.args=-Dclaims.case=" + seed, e);
    }
  }

  private static RandomSearch<?> search(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return switch (random.nextInt(6)) {
      case 0 -> graph(random);
      case 1, 2 -> played(random);
      default -> game(random);
    };
  }

  private static RandomSearch<RandomGame> game(SplittableRandom random) {
    int[] ranges = {1, 3, 20, 20, 1_000, Score.MAX - 2, Score.MAX};
    int range = ranges[random.nextInt(ranges.length)];
    long seed = random.nextLong();
    int length = 2 + random.nextInt(5);
    int branching = 1 + random.nextInt(4);
    RandomGame game = random.nextBoolean()
        ? RandomGame.tree(seed, length, branching, range)
        : RandomGame.graph(seed, length, branching, range);
    RandomGame start = random.nextBoolean() ? game : game.withMaxScore();
    ToIntFunction<RandomGame> values = Values.ofGame();
    ToIntFunction<RandomGame> distances = Values.distancesOfGame();
    return new RandomSearch<>(
        new SolvedGame<>(
            RandomGame.class,
            start,
            (played, counted) -> counted == Count.PLIES ? distances : values,
            range,
            random.nextBoolean() ? Optional.of(new Truth(seed)) : Optional.empty(),
            false),
        random);
  }

  private static RandomSearch<RandomGraph> graph(SplittableRandom random) {
    long seed = random.nextLong();
    // With an even size, each position belongs to one side, as its key demands.
    int size = 4 + 2 * random.nextInt(4);
    int range = random.nextBoolean() ? 1 : 5;
    RandomGraph graph = RandomGraph.of(seed, size, 1 + random.nextInt(3), range, true);
    RandomGraph start = random.nextBoolean() ? graph : graph.withMaxScore();
    return new RandomSearch<>(
        new SolvedGame<>(
            RandomGraph.class,
            start,
            (played, counted) ->
                counted == Count.PLIES ? RandomGraph::shortestWin : RandomGraph::value,
            range,
            random.nextBoolean()
                ? Optional.of(new GraphBounds<>(seed, RandomGraph::value))
                : Optional.empty(),
            true),
        random);
  }

  /** A game in which what was played can make a draw. */
  private static RandomSearch<CountedGraph> played(SplittableRandom random) {
    long seed = random.nextLong();
    int range = random.nextBoolean() ? 1 : 5;
    RandomGraph graph =
        RandomGraph.of(seed, 4 + 2 * random.nextInt(3), 1 + random.nextInt(3), range, true);
    int[] limits = {2, 3, 3, Integer.MAX_VALUE};
    int[] quietPlies = {2, 5, 9, Integer.MAX_VALUE};
    int limit = limits[random.nextInt(limits.length)];
    CountedGraph start = CountedGraph.of(
        random.nextBoolean() ? graph : graph.withMaxScore(),
        new Rules(limit, quietPlies[random.nextInt(quietPlies.length)]));
    // With a limit of 2, each position that was played is a draw, so knowledge is never asked.
    boolean knows = limit > 2 && random.nextBoolean();
    return new RandomSearch<>(
        new SolvedGame<>(
            CountedGraph.class,
            start,
            (played, counted) -> CountedGraph.values(played, counted == Count.PLIES),
            range,
            knows
                ? Optional.of(new GraphBounds<>(seed, CountedGraph.values(Game.of(start), false)))
                : Optional.empty(),
            true),
        random);
  }
}
