package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.TicTacToe;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftSuiteTest {

  @TestFactory
  Stream<DynamicTest> ticTacToe() throws IOException {
    try (var in =
            Objects.requireNonNull(PerftSuiteTest.class.getResourceAsStream("tic-tac-toe.perft"));
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return PerftSuite.parse(reader.lines().toList()).tests(TicTacToe::parseBoard, 1_000_000);
    }
  }

  @Test
  void readsPositionsAndCounts() {
    PerftSuite suite =
        PerftSuite.parse(List.of("# comment", "", "  a b / c ;D1 20; D10  400 ", "x ; D2 7"));
    assertThat(suite.lines())
        .containsExactly(
            new PerftSuite.Line(3, "a b / c", Map.of(1, 20L, 10, 400L)),
            new PerftSuite.Line(4, "x", Map.of(2, 7L)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "a         | there are no counts, such as \"; D1 20\", after the position",
        "; D1 20   | there is no position before the first semicolon",
        "a ;       | \"\" is not a depth and a count, such as \"D1 20\"",
        "a ; D1    | \"D1\" is not a depth and a count, such as \"D1 20\"",
        "a ; D1 -2 | \"D1 -2\" is not a depth and a count, such as \"D1 20\"",
        "a ; 1 20  | \"1 20\" is not a depth and a count, such as \"D1 20\"",
        "a ; D0 1  | depth 0 is less than 1",
        "a ; D1 2 ; D1 2 | depth 1 occurs twice",
      })
  void namesTheLineAndTheReason(String line, String reason) {
    assertThatThrownBy(() -> PerftSuite.parse(List.of("# first", line)))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("line 2: " + reason + ", in \"" + line.strip() + "\"");
  }

  @Test
  void namesTheFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("wrong.perft"), "a ; b");
    assertThatThrownBy(() -> PerftSuite.read(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(file + ", line 1: \"b\" is not a depth and a count");
    Files.write(file, new byte[] {'a', 0});
    assertThatThrownBy(() -> PerftSuite.read(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage(file + ", line 1: this is not text in UTF-8");
    Files.writeString(file, "......... ; D1 9\n");
    assertThat(PerftSuite.read(file).lines()).hasSize(1);
  }

  @Test
  void finishedGamesCanBeLeftOut() throws Throwable {
    PerftSuite suite = PerftSuite.parse(List.of("......... ; D5 15120 ; D6 54720 ; D9 127872"));
    for (DynamicTest test :
        suite.leavingOutFinishedGames().tests(TicTacToe::parseBoard, 1_000_000).toList()) {
      test.getExecutable().execute();
    }
    assertThatThrownBy(() -> suite
            .tests(TicTacToe::parseBoard, 1_000_000)
            .toList()
            .get(2)
            .getExecutable()
            .execute())
        .hasMessageContaining("expected: <127872> but was: <255168>")
        .hasMessageContaining(
            "right if finished games are left out: see leavingOutFinishedGames()");
    PerftSuite ours = PerftSuite.parse(List.of("......... ; D9 255168")).leavingOutFinishedGames();
    assertThatThrownBy(() -> ours.tests(TicTacToe::parseBoard, 1_000_000)
            .toList()
            .get(0)
            .getExecutable()
            .execute())
        .hasMessageContaining("remove leavingOutFinishedGames()");
  }

  @Test
  void aWrongCountFailsWithTheCountsByMove() {
    List<DynamicTest> tests = PerftSuite.parse(List.of("XO.XO.... ; D1 5 ; D2 18 ; D3 1000"))
        .tests(TicTacToe::parseBoard, 100)
        .toList();
    assertThat(tests).hasSize(2);
    assertThat(tests.get(1).getDisplayName()).isEqualTo("line 1, depth 2: XO.XO....");
    assertThatThrownBy(() -> tests.get(1).getExecutable().execute())
        .hasMessageContaining("leaves at depth 2; by move: {c1=4, c2=4, a3=1, b3=4, c3=4}")
        .hasMessageContaining("expected: <18> but was: <17>");
  }
}
