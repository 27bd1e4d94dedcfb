package io.github.yomikiri.app.option;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The formats of rows in commands. */
class CsvOptionTest {

  private static final List<String> MATCH =
      List.of("match", "alphabeta1", "alphabeta2", "--games", "2", "--untimed", "--openings");

  private static Run tic(List<String> command, String... more) {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of(more));
    return Run.of(GameKits.ticTacToe(), line.toArray(String[]::new));
  }

  @Test
  void theKeysOfJsonAreTheColumnsOfCsv() {
    List<String> csv = tic(MATCH, "start", "--csv").lines();
    List<String> json = tic(MATCH, "start", "--json").lines();
    assertThat(json).hasSize(csv.size() - 1).hasSize(2);
    String[] columns = csv.get(0).split(",", -1);
    for (int row = 0; row < json.size(); row++) {
      String[] fields = csv.get(row + 1).split(",", -1);
      assertThat(fields).hasSameSizeAs(columns);
      String rest = json.get(row);
      for (int i = 0; i < columns.length; i++) {
        // No field of these games has a comma or a quote.
        String key = (i == 0 ? "{" : ",") + '"' + columns[i] + "\":";
        assertThat(rest).startsWith(key);
        rest = rest.substring(key.length());
        String value = rest.replaceFirst("[,}].*", "");
        assertThat(value).isIn(fields[i].isEmpty() ? "null" : fields[i], '"' + fields[i] + '"');
        rest = rest.substring(value.length());
      }
      assertThat(rest).isEqualTo("}");
    }
    assertThat(json.get(0)).startsWith("{\"game\":1,\"x\":\"alphabeta1\",\"o\":\"alphabeta2\"");
    assertThat(json.get(0)).containsPattern("\"score\":-?\\d,");
  }

  @Test
  void tablesAreRowsToo() {
    assertThat(tic(List.of("perft"), "--depth", "2", "--json").lines())
        .hasSize(2)
        .last()
        .asString()
        .matches(
            "\\{\"depth\":2,\"leaves\":72,\"seconds\":\\d+\\.\\d{3},\"leaves_per_second\":\\d+}");
    assertThat(tic(List.of("perft"), "--depth", "1", "--divide", "--json").lines())
        .hasSize(9)
        .contains("{\"move\":\"a1\",\"leaves\":1}");
  }

  @Test
  void thereIsOneFormat() {
    Run run = tic(List.of("perft"), "--depth", "1", "--csv", "--json");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--csv", "--json", "mutually exclusive");
    assertThat(tic(List.of("perft"), "--depth", "1").out()).doesNotContain("{", ",leaves");
  }

  @Test
  void messagesNameTheFormat() {
    assertThat(tic(MATCH, "start", "--json", "--html", "-").err())
        .contains("--json and --html - cannot both write to standard output");
  }
}
