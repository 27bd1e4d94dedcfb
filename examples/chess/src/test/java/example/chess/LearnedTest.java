package example.chess;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The learned evaluator keeps the library's contract, and can be learned again. */
class LearnedTest implements ChessEvaluatorContract {

  @Override
  public Evaluator<Chess> evaluator() {
    return Learned.read();
  }

  @Test
  void moreMaterialIsBetter() {
    for (String without : List.of("rnbqkbn1", "rnb1kbnr", "rn1qkbnr", "r1bqkbnr")) {
      Chess ahead = Fen.read(without + "/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1");
      assertTrue(Learned.read().evaluate(ahead) > 150, without);
    }
    Chess rook = Fen.read("8/8/3k4/8/8/8/3K4/7R w - - 0 1");
    assertTrue(Learned.read().evaluate(rook) > 300);
  }

  @Test
  void eachSideHasNumbersOfItsOwn() {
    Traits traits = new Traits();
    int[] numbers = new int[traits.length()];
    traits.numbers(Chess.START, numbers);
    int side = (traits.count() - traits.length()) / 2;
    for (int place = 0; place < traits.length() / 2; place++) {
      // The start position is the same for both sides.
      assertEquals(numbers[place] + side, numbers[place + traits.length() / 2]);
    }
    Set<Integer> distinct = new HashSet<>(Arrays.stream(numbers).boxed().toList());
    // 5 places of pieces and 4 of pawns, 4 mobilities, 1 kind of pawn, 6 of the rest.
    assertEquals(2 * 20, distinct.size());
  }

  @Test
  void theProgramLearns(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Learn.run(folder, 2, 2, new PrintStream(out, true, StandardCharsets.UTF_8));
    byte[] learned = Files.readAllBytes(folder.resolve("generation-2/evaluator"));
    // The same call learns nothing new.
    Learn.run(folder, 2, 2, new PrintStream(out, true, StandardCharsets.UTF_8));
    assertArrayEquals(learned, Files.readAllBytes(folder.resolve("generation-2/evaluator")));
  }
}
