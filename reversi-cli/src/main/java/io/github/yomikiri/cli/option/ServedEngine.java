package io.github.yomikiri.cli.option;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Mixin;

/** The options for the engine behind a protocol. */
public final class ServedEngine {

  @Mixin
  private EngineOptions engine = new EngineOptions();

  @Mixin
  private BookOptions book = new BookOptions();

  /** Makes the engine, ready to answer at once. */
  public Engine make(ExecutorService executor) {
    Engine made = book.addTo(engine.builder(executor), engine.level()).build();
    made.warmUp(Reversi.start());
    return made;
  }

  /** Returns the limits of each move. */
  public Limits limits() {
    return engine.limits();
  }

  /** Returns the seed of the first game. */
  public long seed() {
    return engine.seed();
  }
}
