package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** After the winner is proven, the engine looks for the exact score as long as a limit allows. */
class ProvenWinnerTest {

  /** A position with 21 empty squares, which the solver solves with 1,364 nodes: a win by 64. */
  private static final Reversi CHEAP = Transcript.parse(
          "d3c5b6f3f4e3d2c4f2e2b4c3f1c1d1c6b1e1b5a1c2b2a2a3b3f5f6a4a5d6e6g1g2h1g3a6h2h4h3")
      .position();

  private static final long SEED = 20240;

  private final Map<Reversi, Integer> values = new HashMap<>();
  private long now;

  private static EngineBuilder small() {
    return Engine.builder().tables(1, 1);
  }

  /** The solver's mean is 9 million nodes, so only the winner is expected to be affordable. */
  @Test
  void theScoreFollowsTheWinner() {
    List<SearchResult> proofs = new ArrayList<>();
    SearchResult analysis = small().build().play(Game.of(CHEAP), Limits.nodes(3_000_000), soFar -> {
      if (soFar.solved()) {
        proofs.add(soFar);
      }
    });
    assertThat(proofs).singleElement().satisfies(proof -> {
      assertThat(proof.bound()).isEqualTo(Bound.LOWER);
      assertThat(proof.points()).isPositive();
    });
    assertWinBy64(analysis);
  }

  /** With these limits, not even the winner is expected to be affordable. */
  @ParameterizedTest
  @ValueSource(longs = {20_000, 100_000, 1_000_000})
  void whatIsTooDearOnAverageIsTriedInTheEnd(long nodes) {
    assertWinBy64(small().build().play(CHEAP, Limits.nodes(nodes)));
  }

  private static void assertWinBy64(SearchResult analysis) {
    assertThat(analysis.solved()).isTrue();
    assertThat(analysis.bound()).isEqualTo(Bound.EXACT);
    assertThat(analysis.points()).isEqualTo(64);
    assertThat(analysis.completion()).isEqualTo(Completion.SOLVED);
    assertThat(analysis.statistics().nodes()).isLessThan(10_000);
    assertThat(analysis.principalVariation()).hasSizeGreaterThan(1);
  }

  /** A depth that allows for the winner leaves no room for the score. */
  @Test
  void aLimitOfTheDepthForbidsTheScore() {
    SearchResult analysis = small().build().play(CHEAP, Limits.depth(10));
    assertThat(analysis.solved()).isTrue();
    assertThat(analysis.bound()).isEqualTo(Bound.LOWER);
    assertThat(small().build().play(CHEAP, Limits.depth(13)).bound()).isEqualTo(Bound.EXACT);
  }

  @Test
  void aLevelThatSolvesLaterDoesNotSolve() {
    Level level = new Level(1, Limits.MAX_DEPTH, 0, 20);
    SearchResult analysis =
        small().level(level).build().play(CHEAP, Limits.nodes(20_000).withDepth(30));
    assertThat(analysis.solved()).isFalse();
    assertThat(analysis.depth()).isGreaterThan(21);
  }

  /**
   * Every claim is true. A winner that was reported is still claimed at the end. What is not exact
   * has used its limit up.
   */
  @Test
  @Tag("once")
  void neitherTheWinnerNorTheScoreIsLost() {
    Random random = new Random(SEED);
    Engine engine = small().build();
    int winners = 0;
    int scores = 0;
    for (int i = 0; i < 20; i++) {
      Reversi position = RandomPositions.withEmpties(9 + i % 2, random);
      int value = value(position);
      for (long nodes : new long[] {300, 1_000, 2_000, 4_000, 8_000, 1_000_000}) {
        String what = "seed " + SEED + ", case " + i + ", " + nodes + " nodes, value " + value
            + "\n" + position;
        List<SearchResult> reported = new ArrayList<>();
        engine.newGame(Game.of(position), i);
        SearchResult analysis = engine.play(Game.of(position), Limits.nodes(nodes), reported::add);
        reported.add(analysis);
        for (SearchResult each : reported) {
          assertTrue(each, position, what);
          if (each.solved()) {
            assertKept(each, analysis, what);
          }
        }
        boolean isExact = analysis.solved() && analysis.bound() == Bound.EXACT;
        if (isExact) {
          scores++;
          assertThat(analysis.completion()).as(what).isEqualTo(Completion.SOLVED);
        } else {
          winners += analysis.solved() ? 1 : 0;
          assertThat(analysis.statistics().nodes()).as(what).isEqualTo(nodes).isLessThan(1_000_000);
          assertThat(analysis.completion()).as(what).isEqualTo(Completion.NODES);
        }
      }
    }
    // The assertions above have checked bounds and exact scores.
    assertThat(winners).isGreaterThan(20);
    assertThat(scores).isGreaterThan(40);
  }

  private void assertTrue(SearchResult analysis, Reversi position, String what) {
    assertThat(position.legalMoves()).as(what).contains(analysis.bestMove());
    if (!analysis.solved()) {
      return;
    }
    double value = value(position);
    double kept = -value(position.play(analysis.bestMove().code()));
    switch (analysis.bound()) {
      case EXACT -> assertThat(analysis.points()).as(what).isEqualTo(value).isEqualTo(kept);
      case LOWER -> assertThat(analysis.points()).as(what).isLessThanOrEqualTo(kept);
      case UPPER -> assertThat(analysis.points()).as(what).isGreaterThanOrEqualTo(value);
      default -> throw new AssertionError("an estimate is not solved: " + what);
    }
  }

  private static void assertKept(SearchResult proof, SearchResult last, String what) {
    assertThat(last.solved()).as(what).isTrue();
    assertThat(last.bound()).as(what).isIn(proof.bound(), Bound.EXACT);
    if (proof.bound() == Bound.LOWER) {
      assertThat(last.points()).as(what).isGreaterThanOrEqualTo(proof.points());
    } else {
      assertThat(last.points()).as(what).isLessThanOrEqualTo(proof.points());
    }
  }

  /** Returns the value by plain minimax, which only remembers positions. */
  private int value(Reversi position) {
    if (position.isTerminal()) {
      return position.scoreWithEmptiesToWinner();
    }
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    int best = Integer.MIN_VALUE;
    for (Move move : position.legalMoves()) {
      best = Math.max(best, -value(position.play(move.code())));
    }
    values.put(position, best);
    return best;
  }

  /** The clock of this test moves when it is read. */
  @Test
  @Tag("once")
  void theScoreGetsTheMovesUsualTime() {
    int unfinished = 0;
    for (int seed = 7; seed < 14; seed++) {
      Reversi position = RandomPositions.withEmpties(20, new Random(seed));
      Engine engine = small().overhead(Duration.ZERO).clock(() -> now += 20_000).build();
      Duration usual = Duration.ofMillis(100);
      Limits limits = Limits.time(usual.multipliedBy(3)).withUsualTime(usual);
      List<SearchResult> proofs = new ArrayList<>();
      long before = now;
      SearchResult analysis = engine.play(Game.of(position), limits, soFar -> {
        if (soFar.solved()) {
          proofs.add(soFar);
        }
      });
      if (!proofs.isEmpty()) {
        assertThat(now - before).as("seed " + seed).isLessThan(usual.toNanos() + 2_000_000);
        assertKept(proofs.get(0), analysis, "seed " + seed);
        if (analysis.bound() != Bound.EXACT) {
          unfinished++;
          assertThat(analysis.completion()).as("seed " + seed).isEqualTo(Completion.TIME);
        }
      }
    }
    assertThat(unfinished).isGreaterThan(2);
  }
}
