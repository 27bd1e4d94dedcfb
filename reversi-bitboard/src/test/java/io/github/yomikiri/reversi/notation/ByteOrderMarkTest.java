package io.github.yomikiri.reversi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import org.junit.jupiter.api.Test;

/**
 * Tests that every reader skips a byte-order mark, which editors on Windows write before a text.
 */
class ByteOrderMarkTest {

  private static final String MARK = "\uFEFF";

  @Test
  void everyTextMayBeginWithAByteOrderMark() {
    Reversi start = Reversi.start();
    assertThat(BoardText.parse(MARK + start)).isEqualTo(start);
    assertThat(Transcript.play(MARK + "f5d6")).isEqualTo(Transcript.play("f5d6"));
    assertThat(Transcript.parse(start, MARK + "f5")).isEqualTo(Transcript.parse("f5"));
    ObfPosition line = ObfPosition.of(start);
    assertThat(ObfPosition.parse(MARK + line.format())).isEqualTo(line);
    assertThat(ObfPosition.parseLines(MARK + line.format() + "\n" + line.format()))
        .containsExactly(line, line);
    GgfGame game = GgfGame.of("Ann", "Bob", Transcript.parse("f5"));
    assertThat(GgfGame.parseAll(MARK + game.format())).containsExactly(game);
    assertThat(SgfGame.parseAll(MARK + "(;GM[2];B[fe])")).hasSize(1);
  }
}
