package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.app.output.LiveTable.Column;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveTableTest {

  private static final List<Column> COLUMNS = List.of(
      Column.of("line", "%5d"),
      new Column("per_second", "a second", "%,10d"),
      Column.of("seconds", "%+9.2f"),
      new Column("", "", " %s"));

  private final StringWriter text = new StringWriter();

  private LiveTable table(RowFormat format) {
    return new LiveTable(new PrintWriter(text), format, COLUMNS);
  }

  @Test
  void alignsTheColumnsForPeople() {
    LiveTable table = table(RowFormat.TEXT);
    table.row(1, 12345L, 1.5, "");
    table.row(20, 7L, -10.0, "!");
    assertThat(text.toString().lines())
        .containsExactly(
            " line   a second   seconds",
            "    1     12,345     +1.50",
            "   20          7    -10.00  !");
  }

  @Test
  void aTextMayStandInAColumnOfNumbers() {
    LiveTable table = table(RowFormat.TEXT);
    table.row(1, "?", 1.5, "");
    assertThat(text.toString()).contains("    1          ?     +1.50");
  }

  @Test
  void leavesTheColumnsForPeopleOutOfCsv() {
    LiveTable table = table(RowFormat.CSV);
    table.row(1, 12345L, 1.5, "!");
    assertThat(text.toString().lines()).containsExactly("line,per_second,seconds", "1,12345,1.500");
  }

  @Test
  void aNumberThatIsNotKnownIsNullInJson() {
    LiveTable table = table(RowFormat.JSON);
    table.row(1, NumberText.NONE, 1.5, "!");
    assertThat(text.toString().lines())
        .containsExactly("{\"line\":1,\"per_second\":null,\"seconds\":1.500}");
  }

  @Test
  void rejectsARowOfAnotherLength() {
    LiveTable table = table(RowFormat.TEXT);
    assertThatIllegalArgumentException().isThrownBy(() -> table.row(1, 2));
  }
}
