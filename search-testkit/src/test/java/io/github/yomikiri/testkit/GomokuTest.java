package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.Gomoku;
import io.github.yomikiri.games.GomokuKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GomokuTest implements NodeContract<Gomoku> {

  @Override
  public List<Gomoku> positions() {
    return List.of(Gomoku.start(4, 4, 3), Gomoku.start(5, 3, 3), Gomoku.start(5, 5, 4));
  }

  private static Gomoku after(Gomoku start, String moves) {
    Game<Gomoku> game = Game.of(start);
    for (String move : moves.split(" ")) {
      game = game.play(move);
    }
    return game.position();
  }

  @Override
  public int walks() {
    return 4;
  }

  @Override
  public OptionalInt sideToMove(Gomoku node) {
    return OptionalInt.of(node.isFirstToMove() ? 0 : 1);
  }

  /** Reads the drawing, in which the square in the next row is a fixed number further. */
  @Override
  public OptionalInt winner(Gomoku node) {
    boolean x = hasRow(node, 'X');
    boolean o = hasRow(node, 'O');
    return OptionalInt.of(!x && !o ? 0 : x == node.isFirstToMove() ? 1 : -1);
  }

  private static boolean hasRow(Gomoku node, char side) {
    String drawing = drawing(node);
    int next = node.columns() + 1;
    for (int first = 0; first < drawing.length(); first++) {
      for (int step : new int[] {1, next - 1, next, next + 1}) {
        int place = first;
        while (place < drawing.length() && drawing.charAt(place) == side) {
          place += step;
        }
        if (place >= first + node.inRow() * step) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the drawing without its last line. */
  private static String drawing(Gomoku node) {
    return node.toString().substring(0, (node.columns() + 1) * node.rows());
  }

  private static List<Integer> codes(Gomoku node, char side) {
    String drawing = drawing(node);
    List<Integer> codes = new ArrayList<>();
    for (int place = 0; place < drawing.length(); place++) {
      if (drawing.charAt(place) == side) {
        int row = node.rows() - 1 - place / (node.columns() + 1);
        codes.add(32 * row + place % (node.columns() + 1));
      }
    }
    return codes;
  }

  @Override
  public Optional<String> text(Gomoku node) {
    return Optional.of(node.toString());
  }

  @Override
  public Optional<Knowledge<Gomoku>> knowledge() {
    return Optional.of(new GomokuKnowledge());
  }

  @Override
  public List<Gomoku> symmetries(Gomoku node) {
    int columns = node.columns();
    int rows = node.rows();
    List<Gomoku> images = new ArrayList<>();
    images.add(image(node, code -> code - code % 32 + columns - 1 - code % 32));
    images.add(image(node, code -> 32 * (rows - 1 - code / 32) + code % 32));
    if (columns == rows) {
      images.add(image(node, code -> 32 * (code % 32) + code / 32));
    }
    return images;
  }

  /**
   * Places the stones anew. The last one completes the row, if there is one, as no game continues
   * after that.
   */
  private static Gomoku image(Gomoku node, IntUnaryOperator image) {
    List<List<Integer>> sides = Stream.of('X', 'O')
        .map(side -> codes(node, side).stream().map(image::applyAsInt).toList())
        .toList();
    int stones = sides.get(0).size() + sides.get(1).size();
    List<Integer> last = sides.get((stones + 1) % 2);
    Gomoku played = Gomoku.start(node.columns(), node.rows(), node.inRow());
    for (int shift = 0; shift < Math.max(1, last.size()); shift++) {
      played = Gomoku.start(node.columns(), node.rows(), node.inRow());
      for (int stone = 0; stone < stones; stone++) {
        List<Integer> side = sides.get(stone % 2);
        played = played.play(side.get((stone / 2 + shift) % side.size()));
      }
      if (played.terminalScore() == node.terminalScore()) {
        break;
      }
    }
    return played;
  }

  /** The published counts of tic-tac-toe: all games, and those of a number of plies. */
  @TestFactory
  Stream<DynamicTest> perft() {
    return PerftSuite.parse(List.of("- ; D1 9 ; D2 72 ; D5 15120 ; D9 255168"))
        .tests(text -> Gomoku.start(3, 3, 3), 1_000_000);
  }

  /**
   * Values of games with rows of other lengths (Uiterwijk and van den Herik, The advantage of the
   * initiative, 2000).
   */
  @ParameterizedTest
  @CsvSource({"3, 3, 3, 0", "4, 3, 3, 1", "4, 4, 3, 1", "4, 4, 4, 0"})
  void smallBoardsHaveThePublishedValues(int columns, int rows, int inRow, int value) {
    SearchResult result = Searchers.solver(Gomoku.class)
        .knowledge(new GomokuKnowledge())
        .build()
        .search(Gomoku.start(columns, rows, inRow), Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(value);
  }

  /** Compares the knowledge with minimax in all positions of a game. */
  @ParameterizedTest
  @CsvSource({"3, 3, 3", "5, 2, 3", "1, 8, 3"})
  void theKnowledgeHoldsInEachPosition(int columns, int rows, int inRow) {
    Map<Gomoku, Integer> values = new HashMap<>();
    value(Gomoku.start(columns, rows, inRow), values);
    Knowledge<Gomoku> knowledge = new GomokuKnowledge();
    values.forEach((node, value) -> {
      if (!node.isTerminal()) {
        MoveList moves = new MoveList();
        knowledge.candidates(node, moves);
        int best = IntStream.of(moves.toArray())
            .map(move -> -values.get(node.play(move)))
            .max()
            .orElseThrow();
        assertThat(best).as("%s", node).isEqualTo(value);
        assertThat(value)
            .as("%s", node)
            .isBetween(knowledge.lowerBound(node), knowledge.upperBound(node));
      }
    });
  }

  private static int value(Gomoku node, Map<Gomoku, Integer> values) {
    Integer known = values.get(node);
    if (known != null) {
      return known;
    }
    int value = node.legalMoves().stream()
        .mapToInt(move -> -value(node.play(move.code()), values))
        .max()
        .orElseGet(node::terminalScore);
    values.put(node, value);
    return value;
  }

  @Test
  void fiveInEachDirectionWinAndMoreDoToo() {
    for (String moves : List.of(
        "h8 a1 i8 b1 j8 c1 k8 e1 l8",
        "h8 a1 h9 b1 h10 c1 h11 e1 h12",
        "h8 a1 i9 b1 j10 c1 k11 e1 l12",
        "h8 a1 g9 b1 f10 c1 e11 e1 d12",
        "h8 a1 i8 b1 j8 c1 l8 e1 m8 f1 n8 h1 k8")) {
      Gomoku node = after(Gomoku.START, moves);
      assertThat(node.isTerminal()).as(moves).isTrue();
      assertThat(node.terminalScore()).as(moves).isEqualTo(-1);
    }
    assertThat(after(Gomoku.START, "h8 a1 i8 b1 j8 c1 k8 e1").isTerminal()).isFalse();
  }

  @Test
  void aRowDoesNotContinueAtTheOtherEdge() {
    Gomoku node = after(Gomoku.START, "l1 h8 m1 h9 n1 h10 o1 i8 a2 i9 b2");
    assertThat(node.isTerminal()).isFalse();
  }

  @Test
  void aWinAndADefenseMakeOtherMovesNeedless() {
    GomokuKnowledge knowledge = new GomokuKnowledge();
    Gomoku four = after(Gomoku.START, "h8 a1 h9 b1 h10 c2 h11 e1");
    assertThat(candidates(knowledge, four)).containsExactlyInAnyOrder("h7", "h12");
    assertThat(knowledge.lowerBound(four)).isOne();
    Gomoku twoThreats = after(Gomoku.START, "h8 a1 h9 b1 h10 c2 h11");
    assertThat(knowledge.upperBound(twoThreats)).isEqualTo(-1);
    Gomoku blocked = after(Gomoku.START, "h8 h7 h9 b1 h10 c2 h11");
    assertThat(candidates(knowledge, blocked)).containsExactly("h12");
    assertThat(knowledge.upperBound(blocked)).isOne();
  }

  private static List<String> candidates(Knowledge<Gomoku> knowledge, Gomoku node) {
    MoveList moves = new MoveList();
    knowledge.candidates(node, moves);
    return IntStream.of(moves.toArray()).mapToObj(node::notation).toList();
  }

  @Test
  void drawsItselfAndListsTheCenterFirst() {
    assertThat(after(Gomoku.start(4, 3, 3), "b2 a1 d3")).hasToString("""
        ...X
        .X..
        O...
        O to move""");
    assertThat(Gomoku.START.legalMoves().get(0).notation()).isEqualTo("h8");
    assertThat(Gomoku.start(19, 19, 5).parse("s19")).isPresent();
  }

  @Test
  void boardsOfAWrongSizeAreRejected() {
    for (int[] size : new int[][] {{0, 5}, {5, 0}, {20, 5}, {5, 20}}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Gomoku.start(size[0], size[1], 5))
          .withMessage("a board of %d x %d squares; expected 1 to 19 columns and rows"
              .formatted(size[0], size[1])
              .replace(" x ", "x"));
    }
    for (int inRow : new int[] {1, 6}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Gomoku.start(5, 4, inRow))
          .withMessage(inRow + " in a row on a board of 5x4 squares; expected 2 to 5");
    }
  }
}
