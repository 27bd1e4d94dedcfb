package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {

  @Test
  void triesPartsByMatches() {
    Run run = Run.of(
        "tune",
        "breakthrough",
        "--base",
        "killers=1",
        "--try",
        "killers=1,killers=3,null-move=1",
        "--games",
        "2",
        "--nodes",
        "150",
        "--csv");
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> rows = run.out().lines().toList();
    assertThat(rows.get(0))
        .isEqualTo("game,change,nodes,same_move,wins,draws,losses,elo,lower,upper,decision");
    assertThat(rows).hasSize(4);
    assertThat(rows.get(1)).startsWith("breakthrough,- killers=1,").endsWith(",undecided");
    assertThat(rows.get(2)).startsWith("breakthrough,+ killers=3,");
    assertThat(rows.get(3)).startsWith("breakthrough,+ null-move=1,");
    String[] fields = rows.get(3).split(",");
    assertThat(Double.parseDouble(fields[2])).as("share of the nodes").isLessThan(0.5);
    assertThat(
            Integer.parseInt(fields[4]) + Integer.parseInt(fields[5]) + Integer.parseInt(fields[6]))
        .as("games")
        .isEqualTo(2);
  }

  @Test
  void aSearchAgainstItselfIsEven() {
    Run run = Run.of(
        "tune",
        "connect4",
        "--base",
        "none",
        "--try",
        "late-moves=99/99",
        "--games",
        "2",
        "--nodes",
        "20");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out().lines().toList().get(1))
        .startsWith("+ late-moves=99/99         1.00  100%     1.0 of    2  +0.0 ");
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, 'late-moves=4/4           late-move reductions; '",
    "breakthrough, 'null-move=2              null-move pruning; '",
    "reversi, 'margins=4000/8000        nodes cut and late moves '"
  })
  void listsTheParts(String game, String line) {
    Run run = Run.of("tune", game, "--list");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\n" + line).startsWith("killers=2 ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess | no game \"chess\"; there are connect4, breakthrough, reversi",
        "reversi --try late | no part \"late\" of reversi; there are killers, history",
        "reversi --try late-moves=3 | part \"late-moves=3\" has 1 numbers; expected 2",
        "reversi --try late-moves=3/x | part \"late-moves=3/x\": expected whole numbers",
        "breakthrough --try killers=0 | number of killer moves 0 is outside",
        "breakthrough --try table-cutoffs=1 | minimum depth 1 of table cutoffs is outside",
        "reversi --elo 5 | --elo: expected two numbers, such as 0,30",
        "reversi --elo 30,0 | elo0 30.0 and elo1 0.0 are not in ascending order",
        "reversi --games 1 | --games"
      })
  void rejectsWhatItDoesNotKnow(String arguments, String message) {
    // No search may begin before.
    Run run = Run.interrupted(("tune " + arguments + " --nodes 5").split(" "));
    assertThat(run.exitCode()).as(run.out()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }
}
