package io.github.yomikiri.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.search.parallel.ThreadTeamTest.Split;
import org.junit.jupiter.api.Test;

class SplitPointTest {

  private final Split split = ThreadTeamTest.split();

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
  void aCutoffClosesItAndAllBelow() {
    Split below = new Split(split);
    split.take();
    assertThat(below.isOpen()).isTrue();
    split.reachBeta();
    assertThat(split.isOpen()).isFalse();
    assertThat(below.isOpen()).isFalse();
    assertThat(below.take()).isEqualTo(-1);
  }

  @Test
  void isBelowItsParentAndTheirParentsAndNothingElse() {
    Split child = new Split(split);
    Split grandchild = new Split(child);
    assertThat(child.isBelow(split)).isTrue();
    assertThat(grandchild.isBelow(split)).isTrue();
    assertThat(split.isBelow(child)).isFalse();
    assertThat(split.isBelow(split)).isFalse();
    assertThat(new Split(child).isBelow(grandchild)).isFalse();
  }

  @Test
  void aFaultClosesItAndIsThrownAgain() {
    RuntimeException fault = new IllegalStateException("planted");
    split.fail(fault);
    assertThat(split.isOpen()).isFalse();
    assertThatThrownBy(split::rethrow).isSameAs(fault);
  }

  /** A limit that another thread reaches at the same time must not hide a fault. */
  @Test
  void theFirstExceptionIsTheOneThatIsThrown() {
    RuntimeException fault = new IllegalStateException("planted");
    split.fail(fault);
    split.fail(new IllegalStateException("later"));
    assertThatThrownBy(split::rethrow).isSameAs(fault);
  }

  /** Other languages of the JVM throw checked exceptions without a declaration. */
  @Test
  void aCheckedExceptionIsThrownAgain() {
    Exception fault = new Exception("planted");
    split.fail(fault);
    assertThatThrownBy(split::rethrow).isSameAs(fault);
  }
}
