package io.github.yomikiri.bench.textbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MailboxTest {

  private static final long DARK = 0x0000000810000000L;
  private static final long LIGHT = 0x0000001008000000L;

  @Test
  void convertsFromAndToBitboards() {
    Mailbox board = Mailbox.of(DARK, LIGHT);
    assertThat(board.own()).isEqualTo(DARK);
    assertThat(board.opponent()).isEqualTo(LIGHT);
    assertThat(board.pass().own()).isEqualTo(LIGHT);
    assertThat(board.pass().opponent()).isEqualTo(DARK);
  }

  @Test
  void playsTheFirstMove() {
    Mailbox board = Mailbox.of(DARK, LIGHT);
    int f5 = 37;
    assertThat(board.isLegal(f5)).isTrue();
    Mailbox after = board.play(f5);
    assertThat(after.opponent()).isEqualTo(DARK | 1L << f5 | 1L << 36);
    assertThat(after.own()).isEqualTo(1L << 27);
    assertThat(board.own()).as("the board played on is as it was").isEqualTo(DARK);
  }

  @Test
  void rejectsWhatIsNotAMove() {
    Mailbox board = Mailbox.of(DARK, LIGHT);
    assertThatThrownBy(() -> board.play(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 0 is not empty, or a disc there flips nothing");
    assertThatThrownBy(() -> board.play(28)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> board.isLegal(64)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Mailbox.of(DARK, DARK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 28 holds discs of both sides");
  }
}
