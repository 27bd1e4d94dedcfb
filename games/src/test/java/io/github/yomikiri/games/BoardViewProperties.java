package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Perft;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the views of the games show, in random games. */
class BoardViewProperties {

  private static final int MAX_PLIES = 60;

  /** Of many seeds or many moves, a move changes as many squares as there are. */
  private static final int MANY = 64;

  /**
   * A game and its view.
   *
   * @param start the position at which games start
   * @param view the view
   * @param changes how many bits of the planes a move can change
   * @param built makes a position of what its side to move sees, and its stage
   */
  private record Example<N extends Node<N>>(
      N start, BoardView<N> view, int changes, BiFunction<long[], Integer, N> built) {

    private long[] seen(N node, int ahead) {
      long[] planes = new long[view.planes()];
      view.planes(node, ahead, planes);
      return planes;
    }

    /** Returns the positions of a random game. */
    private List<N> game(long seed) {
      SplittableRandom random = new SplittableRandom(seed);
      List<N> game = new ArrayList<>(List.of(start));
      for (N node = start; !node.isTerminal() && game.size() < MAX_PLIES; game.add(node)) {
        List<Move> moves = node.legalMoves();
        node = node.play(moves.get(random.nextInt(moves.size())).code());
      }
      return game;
    }

    @Override
    public String toString() {
      return view + ":\n" + start;
    }
  }

  @Provide
  Arbitrary<Example<?>> examples() {
    return Arbitraries.of(
        connectFour(7, 6),
        connectFour(4, 5),
        connectFour(9, 6),
        breakthrough(5, 5),
        breakthrough(8, 8),
        breakthrough(3, 6),
        kalah(1, 6),
        kalah(3, 2),
        kalah(6, 4),
        domineering(5, 4),
        domineering(3, 6),
        domineering(8, 8),
        dodgem(3),
        dodgem(5),
        dodgem(8),
        draughts(),
        gomoku(3, 3, 3),
        gomoku(5, 4, 3),
        hex(3),
        hex(5));
  }

  private static Example<ConnectFour> connectFour(int columns, int rows) {
    ConnectFour start = ConnectFour.start(columns, rows);
    return new Example<>(start, new ConnectFourView(start.board()), 3, (planes, stage) -> {
      long first = unpacked(planes[0], rows);
      long second = unpacked(planes[1], rows);
      return stage == 0
          ? new ConnectFour(first, second, start.board())
          : new ConnectFour(second, first, start.board());
    });
  }

  private static long unpacked(long squares, int rows) {
    long unpacked = 0;
    for (int square = 0; square < 64; square++) {
      unpacked |= has(squares, square) ? 1L << square + square / rows : 0;
    }
    return unpacked;
  }

  private static Example<Breakthrough> breakthrough(int columns, int rows) {
    return new Example<>(
        Breakthrough.start(columns, rows),
        new BreakthroughView(columns, rows),
        3,
        (planes, stage) -> new Breakthrough(planes[0], planes[1], true, columns, rows));
  }

  private static Example<Kalah> kalah(int houses, int seeds) {
    BoardView<Kalah> view = new KalahView(houses, 2 * houses * seeds);
    return new Example<>(Kalah.start(houses, seeds), view, MANY, (planes, stage) -> {
      long[] sides = new long[2];
      for (int plane = 0; plane < planes.length; plane++) {
        for (int place = 0; place <= houses; place++) {
          sides[0] |= has(planes[plane], place) ? plane + 1L << 8 * place : 0;
          sides[1] |= has(planes[plane], houses + 1 + place) ? plane + 1L << 8 * place : 0;
        }
      }
      return new Kalah(sides[0], sides[1], houses, false);
    });
  }

  private static Example<Domineering> domineering(int columns, int rows) {
    return new Example<>(
        Domineering.start(columns, rows),
        new DomineeringView(columns, rows),
        2,
        (planes, stage) -> new Domineering(planes[0], stage == 0, columns, rows));
  }

  private static Example<Dodgem> dodgem(int size) {
    return new Example<>(
        Dodgem.start(size),
        new DodgemView(size),
        2,
        (planes, stage) -> new Dodgem(planes[0], planes[1], true, size));
  }

  private static Example<Draughts> draughts() {
    return new Example<>(Draughts.START, new DraughtsView(), 12, (planes, stage) -> {
      long[] sets = new long[planes.length];
      for (int square = 0; square < 64; square++) {
        for (int plane = 0; plane < planes.length && (square + square / 8) % 2 == 0; plane++) {
          sets[plane] |= has(planes[plane], square / 2) ? 1L << square : 0;
        }
      }
      return new Draughts(sets[2] | sets[3], sets[0] | sets[1], sets[1] | sets[3], false, 80);
    });
  }

  private static Example<Gomoku> gomoku(int columns, int rows, int inRow) {
    Gomoku start = Gomoku.start(columns, rows, inRow);
    return new Example<>(start, new GomokuView(columns, rows), 1, (planes, stage) -> {
      boolean isFirst = Long.bitCount(planes[0]) == Long.bitCount(planes[1]);
      long first = planes[isFirst ? 0 : 1];
      long second = planes[isFirst ? 1 : 0];
      IntUnaryOperator code = square -> square / columns * 32 + square % columns;
      // A row is only seen if one of its stones is placed last, so several are tried.
      return IntStream.range(0, 64)
          .mapToObj(turn -> placed(start, first, second, turn, code))
          .filter(node -> node.terminalScore() < 0)
          .findFirst()
          .orElseGet(() -> placed(start, first, second, 0, code));
    });
  }

