package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Bitboard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares both forms of an {@link EmbeddingEvaluator} if the Vector API is switched on. The POM
 * switches it on in a separate test run.
 */
@EnabledIfSystemProperty(named = "io.github.yomikiri.reversi.vector", matches = "true")
class VectorEmbeddingTest {

  @Test
  void isUsedWhereBitboardsUseTheVectorApi() {
    assertThat(EmbeddingSwitch.isOn()).isEqualTo(Bitboard.usesVectorApi());
  }

  @Test
  void agreesWithTheScalarForm() {
    if (EmbeddingSwitch.isOn()) {
      assertThat(EmbeddingSwitch.agree()).isTrue();
    }
  }
}
