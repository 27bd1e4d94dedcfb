package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionsCommandTest {

  @ParameterizedTest
  @CsvSource({
    "8, 0, 1",
    "8, 1, 1",
    "8, 2, 3",
    "8, 3, 14",
    "8, 4, 60",
    "8, 5, 322",
    "8, 6, 1773",
    "8, 7, 10649"
  })
  void findsAsManyPositionsAsOthersHavePublished(String size, String plies, int count) {
    Run run = Run.of("positions", "--size", size, "--plies", plies);
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(count);
  }

  @ParameterizedTest
  @CsvSource({"4, 5", "4, 9", "6, 5"})
  void listsEachPositionOnce(int size, int plies) {
    List<String> lines =
        Run.of("positions", "--size", "" + size, "--plies", "" + plies).lines();
    // 1. Without any thought of symmetry, each line stands for all images of its position.
    Set<String> listed = new TreeSet<>();
    int images = 0;
    for (String line : lines) {
      Set<String> own = new TreeSet<>();
      for (int i = 0; i < 8; i++) {
        own.add(text(ObfPosition.parse(line).position().symmetry(i)));
      }
      images += own.size();
      listed.addAll(own);
    }
    assertThat(listed).as("no two lines have an image in common").hasSize(images);
    // 2. These are all positions that moves lead to.
    Set<Reversi> reached = Set.of(Reversi.start(size));
    for (int ply = 0; ply < plies; ply++) {
      Set<Reversi> next = new HashSet<>();
      for (Reversi position : reached) {
        for (Move move : position.legalMoves()) {
          next.add(position.play(move).orElseThrow());
        }
      }
      reached = next;
    }
    Set<String> expected = new TreeSet<>();
    for (Reversi position : reached) {
      for (int i = 0; i < 8; i++) {
        expected.add(text(position.symmetry(i)));
      }
    }
    assertThat(listed).isEqualTo(expected);
  }

  private static String text(Reversi position) {
    return ObfPosition.of(position).format();
  }

  @Test
  void saysWhichMovesLeadToAPosition() {
    for (String line : Run.of("positions", "--size", "6", "--plies", "4").lines()) {
      ObfPosition obf = ObfPosition.parse(line);
      assertThat(Transcript.parse(Reversi.start(6), obf.comment()).position())
          .isEqualTo(obf.position());
    }
  }

  @Test
  void writesWhatSolveReads() {
    String lines = Run.of("positions", "--size", "4", "--plies", "3").out();
    Run solved = Run.withInput(lines, "solve", "-", "--csv");
    assertThat(solved.exitCode()).isZero();
    assertThat(solved.lines()).hasSize(1 + (int) lines.lines().count());
  }

  @Test
  void beginsAnywhere() {
    assertThat(Run.of("positions", "--from", "f5d6c3", "--plies", "0").out())
        .isEqualTo(ObfPosition.of(Transcript.parse(Reversi.start(), "f5d6c3").position())
                .format()
            + System.lineSeparator());
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("positions", "--plies", "11").err()).contains("--plies 11 is outside 0-10");
    assertThat(Run.of("positions").err()).contains("Missing required option: '--plies=N'");
  }

  @Test
  void stopsAtOnce() {
    Run run = Run.interrupted("positions", "--plies", "10");
    assertThat(run.exitCode()).isNotZero();
    // Nothing is stored, so the same command would begin again.
    assertThat(run.err()).isEqualTo(String.format("yomikiri positions: Stopped.%n"));
  }
}
