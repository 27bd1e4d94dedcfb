package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SplitPointTest {

  private final SplitPoint split = ThreadTeamTest.split();

  @Test
  void isOpenUntilItsLastMoveIsTaken() {
    assertThat(split.isOpen()).isTrue();
    assertThat(split.take()).isZero();
    assertThat(split.isOpen()).isTrue();
    assertThat(split.take()).isEqualTo(1);
    assertThat(split.isOpen()).isFalse();
    assertThat(split.take()).isEqualTo(-1);
  }

  @Test
  void aMoveThatIsGoodEnoughClosesItAndAllBelow() {
    SplitPoint below = ThreadTeamTest.split(split);
    split.found(0, 0);
    assertThat(split.isOpen()).as("0 is not above alpha").isTrue();
    assertThat(below.isOpen()).isTrue();
    split.found(1, 2);
    assertThat(split.isOpen()).isFalse();
    assertThat(below.isOpen()).isFalse();
    assertThat(below.take()).isEqualTo(-1);
    assertThat(split.best()).isEqualTo(2);
    assertThat(split.bestMove()).isEqualTo(26);
  }

  @Test
  void isBelowItsParentAndTheirParentsAndNothingElse() {
    SplitPoint child = ThreadTeamTest.split(split);
    SplitPoint grandchild = ThreadTeamTest.split(child);
    assertThat(child.isBelow(split)).isTrue();
    assertThat(grandchild.isBelow(split)).isTrue();
    assertThat(split.isBelow(child)).isFalse();
    assertThat(split.isBelow(split)).isFalse();
    assertThat(ThreadTeamTest.split(child).isBelow(grandchild)).isFalse();
  }

  @Test
  void aFaultClosesItAndIsThrownAgain() {
    RuntimeException fault = new IllegalStateException("planted");
    split.fail(fault);
    assertThat(split.isOpen()).isFalse();
    assertThatThrownBy(split::rethrow).isSameAs(fault);
  }
}
