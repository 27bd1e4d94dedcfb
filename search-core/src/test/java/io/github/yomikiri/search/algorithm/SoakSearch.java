package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A random searcher of the soak test with a few random searches, each of which is checked. */
final class SoakSearch<N extends Node<N>> {

  private static final int MAX_THREADS = 6;

  private final Random random;
  private final ScheduledExecutorService timer;
  private final Map<String, Long> counts;
  private final SoakGame<N> game;
  private final FaultyEvaluator<N> evaluator;

  private final Algorithm algorithm;
  private final int threads;
  private final UnreliableExecutor executor;
  private final UnreliableExecutor.Kind kind;
  private final boolean selective;
  private final int bestMoves;
  private final OptionalInt fixedDepth;
  private final boolean timed;
  // The search if it splits all nodes; otherwise it splits those that take long.
  private final Optional<ParallelSearch<N>> splitting;
  private final Searcher<N> searcher;

  /**
   * Makes a searcher.
   *
   * @param random selects everything
   * @param timer does what happens during a search
   * @param counts counts what has happened
   */
  SoakSearch(
      Random random, ScheduledExecutorService timer, Map<String, Long> counts, SoakGame<N> game) {
    this.random = random;
    this.timer = timer;
    this.counts = counts;
    this.game = game;
    evaluator = new FaultyEvaluator<>(game.evaluator());
    algorithm = List.of(Algorithm.PVS, Algorithm.MTDF, Algorithm.BISECTION).get(random.nextInt(3));
    threads = 1 + random.nextInt(MAX_THREADS);
    kind = anyOf(UnreliableExecutor.Kind.values());
    executor = new UnreliableExecutor(kind, threads, random, timer);
    selective = random.nextInt(6) == 0;
    boolean splitsAll = random.nextInt(4) > 0;
    bestMoves = splitsAll || random.nextBoolean() ? 1 : 1 + random.nextInt(4);
    Composition<N> parts = parts();
    boolean isOrdered = random.nextBoolean();
    splitting = splitsAll
        ? Optional.of(algorithm.create(isOrdered ? ordered(parts) : parts, threads, executor, 0))
        : Optional.empty();
    SearcherBuilder<N> builder = Searchers.bare(game.type());
    splitting.ifPresentOrElse(search -> builder.search(() -> search), () -> compose(builder));
    int driver = random.nextInt(5);
    fixedDepth = driver == 0 ? OptionalInt.of(1 + random.nextInt(9)) : OptionalInt.empty();
    timed = driver == 1;
    fixedDepth.ifPresent(builder::fixedDepth);
    if (timed) {
      builder.timed(time());
    } else if (driver == 2 && bestMoves == 1) {
      builder.aspiration(1 + random.nextInt(20));
    }
    searcher = bestMoves > 1 ? builder.buildForBestMoves(bestMoves) : builder.build();
  }

  @SafeVarargs
  private <T> T anyOf(T... values) {
    return values[random.nextInt(values.length)];
  }

  private DepthRule rule() {
    return game.hasCycles() && random.nextBoolean() ? DepthRule.SAME_OR_PROVEN : DepthRule.EXACT;
  }

  private Optional<Supplier<TranspositionTable>> table() {
    return switch (random.nextInt(6)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(TranspositionTable::unbounded);
      case 2 -> Optional.of(() -> TranspositionTable.chained(1000));
      case 3 -> Optional.of(() -> new LockFreeTable(256));
      default -> Optional.of(() -> new LockFreeTable(1 << 16));
    };
  }

  private ProbCut<N> model() {
    return (node, left) -> List.of(new Prediction(left / 2, 1, 0, 1));
  }

  private Composition<N> parts() {
    Composition<N> parts = Composition.of(game.type(), evaluator);
    Optional<Supplier<TranspositionTable>> table = table();
    if (table.isPresent()) {
      parts =
          parts.withTable(table.get()).withDepthRule(rule()).withTableDepth(1 + random.nextInt(3));
    }
    if (game.knowledge().isPresent()) {
      parts = parts.withKnowledge(game.knowledge().get());
    }
    if (selective) {
      parts = parts.withProbCut(model(), Selectivity.PERCENT_73);
    }
    return game.hasCycles() ? parts.withRepetition() : parts;
  }

  private Composition<N> ordered(Composition<N> parts) {
    return parts
        .withOrdering(() -> MoveOrdering.killers(2))
        .withOrdering(MoveOrdering::history)
        .withOrdering(() -> MoveOrdering.byEvaluation(evaluator, 3));
  }

  private void compose(SearcherBuilder<N> builder) {
    builder.evaluator(evaluator).algorithm(algorithm).threads(threads, executor);
    table()
        .ifPresent(table ->
            builder.table(table).compose(old -> old.withDepthRule(rule()).withTableDepth(1)));
    game.knowledge().ifPresent(builder::knowledge);
    if (random.nextBoolean()) {
      builder.ordering(() -> MoveOrdering.killers(2)).ordering(MoveOrdering::history);
    }
    if (selective) {
      builder.probCut(model(), Selectivity.PERCENT_73);
    }
    if (game.hasCycles()) {
      builder.repetition();
    }
  }

  private Duration time() {
    return Duration.ofNanos(1_000L * (1 + random.nextInt(1 << random.nextInt(14))));
  }

