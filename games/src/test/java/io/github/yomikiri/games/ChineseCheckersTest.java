package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChineseCheckersTest {

  /** The game on a picture of the board, whose rows are centered lines of cells. */
  private static final class Picture {

    /** The steps to the right and downwards, in halves of a cell and in rows. */
    private static final int[][] STEPS = {{2, 0}, {-2, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

    private final int seats;
    private final List<List<Integer>> places = new ArrayList<>();
    private final List<Integer> corners = new ArrayList<>();
    private final int[] owners;
    private int player;

    Picture(int seats, int side) {
      this.seats = seats;
      for (int row = 0; row <= 4 * side; row++) {
        int fromEnd = Math.min(row, 4 * side - row);
        int length = fromEnd < side ? fromEnd + 1 : 4 * side + 1 - fromEnd;
        for (int i = 0; i < length; i++) {
          places.add(List.of(2 * i - length + 1, row));
          corners.add(row < side ? 0 : row > 3 * side ? 3 : corner(i, length, 2 * side - row));
        }
      }
      owners = places.stream().mapToInt(place -> -1).toArray();
      for (int cell = 0; cell < owners.length; cell++) {
        if (corners.get(cell) >= 0 && corners.get(cell) % (6 / seats) == 0) {
          owners[cell] = corners.get(cell) / (6 / seats);
        }
      }
    }

    /** Returns the corner on the left or right of a row in the middle, or -1. */
    private static int corner(int i, int length, int above) {
      int cells = Math.abs(above);
      return i < cells ? above > 0 ? 5 : 4 : i >= length - cells ? above > 0 ? 1 : 2 : -1;
    }

    Picture(ChineseCheckers position) {
      this(position.seats(), position.side());
      for (int cell = 0; cell < owners.length; cell++) {
        owners[cell] = position.owner(cell);
      }
      player = position.seat();
    }

    private int goal(int seat) {
      return (6 / seats * seat + 3) % 6;
    }

    private int beside(int cell, int[] step) {
      List<Integer> place = places.get(cell);
      return places.indexOf(List.of(place.get(0) + step[0], place.get(1) + step[1]));
    }

    Set<String> moves() {
      Set<String> moves = new TreeSet<>();
      for (int from = 0; from < owners.length; from++) {
        if (owners[from] != player) {
          continue;
        }
        Set<Integer> targets = new HashSet<>();
        for (int[] step : STEPS) {
          int to = beside(from, step);
          if (to >= 0 && owners[to] < 0) {
            targets.add(to);
          }
        }
        owners[from] = -1;
        hop(from, targets, new HashSet<>(Set.of(from)));
        owners[from] = player;
        targets.remove(from);
        for (int to : targets) {
          int corner = corners.get(to);
          if (corner < 0 || corner == 6 / seats * player || corner == goal(player)) {
            moves.add(from + 1 + "-" + (to + 1));
          }
        }
      }
      return moves.isEmpty() ? Set.of("pass") : moves;
    }

    private void hop(int cell, Set<Integer> targets, Set<Integer> known) {
      for (int[] step : STEPS) {
        int over = beside(cell, step);
        int to = over < 0 || owners[over] < 0 ? -1 : beside(over, step);
        if (to >= 0 && owners[to] < 0 && known.add(to)) {
          targets.add(to);
          hop(to, targets, known);
        }
      }
    }

    /** Plays a move, or takes it back. */
    void play(String move, boolean forwards) {
      int mover = forwards ? player : (player + seats - 1) % seats;
      player = (player + (forwards ? 1 : seats - 1)) % seats;
      if (!move.equals("pass")) {
        String[] cells = move.split("-");
        owners[Integer.parseInt(cells[0]) - 1] = forwards ? -1 : mover;
        owners[Integer.parseInt(cells[1]) - 1] = forwards ? mover : -1;
      }
    }

    /** Returns whether the player of the last move has won. */
    boolean isWon() {
      int mover = (player + seats - 1) % seats;
      int[] goal = IntStream.range(0, owners.length)
          .filter(cell -> corners.get(cell) == goal(mover))
          .map(cell -> owners[cell])
          .toArray();
      return IntStream.of(goal).allMatch(owner -> owner >= 0)
          && IntStream.of(goal).anyMatch(owner -> owner == mover);
    }

    long count(int depth) {
      if (depth == 0 || isWon()) {
        return 1;
      }
      long count = 0;
      for (String move : moves()) {
        play(move, true);
        count += count(depth - 1);
        play(move, false);
      }
      return count;
    }
  }

  private static List<String> moves(ChineseCheckers position) {
    return position.legalMoves().stream().map(Move::notation).toList();
  }

  /** Makes a position of cells that are counted from 1. */
  private static ChineseCheckers position(int side, int player, int[]... cells) {
    int[][] counted = new int[cells.length][];
    for (int seat = 0; seat < cells.length; seat++) {
      counted[seat] = IntStream.of(cells[seat]).map(cell -> cell - 1).toArray();
    }
    return ChineseCheckers.of(side, player, 100, counted);
  }

  @Test
  void threePlayersBeginInEveryOtherCorner() {
    assertThat(ChineseCheckers.start(3)).hasToString("""
                 A
                A A
               A A A
        . . . . . . . . . .
         . . . . . . . . .
          . . . . . . . .
           . . . . . . .
          C . . . . . . B
         C C . . . . . B B
        C C C . . . . B B B
               . . .
                . .
                 .
        A of 3 to move, 300 moves left""");
  }

  @Test
  void twoPlayersBeginInOppositeCorners() {
    assertThat(ChineseCheckers.start(2, 1, 50)).hasToString("""
           A
        . . . .
         . . .
        . . . .
           B
        A of 2 to move, 50 moves left""");
  }

  @Test
  void piecesStepAndHop() {
    assertThat(moves(ChineseCheckers.start(3)))
        .containsExactly(
            "2-10", "2-12", "3-11", "3-13", "4-10", "4-11", "5-11", "5-12", "6-12", "6-13");
  }

  /** The piece on 6 hops over 13 to 19, over 25 to 32, over 33 to 34, and over 27 to 21. */
  @Test
  void hopsAreChainedThroughForeignCorners() {
    ChineseCheckers position =
        position(2, 0, new int[] {6, 25, 35}, new int[] {13, 27, 33}, new int[] {22, 28, 29});
    assertThat(moves(position).stream().filter(move -> move.startsWith("6-")))
        .containsExactly("6-2", "6-7", "6-12", "6-19", "6-21", "6-32");
  }

  /** On 13 cells, 1 and 13 are the corners of A, 12 and 2 those of B, and 9 and 5 those of C. */
  @Test
  void movesDoNotEndInForeignCorners() {
    assertThat(moves(position(1, 0, new int[] {3}, new int[] {12}, new int[] {9})))
        .containsExactly("3-1", "3-4", "3-6", "3-7");
    assertThat(moves(position(1, 0, new int[] {4}, new int[] {3}, new int[] {9})))
        .containsExactly("4-1", "4-7", "4-8");
    assertThat(moves(position(1, 1, new int[] {4}, new int[] {3}, new int[] {9})))
        .containsExactly("3-2", "3-6", "3-7");
  }

  @Test
  void whoFillsTheGoalWins() {
    ChineseCheckers before = position(1, 0, new int[] {10}, new int[] {12}, new int[] {9});
    Game<ChineseCheckers> first = Game.of(before).play("10-13");
    assertThat(first.isOver()).isTrue();
    assertThat(IntStream.range(0, 3).map(first::payoff)).containsExactly(2, -1, -1);
    Game<ChineseCheckers> third =
        Game.of(position(1, 2, new int[] {1}, new int[] {12}, new int[] {8})).play("8-5");
    assertThat(IntStream.range(0, 3).map(third::payoff)).containsExactly(-1, -1, 2);
    assertThat(third.position().maxScore()).isEqualTo(2);
    Game<ChineseCheckers> ofTwo =
        Game.of(position(1, 1, new int[] {6}, new int[] {3})).play("3-1");
    assertThat(IntStream.range(0, 2).map(ofTwo::payoff)).containsExactly(-1, 1);
    assertThat(ofTwo.position().maxScore()).isOne();
  }

  /** On 37 cells, the goal of A is 35, 36 and 37. */
  @Test
  void piecesThatStayInAGoalCannotKeepAPlayerFromWinning() {
    ChineseCheckers blocked = position(2, 0, new int[] {1, 2, 32}, new int[] {20, 35, 37});
    assertThat(blocked.isTerminal()).isFalse();
    Game<ChineseCheckers> game = Game.of(blocked).play("32-36");
    assertThat(game.isOver()).isTrue();
    assertThat(game.payoff(0)).isOne();
    ChineseCheckers none = position(2, 0, new int[] {1, 2, 32}, new int[] {35, 36, 37});
    assertThat(Game.of(none).play("32-26").isOver()).isFalse();
  }

  @Test
  void aPlayerWithoutAMovePasses() {
    ChineseCheckers position =
        position(3, 0, new int[] {1, 2, 3, 4, 5, 6}, new int[] {10, 11, 12, 13, 19, 20}, new int[] {
          21, 22, 23, 40, 41, 42
        });
    assertThat(moves(position)).containsExactly("pass");
    ChineseCheckers after = Game.of(position).play("pass").position();
    assertThat(after.seat()).isOne();
    assertThat(after.pliesLeft()).isEqualTo(99);
    assertThat(after.owner(0)).isZero();
    assertThat(after.key()).isNotEqualTo(position.key());
    assertThat(position.drawing().clicks(position, ChineseCheckers.PASS, 0)).isEmpty();
  }

  @Test
  void aGameThatIsTooLongIsADraw() {
    Game<ChineseCheckers> game = Game.of(ChineseCheckers.start(3, 1, 2)).play("1-3");
    assertThat(game.isOver()).isFalse();
    Game<ChineseCheckers> drawn = game.play("12-8");
    assertThat(drawn.isOver()).isTrue();
    assertThat(IntStream.range(0, 3).map(drawn::payoff)).containsOnly(0);
    assertThat(drawn.outcome()).isEqualTo(Game.Outcome.DRAWN);
  }

  @Test
  void distancesAreRowsToTheTipOfTheGoal() {
    ChineseCheckers start = ChineseCheckers.start(3);
    for (int seat = 0; seat < 3; seat++) {
      assertThat(start.distance(seat)).isEqualTo(12 + 2 * 11 + 3 * 10);
    }
    assertThat(Game.of(start).play("2-10").position().distance(0)).isEqualTo(62);
    assertThat(position(1, 0, new int[] {13}, new int[] {12}, new int[] {8}).distance(0))
        .isZero();
  }

  @Test
  void drawsPointsWithLinesAndNumbers() {
    ChineseCheckers start = ChineseCheckers.start(2, 1, 50);
    assertThat(start.drawing().text(start, 0)).isEqualTo("""
           A            1
        . . . .    2  3  4  5
         . . .       6  7  8
        . . . .    9 10 11 12
           B           13""");
    assertThat(start.drawing().lines()).hasSize(24);
    assertThat(start.drawing().clicks(start, 2, 0)).containsExactly(0, 2);
  }

  /**
   * Three players with a piece each reach 1,245 positions (Liou, <a
   * href="https://brianhliou.com/posts/solving-three-player-chinese-checkers/">Solving Three-Player
   * Chinese Checkers</a>).
   */
  @Test
  void theSmallestBoardHasThePublishedNumberOfPositions() {
    Deque<ChineseCheckers> open = new ArrayDeque<>(List.of(ChineseCheckers.start(3, 1, 1_000)));
    Set<List<Integer>> known = new HashSet<>();
    while (!open.isEmpty()) {
      ChineseCheckers position = open.remove();
      List<Integer> pieces = IntStream.concat(
              IntStream.of(position.seat()), IntStream.range(0, 13).map(position::owner))
          .boxed()
          .toList();
      if (known.add(pieces)) {
        position.legalMoves().forEach(move -> open.add(position.play(move.code())));
      }
    }
    assertThat(known).hasSize(1_245);
  }

  @ParameterizedTest
  @CsvSource({"3, 3, 4", "2, 3, 4", "3, 2, 5", "2, 2, 5", "3, 1, 9", "2, 1, 9"})
  void countsAreThoseOfAPlainImplementation(int seats, int side, int depth) {
    for (int plies = 0; plies <= depth; plies++) {
      assertThat(Perft.count(ChineseCheckers.start(seats, side, 100), plies))
          .isEqualTo(new Picture(seats, side).count(plies));
    }
  }

  @Property(tries = 60)
  void movesAreThoseOfAPlainImplementation(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ChineseCheckers position =
        ChineseCheckers.start(random.nextInt(2, 4), random.nextInt(1, 4), 150);
    while (!position.isTerminal()) {
      Picture picture = new Picture(position);
      assertThat(picture.isWon()).isFalse();
      assertThat(moves(position)).containsExactlyInAnyOrderElementsOf(picture.moves());
      List<Move> legal = position.legalMoves();
      position = position.play(legal.get(random.nextInt(legal.size())).code());
    }
    assertThat(new Picture(position).isWon()).isEqualTo(position.payoff(0) != 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 3, 300", "4, 3, 300", "3, 0, 300", "3, 4, 300", "3, 3, 0", "2, 1, 100_001"})
  void gamesOfAWrongSizeAreRejected(int seats, int side, int plies) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ChineseCheckers.start(seats, side, plies))
        .withMessage("Chinese checkers of " + seats + " players with corners of " + side
            + " rows and " + plies
            + " moves; expected 2 or 3 players, 1 to 3 rows and 1 to 100000 moves");
  }
}
