package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.notation.BoardText;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All readers of text and files report wrong input in the same way. */
class InvalidInputTest {

  @TempDir
  static Path folder;

  private static Stream<Arguments> readers() {
    byte[] bytes = new byte[5];
    return Stream.of(
        reader("transcript", "offset 2 (move 2)", () -> Transcript.parse("f5a1")),
        reader("board text", "the whole drawing", () -> BoardText.parse("hello")),
        reader("OBF", "line 1, field 1", () -> ObfPosition.parseLines("hello;")),
        reader("GGF", "game 1, offset 2", () -> GgfGame.parseAll("(;GM[Chess];)")),
        reader(
            "WTHOR", "header", () -> TrainingFile.ofWthor(new ByteArrayInputStream(bytes), "it")),
        reader(
            "weights", "header", () -> PatternWeights.read(new ByteArrayInputStream(bytes), "it")),
        reader("training line", "first usable ply", () -> TrainingGame.parse("f5 99")),
        reader(
            "training file",
            "line 1, offset 0 (move 1)",
            () -> TrainingFile.open(file("a.games", "hello".getBytes())).next()),
        reader("training WTHOR", "header", () -> TrainingFile.open(file("b.wtb", bytes))),
        reader("ProbCut table", "line 1", () -> ProbCutTable.read(new StringReader("x"), "it")),
        reader(
            "ProbCut rows",
            "the rows together",
            () -> ProbCutTable.read(
                new StringReader("yomikiri-probcut,1\nstages,1\n"
                    + "stage,depth,shallow,slope,offset,deviation,samples\n1,3,1,1,0,1,5\n"),
                "it")));
  }

  private static Arguments reader(String name, String place, ThrowingCallable read) {
    return Arguments.of(name, place, read);
  }

  private static Path file(String name, byte[] content) throws Exception {
    return Files.write(folder.resolve(name), content);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("readers")
  void wrongInputHasAPlaceAndAReason(String name, String place, ThrowingCallable read) {
    Throwable thrown = catchThrowable(read);
    assertThat(thrown).isExactlyInstanceOf(InvalidInputException.class);
    InvalidInputException wrong = (InvalidInputException) thrown;
    assertThat(wrong.place()).isEqualTo(place);
    assertThat(wrong.reason()).isNotBlank();
    assertThat(wrong)
        .hasMessageStartingWith(
            wrong.source().map(source -> source + ", ").orElse("") + place + ": " + wrong.reason());
  }
}
