package io.github.yomikiri.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares the searches with {@link Unpruned}, in random games. */
class SeatedSearchTest {

  private static final int GAMES = Integer.getInteger("seats.games", 3_000);
  private static final long SEED = Long.getLong("seats.seed", 20261129);
  private static final double ERROR = 1e-9;

  @Test
  void valuesAreThoseOfTheUnprunedSearch() {
    for (int number = 0; number < GAMES; number++) {
      SplittableRandom random = new SplittableRandom(Hash64.of(SEED, number));
      int seats = 1 + random.nextInt(6);
      int[] maxima = {1, 2, 10, 1_000};
      RandomGame root = RandomGame.of(new RandomGame.Rules(
          random.nextLong(),
          seats,
          random.nextInt(3) == 0 ? 0 : 3 + random.nextInt(5),
          2 + random.nextInt(6),
          random.nextInt(6),
          Math.max(seats, maxima[random.nextInt(4)])));
      Estimates<RandomGame> estimates = new Estimates<>(RandomGame::estimate, root.maxScore());
      Replies replies = random.nextBoolean() ? Replies.ALL : Replies.ONE;
      Optional<SeatedTable> table = random.nextInt(3) == 0
          ? Optional.empty()
          : Optional.of(SeatedTable.ofPlaces(random.nextBoolean() ? 4 : 1 << 12, false));
      boolean all = random.nextBoolean();
      var search = new Expectiminimax<>(estimates, table, replies, all);
      Searcher<RandomGame> searcher = Searchers.deepening(search);
      String what = "seed " + SEED + ", game " + number + ": " + root + ", " + replies + ", "
          + (all ? "all moves" : "best move");
      int depth = 1 + random.nextInt(6);
      int nodes = random.nextInt(40);
      if (random.nextBoolean()) {
        // What a search leaves behind that was stopped must be true as well.
        SearchResult stopped = searcher.search(root, Limits.depth(depth).withNodes(nodes + 1L));
        assertTrue(stopped, root, estimates, replies, what + ", stopped after " + nodes);
      }
      SearchResult found = searcher.search(root, Limits.depth(depth));
      assertTrue(found, root, estimates, replies, what + ", depth " + depth);
      assertThat(found.bound()).as(what).isEqualTo(Bound.EXACT);
      double expected =
          new Unpruned<>(estimates, replies, root.seat()).value(root, found.depth(), true);
      if (seats <= 2) {
        assertThat(search.payoffs().get(root.seat())).as(what).isCloseTo(expected, within(ERROR));
      }
      if (all) {
        assertThat(found.rootMoves()).as(what).allMatch(move -> move.bound() == Bound.EXACT);
      }
    }
  }

  /** A proven entry answers at any depth, so a value may be that of a deeper search. */
  @Test
  void whatIsCalledSolvedIsTrue() {
    int solved = 0;
    for (int number = 0; number < GAMES; number++) {
      SplittableRandom random = new SplittableRandom(Hash64.of(SEED, number, 2));
      int seats = 1 + random.nextInt(2);
      RandomGame root = RandomGame.of(new RandomGame.Rules(
          random.nextLong(),
          seats,
          2 + random.nextInt(4),
          2 + random.nextInt(6),
          random.nextInt(6),
          seats + random.nextInt(3)));
      Estimates<RandomGame> estimates = new Estimates<>(RandomGame::estimate, root.maxScore());
      SeatedTable table = SeatedTable.ofPlaces(random.nextBoolean() ? 4 : 1 << 12, true);
      var search =
          new Expectiminimax<>(estimates, Optional.of(table), Replies.ALL, random.nextBoolean());
      Searcher<RandomGame> searcher = Searchers.deepening(search);
      for (int nodes = 1 + random.nextInt(20); nodes < 1_000; nodes *= 2) {
        SearchResult found = searcher.search(root, Limits.nodes(nodes));
        String what = "seed " + SEED + ", game " + number + ": " + root + ", " + found;
        double value = new Unpruned<>(estimates, Replies.ALL, root.seat()).value(root, 100, true);
        if (found.solved()) {
          checkScore(what, found.score(), found.bound(), value * estimates.unitsPerPoint());
        }
        for (RootMove move : found.rootMoves()) {
          if (move.solved()) {
            double after = new Unpruned<>(estimates, Replies.ALL, root.seat())
                .value(root.play(move.move().code()), 100, true);
            checkScore(what, move.score(), move.bound(), after * estimates.unitsPerPoint());
          }
        }
        if (found.isExact()) {
          assertThat(search.payoffs().get(root.seat())).as(what).isCloseTo(value, within(ERROR));
          solved++;
        }
      }
    }
    assertThat(solved).isGreaterThan(GAMES / 2);
  }

  /** Each score must be what its bound says, and what is called solved must hold to the end. */
  private static void assertTrue(
      SearchResult found,
      RandomGame root,
      Estimates<RandomGame> estimates,
      Replies replies,
      String what) {
    for (RootMove move : found.rootMoves()) {
      if (move.depth() > 0) {
        check(
            what + ", move " + move,
            move.score(),
            move.bound(),
            move.solved(),
            root.play(move.move().code()),
            move.depth() - 1,
            root,
            estimates,
            replies);
      }
    }
    if (found.depth() > 0) {
      check(
          what + ", " + found,
          found.score(),
          found.bound(),
          found.solved(),
          root,
          found.depth(),
          root,
          estimates,
          replies);
    }
  }

