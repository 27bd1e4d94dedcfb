package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class LiveTextTest {

  @Test
  void writesOverWhatItWroteAndWipesItInTheEnd() {
    StringWriter terminal = new StringWriter();
    try (LiveText live = new LiveText(new PrintWriter(terminal))) {
      live.show("one\ntwo\n");
      live.show("three\n");
    }
    assertThat(terminal.toString())
        .isEqualTo("one\ntwo\n\u001b[2A\r\u001b[Jthree\n\u001b[1A\r\u001b[J");
  }
}
