package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a game's author gets without a word: nothing is left out, and nothing is confirmed. */
class DefaultsTest {

  @Test
  void noisyMovesMayBeDeclinedAndMayGainAnything() {
    NoisyMoves<TicTacToe> noisy = (node, out) -> out.add(4);
    assertThat(noisy.mayDecline(TicTacToe.START)).isTrue();
    assertThat(noisy.gain(TicTacToe.START, 4)).isEqualTo(Integer.MAX_VALUE);
  }
}
