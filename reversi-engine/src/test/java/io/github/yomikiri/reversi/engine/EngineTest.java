package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineTest {

  private static EngineBuilder small() {
    return Engine.builder().tables(1, 1);
  }

  @Test
  void aSecondCallerIsRefused() {
    Engine engine = small().build();
    int[] calls = {0};
    engine.play(Game.of(Reversi.start()), Limits.depth(1), soFar -> {
      calls[0]++;
      for (Runnable second : List.<Runnable>of(
          () -> engine.play(Reversi.start(), Limits.depth(1)),
          () -> engine.analyze(Reversi.start(), Limits.depth(1)),
          () -> engine.ponder(Reversi.start(), Runnable::run),
          () -> engine.warmUp(Reversi.start()),
          () -> engine.newGame(Game.of(Reversi.start()), 1))) {
        assertThatThrownBy(() -> CompletableFuture.runAsync(second).join())
            .hasCauseInstanceOf(IllegalStateException.class)
            .hasMessageContaining("this engine is in use by the thread");
      }
    });
    assertThat(calls[0]).isOne();
    assertThat(engine.play(Reversi.start(), Limits.depth(1)).move()).isPresent();
  }

  @Test
  void aScoreThatIsNoneIsRefused() {
    Engine engine =
        small().evaluator(DiscEvaluator.of(1000, node -> 2 * Score.MAX)).build();
    for (int depth : new int[] {1, 3}) {
      assertThatIllegalStateException()
          .isThrownBy(() -> engine.play(Reversi.start(), Limits.depth(depth)))
          .withMessageContaining("returned 200000000");
      assertThatIllegalStateException()
          .isThrownBy(() -> engine.analyze(Reversi.start(), Limits.depth(depth)))
          .withMessageContaining("returned 200000000");
    }
  }

  @Test
  void deepensAndTellsOfIt() {
    List<Integer> depths = new ArrayList<>();
    SearchResult analysis = small()
        .build()
        .play(Game.of(Reversi.start()), Limits.depth(6), soFar -> depths.add(soFar.depth()));
    assertThat(depths).containsExactly(1, 2, 4, 6);
    assertThat(analysis.depth()).isEqualTo(6);
    assertThat(analysis.completion()).isEqualTo(Completion.DEPTH);
    assertThat(analysis.solved()).isFalse();
    assertThat(analysis.bound()).isEqualTo(Bound.EXACT);
    assertThat(analysis.principalVariation()).hasSizeBetween(1, 6);
    assertThat(analysis.statistics().nodes()).isPositive();
  }

  @Test
  void countsInDiscs() {
    // Tanuki's values are thousandths of a disc. All estimates of a quiet start are near 0.
    SearchResult analysis =
        small().evaluator(new Tanuki()).build().play(Reversi.start(), Limits.depth(4));
    assertThat(analysis.points()).isBetween(-20.0, 20.0).isNotEqualTo(0);
  }

  /**
   * The evaluator's unit does not change the search: the same values in another unit give the same
   * results.
   */
  @Test
  void asksTheEvaluatorForItsUnit() {
    Reversi position = RandomPositions.withEmpties(40, new Random(4));
    List<SearchResult> found = Stream.of(
            DiscEvaluator.of(1, Reversi::discDifference),
            DiscEvaluator.of(1000, node -> 1000 * node.discDifference()))
        .map(evaluator -> small().evaluator(evaluator).build().play(position, Limits.depth(6)))
        .toList();
    assertThat(found.get(0).points()).isEqualTo(found.get(1).points()).isBetween(-64.0, 64.0);
    assertThat(found.get(0).points() % 1).isZero();
    assertThat(found.get(0).statistics().nodes())
        .isEqualTo(found.get(1).statistics().nodes());
    SearchResult one = small()
        .evaluator(DiscEvaluator.ofDiscs(TerminalScore.STANDARD))
        .build()
        .analyze(Reversi.start(), Limits.depth(1));
    assertThat(one.points()).isEqualTo(3);
  }

  @Test
  void solvesWhatItCanAfford() {
    Reversi position = FfoPosition.of(10).position();
    SearchResult analysis = small().build().play(position, Limits.nodes(3_000_000));
    int value = new EndgameSolver(EndgameOptions.exact())
        .search(position, Limits.none())
        .score();
    assertThat(analysis.solved()).isTrue();
    assertThat(analysis.bound()).isEqualTo(Bound.EXACT);
    assertThat(analysis.points()).isEqualTo(value);
    assertThat(analysis.depth()).isEqualTo(position.emptyCount());
    assertThat(analysis.completion()).isEqualTo(Completion.SOLVED);
  }

  @Test
  void findsTheWinnerWhereAnExactScoreIsTooDear() {
    Random random = new Random(5);
    int proven = 0;
    for (int i = 0; i < 10; i++) {
      Reversi position = RandomPositions.withEmpties(14, random);
      long nodes = (long) (Endgame.nodes(14) * 0.5);
      SearchResult analysis = small().build().play(position, Limits.nodes(nodes));
      proven += analysis.solved() ? 1 : 0;
    }
    assertThat(proven).isGreaterThan(5);
  }

  @Test
  void usesTheMidgameWhenTheSolverFails() {
    int failures = 0;
    for (FfoPosition ffo : FfoPosition.range(1, 19)) {
      // The limit is just enough to try to find the winner. Some positions need more than the mean.
      Reversi position = ffo.position();
      long nodes = (long) (2.1 * 0.1 * Endgame.nodes(position.emptyCount()));
      List<Integer> depths = new ArrayList<>();
      SearchResult analysis = small()
          .build()
          .play(Game.of(position), Limits.nodes(nodes), soFar -> depths.add(soFar.depth()));
      assertThat(position.legalMoves()).contains(analysis.bestMove());
      assertThat(analysis.statistics().nodes()).isLessThanOrEqualTo(nodes);
      if (!analysis.solved()) {
        failures++;
        assertThat(analysis.depth())
            .as("FFO " + ffo.number())
            .isGreaterThanOrEqualTo(Collections.max(depths));
        assertThat(depths.lastIndexOf(1)).as("a search after the solver's").isPositive();
      }
    }
    assertThat(failures).isBetween(1, 18);
  }

  /**
   * Engines share no tables, so the search of one engine does not change the results of another.
   */
  @Test
  void enginesOfOneBuilderShareNothing() {
    EngineBuilder builder = small();
    Engine one = builder.build();
    Engine other = builder.build();
    Reversi position = RandomPositions.withEmpties(40, new Random(3));
    long nodes = one.play(position, Limits.depth(6)).statistics().nodes();
    assertThat(one.play(position, Limits.depth(6)).statistics().nodes()).isLessThan(nodes);
    assertThat(other.play(position, Limits.depth(6)).statistics().nodes()).isEqualTo(nodes);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void playsOnSmallBoards(int size) {
    Engine engine = small().build();
    Reversi position = Reversi.start(size);
    while (!position.isTerminal()) {
      SearchResult analysis = engine.play(position, Limits.nodes(20_000));
      position = position.play(analysis.bestMove()).orElseThrow();
    }
    assertThat(engine.play(position, Limits.none()).points())
        .isEqualTo(position.scoreWithEmptiesToWinner());
  }

  @Test
  void saysThatTheGameIsOver() {
    Reversi over = ObfPosition.parse("XXXXXXXXXXXXXXX- X").position();
    for (SearchResult analysis : List.of(
        small().build().play(over, Limits.none()), small().build().analyze(over, Limits.none()))) {
      assertThat(analysis.move()).isEmpty();
      assertThat(analysis.points()).isEqualTo(16);
      assertThat(analysis.solved()).isTrue();
      assertThat(analysis.completion()).isEqualTo(Completion.GAME_OVER);
      assertThatIllegalStateException().isThrownBy(analysis::bestMove);
    }
  }

  @Test
  void repeatsItself() {
    Random random = new Random(3);
    Engine engine = small().variety(20, 5).build();
    for (int level = 1; level <= 9; level++) {
      Engine weak = small().level(Level.of(level)).variety(20, 5).build();
      Reversi position = RandomPositions.withEmpties(8 + random.nextInt(50), random);
      weak.newGame(Game.of(Reversi.start()), 7);
      SearchResult first = weak.play(position, Limits.nodes(5_000));
      weak.newGame(Game.of(Reversi.start()), 7);
      assertSame(weak.play(position, Limits.nodes(5_000)), first);
      engine.newGame(Game.of(Reversi.start()), 7);
      SearchResult strong = engine.play(position, Limits.nodes(5_000));
      engine.newGame(Game.of(Reversi.start()), 7);
      assertSame(engine.play(position, Limits.nodes(5_000)), strong);
    }
  }

  private static void assertSame(SearchResult again, SearchResult first) {
    assertThat(again.rootMoves()).isEqualTo(first.rootMoves());
    assertThat(again.statistics().nodes()).isEqualTo(first.statistics().nodes());
  }

  @Test
  void beginsWithAnyOfFourEqualMoves() {
    Set<Move> seen = new HashSet<>();
    Engine engine = small().build();
    for (int seed = 0; seed < 40; seed++) {
      engine.newGame(Game.of(Reversi.start()), seed);
      SearchResult analysis = engine.play(Reversi.start(), Limits.depth(3));
      seen.add(analysis.bestMove());
      Reversi position = Reversi.start();
      for (Move move : analysis.principalVariation()) {
        position = position.play(move).orElseThrow();
      }
    }
    assertThat(seen).hasSize(4);
  }

  @Test
  void variesOpeningsWithinReason() {
    Set<String> games = new HashSet<>();
    Engine engine = small().variety(8, 2).build();
    for (int seed = 0; seed < 6; seed++) {
      engine.newGame(Game.of(Reversi.start()), seed);
      Reversi position = Reversi.start();
      StringBuilder game = new StringBuilder();
      for (int ply = 0; ply < 8; ply++) {
        SearchResult analysis = engine.play(position, Limits.depth(3));
        double best =
            analysis.rootMoves().stream().mapToDouble(analysis::points).max().orElseThrow();
        assertThat(analysis.points()).isGreaterThanOrEqualTo(best - 2);
        game.append(analysis.bestMove());
        position = position.play(analysis.bestMove()).orElseThrow();
      }
      games.add(game.toString());
    }
    assertThat(games).hasSizeGreaterThan(4);
  }

  @Test
  void endsWhenItIsToldTo() {
    StopSignal stop = new StopSignal();
    SearchResult analysis = small()
        .build()
        .play(Game.of(Reversi.start()), Limits.none().withStop(stop), soFar -> {
          if (soFar.depth() >= 3) {
            stop.raise();
          }
        });
    assertThat(analysis.completion()).isEqualTo(Completion.STOPPED);
    assertThat(Reversi.start().legalMoves()).contains(analysis.bestMove());
    SearchResult all = small().build().analyze(Reversi.start(), Limits.none().withStop(stop));
    assertThat(all.completion()).isEqualTo(Completion.STOPPED);
  }

  @Test
  void solvesWithSeveralThreads() {
    ExecutorService executor = Executors.newCachedThreadPool();
    try {
      Reversi position = FfoPosition.of(12).position();
      SearchResult one = small().build().play(position, Limits.none());
      SearchResult two = small().threads(3, executor).build().play(position, Limits.none());
      assertThat(two.solved()).isTrue();
      assertThat(two.points()).isEqualTo(one.points());
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void searchesTheMidgameWithSeveralThreads() throws InterruptedException {
    ExecutorService executor = Executors.newCachedThreadPool();
    Reversi position = RandomPositions.withEmpties(40, new Random(3));
    Limits limits = Limits.depth(6);
    EngineBuilder full = small().selectivity(Selectivity.FULL_WIDTH);
    SearchResult one = full.build().play(position, limits);
    SearchResult three = full.threads(3, executor).build().play(position, limits);
    assertThat(((ThreadPoolExecutor) executor).getLargestPoolSize()).isPositive();
    assertThat(three.points()).isEqualTo(one.points());
    assertThat(three.depth()).isEqualTo(one.depth());
    assertThat(position.legalMoves()).contains(three.bestMove());
    executor.shutdown();
    assertThat(executor.awaitTermination(1, TimeUnit.DAYS)).isTrue();
  }

  @Test
  void isNoOtherWhenWarm() {
    Reversi position = RandomPositions.withEmpties(30, new Random(12));
    Engine warm = small().seed(5).build();
    warm.warmUp(Reversi.start());
    assertSame(
        warm.play(position, Limits.depth(5)),
        small().seed(5).build().play(position, Limits.depth(5)));
  }

  @Test
  void doesNothingMoreWhenClosed() {
    Engine engine = small().build();
    engine.close();
    assertThatIllegalStateException()
        .isThrownBy(() -> engine.play(Reversi.start(), Limits.depth(1)))
        .withMessageContaining("closed");
  }

  @Test
  void refusesWhatMakesNoSense() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().tables(0, 1))
        .withMessageContaining("midgame table of 0 MiB");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().threads(0, Runnable::run))
        .withMessageContaining("number of threads 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().variety(4, -1))
        .withMessageContaining("-1.0 discs");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().overhead(Duration.ofMillis(-1)))
        .withMessageContaining("PT-0.001S");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Level(0, 1, 0, 0))
        .withMessageContaining("level 0");
    ProbCutTable stages = ProbCutTable.of(61, List.of());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().predictions(stages).build())
        .withMessage("number of stages 61 is outside [1, 60]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Level.of(13))
        .withMessageContaining("level 13 is outside [1, 12]");
  }
}