  private static void check(
      String what,
      int score,
      Bound bound,
      boolean isSolved,
      RandomGame position,
      int depth,
      RandomGame root,
      Estimates<RandomGame> estimates,
      Replies replies) {
    // A game whose positions repeat has no end to search to.
    int horizon = isSolved && root.rules().levels() > 0 ? 100 : depth;
    Unpruned<RandomGame> whole = new Unpruned<>(estimates, replies, root.seat());
    double value = whole.value(position, horizon, true);
    checkScore(what, score, bound, value * estimates.unitsPerPoint());
    if (isSolved) {
      assertThat(root.seats()).as(what).isLessThanOrEqualTo(2);
    }
  }

  /** Compares a score, which is rounded to a unit, with the true value in units. */
  private static void checkScore(String what, int score, Bound bound, double units) {
    double error = 0.5 + 1e-6;
    switch (bound) {
      case EXACT -> assertThat(units).as(what).isCloseTo(score, within(error));
      case LOWER -> assertThat(units).as(what).isGreaterThanOrEqualTo(score - error);
      case UPPER -> assertThat(units).as(what).isLessThanOrEqualTo(score + error);
      case ESTIMATE -> throw new AssertionError(what);
    }
  }

  /** Backward induction has the value of a game whose positions do not repeat. */
  @Test
  void valueIterationFindsTheTrueValue() {
    for (int number = 0; number < GAMES / 3; number++) {
      SplittableRandom random = new SplittableRandom(Hash64.of(SEED, number, 3));
      RandomGame root = RandomGame.of(new RandomGame.Rules(
          random.nextLong(), 1 + random.nextInt(2), 2 + random.nextInt(5), 4, 3, 10));
      Estimates<RandomGame> estimates = new Estimates<>((position, seat) -> 0, root.maxScore());
      ValueIteration<RandomGame> search = new ValueIteration<>(estimates, root);
      Searcher<RandomGame> searcher = Searchers.deepening(search);
      double value = new Unpruned<>(estimates, Replies.ALL, root.seat()).value(root, 100, true);
      String what = "seed " + SEED + ", game " + number + ": " + root;
      // An earlier search that was stopped leaves bounds that hold.
      SearchResult stopped = searcher.search(root, Limits.nodes(1 + random.nextInt(60)));
      if (stopped.solved()) {
        checkScore(what, stopped.score(), stopped.bound(), value * estimates.unitsPerPoint());
      }
      SearchResult found = searcher.search(root, Limits.none());
      assertThat(found.isExact()).as(what).isTrue();
      assertThat(search.payoffs().get(root.seat())).as(what).isCloseTo(value, within(ERROR));
      for (RootMove move : found.rootMoves()) {
        double after = new Unpruned<>(estimates, Replies.ALL, root.seat())
            .value(root.play(move.move().code()), 100, true);
        checkScore(what, move.score(), move.bound(), after * estimates.unitsPerPoint());
      }
    }
  }

  @Test
  void maxNIsThatOfTheUnprunedSearch() {
    for (int number = 0; number < GAMES; number++) {
      SplittableRandom random = new SplittableRandom(Hash64.of(SEED, number, 1));
      int seats = 1 + random.nextInt(6);
      RandomGame root = RandomGame.of(new RandomGame.Rules(
          random.nextLong(),
          seats,
          random.nextInt(3) == 0 ? 0 : 3 + random.nextInt(4),
          4,
          random.nextInt(4),
          2 * seats));
      // Estimates add up to 0, as the payoffs do.
      SeatedEvaluator<RandomGame> evaluator = (position, seat) -> {
        double mean = 0;
        for (int other = 0; other < seats; other++) {
          mean += position.estimate(other) / seats;
        }
        return seats == 1 ? position.estimate(0) : (position.estimate(seat) - mean) / 2;
      };
      Estimates<RandomGame> estimates = new Estimates<>(evaluator, root.maxScore());
      MaxN<RandomGame> search = new MaxN<>(estimates);
      SearchResult found =
          Searchers.deepening(search).search(root, Limits.depth(1 + random.nextInt(6)));
      String what = "seed " + SEED + ", game " + number + ": " + root + ", " + found;
      double[] expected = new Unpruned<>(estimates, Replies.ALL, 0).maxN(root, found.depth());
      for (int seat = 0; seat < seats; seat++) {
        assertThat(search.payoffs().get(seat)).as(what).isCloseTo(expected[seat], within(ERROR));
      }
    }
  }

  /** Searches of all kinds say the same of a finished game: what the seat gets that would move. */
  @Test
  void aFinishedGameHasTheScoreOfTheSeatToMove() {
    for (int seed = 0; seed < 50; seed++) {
      RandomGame over = RandomGame.of(new RandomGame.Rules(seed, 3, 2, 4, 2, 10));
      while (!over.isTerminal()) {
        over = over.play(1);
      }
      int expected = over.payoff(Math.max(0, over.seat()));
      SearchResult random = Searchers.<RandomGame>random(1).search(over, Limits.none());
      assertThat(random.points()).as("seed " + seed).isEqualTo(expected);
      SearchResult found = SeatedSearcher.builder(over).build().search(over, Limits.none());
      assertThat(found.points()).as("seed " + seed).isEqualTo(expected);
    }
  }
}
