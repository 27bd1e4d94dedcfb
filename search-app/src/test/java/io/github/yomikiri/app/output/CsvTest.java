package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {

  @Test
  void quotesWhatNeedsIt() {
    StringWriter out = new StringWriter();
    Csv csv = new Csv(new PrintWriter(out), "a", "b,c");
    csv.row("say \"x\"", 1.5);
    csv.row(7L, "");
    assertThat(out.toString().lines())
        .containsExactly("a,\"b,c\"", "\"say \"\"x\"\"\",1.500", "7,");
  }

  @Test
  void readsWhatItHasWritten() {
    for (List<String> fields : List.of(
        List.of("7", ""),
        List.of(""),
        List.of("", "", "x"),
        List.of("say \"x\"", "a,b", "\"", "\"\"", ",\",\"", "'edax -gtp'"))) {
      assertThat(Csv.fields(Csv.line(fields.toArray()))).isEqualTo(fields);
    }
  }
}
