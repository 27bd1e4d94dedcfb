package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Hex;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest implements NodeContract<Hex> {

  @Override
  public List<Hex> positions() {
    return List.of(Hex.start(3), Hex.start(1), Hex.start(2), Hex.start(4), Hex.start(9));
  }

  /** Games on the larger board are long. */
  @Override
  public int walks() {
    return 3;
  }

  @Override
  public OptionalInt sideToMove(Hex node) {
    return OptionalInt.of(node.redToMove() ? 0 : 1);
  }

  @Override
  public OptionalInt winner(Hex node) {
    boolean red = connects(node, 'R');
    boolean blue = connects(node, 'B');
    int ofRed = red ? 1 : blue ? -1 : 0;
    return OptionalInt.of(node.redToMove() ? ofRed : -ofRed);
  }

  private static List<Integer> cells(Hex node, char side) {
    List<Integer> cells = new ArrayList<>();
    int cell = 0;
    for (char sign : node.toString().toCharArray()) {
      if (sign == side) {
        cells.add(cell);
      }
      cell += sign == '.' || sign == 'R' || sign == 'B' ? 1 : 0;
    }
    // The last line names a side, so its first letter looks like a stone.
    cells.remove((Integer) (node.size() * node.size()));
    return cells;
  }

  /** Grows a chain from the first edge of a side, until it grows no more. */
  private static boolean connects(Hex node, char side) {
    int size = node.size();
    List<Integer> left = cells(node, side);
    List<Integer> chain = new ArrayList<>();
    for (int i = -1; i < chain.size(); i++) {
      for (int cell : List.copyOf(left)) {
        boolean joins =
            i < 0 ? distance(cell, side, size) == 0 : areNeighbors(cell, chain.get(i), size);
        if (joins) {
          chain.add(cell);
          left.remove((Integer) cell);
        }
      }
    }
    return chain.stream().anyMatch(cell -> distance(cell, side, size) == size - 1);
  }

  private static int distance(int cell, char side, int size) {
    return side == 'R' ? cell / size : cell % size;
  }

  /** In the drawing, neighbors are two characters apart in a row, or one in the next row. */
  private static boolean areNeighbors(int cell, int other, int size) {
    int rows = other / size - cell / size;
    int characters = 2 * (other % size - cell % size) + rows;
    return rows == 0 ? Math.abs(characters) == 2 : Math.abs(rows) == 1 && Math.abs(characters) == 1;
  }

  @Override
  public Optional<String> text(Hex node) {
    return Optional.of(node.toString());
  }

  @Override
  public List<Hex> symmetries(Hex node) {
    int last = node.size() * node.size() - 1;
    return List.of(placed(node.size(), node, cell -> last - cell));
  }

  private static Hex placed(int size, Hex node, IntUnaryOperator image) {
    List<Integer> red = cells(node, 'R');
    List<Integer> blue = cells(node, 'B');
    Hex placed = Hex.start(size);
    for (int stone = 0; stone < red.size() + blue.size(); stone++) {
      placed = placed.play(image.applyAsInt((stone % 2 == 0 ? red : blue).get(stone / 2)));
    }
    return placed;
  }

  /** The side that begins wins on each board (Nash). */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void theFirstSideWins(int size) {
    SearchResult result =
        Searchers.solver(Hex.class).build().search(Hex.start(size), Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isOne();
  }

  @Test
  void valuesAreThoseOfPlainMinimax() {
    Hex start = Hex.start(3);
    Reference<Hex> reference = new Reference<>(node -> 0);
    start.legalMoves().forEach(move -> {
      Hex node = start.play(move.code());
      SearchResult result = Searchers.solver(Hex.class).build().search(node, Limits.none());
      assertThat(result.score() * Score.WIN).as("%s", node).isEqualTo(reference.gameValue(node));
    });
  }

  @Test
  void bothSidesConnectTheirEdges() {
    Hex node = Hex.start(11);
    Game<Hex> game = Game.of(node);
    for (int row = 1; row <= 11; row++) {
      assertThat(game.isOver()).isFalse();
      game = game.play("f" + row);
      game = row < 11 ? game.play("a" + row) : game;
    }
    assertThat(game.isOver()).isTrue();
    assertThat(game.position().terminalScore()).isEqualTo(-1);
    Game<Hex> blue = Game.of(Hex.start(2)).play("a1").play("b1").play("b2").play("a2");
    assertThat(blue.position().isTerminal()).isTrue();
  }

  @Test
  void drawsItself() {
    assertThat(Game.of(Hex.start(3)).play("b2").play("c1").position()).hasToString("""
        . . B
         . R .
          . . .
        Red to move""");
  }

  @Test
  void boardsOfAWrongSizeAreRejected() {
    for (int size : new int[] {0, 12}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Hex.start(size))
          .withMessage("a board of " + size + " rows; expected 1 to 11");
    }
  }
}
