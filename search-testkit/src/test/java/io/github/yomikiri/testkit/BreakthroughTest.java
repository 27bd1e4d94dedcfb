package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BreakthroughTest implements NodeContract<Breakthrough> {

  @Override
  public List<Breakthrough> positions() {
    return List.of(Breakthrough.start(2, 4), Breakthrough.start(5, 5), Breakthrough.start(8, 8));
  }

  @Override
  public OptionalInt sideToMove(Breakthrough node) {
    return OptionalInt.of(node.whiteToMove() ? 1 : 0);
  }

  @Override
  public OptionalInt winner(Breakthrough node) {
    List<String> rows = node.toString().lines().limit(node.rows()).toList();
    String board = String.join("", rows);
    boolean white = rows.get(0).contains("W") || !board.contains("B");
    boolean black = rows.get(rows.size() - 1).contains("B") || !board.contains("W");
    int sign = node.whiteToMove() ? 1 : -1;
    return OptionalInt.of(white ? sign : black ? -sign : 0);
  }

  @Override
  public Optional<NoisyMoves<Breakthrough>> noisyMoves() {
    return Optional.of(Breakthrough.captures());
  }

  /** A move is noisy if its text says so, or if it ends the game. */
  @Test
  void capturesAndWinsAreNoisy() {
    NoisyMoves<Breakthrough> noisy = Breakthrough.captures();
    Random random = new Random(1);
    for (Breakthrough start : positions()) {
      for (Breakthrough node = start; !node.isTerminal(); ) {
        MoveList listed = new MoveList();
        noisy.list(node, listed);
        for (Move move : node.legalMoves()) {
          boolean isNoisy =
              move.notation().contains("x") || node.play(move.code()).isTerminal();
          assertThat(listed.contains(move.code())).as("%s in%n%s", move, node).isEqualTo(isNoisy);
          assertThat(noisy.isNoisy(node, move.code())).isEqualTo(isNoisy);
        }
        node = node.play(
            node.legalMoves().get(random.nextInt(node.legalMoves().size())).code());
      }
    }
  }

  /** Counts games on the drawing, square by square; a game that is over counts once. */
  private static long count(char[][] board, boolean white, int depth) {
    int last = board.length - 1;
    char own = white ? 'W' : 'B';
    char other = white ? 'B' : 'W';
    boolean over = new String(board[white ? last : 0]).indexOf(other) >= 0 || !contains(board, own);
    if (over || depth == 0) {
      return 1;
    }
    long count = 0;
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column < board[row].length; column++) {
        int ahead = row + (white ? -1 : 1);
        for (int to = column - 1; board[row][column] == own && to <= column + 1; to++) {
          if (to < 0 || to == board[row].length) {
            continue;
          }
          char met = board[ahead][to];
          if (met == '.' || met == other && to != column) {
            board[row][column] = '.';
            board[ahead][to] = own;
            count += count(board, !white, depth - 1);
            board[row][column] = own;
            board[ahead][to] = met;
          }
        }
      }
    }
    return count;
  }

  private static boolean contains(char[][] board, char piece) {
    for (char[] row : board) {
      if (new String(row).indexOf(piece) >= 0) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @CsvSource({"2, 4, 12", "3, 4, 8", "4, 5, 6", "5, 5, 5", "8, 8, 4"})
  void countsAreThoseOfAPlainImplementation(int columns, int rows, int depth) {
    Breakthrough start = Breakthrough.start(columns, rows);
    for (int plies = 0; plies <= depth; plies++) {
      char[][] board =
          start.toString().lines().limit(rows).map(String::toCharArray).toArray(char[][]::new);
      assertThat(Perft.count(start, plies)).isEqualTo(count(board, true, plies));
    }
  }

  /** The second side wins, as on 5x5 (a retrograde analysis on littlegolem.net, 2006). */
  @ParameterizedTest
  @CsvSource({"2, 4", "3, 4", "4, 4"})
  void theSecondSideWinsOnSmallBoards(int columns, int rows) {
    Breakthrough start = Breakthrough.start(columns, rows);
    SearchResult result = Searchers.solver(Breakthrough.class)
        .ordering(() -> MoveOrdering.killers(2))
        .ordering(MoveOrdering::history)
        .build()
        .search(start, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(-1);
    if (columns < 4) {
      assertThat(new Reference<Breakthrough>(Breakthrough::lead).gameValue(start))
          .isEqualTo(-Score.WIN);
    }
  }

  @Test
  void drawsItselfAndItsMoves() {
    Breakthrough node = new Breakthrough(0b000_000_010_000L, 0b001_000_000L, true, 3, 4);
    assertThat(node).hasToString("""
        ...
        B..
        .W.
        ...
        White to move""");
    assertThat(node.legalMoves().toString()).isEqualTo("[b2xa3, b2-b3, b2-c3]");
    assertThat(node.lead()).isZero();
    assertThat(node.play(node.legalMoves().get(0).code()).lead()).isEqualTo(-1);
  }

  @Test
  void boardsOfAWrongSizeAreRejected() {
    for (int[] size : new int[][] {{1, 4}, {2, 3}, {9, 8}, {17, 4}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Breakthrough.start(size[0], size[1]))
          .withMessageContaining("a board of " + size[0] + "x" + size[1] + " squares");
    }
  }
}