  private static Example<Hex> hex(int size) {
    Hex start = Hex.start(size);
    return new Example<>(start, new HexView(size), 1, (planes, stage) -> {
      boolean isRed = Long.bitCount(planes[0]) == Long.bitCount(planes[1]);
      return isRed
          ? placed(start, planes[0], planes[1], 0, square -> square)
          : placed(start, planes[1], planes[0], 0, square -> square % size * size + square / size);
    });
  }

  /** Places stones in turn, where each side begins its squares at another one. */
  private static <N extends Node<N>> N placed(
      N start, long first, long second, int turn, IntUnaryOperator code) {
    long[] left = {Long.rotateLeft(first, turn), Long.rotateLeft(second, turn)};
    N node = start;
    for (int side = 0; left[side] != 0; side = 1 - side) {
      int square = Long.numberOfTrailingZeros(left[side]) - turn & 63;
      node = node.play(code.applyAsInt(square));
      left[side] &= left[side] - 1;
    }
    return node;
  }

  private static boolean has(long squares, int square) {
    return (squares >>> square & 1) != 0;
  }

  @Property
  void planesAreDisjointAndOnTheBoard(@ForAll("examples") Example<?> example, @ForAll long seed) {
    checkPlanes(example, seed);
  }

  private <N extends Node<N>> void checkPlanes(Example<N> example, long seed) {
    BoardView<N> view = example.view;
    long board = -1L >>> 64 - view.columns() * view.rows();
    for (N node : example.game(seed)) {
      long all = 0;
      for (long plane : example.seen(node, 0)) {
        assertThat(plane & all).as("%s", node).isZero();
        all |= plane;
      }
      assertThat(all & ~board).as("%s", node).isZero();
      assertThat(view.stage(node)).isBetween(0, view.stages() - 1);
    }
  }

  /** So an evaluator can update its sums by the difference of two views of the same side. */
  @Property(tries = 50)
  void eachSquareIsDrawnOnce(@ForAll("examples") Example<?> example) {
    BoardView<?> view = example.view;
    assertThat(view.drawing().stream().flatMapToInt(Arrays::stream).filter(square -> square >= 0))
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, view.columns() * view.rows()).boxed().toList());
  }

  @Property
  void aMoveChangesFewSquares(@ForAll("examples") Example<?> example, @ForAll long seed) {
    checkChanges(example, seed);
  }

  private <N extends Node<N>> void checkChanges(Example<N> example, long seed) {
    List<N> game = example.game(seed);
    for (int ply = 1; ply < game.size(); ply++) {
      N node = game.get(ply);
      long[] before = example.seen(game.get(ply - 1), 1);
      long[] after = example.seen(node, 0);
      int changes = 0;
      for (int plane = 0; plane < before.length; plane++) {
        changes += Long.bitCount(before[plane] ^ after[plane]);
      }
      assertThat(changes).as("%s", node).isBetween(0, example.changes);
    }
  }

  @Property
  void aSharedViewIsThatOfBothSides(@ForAll("examples") Example<?> example, @ForAll long seed) {
    checkSides(example, seed);
  }

  private <N extends Node<N>> void checkSides(Example<N> example, long seed) {
    for (N node : example.game(seed)) {
      if (example.view.isShared()) {
        assertThat(example.seen(node, 0)).as("%s", node).isEqualTo(example.seen(node, 1));
      }
    }
  }

  /** A symmetry, or an exchange of the sides, gives a position with the same games. */
  @Property
  void imagesHaveTheSameGames(@ForAll("examples") Example<?> example, @ForAll long seed) {
    checkImages(example, seed);
  }

  private <N extends Node<N>> void checkImages(Example<N> example, long seed) {
    List<N> game = example.game(seed);
    N node = game.get(new SplittableRandom(seed).nextInt(game.size()));
    N built = example.built.apply(example.seen(node, 0), example.view.stage(node));
    assertAlike(built, node);
    assertThat(example.seen(built, 1)).as("%s", node).isEqualTo(example.seen(node, 1));
    for (int[] symmetry : example.view.symmetries()) {
      long[] image = example.seen(node, 0);
      for (int plane = 0; plane < image.length; plane++) {
        image[plane] = image(image[plane], symmetry);
      }
      N mirrored = example.built.apply(image, example.view.stage(node));
      assertAlike(mirrored, node);
      assertThat(example.seen(mirrored, 0)).as("%s", node).isEqualTo(image);
    }
  }

  private static long image(long squares, int[] symmetry) {
    long image = 0;
    for (int square = 0; square < symmetry.length; square++) {
      image |= has(squares, square) ? 1L << symmetry[square] : 0;
    }
    return image;
  }

  private static <N extends Node<N>> void assertAlike(N image, N node) {
    assertThat(image.isTerminal()).as("%s", node).isEqualTo(node.isTerminal());
    if (node.isTerminal()) {
      assertThat(image.terminalScore()).as("%s", node).isEqualTo(node.terminalScore());
    }
    for (int depth = 1; depth <= 3; depth++) {
      assertThat(Perft.count(image, depth)).as("%s", node).isEqualTo(Perft.count(node, depth));
    }
  }
}
