package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelSearchTest {

  private static final int THREADS = 3;
  private static final int LENGTH = 8;
  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private final List<Thread> threads = new ArrayList<>();

  private void onNewThread(Runnable task) {
    Thread thread = new Thread(task);
    threads.add(thread);
    thread.start();
  }

  /** Provides a thread, and returns when the thread waits for work. */
  private void onIdleThread(Runnable task) {
    onNewThread(task);
    Thread helper = threads.get(threads.size() - 1);
    while (helper.isAlive() && helper.getState() != Thread.State.TIMED_WAITING) {
      Thread.yield();
    }
  }

  private void assertNobodyIsLeft() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
    threads.clear();
  }

  private static Composition<RandomGame> parts(Evaluator<RandomGame> evaluator) {
    return Composition.of(RandomGame.class, evaluator)
        .withOrdering(() -> MoveOrdering.killers(2))
        .withOrdering(MoveOrdering::history)
        .withTable(() -> new LockFreeTable(1 << 16))
        .withDepthRule(DepthRule.EXACT);
  }

  /** A search whose nodes are split whatever time they take. */
  private static ParallelSearch<RandomGame> search(
      Algorithm algorithm, Evaluator<RandomGame> evaluator, Executor executor) {
    return algorithm.create(parts(evaluator), THREADS, executor, 0);
  }

  private static Searcher<RandomGame> searcher(WindowSearch<RandomGame> search) {
    return Searchers.bare(RandomGame.class).search(() -> search).build();
  }

  private static RandomGame game(long seed) {
    return RandomGame.of(new Rules(seed, LENGTH, 5, 300, 50, 11));
  }

  /** A game too long for any search to reach its end. */
  private static RandomGame endless() {
    return RandomGame.of(new Rules(1, 200, 6, 100_000, 50, 0));
  }

  private static boolean holds(RootMove move, int exact) {
    return switch (move.bound()) {
      case EXACT -> move.score() == exact;
      case LOWER -> move.score() <= exact;
      case UPPER -> move.score() >= exact;
      case ESTIMATE -> true;
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"PVS", "MTDF", "BISECTION"})
  void valuesAreThoseOfTheReference(Algorithm algorithm) throws InterruptedException {
    int helped = 0;
    for (long seed = 0; seed < 20 || helped == 0; seed++) {
      ParallelSearch<RandomGame> search = search(algorithm, EVALUATOR, this::onIdleThread);
      RandomGame root = game(seed);
      for (int depth = 3; depth <= 7; depth += 2) {
        SearchResult result = searcher(search).search(root, Limits.depth(depth));
        int value = Reference.value(root, depth, EVALUATOR);
        assertThat(result.score()).as("seed %d, depth %d", seed, depth).isEqualTo(value);
        assertThat(result.bound()).isEqualTo(Bound.EXACT);
        assertThat(Reference.ofMove(root, result.bestMove().code(), depth, EVALUATOR))
            .isEqualTo(value);
        for (RootMove move : result.rootMoves()) {
          int exact = Reference.ofMove(root, move.move().code(), move.depth(), EVALUATOR);
          assertThat(holds(move, exact)).as("%s %d", move, exact).isTrue();
        }
        helped += search.team().helped();
      }
      assertNobodyIsLeft();
    }
  }

  /** Searches until a helper has helped, which is nearly always in the first search. */
  @Test
  void whatTheHelpersFindIsInTheResult() throws InterruptedException {
    ParallelSearch<RandomGame> search = search(Algorithm.PVS, EVALUATOR, this::onIdleThread);
    Searcher<RandomGame> searcher = searcher(search);
    RandomGame root = game(1);
    SearchResult result = searcher.search(root, Limits.none());
    while (search.team().helped() == 0) {
      searcher.reset();
      result = searcher.search(root, Limits.none());
    }
    assertNobodyIsLeft();
    assertThat(result.solved()).isTrue();
    RandomGame node = root;
    for (var move : result.principalVariation()) {
      node = node.play(move.code());
    }
    assertThat(node.isTerminal()).isTrue();
    int sign = result.principalVariation().size() % 2 == 0 ? 1 : -1;
    assertThat(sign * node.terminalScore()).isEqualTo(result.score());
  }

  @Test
  void aValueThatRestsOnAHelpersEstimateIsNotCalledSolved() throws InterruptedException {
    for (long seed = 0; seed < 20; seed++) {
      RandomGame root = game(seed);
      ParallelSearch<RandomGame> search = search(Algorithm.PVS, EVALUATOR, this::onIdleThread);
      SearchResult result = searcher(search).search(root, Limits.depth(5));
      int truth = Reference.value(root, LENGTH, EVALUATOR);
      if (result.solved()) {
        assertThat(result.score()).as("seed %d", seed).isEqualTo(truth);
      }
      for (RootMove move : result.rootMoves()) {
        int exact = Reference.ofMove(root, move.move().code(), LENGTH, EVALUATOR);
        assertThat(!move.solved() || holds(move, exact)).isTrue();
      }
      assertNobodyIsLeft();
    }
  }

  @Test
  void withoutHelpersTheTreeIsThatOfOneThread() {
    RandomGame root = game(4);
    Searcher<RandomGame> one = searcher(Algorithm.PVS.create(parts(EVALUATOR)));
    SearchResult alone = one.search(root, Limits.none());
    for (Executor none : new Executor[] {
      Runnable::run,
      task -> {},
      task -> {
        throw new RejectedExecutionException("busy");
      }
    }) {
      SearchResult result =
          searcher(search(Algorithm.PVS, EVALUATOR, none)).search(root, Limits.none());
      assertThat(result.principalVariation()).isEqualTo(alone.principalVariation());
      assertThat(result.rootMoves()).isEqualTo(alone.rootMoves());
      assertThat(result.statistics().nodes()).isEqualTo(alone.statistics().nodes());
      assertThat(result.statistics().evaluations()).isEqualTo(alone.statistics().evaluations());
    }
  }

  @Test
  void helpersThatComeTooLateDoNothing() {
    List<Runnable> late = new ArrayList<>();
    ParallelSearch<RandomGame> search = search(Algorithm.PVS, EVALUATOR, late::add);
    RandomGame root = game(4);
    int value = searcher(search).search(root, Limits.none()).score();
    late.forEach(this::onNewThread);
    assertThat(value).isEqualTo(Reference.value(root, LENGTH, EVALUATOR));
    assertThat(late).isNotEmpty();
  }

  /** Counts what all threads visit after the signal. */
  @Test
  void theStopSignalEndsEveryThread() throws InterruptedException {
    StopSignal stop = new StopSignal();
    AtomicInteger evaluations = new AtomicInteger();
    Evaluator<RandomGame> raising = node -> {
      if (evaluations.incrementAndGet() == 20_000) {
        stop.raise();
      }
      return EVALUATOR.evaluate(node);
    };
    SearchResult result = searcher(search(Algorithm.PVS, raising, this::onNewThread))
        .search(endless(), Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(evaluations.get()).isLessThan(20_000 + 100 * THREADS);
    assertThat(threads).isNotEmpty();
    assertNobodyIsLeft();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 1_000, 30_000})
  void aNodeLimitIsMissedByWhatTheThreadsHaveInHandAtMost(long nodes) throws InterruptedException {
    SearchResult result = searcher(search(Algorithm.PVS, EVALUATOR, this::onIdleThread))
        .search(endless(), Limits.nodes(nodes));
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(result.statistics().nodes()).isBetween(nodes - 256 * THREADS, nodes);
    assertNobodyIsLeft();
  }

  /** An exception of any thread reaches the caller, and the searcher can be used again. */
  @Test
  void aFaultOfTheEvaluatorReachesTheCaller() throws InterruptedException {
    AtomicInteger evaluations = new AtomicInteger();
    Evaluator<RandomGame> failing = node -> {
      if (evaluations.incrementAndGet() == 300) {
        throw new IllegalStateException("planted");
      }
      return EVALUATOR.evaluate(node);
    };
    Searcher<RandomGame> searcher = searcher(search(Algorithm.PVS, failing, this::onIdleThread));
    assertThatThrownBy(() -> searcher.search(endless(), Limits.depth(6)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("planted");
    searcher.reset();
    assertThat(searcher.search(endless(), Limits.depth(6)).score())
        .isEqualTo(Reference.value(endless(), 6, EVALUATOR));
    assertNobodyIsLeft();
  }

  @Test
  void theBuilderGivesEachThreadOrderingsAndAllOfThemOneTable() {
    AtomicInteger orderings = new AtomicInteger();
    AtomicInteger tables = new AtomicInteger();
    Searcher<RandomGame> searcher = Searchers.bare(RandomGame.class)
        .evaluator(EVALUATOR)
        .compose(old -> old.withDepthRule(DepthRule.EXACT).withTableDepth(1))
        .ordering(() -> {
          orderings.incrementAndGet();
          return MoveOrdering.killers(2);
        })
        .table(() -> {
          tables.incrementAndGet();
          return TranspositionTable.unbounded();
        })
        .threads(THREADS)
        .build();
    for (long seed = 0; seed < 20; seed++) {
      searcher.reset();
      assertThat(searcher.search(game(seed), Limits.depth(6)).score())
          .isEqualTo(Reference.value(game(seed), 6, EVALUATOR));
    }
    assertThat(orderings).hasValue(THREADS);
    assertThat(tables).hasValue(1);
  }

  @Test
  void algorithmsForOneThreadRefuseMore() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.forGame(RandomGame.class)
            .algorithm(Algorithm.MINIMAX)
            .threads(2)
            .build())
        .withMessage("MINIMAX runs on one thread; PVS, MTDF and BISECTION run on several");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.forGame(RandomGame.class).threads(0))
        .withMessage("number of threads 0 is less than 1");
  }
}
