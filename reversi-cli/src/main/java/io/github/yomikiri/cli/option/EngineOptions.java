package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.option.SearchLimits;
import io.github.yomikiri.app.option.SearchThreads;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.review.AnalystOptions;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.EngineBuilder;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the engine of a command and for its limits. */
public final class EngineOptions implements AnalystOptions<Reversi> {

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("network");

  @Option(
      names = "--level",
      paramLabel = "1-12",
      defaultValue = "12",
      description = "Strength, from 1 (a child wins) to 12 (full strength). Default: 12.")
  private int level = 12;

  @Mixin
  private SearchLimits limits = new SearchLimits();

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description = "Memory of the solver's table, in MiB; the midgame search uses half as much"
          + " again. Default: 64. Java needs -Xmx if both exceed a quarter of the machine's"
          + " memory.")
  private int hash = 64;

  @Mixin
  private SearchThreads threads = new SearchThreads();

  @Mixin
  private SeedOption seed = new SeedOption();

  /** Returns a level's number if there is such a level, and otherwise throws. */
  public static int checkLevel(int level) {
    NumberRanges.check("--level", level, 1, Level.MAX.number());
    return level;
  }

  @Override
  public Engine make(ExecutorService executor) {
    return builder(executor).build();
  }

  /** Returns the builder of the engine, for more settings. */
  public EngineBuilder builder(ExecutorService executor) {
    NumberRanges.check("--hash", hash, 2, 8192);
    threads.check();
    return Engine.builder()
        .evaluator(evaluator.inDiscs())
        .level(level())
        .tables(hash / 2, hash)
        .threads(threads.count(), executor)
        .seed(seed.value());
  }

  public Level level() {
    return Level.of(checkLevel(level));
  }

  public long seed() {
    return seed.value();
  }

  @Override
  public Limits limits(Duration usualTime) {
    return SearchLimits.orTime(limits(), usualTime);
  }

  /**
   * Returns the limits of a search that the options give, which may be none. The depth of a level
   * below the strongest is one of them.
   */
  public Limits limits() {
    Limits typed = limits.get();
    return level < Level.MAX.number() ? typed.and(Limits.depth(level().depth())) : typed;
  }
}