  private Limits limits(StopSignal stop) {
    Limits limits = Limits.none().withStop(stop);
    // A search that predicts values may never prove the root's value.
    if (selective || random.nextInt(3) == 0) {
      limits = limits.withDepth(1 + random.nextInt(9));
    }
    if (random.nextInt(4) == 0) {
      limits = limits.withNodes(1 + random.nextInt(1 << random.nextInt(16)));
    }
    return random.nextInt(4) == 0 ? limits.withTime(time()) : limits;
  }

  /** Searches a few positions of one game, one after the other. */
  void run() throws InterruptedException {
    N root = game.root();
    for (int left = 1 + random.nextInt(4); left > 0 && !root.isTerminal(); left--) {
      if (random.nextInt(4) == 0) {
        searcher.reset();
      }
      Optional<SearchResult> result = search(root);
      if (result.isPresent() && random.nextBoolean()) {
        root = root.play(result.get().bestMove().code());
      }
    }
    executor.finish();
    assertThat(evaluator.callsAfterSearch()).as("evaluations after a search").isZero();
    counts.merge("tasks run", (long) executor.tasks(), Long::sum);
  }

  /** Returns the result; nothing if the evaluator threw an exception. */
  private Optional<SearchResult> search(N root) {
    StopSignal stop = new StopSignal();
    Limits limits = limits(stop);
    boolean interrupt = random.nextInt(20) == 0;
    boolean raise = random.nextInt(4) == 0;
    evaluator.beforeSearch(random, stop);
    executor.beforeSearch();
    if (raise) {
      timer.schedule(stop::raise, random.nextInt(1 << random.nextInt(13)), TimeUnit.MICROSECONDS);
    }
    if (interrupt) {
      Thread.currentThread().interrupt();
    }
    SearchResult result = null;
    Throwable thrown = null;
    try {
      result = searcher.search(root, limits);
    } catch (Throwable fault) {
      thrown = fault;
    }
    assertThat(evaluator.inside()).as("threads inside the search").isZero();
    evaluator.afterSearch();
    assertThat(Thread.interrupted()).as("interrupt").isEqualTo(interrupt);
    executor.afterSearch();
    count("searches");
    count(kind.name());
    count(threads + " threads");
    splitting.ifPresent(search -> {
      counts.merge("nodes split", (long) search.team().splits(), Long::sum);
      counts.merge("helped", (long) search.team().helped(), Long::sum);
    });
    checkFaults(thrown, result);
    if (result != null) {
      count(result.completion().name());
      checkLimits(result, limits, raise || evaluator.canStop());
      checkValues(result, root, limits);
    }
    return Optional.ofNullable(result);
  }

  private void count(String what) {
    counts.merge(what, 1L, Long::sum);
  }

  /** An exception reaches the caller, unless a limit ended the search at the same time. */
  private void checkFaults(@Nullable Throwable thrown, @Nullable SearchResult result) {
    if (thrown != null) {
      if (evaluator.faults().stream().noneMatch(each -> each == thrown)) {
        throw new AssertionError("an exception that the evaluator did not throw", thrown);
      }
      count("exceptions that reached the caller");
    } else if (!evaluator.faults().isEmpty()) {
      assertThat(result.completion().isComplete())
          .as("the exception is lost: %s", result)
          .isFalse();
      count("exceptions at the end of a search");
    }
  }

  private void checkLimits(SearchResult result, Limits limits, boolean canStop) {
    Completion completion = result.completion();
    if (limits.nodes().isPresent()) {
      long inHand = threads == 1 ? 0 : 256L * threads;
      assertThat(result.statistics().nodes())
          .isLessThanOrEqualTo(limits.nodes().getAsLong() + inHand);
    }
    boolean possible = switch (completion) {
      case NODES -> limits.nodes().isPresent();
      case TIME -> timed || limits.time().isPresent();
      case STOPPED -> canStop && limits.stop().isRaised();
      case SOLVED -> result.solved() && result.bound() == Bound.EXACT;
      case DEPTH -> limits.depth().isPresent() || fixedDepth.isPresent();
      case GAME_OVER, BOOK, RESIGNED, OUT_OF_TIME -> false;
    };
    assertThat(possible).as("%s with %s", result, limits).isTrue();
  }

  private void checkValues(SearchResult result, N root, Limits limits) {
    boolean complete = result.completion().isComplete();
    if (game.hasCycles() || selective || game.knowledge().isPresent()) {
      Checks.assertLegalLine(result, root);
    } else {
      Checks.assertHonest(result, root, game.evaluator());
      if (complete) {
        assertThat(result.bound()).isEqualTo(Bound.EXACT);
        // MTD(f) knows bounds of the moves, from both sides one after the other.
        assertThat(result.rootMoves().stream().limit(bestMoves))
            .allMatch(move -> bestMoves == 1 || move.bound() == Bound.EXACT);
      }
    }
    if (result.completion() == Completion.DEPTH) {
      int maximum =
          Math.min(limits.depth().orElse(Limits.MAX_DEPTH), fixedDepth.orElse(Limits.MAX_DEPTH));
      assertThat(result.depth()).isEqualTo(maximum);
    }
    game.assertSolvedIsTrue(result, root);
  }

  @Override
  public String toString() {
    return algorithm + ", " + threads + " threads, " + kind + ", "
        + (splitting.isPresent() ? "all nodes split" : "long nodes split") + ", best moves "
        + bestMoves + ", selective " + selective + ", fixed depth " + fixedDepth + ", " + game;
  }
}
