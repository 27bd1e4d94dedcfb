package io.github.yomikiri.reversi.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts that an input is rejected with a given place and reason. */
final class InputAssert {

  private InputAssert() {}

  static void assertRejected(ThrowingCallable action, String place, String reason) {
    assertThatThrownBy(action)
        .isExactlyInstanceOf(InvalidInputException.class)
        .hasMessageContaining(place + ": " + reason)
        .extracting(
            e -> ((InvalidInputException) e).place(), e -> ((InvalidInputException) e).reason())
        .containsExactly(place, reason);
  }
}
