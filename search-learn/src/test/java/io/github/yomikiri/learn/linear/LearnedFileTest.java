package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.CheckedOutput;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.learn.fixture.RandomBoard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnedFileTest {

  private static final RandomBoard.View VIEW = new RandomBoard.View(3, 2, 2, 2, false, List.of());
  private static final Patterns<RandomBoard> PATTERNS =
      Patterns.of(VIEW).squares().squares(0, 1, 5).build();

  private static LearnedEvaluator<RandomBoard> read(byte[] file) throws IOException {
    return LearnedEvaluator.read(new ByteArrayInputStream(file), "some.file", PATTERNS);
  }

  private static void assertInvalid(byte[] file, String reason) {
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("some.file")
        .hasMessageContaining(reason);
  }

  private static byte[] randomFile(long seed) throws IOException {
    PortableRandom random = new PortableRandom(seed);
    return LearnedCase.written(RandomEvaluator.evaluator(PATTERNS, random));
  }

  @Test
  void everyWeightIsKept() throws Exception {
    EmptySquares features = new EmptySquares();
    short[] weights = {0, 1, -1, Short.MAX_VALUE, Short.MIN_VALUE, 0, 0, 64, -64, -2};
    for (int turns = 0; turns < weights.length; turns++) {
      // So that zeros are at the begin and at the end, too.
      short last = weights[weights.length - 1];
      System.arraycopy(weights, 0, weights, 1, weights.length - 1);
      weights[0] = last;
      var evaluator =
          LearnedEvaluator.of(features, Scale.points(7, 1_000), "origin ä", List.of(weights));
      var read = LearnedEvaluator.read(
          new ByteArrayInputStream(LearnedCase.written(evaluator)), "name", features);
      assertThat(read.weights(0)).isEqualTo(weights);
      assertThat(read.scale()).isEqualTo(Scale.points(7, 1_000));
      assertThat(read.origin()).isEqualTo("origin ä");
      assertThat(read)
          .isNotInstanceOf(IncrementalEvaluator.class)
          .hasToString(evaluator.toString());
      assertThat(read.explain(TicTacToe.START))
          .containsExactly(new LearnedEvaluator.Term("9", weights[9]));
    }
  }

  @Test
  void zerosTakeNoRoom() throws Exception {
    Patterns<TicTacToe> patterns =
        Patterns.of(new TicTacToeView()).rectangles(3, 3).build();
    var evaluator =
        LearnedEvaluator.rounded(patterns, Scale.winChance(), "", new float[patterns.count()]);
    byte[] file = LearnedCase.written(evaluator);
    assertThat(file.length - patterns.form().length()).isLessThan(60);
    assertThat(LearnedEvaluator.read(new ByteArrayInputStream(file), "name", patterns)
            .weights(0))
        .containsOnly(0);
  }

  @Test
  void otherFeaturesAreRejected() throws Exception {
    byte[] file = LearnedCase.written(
        LearnedEvaluator.rounded(new EmptySquares(), Scale.winChance(), "", new float[10]));
    assertInvalid(file, "the weights belong to other features: empty squares, not board 3x2, pla");
  }

  @Test
  void everyFlippedBitIsFound() throws Exception {
    for (long seed = 1; seed <= 4; seed++) {
      byte[] file = randomFile(seed);
      for (int bit = 0; bit < 8 * file.length; bit++) {
        byte[] damaged = file.clone();
        damaged[bit / 8] ^= (byte) (1 << bit % 8);
        assertThatThrownBy(() -> read(damaged))
            .as("seed %d, bit %d", seed, bit)
            .isInstanceOf(InvalidInputException.class);
      }
    }
  }

  @Test
  void everyTruncatedFileIsFound() throws Exception {
    byte[] file = randomFile(1);
    for (int length = 0; length < file.length; length++) {
      byte[] truncated = Arrays.copyOf(file, length);
      assertThatThrownBy(() -> read(truncated))
          .as("%d bytes", length)
          .isInstanceOf(InvalidInputException.class);
    }
    assertInvalid(new byte[0], "the file is empty");
    assertInvalid(Arrays.copyOf(file, file.length / 2), "the file ends too early");
    assertInvalid(Arrays.copyOf(file, file.length + 1), "the file does not end where it should");
  }

  /** A file whose checksum is right can still be wrong. */
  @ParameterizedTest
  @CsvSource({
    "2, 1, 1, 1, 'the kind of scale 2 is outside [0, 1]'",
    "1, 0, 1, 1, 'the maximum of points 0 is outside'",
    "1, 1, 0, 1, 'the units per point 0 is outside'",
    "1, " + Score.MAX + ", 2, 1, 'a product of at most " + Score.MAX + "'",
    "1, 1, 1, 46, 'the number of zeros 46 is outside [0, 45]'"
  })
  void wrongNumbersAreRejected(int kind, int max, int perPoint, int zeros, String reason)
      throws Exception {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    CheckedOutput data = new CheckedOutput(file, "Yomikiri learned evaluator", 1);
    data.writeText(PATTERNS.form());
    data.writeNumber(kind);
    data.writeNumber(max);
    data.writeNumber(perPoint);
    data.writeText("");
    data.writeNumber(zeros);
    data.writeChecksum();
    assertInvalid(file.toByteArray(), reason);
  }
}
