package io.github.yomikiri.web;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Replaces the classes of Reversi that need more of a JDK than a browser has. Beside each of them,
 * in its package, is a class whose name begins with {@code Web}.
 */
public final class ReversiPlatform implements SubstitutionPolicy {

  private static final Set<String> REPLACED = Set.of(
      "io.github.yomikiri.reversi.VectorSwitch",
      "io.github.yomikiri.reversi.VectorKernels",
      "io.github.yomikiri.reversi.pattern.EmbeddingSwitch",
      "io.github.yomikiri.reversi.pattern.VectorEmbedding");

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(REPLACED::contains).simpleNamePrefix("Web");
  }
}
