package io.github.yomikiri.search.probcut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProbCutTableTest {

  private static final String TEXT = """
      yomikiri-probcut,1
      # how it was made
      stages,3
      stage,depth,shallow,slope,offset,deviation,samples
      0,3,1,1.02500,-13.1250,812.345,500
      0,4,1,0.900000,0,900,499
      0,4,2,1,2.5,Infinity,499
      2,3,1,0.000123457,1234567,0,30
      """;

  private static ProbCutTable read(String text) throws IOException {
    return ProbCutTable.read(new StringReader(text), "some.csv");
  }

  @Test
  void readsWhatItWrites() throws IOException {
    ProbCutTable table = read(TEXT);
    assertThat(table.stages()).isEqualTo(3);
    assertThat(table.rows()).hasSize(4);
    assertThat(table.rows().get(0))
        .isEqualTo(new ProbCutTable.Row(0, 3, new Prediction(1, 1.025, -13.125, 812.345), 500));
    StringBuilder written = new StringBuilder();
    table.write(written, List.of("one", "two"));
    assertThat(written.toString()).startsWith("yomikiri-probcut,1\n# one\n# two\nstages,3\n");
    ProbCutTable again = read(written.toString());
    StringBuilder writtenAgain = new StringBuilder();
    again.write(writtenAgain, List.of("one", "two"));
    assertThat(writtenAgain).hasToString(written.toString());
    assertThat(again.rows().get(0)).isEqualTo(table.rows().get(0));
    assertThat(again.rows().get(2)).isEqualTo(table.rows().get(2));
  }

  @Test
  void guessesDepthsThatWereNotMeasured() throws IOException {
    ProbCutTable table = read(TEXT);
    ProbCutTable extended = table.extendedTo(8, 1.5);
    assertThat(extended.rows().subList(0, 4)).isEqualTo(table.rows());
    assertThat(extended.rows())
        .filteredOn(row -> row.stage() == 0 && row.depth() > 4)
        .containsExactly(
            new ProbCutTable.Row(0, 5, new Prediction(1, 1.025, -13.125, 1.5 * 812.345), 0),
            new ProbCutTable.Row(0, 6, new Prediction(1, 0.9, 0, 1350), 0),
            new ProbCutTable.Row(0, 7, new Prediction(1, 1.025, -13.125, 1827.77625), 0),
            new ProbCutTable.Row(0, 8, new Prediction(1, 0.9, 0, 2025), 0),
            new ProbCutTable.Row(0, 8, new Prediction(4, 1, 2.5, Double.POSITIVE_INFINITY), 0));
    // Stage 1 has no rows, and stage 2 has no rows of even depths.
    assertThat(extended.rows())
        .filteredOn(row -> row.stage() > 0)
        .extracting(ProbCutTable.Row::depth)
        .containsExactly(3, 5, 7);
    assertThat(table.extendedTo(3, 1).rows()).isEqualTo(table.rows());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.extendedTo(9, 0.9))
        .withMessageContaining("growth of 0.9");
    assertThatIllegalArgumentException().isThrownBy(() -> table.extendedTo(251, 1));
  }

  @Test
  void theModelHasThePredictionsOfItsRowsInTheirOrder() throws IOException {
    ProbCut<TicTacToe> model = read(TEXT).model(node -> Integer.bitCount(node.own()));
    TicTacToe early = TicTacToe.START;
    assertThat(model.predictions(early, 3))
        .containsExactly(new Prediction(1, 1.025, -13.125, 812.345));
    assertThat(model.predictions(early, 4)).extracting(Prediction::depth).containsExactly(1, 2);
    assertThat(model.predictions(early, 2)).isEmpty();
    assertThat(model.predictions(early, 5)).isEmpty();
    assertThat(model.predictions(early, 250)).isEmpty();
    assertThat(model.predictions(new TicTacToe(1, 2), 3)).as("stage 1").isEmpty();
    assertThat(model.predictions(new TicTacToe(3, 4), 3)).as("stage 2").hasSize(1);
    assertThat(model.predictions(new TicTacToe(7, 8), 3)).as("stage 3").isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "yomikiri-probcut,1 | something,1 | line 1: this is not a file of predictions",
        "yomikiri-probcut,1 | yomikiri-probcut,2 | line 1: version 2 is not supported, only version 1",
        "stages,3 | stages,x | line 3: stages \"x\" is not a whole number",
        "stages,3 | stages | line 3: this line should be \"stages\" and a number",
        "stages,3 | stages,2 | some.csv, the rows together: stage 2 is outside [0, 1]",
        "stages,3 | stages,0 | some.csv, line 3: number of stages 0 is outside [1, 1000]",
        "stages,3 | stages,2000000000 | line 3: number of stages 2000000000 is outside [1, 1000]",
        "stage,depth,shallow | stage,shallow,depth | line 4: the columns should be stage,depth,",
        "0,4,1,0.900000 | 0,4,1,abc | line 6: slope \"abc\" is not a number",
        "0,4,1,0.9 | 0,4,1,-0.9 | line 6: slope -0.9",
        "0,4,1,0.9 | 0,1,1,0.9 | line 6: depth 1 is outside [2, 250] for shallow depth 1",
        "0,4,1,0.9 | 0,4,2,0.9 | some.csv, the rows together: stage 0 has two rows for depth 4 by shallow depth 2",
        "0,4,1,0.9 | 0,4,0.9 | line 6: 6 fields instead of 7",
        ",30 | ,-1 | line 8: number of samples -1 is negative"
      })
  void saysWhatIsWrongAndWhere(String right, String wrong, String message) {
    assertThat(TEXT).contains(right);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(TEXT.replace(right, wrong)))
        .withMessageContaining("some.csv")
        .withMessageContaining(message);
  }

  @Test
  void saysWhereAFileIsCutShort() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(""))
        .withMessage("some.csv, line 1: the file ends where \"yomikiri-probcut,1\" should follow");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read("yomikiri-probcut,1\n# and nothing else\n"))
        .withMessageContaining("line 3: the file ends where \"stages\" should follow");
  }
}
