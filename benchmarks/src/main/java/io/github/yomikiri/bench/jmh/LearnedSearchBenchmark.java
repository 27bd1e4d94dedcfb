package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.learn.LearningKits;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.selfplay.LearningListener;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does a learned evaluator cost? Searches that update its numbers move by move are compared
 * with searches that find the numbers anew in each position. Both are compared with searches by a
 * hand-written evaluator.
 *
 * <p>An operation is the search of some random openings. The evaluator has learned from a few
 * games, because the values decide which positions a search visits. Compare the ratios of
 * {@code nodes} to {@code cpuNanos}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class LearnedSearchBenchmark {

  private static final int OPENINGS = 10;
  private static final int OPENING_PLIES = 6;
  private static final long SEED = 2006;

  /** The game. */
  @Param({"connect-four", "breakthrough-6x6"})
  public String game = "";

  /** The depth in plies. */
  @Param("7")
  public int depth;

  /** How many games the evaluator has learned from. */
  @Param("1024")
  public int learnedFrom;

  private Optional<Searches<?>> searches = Optional.empty();

  /**
   * Learns, and checks that the search which updates the numbers is the same search as the one that
   * finds them anew.
   */
  @Setup
  public void learn() throws IOException {
    LearningKit<?> learnable = LearningKits.all().stream()
        .filter(each -> each.name().equals(game))
        .findFirst()
        .orElseThrow();
    searches = Optional.of(Searches.of(learnable, learnedFrom));
    Counters wanted = new Counters();
    Counters found = new Counters();
    Check.equal(updated(found), anew(wanted), "values with updated numbers");
    Check.equal(found.nodes, wanted.nodes, "nodes");
  }

  /** The learned evaluator, whose numbers the search updates. */
  @Benchmark
  public long updated(Counters counters) {
    return searches.orElseThrow().updated(depth, counters);
  }

  /** The learned evaluator, whose numbers are found anew in each position. */
  @Benchmark
  public long anew(Counters counters) {
    return searches.orElseThrow().anew(depth, counters);
  }

  /** The hand-written evaluator. */
  @Benchmark
  public long handWritten(Counters counters) {
    return searches.orElseThrow().handWritten(depth, counters);
  }

  /** The searches of a game. */
  private record Searches<N extends Node<N>>(
      LearningKit<N> game, LearnedEvaluator<N> learned, List<N> openings) {

    static <N extends Node<N>> Searches<N> of(LearningKit<N> game, int games) throws IOException {
      Path folder = Files.createTempDirectory("learned");
      try {
        List<N> openings = Openings.random(game.start(), OPENING_PLIES, OPENINGS, SEED).stream()
            .map(Game::position)
            .toList();
        return new Searches<>(
            game,
            game.learning().games(games).run(folder, LearningListener.NONE, StopSignal.NEVER),
            openings);
      } finally {
        try (Stream<Path> files = Files.list(folder)) {
          for (Path file : files.toList()) {
            Files.delete(file);
          }
        }
        Files.delete(folder);
      }
    }

    long updated(int depth, Counters counters) {
      return run(learned, depth, counters);
    }

    long anew(int depth, Counters counters) {
      return run(Evaluator.of(learned::evaluate, learned.unit()), depth, counters);
    }

    long handWritten(int depth, Counters counters) {
      return run(HandWritten.of(game), depth, counters);
    }

    private long run(Evaluator<N> evaluator, int depth, Counters counters) {
      Searcher<N> searcher = Searchers.forGame(game.type()).evaluator(evaluator).build();
      return PatternSearchBenchmark.run(searcher, openings, depth, counters);
    }
  }
}
