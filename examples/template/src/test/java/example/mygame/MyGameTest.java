package example.mygame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.testkit.EvaluatorContract;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The rules and the evaluator keep the library's contracts, in random games. */
class MyGameTest implements NodeContract<MyGame>, EvaluatorContract<MyGame> {

  @Override
  public List<MyGame> positions() {
    return List.of(MyGame.START);
  }

  @Override
  public OptionalInt sideToMove(MyGame node) {
    return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
  }

  /** Turning the board must change nothing. */
  @Override
  public List<MyGame> symmetries(MyGame node) {
    return List.of(new MyGame(turned(node.own()), turned(node.opponent())));
  }

  @Override
  public Evaluator<MyGame> evaluator() {
    return MyKit.EVALUATOR;
  }

  /** 25 first moves; four of them leave 22 answers, twelve 21, and nine 20. */
  @Test
  void countsMoves() {
    assertEquals(25, Perft.count(MyGame.START, 1));
    assertEquals(4 * 22 + 12 * 21 + 9 * 20, Perft.count(MyGame.START, 2));
  }

  private static int turned(int cells) {
    return Integer.reverse(cells) >>> Integer.SIZE - MyGame.SIZE * MyGame.SIZE;
  }
}
