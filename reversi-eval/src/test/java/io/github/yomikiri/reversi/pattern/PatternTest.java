package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatternTest {

  @Test
  void symmetryGivesThePlaces() {
    assertThat(Pattern.of("row", "a1 b1 c1 d1 e1 f1 g1 h1").places()).hasSize(4);
    assertThat(Pattern.of("diagonal", "a1 b2 c3 d4 e5 f6 g7 h8").places()).hasSize(2);
    assertThat(Pattern.of("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2").places())
        .hasSize(8);
    assertThat(Pattern.of("centre", "d4 e4 d5 e5").places()).hasSize(1);
    assertThat(PatternSet.vsotha().places()).isEqualTo(46);
    assertThat(PatternSet.network().places()).isEqualTo(38);
  }

  @Test
  void mirroredConfigurationsAreMerged() {
    // Half of the configurations, plus half of the configurations that are their own mirror image.
    assertThat(classes("a1 b1 c1 d1 e1 f1 g1 h1")).isEqualTo((6561 + 81) / 2);
    assertThat(classes("a1 b1 c1 a2 b2 c2 a3 b3 c3")).isEqualTo((19_683 + 729) / 2);
    assertThat(classes("b2 a1 b1 c1 d1 e1 f1 g1 h1 g2")).isEqualTo((59_049 + 243) / 2);
    assertThat(classes("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2")).isEqualTo(59_049);
    // Burnside: the eight symmetries of a 2x2 square keep 81, 9, 9, 3, 3, 9, 27 and 27
    // configurations.
    assertThat(classes("d4 e4 d5 e5")).isEqualTo((81 + 9 + 9 + 3 + 3 + 9 + 27 + 27) / 8);
  }

  private static int classes(String squares) {
    return new Configurations(Pattern.of("it", squares)).count();
  }

  @Test
  void mirroredRowsHaveOneClass() {
    Pattern row = Pattern.of("row", "a1 b1 c1 d1 e1 f1 g1 h1");
    Configurations classes = new Configurations(row);
    int leftCorner = classes.classOf(row.configuration(0x01, 0x40));
    int rightCorner = classes.classOf(row.configuration(0x80, 0x02));
    int coloursSwapped = classes.classOf(row.configuration(0x40, 0x01));
    assertThat(leftCorner).isEqualTo(rightCorner).isNotEqualTo(coloursSwapped);
  }

  @Test
  void readsAConfiguration() {
    Reversi start = Reversi.start();
    // Light has d4 and e5. Dark has e4 and d5, and is to move.
    assertThat(Pattern.of("four", "d4 e4 d5 e5").configuration(start.own(), start.opponent()))
        .isEqualTo(0 + 2 * 3 + 2 * 9 + 0);
    assertThat(Pattern.of("corner", "a1 b1").configuration(start.own(), start.opponent()))
        .isEqualTo(1 + 3);
  }

  @Test
  void saysWhatIsWrongWithSquares() {
    assertThatThrownBy(() -> Pattern.of("it", "a1 i1"))
        .hasMessage("pattern it: \"i1\" is not a square from a1 to h8");
    assertThatThrownBy(() -> Pattern.of("it", "a1 b1 a1"))
        .hasMessage("pattern it: square a1 appears twice");
    assertThatThrownBy(() -> Pattern.of("it", "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2"))
        .hasMessage("pattern it: 11 squares are not in [1, 10]");
    assertThatThrownBy(() -> new Pattern("it", List.of(64)))
        .hasMessage("pattern it: square 64 is outside [0, 64)");
  }

  @Test
  void saysWhatIsWrongWithASet() {
    Pattern row = Pattern.of("row", "a1 b1 c1");
    assertThatThrownBy(() -> PatternSet.of()).hasMessage("a pattern set needs a pattern");
    assertThatThrownBy(() -> PatternSet.of(row, Pattern.of("row", "a2 b2 c2")))
        .hasMessage("there are two patterns \"row\"");
    assertThatThrownBy(() -> PatternSet.of(row, Pattern.of("column", "h8 h7 h6")))
        .hasMessage("the patterns row and column have the same squares");
    Pattern[] many = new Pattern[7];
    for (int i = 0; i < many.length; i++) {
      many[i] = Pattern.of("pattern " + i, "a1 " + (char) ('b' + i) + "2");
    }
    assertThatThrownBy(() -> PatternSet.of(many))
        .hasMessageContaining("words of 4 places, but a set has at most 12 words");
  }
}
