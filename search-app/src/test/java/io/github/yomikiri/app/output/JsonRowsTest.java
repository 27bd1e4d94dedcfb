package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class JsonRowsTest {

  private final StringWriter out = new StringWriter();

  private final RowWriter rows =
      RowFormat.JSON.rows(new PrintWriter(out), "a", "b").orElseThrow();

  private String row(Object first, Object second) {
    out.getBuffer().setLength(0);
    rows.row(first, second);
    return out.toString().strip();
  }

  @Test
  void onlyTextsAreQuoted() {
    assertThat(row(7, "7")).isEqualTo("{\"a\":7,\"b\":\"7\"}");
    assertThat(row(-1.5, true)).startsWith("{\"a\":-1.500,").endsWith(":true}");
    assertThat(row(NumberText.of(-2.5, 2), "")).startsWith("{\"a\":-2.50,").endsWith(":\"\"}");
    assertThat(row("a\\b\"\n", 1)).startsWith("{\"a\":\"a\\u005cb\\u0022\\u000a\",");
  }

  @Test
  void aNumberThatIsNotKnownIsNull() {
    for (Object none : new Object[] {
      NumberText.NONE,
      NumberText.of(OptionalDouble.empty(), 2),
      NumberText.of(Double.NEGATIVE_INFINITY, 2),
      Double.NaN
    }) {
      assertThat(row(none, 1)).startsWith("{\"a\":null,");
    }
  }

  @Test
  void rejectsARowOfAnotherLength() {
    assertThatIllegalArgumentException().isThrownBy(() -> rows.row(1));
  }
}
