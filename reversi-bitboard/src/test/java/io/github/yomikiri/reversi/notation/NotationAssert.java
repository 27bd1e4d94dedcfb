package io.github.yomikiri.reversi.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts what a rejected input is told. */
final class NotationAssert {

  private NotationAssert() {}

  static void assertRejected(ThrowingCallable action, String place, String reason) {
    assertThatThrownBy(action)
        .isExactlyInstanceOf(NotationException.class)
        .hasMessageStartingWith(place + ": " + reason + ", in \"")
        .extracting(e -> ((NotationException) e).place(), e -> ((NotationException) e).reason())
        .containsExactly(place, reason);
  }
}
