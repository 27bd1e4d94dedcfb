package io.github.yomikiri.web;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files that the compiled engine contains. */
public final class Weights implements ResourcesPolicy {

  private static final String REVERSI = "io/github/yomikiri/reversi/";

  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return new String[] {
      REVERSI + "pattern/embedding.weights",
      REVERSI + "pattern/embedding.probcut.csv",
      REVERSI + "pattern/linear.weights",
      REVERSI + "endgame/linear.endgame.csv"
    };
  }
}
