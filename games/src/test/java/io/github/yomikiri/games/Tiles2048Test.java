package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.SeatedPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Tiles2048Test {

  private static final int[] EMPTY_ROWS = new int[12];

  /** Returns a board with tiles in its upper row. */
  private static Tiles2048 row(int... tiles) {
    return Tiles2048.of(
        0, IntStream.concat(Arrays.stream(tiles), Arrays.stream(EMPTY_ROWS)).toArray());
  }

  private static int[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  /** Returns the tiles as they are read. */
  private static int[] tiles(Tiles2048 position) {
    return IntStream.range(0, 16)
        .map(i -> position.tile(4 * (3 - i / 4) + i % 4))
        .toArray();
  }

  private static Tiles2048 after(Tiles2048 position, String move) {
    return position.play(position.parse(move).orElseThrow().code());
  }

  @ParameterizedTest
  @CsvSource({
    "2 2 4 0, left, 4 4 0 0, 4",
    "2 2 2 0, left, 4 2 0 0, 4",
    "2 2 2 0, right, 0 0 2 4, 4",
    "2 2 2 2, left, 4 4 0 0, 8",
    "4 2 2 0, left, 4 4 0 0, 4",
    "0 8 0 8, left, 16 0 0 0, 16",
    "2 4 0 8, right, 0 2 4 8, 0",
    "16384 0 0 16384, right, 0 0 0 32768, 32768",
    "0 32768 0 32768, left, 32768 32768 0 0, 0"
  })
  void tilesSlideAndMerge(String before, String move, String expected, int points) {
    Tiles2048 after = after(row(numbers(before)), move);
    assertThat(Arrays.copyOf(tiles(after), 4)).isEqualTo(numbers(expected));
    assertThat(after.score()).isEqualTo(points);
    assertThat(after.seat()).isEqualTo(SeatedPosition.CHANCE);
  }

  @Test
  void upIsTowardsTheUpperRow() {
    Tiles2048 position = Tiles2048.of(0, 0, 2, 0, 0, 4, 2, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0);
    assertThat(after(position, "up").toString().lines().limit(4))
        .containsExactly(
            "     8     4     8     .",
            "     .     .     .     .",
            "     .     .     .     .",
            "     .     .     .     .");
    assertThat(after(position, "down").toString())
        .endsWith("     8     4     8     .\nscore 12, a tile comes");
  }

  @Test
  void theGameBeginsWithTwoTiles() {
    Tiles2048 start = Tiles2048.start();
    assertThat(start.seat()).isEqualTo(SeatedPosition.CHANCE);
    assertThat(start.legalMoves()).hasSize(32);
    Tiles2048 one = after(start, "a1=2");
    assertThat(one.seat()).isEqualTo(SeatedPosition.CHANCE);
    assertThat(one.legalMoves()).hasSize(30);
    Tiles2048 two = after(one, "d4=4");
    assertThat(two.seat()).isZero();
    assertThat(two.legalMoves())
        .extracting(Move::notation)
        .containsExactly("left", "right", "up", "down");
    assertThat(two.tile(0)).isEqualTo(2);
    assertThat(two.tile(15)).isEqualTo(4);
    assertThat(after(after(two, "left"), "b2=2").seat()).isZero();
  }

  @Test
  void aTwoIsNineTimesAsLikely() {
    Tiles2048 start = Tiles2048.start();
    for (Move move : start.legalMoves()) {
      assertThat(start.weight(move.code())).isEqualTo(move.notation().endsWith("=2") ? 9 : 1);
    }
  }

  @Test
  void aMoveMustChangeSomething() {
    assertThat(row(2, 4, 0, 0).legalMoves())
        .extracting(Move::notation)
        .containsExactly("right", "down");
    Game<Tiles2048> over =
        Game.of(Tiles2048.of(40, 2, 4, 8, 16, 4, 8, 16, 2, 2, 4, 8, 16, 4, 8, 16, 2));
    assertThat(over.isOver()).isTrue();
    assertThat(over.payoff(0)).isEqualTo(40);
    assertThat(over.position().isZeroSum()).isFalse();
    assertThat(over.position().maxScore()).isEqualTo(3_932_156);
  }

  /** Slides the tiles of one line towards its beginning, and adds the points. */
  private static List<Integer> slid(List<Integer> line, int[] points) {
    List<Integer> tiles = new ArrayList<>(line);
    tiles.removeIf(tile -> tile == 0);
    for (int i = 0; i + 1 < tiles.size(); i++) {
      int tile = tiles.get(i);
      if (tile == tiles.get(i + 1) && tile < 32_768) {
        tiles.set(i, 2 * tile);
        tiles.remove(i + 1);
        points[0] += 2 * tile;
      }
    }
    while (tiles.size() < 4) {
      tiles.add(0);
    }
    return tiles;
  }

  /** Returns the tiles as they are read, and then the points, after a move. */
  private static int[] plain(int[] tiles, String move) {
    int[] result = new int[17];
    int[] points = new int[1];
    for (int line = 0; line < 4; line++) {
      int fixed = line;
      boolean level = move.equals("left") || move.equals("right");
      List<Integer> squares = new ArrayList<>(IntStream.range(0, 4)
          .mapToObj(i -> level ? 4 * fixed + i : 4 * i + fixed)
          .toList());
      if (move.equals("right") || move.equals("down")) {
        Collections.reverse(squares);
      }
      List<Integer> after = slid(squares.stream().map(square -> tiles[square]).toList(), points);
      for (int i = 0; i < 4; i++) {
        result[squares.get(i)] = after.get(i);
      }
    }
    result[16] = points[0];
    return result;
  }

  /** Full boards, empty boards and great tiles all occur. */
  @Property(tries = 300)
  void movesAreThoseOfAPlainImplementation(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int powers = random.nextInt(2, 16);
    int empty = random.nextInt(0, 4);
    int[] tiles = IntStream.range(0, 16)
        .map(i -> random.nextInt(4) < empty ? 0 : 1 << random.nextInt(1, powers + 1))
        .toArray();
    int sum = Arrays.stream(tiles).sum();
    if (sum == 0 || sum > 262_140) {
      return;
    }
    Tiles2048 position = Tiles2048.of(0, tiles);
    assertThat(tiles(position)).isEqualTo(tiles);
    List<String> legal = position.legalMoves().stream().map(Move::notation).toList();
    for (String move : List.of("left", "right", "up", "down")) {
      int[] expected = plain(tiles, move);
      assertThat(legal.contains(move))
          .isEqualTo(!Arrays.equals(tiles, Arrays.copyOf(expected, 16)));
      if (legal.contains(move)) {
        assertThat(tiles(after(position, move))).isEqualTo(Arrays.copyOf(expected, 16));
        assertThat(after(position, move).score()).isEqualTo(expected[16]);
      }
    }
    assertThat(position.isTerminal()).isEqualTo(legal.isEmpty());
  }

  private static long count(int[] tiles, int toCome, int depth) {
    if (depth == 0) {
      return 1;
    }
    long count = 0;
    if (toCome > 0) {
      for (int square = 0; square < 16; square++) {
        for (int tile = 2; tiles[square] == 0 && tile <= 4; tile += 2) {
          int[] after = tiles.clone();
          after[square] = tile;
          count += count(after, toCome - 1, depth - 1);
        }
      }
      return count;
    }
    for (String move : List.of("left", "right", "up", "down")) {
      int[] after = Arrays.copyOf(plain(tiles, move), 16);
      count += Arrays.equals(tiles, after) ? 0 : count(after, 1, depth - 1);
    }
    return Math.max(count, 1);
  }

  @Test
  void countsAreThoseOfAPlainImplementation() {
    for (int depth = 0; depth <= 4; depth++) {
      assertThat(Perft.count(Tiles2048.start(), depth)).isEqualTo(count(new int[16], 2, depth));
    }
    int[] full = {2, 4, 8, 16, 4, 8, 16, 2, 2, 4, 8, 16, 4, 8, 16, 16};
    for (int depth = 0; depth <= 9; depth++) {
      assertThat(Perft.count(Tiles2048.of(0, full), depth)).isEqualTo(count(full, 0, depth));
    }
  }

  @Test
  void theScoreBelongsToThePosition() {
    Tiles2048 position = Tiles2048.of(0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    Tiles2048 other = Tiles2048.of(4, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    assertThat(position).isNotEqualTo(other);
    assertThat(position.key()).isNotEqualTo(other.key());
  }

  @Test
  void drawsItselfAndItsMoves() {
    Tiles2048 position = Tiles2048.of(20, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 16);
    Drawing<Tiles2048> drawing = position.drawing();
    assertThat(drawing.text(position, 0)).isEqualTo("""
                      ^
        4         .  .  .  2
        3         .  .  .  4
          left                 >
        2         .  .  .  8
        1         .  .  . 16
            20        v
                  a  b  c  d""");
    assertThat(drawing.clicks(position, Tiles2048.LEFT, 0)).containsExactly(16);
    Tiles2048 next = after(position, "left");
    assertThat(drawing.text(next, next.seat())).contains("<").doesNotContain("left");
    int tile = next.parse("b3=4").orElseThrow().code();
    assertThat(drawing.cells().get(drawing.clicks(next, tile, -1).get(0)).name())
        .isEqualTo("b3");
  }

  @Test
  void boardsOfNoGameAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles2048.of(0, 2, 4))
        .withMessage("2 tiles; expected 16");
    for (int tile : new int[] {1, 3, -2, 65_536}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> row(tile, 0, 0, 0))
          .withMessage("tile " + tile + "; expected 0 or a power of 2 from 2 to 32768");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> row(0, 0, 0, 0))
        .withMessage("tiles of sum 0; expected 2 to 262140");
    int[] great = new int[16];
    Arrays.fill(great, 16_384);
    assertThatIllegalArgumentException().isThrownBy(() -> Tiles2048.of(0, great));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Tiles2048.of(9, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        .withMessage("score 9 with tiles that bring 0 to 8 points");
  }
}
