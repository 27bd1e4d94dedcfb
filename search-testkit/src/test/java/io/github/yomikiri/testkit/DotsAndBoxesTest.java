package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.games.DotsAndBoxesKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DotsAndBoxesTest implements NodeContract<DotsAndBoxes> {

  private final Map<DotsAndBoxes, List<Line>> lines = new HashMap<>();

  @Override
  public List<DotsAndBoxes> positions() {
    return List.of(
        DotsAndBoxes.start(1, 1),
        DotsAndBoxes.start(2, 2),
        DotsAndBoxes.start(1, 6),
        DotsAndBoxes.start(3, 2));
  }

  @Override
  public OptionalInt sideToMove(DotsAndBoxes node) {
    return OptionalInt.empty();
  }

  @Override
  public Optional<Knowledge<DotsAndBoxes>> knowledge() {
    return Optional.of(new DotsAndBoxesKnowledge());
  }

  @Override
  public List<DotsAndBoxes> symmetries(DotsAndBoxes node) {
    int columns = node.columns();
    int rows = node.rows();
    List<DotsAndBoxes> images = new ArrayList<>();
    images.add(image(node, dot -> new Dot(columns - dot.column, dot.row)));
    images.add(image(node, dot -> new Dot(dot.column, rows - dot.row)));
    if (columns == rows) {
      images.add(image(node, dot -> new Dot(dot.row, dot.column)));
    }
    return images;
  }

  private record Dot(int column, int row) {

    /** Reads a dot such as {@code b1}. */
    static Dot of(String name) {
      return new Dot(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    @Override
    public String toString() {
      return (char) ('a' + column) + Integer.toString(row + 1);
    }
  }

  /** A line, and the dots at its ends. */
  private record Line(int code, Dot one, Dot other) {

    static Line of(Move line) {
      String[] ends = line.notation().split("-");
      return new Line(line.code(), Dot.of(ends[0]), Dot.of(ends[1]));
    }

    boolean joins(Dot from, Dot to) {
      return from.equals(one) && to.equals(other) || from.equals(other) && to.equals(one);
    }
  }

  /** Moves the dots at the ends of each line. */
  private DotsAndBoxes image(DotsAndBoxes node, UnaryOperator<Dot> move) {
    List<Line> all = lines.computeIfAbsent(
        DotsAndBoxes.start(node.columns(), node.rows()),
        start -> start.legalMoves().stream().map(Line::of).toList());
    long images = 0;
    for (Line line : all) {
      if ((node.lines() >>> line.code & 1) != 0) {
        Dot one = move.apply(line.one);
        Dot other = move.apply(line.other);
        images |=
            1L << all.stream().filter(each -> each.joins(one, other)).findAny().orElseThrow().code;
      }
    }
    return new DotsAndBoxes(images, node.lead(), node.columns(), node.rows(), node.movesAgain());
  }

  /** The margins of the first side that Wilson (2002) and others published. */
  @ParameterizedTest
  @CsvSource({"1, 1, -1", "1, 2, 0", "2, 1, 0", "2, 2, 2", "2, 3, -2"})
  void smallBoardsHaveThePublishedMargins(int columns, int rows, int margin) {
    Knowledge<DotsAndBoxes> rules = new Knowledge<>() {};
    Knowledge<DotsAndBoxes> chains = new DotsAndBoxesKnowledge();
    assertThat(margin(columns, rows, Algorithm.PVS, rules)).isEqualTo(margin);
    assertThat(margin(columns, rows, Algorithm.PVS, chains)).isEqualTo(margin);
    assertThat(margin(columns, rows, Algorithm.PROOF_NUMBER, chains)).isEqualTo(margin);
  }

  private static int margin(
      int columns, int rows, Algorithm algorithm, Knowledge<DotsAndBoxes> knowledge) {
    SearchResult result = Searchers.bare(DotsAndBoxes.class)
        .algorithm(algorithm)
        .knowledge(knowledge)
        .table(() -> LockFreeTable.ofMebibytes(16))
        .fixedDepth(DotsAndBoxes.start(columns, rows).legalMoves().size())
        .build()
        .search(DotsAndBoxes.start(columns, rows), Limits.none());
    assertThat(result.solved()).isTrue();
    return result.score();
  }

  /** Compares the candidates with minimax in all positions, which are sets of lines. */
  @ParameterizedTest
  @CsvSource({"1, 5", "2, 2", "2, 3"})
  void aCandidateIsBestInEachPosition(int columns, int rows) {
    DotsAndBoxes start = DotsAndBoxes.start(columns, rows);
    int all = (1 << start.legalMoves().size()) - 1;
    Knowledge<DotsAndBoxes> knowledge = new DotsAndBoxesKnowledge();
    int[] rests = new int[all + 1];
    for (int lines = all - 1; lines >= 0; lines--) {
      DotsAndBoxes node = new DotsAndBoxes(lines, 0, columns, rows, false);
      MoveList moves = new MoveList();
      node.moves(moves);
      rests[lines] = best(node, moves, rests);
      moves.clear();
      knowledge.candidates(node, moves);
      assertThat(best(node, moves, rests)).as("%s", node).isEqualTo(rests[lines]);
    }
  }

  private static int best(DotsAndBoxes node, MoveList moves, int[] rests) {
    return Arrays.stream(moves.toArray())
        .map(move -> {
          DotsAndBoxes after = node.play(move);
          return Score.ofMove(after, after.lead() + rests[(int) after.lines()]);
        })
        .max()
        .orElseThrow();
  }

  @Test
  void whoClosesABoxMovesAgain() {
    Game<DotsAndBoxes> game = Game.of(DotsAndBoxes.start(1, 2));
    for (String move : List.of("a1-b1", "a1-a2", "b1-b2")) {
      game = game.play(move);
      assertThat(game.position().movesAgain()).isFalse();
    }
    assertThat(game.seat()).isOne();
    game = game.play("a2-b2");
    assertThat(game.position().movesAgain()).isTrue();
    assertThat(game.seat()).isOne();
    assertThat(game.position()).hasToString(".  .\n    \n.--.\n|  |\n.--.\nlead 1");
    for (String move : List.of("a3-b3", "a2-a3", "b2-b3")) {
      game = game.play(move);
    }
    assertThat(game.score()).hasValue(-2);
  }

  @Test
  void boardsThatAreTooLargeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DotsAndBoxes.start(6, 5))
        .withMessage("a board of 6x5 boxes; expected 1 to 25 in a row and a column, and at most 64"
            + " lines");
  }
}
