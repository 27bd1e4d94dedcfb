package example.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Numbers of wrong rules mean nothing. So the rules are tested before they are measured. */
class BenchmarkTest implements NodeContract<MyFour> {

  @Override
  public List<MyFour> positions() {
    return List.of(MyFour.START);
  }

  @Override
  public OptionalInt sideToMove(MyFour node) {
    return OptionalInt.of(node.isFirstToMove() ? 0 : 1);
  }

  @Test
  void allSubjectsSeeTheSameNodes() {
    for (Subject<?> subject : Subject.ALL) {
      assertEquals(1 + 7 + 7 * 7 + 7 * 7 * 7, subject.search(3).get(), subject.name());
    }
  }

  @Test
  void keysAreGood() {
    KeyQuality keys = KeyQuality.of(MyFour.START, 5_000);
    assertEquals(5_000, keys.positions());
    assertEquals(0, keys.shared());
    assertTrue(keys.spread() > 0.98, keys::toString);
  }

  /** A key of few bits is found out. */
  @Test
  void badKeysAreSeen() {
    KeyQuality keys = KeyQuality.of(new Counter(0), 5_000);
    assertEquals(5_000 - 256, keys.shared());
    assertTrue(keys.spread() < 0.1, keys::toString);
  }

  private record Counter(int count) implements Node<Counter> {

    @Override
    public void moves(MoveList out) {
      out.add(0);
    }

    @Override
    public Counter play(int move) {
      return new Counter(count + 1);
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return Hash64.of(count % 256, 0);
    }
  }
}
