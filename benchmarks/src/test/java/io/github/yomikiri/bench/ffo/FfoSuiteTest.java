package io.github.yomikiri.bench.ffo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.reversi.Side;
import org.junit.jupiter.api.Test;

class FfoSuiteTest {

  @Test
  void hasThePositionsByTheirNumbers() {
    assertThat(FfoSuite.all()).hasSize(79);
    FfoPosition ffo40 = FfoSuite.get(40);
    assertThat(ffo40.number()).isEqualTo(40);
    assertThat(ffo40.name()).isEqualTo("end40");
    assertThat(ffo40.score()).isEqualTo(38);
    assertThat(ffo40.bestMoves()).extracting(Object::toString).containsExactly("a2");
    assertThat(ffo40.position().emptyCount()).isEqualTo(20);
    assertThat(ffo40.position().sideToMove()).isEqualTo(Side.DARK);
    assertThat(FfoSuite.get(43).position().sideToMove()).isEqualTo(Side.LIGHT);
  }

  @Test
  void hasNoOthers() {
    assertThatIllegalArgumentException().isThrownBy(() -> FfoSuite.get(0));
    assertThatIllegalArgumentException().isThrownBy(() -> FfoSuite.get(80));
  }
}
