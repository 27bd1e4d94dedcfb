//JAVA 17+
//DEPS io.github.yomikiri:yomikiri-search-play:0.1.0
//DEPS org.slf4j:slf4j-nop:2.0.20

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Scanner;
import java.util.stream.IntStream;

/** An opponent for a game, in one file: you play tic-tac-toe against it in the terminal. */
final class Opponent {

  public static void main(String[] args) {
    Game<TicTacToe> game = Game.of(new TicTacToe(0, 0));
    System.out.println("You are X. Type the number of a square.\n" + game.position());
    Scanner typed = new Scanner(System.in);
    try (Player<TicTacToe> opponent = Player.builder(Searchers.forGame(TicTacToe.class)).build()) {
      while (!game.isOver() && typed.hasNextLine()) {
        String move = typed.nextLine();
        if (game.position().parse(move).isPresent()) {
          game = game.play(move);
          if (!game.isOver()) {
            game = game.play(opponent.play(game, Limits.none()).bestMove());
          }
        }
        System.out.println(game.position());
      }
    }
    System.out.println("The end: " + game.outcome());
  }

  /** The game. Each square is a bit; the side to move has the squares {@code own}. */
  record TicTacToe(int own, int opponent) implements Node<TicTacToe> {

    private static final int[] ROWS = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    @Override
    public void moves(MoveList out) {
      if (!hasRow(opponent)) {
        out.addBits(~(own | opponent) & 0777);
      }
    }

    @Override
    public TicTacToe play(int move) {
      return new TicTacToe(opponent, own | 1 << move);
    }

    @Override
    public int terminalScore() {
      return hasRow(opponent) ? -1 : 0;
    }

    @Override
    public int maxScore() {
      return 1;
    }

    @Override
    public long key() {
      return Hash64.of(own, opponent);
    }

    @Override
    public String notation(int move) {
      return String.valueOf(move + 1);
    }

    @Override
    public String toString() {
      int x = Integer.bitCount(own) == Integer.bitCount(opponent) ? own : opponent;
      StringBuilder board = new StringBuilder();
      for (int square = 0; square < 9; square++) {
        boolean isFree = ((own | opponent) >> square & 1) == 0;
        board.append(isFree ? notation(square) : (x >> square & 1) != 0 ? "X" : "O");
        board.append(square % 3 < 2 ? " " : "\n");
      }
      return board.toString();
    }

    private static boolean hasRow(int squares) {
      return IntStream.of(ROWS).anyMatch(row -> (squares & row) == row);
    }
  }
}
