package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class MoveTest {

  @Test
  void readsAsItsNotation() {
    assertThat(new Move(37, "f5")).hasToString("f5");
  }

  @Test
  void takesTheWholeRangeOfCodes() {
    assertThat(new Move(0, "first").code()).isZero();
    assertThat(new Move(Node.MOVE_LIMIT - 1, "last").code()).isEqualTo(1_048_574);
  }

  @Test
  void refusesCodesOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Move(-1, "x"))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Move(Node.MOVE_LIMIT, "x"))
        .withMessageContaining("1048575");
  }

  @Test
  void refusesToBeWithoutText() {
    assertThatNullPointerException().isThrownBy(() -> new Move(1, null)).withMessage("notation");
  }
}
