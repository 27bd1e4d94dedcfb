package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiTest {

  private static final long SEED = 1971;

  @Test
  void startsWithDarkToMove() {
    Reversi start = Reversi.start();
    assertThat(start.sideToMove()).isEqualTo(Side.DARK);
    assertThat(start.size()).isEqualTo(8);
    assertThat(start.emptyCount()).isEqualTo(60);
    assertThat(start.dark()).isEqualTo(start.own()).isEqualTo(1L << 28 | 1L << 35);
    assertThat(start.light()).isEqualTo(start.opponent()).isEqualTo(1L << 27 | 1L << 36);
    assertThat(start.legalMoves())
        .extracting(Move::notation)
        .containsExactly("d3", "c4", "f5", "e6");
    assertThat(start.isTerminal()).isFalse();
    assertThat(start.mustPass()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4, a2 b1 c4 d3", "6, b3 c2 d5 e4", "8, c4 d3 e6 f5"})
  void startsInTheCentreOfEveryBoard(int size, String moves) {
    Reversi start = Reversi.start(size);
    assertThat(start.size()).isEqualTo(size);
    assertThat(start.emptyCount()).isEqualTo(size * size - 4);
    assertThat(start.legalMoves())
        .extracting(Move::notation)
        .containsExactlyInAnyOrder(moves.split(" "));
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void listsMovesInAscendingOrderAndIsTerminalWhenThereAreNone(int size) {
    int[] passes = {0};
    int[] ends = {0};
    MoveList moves = new MoveList();
    Positions.forEach(size, SEED, 300_000, position -> {
      moves.clear();
      position.moves(moves);
      boolean pass = moves.size() == 1 && moves.get(0) == Reversi.PASS;
      passes[0] += pass ? 1 : 0;
      ends[0] += moves.isEmpty() ? 1 : 0;
      boolean right = position.isTerminal() == moves.isEmpty() && position.mustPass() == pass;
      for (int i = 1; i < moves.size(); i++) {
        right &= moves.get(i - 1) < moves.get(i) && moves.get(i) < Reversi.PASS;
      }
      if (!right) {
        throw new AssertionError("seed " + SEED + "\n" + position);
      }
    });
    assertThat(passes[0]).isPositive();
    assertThat(ends[0]).isPositive();
  }

  @Test
  void isTerminalForBitboardsThatNoGameReaches() {
    SplittableRandom random = new SplittableRandom(SEED);
    int terminal = 0;
    for (int i = 0; i < 600_000; i++) {
      int size = 4 + 2 * (i % 3);
      long occupied = (random.nextLong() | random.nextLong() | random.nextLong())
          & Board.of(size).squares();
      long own = occupied & random.nextLong();
      own |= i % 2 == 0 ? occupied & random.nextLong() & random.nextLong() : 0;
      Reversi position = Reversi.of(size, own, occupied & ~own, Side.DARK);
      MoveList moves = new MoveList(1);
      position.moves(moves);
      if (position.isTerminal() != moves.isEmpty()) {
        throw new AssertionError("seed " + SEED + "\n" + position);
      }
      terminal += moves.isEmpty() ? 1 : 0;
    }
    assertThat(terminal).isGreaterThan(100);
  }

  @Test
  void passSwapsTheSidesAndNothingElse() {
    // With Dark on b1 and Light on a1, only Light can play, on c1.
    Reversi position = Reversi.of(1L << 1, 1L, Side.DARK);
    assertThat(position.mustPass()).isTrue();
    assertThat(position.legalMoves()).containsExactly(new Move(Reversi.PASS, "--"));
    Reversi passed = position.play(Reversi.PASS);
    assertThat(passed).isEqualTo(Reversi.of(1L << 1, 1L, Side.LIGHT));
    assertThat(passed.legalMoves()).extracting(Move::notation).containsExactly("c1");
  }

  @Test
  void playsThroughTheCheckedDoor() {
    Reversi start = Reversi.start();
    assertThat(start.play(new Move(37, "f5"))).contains(start.play(37));
    assertThat(start.play(new Move(0, "a1"))).isEmpty();
    assertThat(start.play(new Move(28, "e4"))).isEmpty();
    assertThat(start.play(new Move(Reversi.PASS, "--"))).isEmpty();
    assertThat(start.play(new Move(65, "?"))).isEmpty();
    assertThat(start.play(new Move(1000, "?"))).isEmpty();
  }

  @Test
  void parsesLegalMovesOnly() {
    Reversi start = Reversi.start();
    assertThat(start.parse(" F5 ")).contains(new Move(37, "f5"));
    for (String text :
        List.of("a1", "e4", "i5", "f9", "f0", "", "f", "f55", "--", "pass", "\u0666\u0665")) {
      assertThat(start.parse(text)).as("\"%s\"", text).isEmpty();
    }
    Reversi mustPass = Reversi.of(1L << 1, 1L, Side.DARK);
    for (String text : List.of("--", "pa", "PA", "ps", "PASS", " pass ")) {
      assertThat(mustPass.parse(text)).as("\"%s\"", text).contains(new Move(Reversi.PASS, "--"));
    }
    assertThat(mustPass.parse("c1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void notationRoundTrips(int size) {
    Positions.forEach(size, SEED, 2_000, position -> {
      for (Move move : position.legalMoves()) {
        assertThat(position.parse(move.notation())).contains(move);
      }
    });
  }

  @ParameterizedTest
  @CsvSource({
    "0x7, 0x8, 2, 62",
    "0x8, 0x7, -2, -62",
    "0x3, 0xc, 0, 0",
    "0x7, 0, 3, 64",
    "0, 0, 0, 0",
    "-1, 0, 64, 64"
  })
  void emptiesCountForTheWinner(String own, String opponent, int difference, int score) {
    Reversi position = Reversi.of(Long.decode(own), Long.decode(opponent), Side.DARK);
    assertThat(position.discDifference()).isEqualTo(difference);
    assertThat(position.scoreWithEmptiesToWinner()).isEqualTo(score);
    assertThat(position.terminalScore()).isEqualTo(score);
  }

  @Test
  void scoresAreFromTheViewOfTheSideToMove() {
    assertThat(Reversi.of(0x7, 0x8, Side.LIGHT).terminalScore()).isEqualTo(-62);
    assertThat(Reversi.of(4, 1L << 18, 0, Side.DARK).terminalScore()).isEqualTo(16);
  }

  @Test
  void equalityAndKeyTakeInDiscsSideAndSize() {
    Map<Long, Reversi> byKey = new HashMap<>();
    for (int size : new int[] {4, 6, 8}) {
      Positions.forEach(size, SEED, 50_000, position -> {
        Reversi copy = Reversi.of(size, position.dark(), position.light(), position.sideToMove());
        assertThat(copy).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(copy.key()).isEqualTo(position.key());
        Reversi other = byKey.putIfAbsent(position.key(), position);
        if (other != null && !other.equals(position)) {
          throw new AssertionError("one key for\n" + position + "\nand\n" + other);
        }
      });
    }
    Reversi start = Reversi.start();
    Reversi swapped = Reversi.of(start.light(), start.dark(), Side.LIGHT);
    assertThat(swapped.own()).isEqualTo(start.own());
    assertThat(swapped).isNotEqualTo(start);
    assertThat(swapped.key()).isNotEqualTo(start.key());
    assertThat(Reversi.start(6)).isNotEqualTo(start);
    assertThat(Reversi.start(6).key()).isNotEqualTo(start.key());
    assertThat(start).isNotEqualTo("start");
  }

  @Test
  void symmetriesCommuteWithPlay() {
    for (int size : new int[] {4, 6, 8}) {
      Positions.forEach(size, SEED, 3_000, position -> {
        for (int index = 0; index < 8; index++) {
          Reversi image = position.symmetry(index);
          for (Move move : position.legalMoves()) {
            int moveImage = Reversi.symmetrySquare(index, move.code());
            assertThat(image.play(moveImage))
                .isEqualTo(position.play(move.code()).symmetry(index));
          }
          assertThat(image.legalMoves()).hasSameSizeAs(position.legalMoves());
        }
        assertThat(position.symmetry(0)).isEqualTo(position);
      });
    }
    assertThat(Reversi.symmetrySquare(5, Reversi.PASS)).isEqualTo(Reversi.PASS);
  }

  @Test
  void rejectsPositionsThatCannotBe() {
    assertThatThrownBy(() -> Reversi.start(5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("board size 5 is not 4, 6 or 8");
    assertThatThrownBy(() -> Reversi.of(1L << 27, 1L << 27, Side.DARK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the square d4 holds a dark and a light disc");
    assertThatThrownBy(() -> Reversi.of(4, 1L, 0, Side.DARK))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the disc on square 0 is off the 4x4 board, which is the center of the 8x8 squares");
    assertThatThrownBy(() -> Reversi.start().symmetry(8))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Reversi.symmetrySquare(0, 65))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sidesKnowEachOther() {
    assertThat(Side.DARK.opposite()).isEqualTo(Side.LIGHT);
    assertThat(Side.LIGHT.opposite()).isEqualTo(Side.DARK);
    assertThat(Side.DARK.symbol()).isEqualTo('X');
    assertThat(Side.LIGHT.symbol()).isEqualTo('O');
    assertThat(Side.DARK).hasToString("Dark");
  }
}
