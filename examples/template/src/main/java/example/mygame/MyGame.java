package example.mygame;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * A position of the game: an immutable value. The rules are those of Snort, which are short, so that
 * yours soon replace them. The sides mark cells of a board in turn. No mark may stand beside one of
 * the other side, and who cannot move loses.
 *
 * @param own the cells of the side to move, a bit each
 * @param opponent the cells of the other side
 */
record MyGame(int own, int opponent) implements Node<MyGame> {

  static final int SIZE = 5;
  static final MyGame START = new MyGame(0, 0);

  private static final int ALL = (1 << SIZE * SIZE) - 1;
  private static final int FIRST_COLUMN = 0b00001_00001_00001_00001_00001;
  private static final int LAST_COLUMN = FIRST_COLUMN << SIZE - 1;

  /** Lists the numbers of all legal moves; none if and only if the game is over. */
  @Override
  public void moves(MoveList out) {
    out.addBits(free(opponent));
  }

  /** Returns the position after a move. The other side is to move there. */
  @Override
  public MyGame play(int move) {
    return new MyGame(opponent, own | 1 << move);
  }

  /** Returns the score of a finished game, for the side whose turn it would be: it has lost. */
  @Override
  public int terminalScore() {
    return -1;
  }

  /** Returns the highest score. With 1, a search ends as soon as it sees a win. */
  @Override
  public int maxScore() {
    return 1;
  }

  /** Returns a number that is equal for equal positions, and otherwise differs. */
  @Override
  public long key() {
    return Hash64.of(own, opponent);
  }

  /** Returns the text of a move, as people type it. */
  @Override
  public String notation(int move) {
    return (char) ('a' + move % SIZE) + String.valueOf(move / SIZE + 1);
  }

  /** Draws the position, for failures of tests. */
  @Override
  public String toString() {
    return new MyDrawing().text(this, Integer.bitCount(own | opponent) % 2);
  }

  /** Returns the cells that may be marked by the side that is not {@code other}. */
  int free(int other) {
    int beside = other << SIZE
        | other >>> SIZE
        | (other & ~LAST_COLUMN) << 1
        | (other & ~FIRST_COLUMN) >>> 1;
    return ALL & ~(own | opponent | beside);
  }
}
