package io.github.yomikiri.learn.svg;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.learn.svg.ErrorPicture.Errors;
import io.github.yomikiri.learn.svg.ErrorPicture.Measure;
import io.github.yomikiri.learn.svg.ErrorPicture.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ErrorPictureTest {

  private static final Errors NONE = new Errors(0, Double.NaN);

  private static String draw(List<Row> rows) {
    return ErrorPicture.draw(
        "a <b>",
        new Measure("Mean error", "discs", 2),
        "empty squares",
        List.of("5-8", "1-4"),
        rows);
  }

  private static List<String> titles(String picture) {
    return Pattern.compile("r=\"3.5\"[^>]*><title>([^<]*)</title>")
        .matcher(picture)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @Test
  void stagesCountByTheirPositions() {
    String picture = draw(List.of(
        new Row(0, 1, new Errors(30, 8), new Errors(10, 9)),
        new Row(0, 2, new Errors(30, 6), new Errors(10, 8)),
        new Row(1, 1, new Errors(10, 4), new Errors(10, 5)),
        new Row(1, 2, new Errors(10, 2), new Errors(10, 4))));
    assertThat(picture)
        .startsWith("<svg ")
        .contains(
            "a &lt;b&gt;",
            "After 2 passes: 5.00 discs on positions learned from, 6.00 discs on other positions");
    assertThat(titles(picture))
        .containsExactly(
            "1: 7.00 on 40 positions learned from",
            "2: 5.00 on 40 positions learned from",
            "1: 7.00 on 20 other positions",
            "2: 6.00 on 20 other positions",
            "5-8: 6.00 on 30 positions learned from",
            "1-4: 2.00 on 10 positions learned from",
            "5-8: 8.00 on 10 other positions",
            "1-4: 4.00 on 10 other positions",
            "positions learned from",
            "other positions");
  }

  /** The mean of some stages after a pass is not comparable with the mean of all. */
  @Test
  void leavesOutWhatWasNotMeasured() {
    List<Row> rows = new ArrayList<>(List.of(
        new Row(0, 2, new Errors(30, 6), NONE),
        new Row(1, 1, new Errors(10, 4), NONE),
        new Row(1, 2, new Errors(10, 2), NONE)));
    assertThat(titles(draw(rows)))
        .containsExactly(
            "2: 5.00 on 40 positions learned from",
            "5-8: 6.00 on 30 positions learned from",
            "1-4: 2.00 on 10 positions learned from",
            "positions learned from");
    rows.remove(0);
    assertThat(titles(draw(rows))).hasSize(4).doesNotContain("5-8: 6.00 on 30");
  }
}
