package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelSolverTest {

  private static final int THREADS = 4;
  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 18);

  private final ExecutorService pool = Executors.newFixedThreadPool(THREADS - 1);
  private final List<Thread> threads = new ArrayList<>();

  @AfterEach
  void shutDown() {
    pool.shutdownNow();
  }

  private EndgameSolver solver(EndgameOptions options, Executor executor) {
    return new EndgameSolver(options, THREADS, executor);
  }

  @Test
  void scoresAreThoseOfOneThread() {
    EndgameSolver solver = solver(SMALL, pool);
    for (int round = 0; round < 3; round++) {
      for (FfoPosition ffo : FfoPosition.range(8, 23)) {
        solver.reset();
        SearchResult result = solver.search(ffo.position(), Limits.none());
        assertThat(result.score()).as("FFO %d", ffo.number()).isEqualTo(ffo.score());
        assertThat(ffo.bestMoves()).contains(result.bestMove());
        assertThat(result.solved()).isTrue();
        assertThat(Endings.playOut(ffo.position(), result.principalVariation()))
            .isEqualTo(ffo.score());
      }
    }
  }

  @Test
  void rootScoresAreThoseOfOneThread() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    SearchResult one =
        new EndgameSolver(SMALL.withAllRootMoves()).search(ffo.position(), Limits.none());
    SearchResult many =
        solver(SMALL.withAllRootMoves(), pool).search(ffo.position(), Limits.none());
    // Several lines may be best.
    assertThat(many.rootMoves().stream().map(ParallelSolverTest::withoutLine))
        .containsExactlyInAnyOrderElementsOf(
            one.rootMoves().stream().map(ParallelSolverTest::withoutLine).toList());
    assertThat(many.rootMoves()).extracting(RootMove::bound).containsOnly(Bound.EXACT);
  }

  private static RootMove withoutLine(RootMove move) {
    return new RootMove(move.move(), move.score(), move.bound(), move.solved(), move.depth());
  }

  @Test
  void theStopSignalEndsEveryThread() throws InterruptedException {
    Stops.assertEndsAtOnce(new EndgameSearch(SMALL, THREADS, this::onNewThread));
    assertThat(threads).hasSize(THREADS - 1);
    assertNobodyIsLeft();
  }

  @Test
  void aNodeLimitIsExceededByWhatTheThreadsHaveInHandAtMost() throws InterruptedException {
    Reversi deep = FfoPosition.range(78, 78).get(0).position();
    EndgameSolver solver = solver(SMALL, this::onNewThread);
    for (long nodes : new long[] {1, 1_000, 100_000, 2_000_000}) {
      SearchResult result = solver.search(deep, Limits.nodes(nodes));
      assertThat(result.completion()).isEqualTo(Completion.NODES);
      assertThat(result.statistics().nodes())
          .isBetween(nodes - 256 * THREADS, nodes + 256 * THREADS);
      assertNobodyIsLeft();
    }
  }

  private void onNewThread(Runnable task) {
    Thread thread = new Thread(task);
    threads.add(thread);
    thread.start();
  }

  /** A thread that did not stop would search for days. */
  private void assertNobodyIsLeft() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
    threads.clear();
  }

  /** Provides a thread, and returns when the thread waits for work. */
  private void onIdleThread(Runnable task) {
    onNewThread(task);
    Thread helper = threads.get(threads.size() - 1);
    while (helper.isAlive() && helper.getState() != Thread.State.TIMED_WAITING) {
      Thread.onSpinWait();
    }
  }

  /**
   * Searches until a helper has helped, which is nearly always in the first search. Returns the
   * value.
   */
  private int searchTogether(EndgameSearch search, Reversi node) {
    int value = search.search(node, node.emptyCount(), -65, 65, Endings.unlimited());
    while (search.team().helped() == 0) {
      search.reset();
      value = search.search(node, node.emptyCount(), -65, 65, Endings.unlimited());
    }
    assertThat(search.team().splits()).isPositive();
    assertThat(search.team().helped()).isPositive();
    return value;
  }

  @Test
  void nodesAreSplitAmongTheThreads() {
    FfoPosition ffo = FfoPosition.of(24);
    EndgameSearch search = new EndgameSearch(SMALL, THREADS, this::onIdleThread);
    assertThat(searchTogether(search, ffo.position())).isEqualTo(ffo.score());
  }

  /** A helper would find wrong values if it used the board of the last search, or had no team. */
  @Test
  void helpersKnowTheBoard() {
    EndgameSearch one = new EndgameSearch(SMALL);
    EndgameSearch many = new EndgameSearch(SMALL, THREADS, this::onIdleThread);
    for (Reversi node : Endings.random(6, 16, 18, 5, 6)) {
      assertThat(searchTogether(many, node))
          .as("%s", node)
          .isEqualTo(one.search(node, node.emptyCount(), -65, 65, Endings.unlimited()));
    }
  }

  @Test
  void anInterruptIsKeptAndChangesNothing() {
    FfoPosition ffo = FfoPosition.of(24);
    EndgameSearch search = new EndgameSearch(
        SMALL,
        THREADS,
        task -> onIdleThread(() -> {
          Thread.currentThread().interrupt();
          task.run();
        }));
    Thread.currentThread().interrupt();
    int value = searchTogether(search, ffo.position());
    assertThat(Thread.interrupted()).isTrue();
    assertThat(value).isEqualTo(ffo.score());
  }

  @Test
  void anExecutorWithoutThreadsToSpareWillDo() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    for (Executor none : new Executor[] {Runnable::run, task -> {}}) {
      assertThat(solver(SMALL, none).search(ffo.position(), Limits.none()).score())
          .isEqualTo(ffo.score());
    }
  }

  @Test
  void helpersThatComeTooLateDoNothing() {
    FfoPosition ffo = FfoPosition.range(13, 13).get(0);
    Runnable[] late = new Runnable[THREADS];
    int[] count = new int[1];
    assertThat(solver(SMALL, task -> late[count[0]++] = task)
            .search(ffo.position(), Limits.none())
            .score())
        .isEqualTo(ffo.score());
    for (int i = 0; i < count[0]; i++) {
      late[i].run();
    }
    assertThat(count[0]).isEqualTo(THREADS - 1);
  }

  /**
   * A pool that is busy, bounded or shut down provides fewer threads, but the search does not fail.
   */
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "3", "1 2", "1 2 3"})
  void goesOnWithoutTheThreadsThatAreRefused(String refused) throws InterruptedException {
    List<String> numbers = List.of(refused.split(" "));
    int[] asked = new int[1];
    Executor busy = task -> {
      if (numbers.contains(Integer.toString(++asked[0]))) {
        throw new RejectedExecutionException("busy");
      }
      onNewThread(task);
    };
    FfoPosition ffo = FfoPosition.of(13);
    SearchResult one = new EndgameSolver(SMALL).search(ffo.position(), Limits.none());
    PrintStream err = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    SearchResult many;
    try {
      System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
      many = solver(SMALL, busy).search(ffo.position(), Limits.none());
    } finally {
      System.setErr(err);
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce("The executor rejected " + numbers.size() + " of 3 helpers");
    assertThat(many.score()).isEqualTo(one.score());
    assertThat(many.bound()).isEqualTo(Bound.EXACT);
    assertThat(many.solved()).isTrue();
    assertThat(ffo.bestMoves()).contains(many.bestMove());
    assertThat(threads).hasSize(THREADS - 1 - numbers.size());
    if (threads.isEmpty()) {
      assertThat(many.principalVariation()).isEqualTo(one.principalVariation());
      assertThat(many.statistics().nodes()).isEqualTo(one.statistics().nodes());
    }
    assertNobodyIsLeft();
  }

  @Test
  void aPoolThatIsShutDownHasNoThreads() {
    pool.shutdown();
    FfoPosition ffo = FfoPosition.of(13);
    assertThat(solver(SMALL, pool).search(ffo.position(), Limits.none()).score())
        .isEqualTo(ffo.score());
  }

  @Test
  void refusesToSearchWithoutThreads() {
    assertThatThrownBy(() -> new EndgameSolver(SMALL, 0, pool))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("number of threads 0 is less than 1");
  }
}
