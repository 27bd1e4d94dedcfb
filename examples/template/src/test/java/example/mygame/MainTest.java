package example.mygame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.app.GameProgram;
import java.io.Reader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** The program plays. */
class MainTest {

  @Test
  void playsAMatch() {
    StringWriter out = new StringWriter();
    int exitCode = GameProgram.of(new MyKit())
        .execute(
            Reader.nullReader(),
            out,
            out,
            "match",
            "engine:nodes=1000",
            "random",
            "--games=4",
            "--untimed");
    assertEquals(0, exitCode, out::toString);
    assertTrue(out.toString().contains(" of 4 points"), out::toString);
  }
}
