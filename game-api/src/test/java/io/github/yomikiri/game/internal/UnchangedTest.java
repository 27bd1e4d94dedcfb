package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import org.junit.jupiter.api.Test;

class UnchangedTest {

  /** A position whose board others can change. */
  private static final class Shared implements Node<Shared> {
    private int[] moves = {3, 1, 2};
    private long key = 7;

    @Override
    public void moves(MoveList out) {
      for (int move : moves) {
        out.add(move);
      }
    }

    @Override
    public Shared play(int move) {
      return this;
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return key;
    }

    @Override
    public String toString() {
      return "a shared board";
    }
  }

  private final Shared root = new Shared();
  private final Unchanged before = Unchanged.of(root);

  private void checkIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(before::check)
        .withMessageStartingWith(
            "the search has changed the position that it was given, now a shared board: ");
  }

  @Test
  void theOrderOfMovesMayChange() {
    before.check();
    root.moves = new int[] {2, 3, 1};
    before.check();
  }

  @Test
  void anotherKeyIsAChange() {
    root.key++;
    checkIsRefused();
  }

  @Test
  void otherMovesAreAChange() {
    root.moves = new int[] {3, 1};
    checkIsRefused();
    root.moves = new int[] {3, 1, 4};
    checkIsRefused();
  }
}
