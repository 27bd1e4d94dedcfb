package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.games.DotsAndBoxesKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DotsAndBoxesTest implements NodeContract<DotsAndBoxes> {

  @Override
  public List<DotsAndBoxes> positions() {
    return List.of(
        DotsAndBoxes.start(1, 1),
        DotsAndBoxes.start(2, 2),
        DotsAndBoxes.start(1, 20),
        DotsAndBoxes.start(5, 5));
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

  /** Moves the dots at the ends of each line. */
  private static DotsAndBoxes image(DotsAndBoxes node, UnaryOperator<Dot> move) {
    List<Move> all = DotsAndBoxes.start(node.columns(), node.rows()).legalMoves();
    long lines = 0;
    for (Move line : all) {
      if ((node.lines() >>> line.code() & 1) != 0) {
        String[] ends = line.notation().split("-");
        Dot one = move.apply(Dot.of(ends[0]));
        Dot other = move.apply(Dot.of(ends[1]));
        Set<String> names = Set.of(one + "-" + other, other + "-" + one);
        lines |= 1L
            << all.stream()
                .filter(each -> names.contains(each.notation()))
                .findAny()
                .orElseThrow()
                .code();
      }
    }
    return new DotsAndBoxes(lines, node.lead(), node.columns(), node.rows(), node.movesAgain());
  }

  /** The margins of the first side that Wilson (2002) and others published. */
  @ParameterizedTest
  @CsvSource({"1, 1, -1", "1, 2, 0", "2, 1, 0", "2, 2, 2", "2, 3, -2"})
  void smallBoardsHaveThePublishedMargins(int columns, int rows, int margin) {
    for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.PROOF_NUMBER)) {
      SearchResult result = Searchers.bare(DotsAndBoxes.class)
          .algorithm(algorithm)
          .table(() -> LockFreeTable.ofMebibytes(16))
          .build()
          .search(DotsAndBoxes.start(columns, rows), Limits.none());
      assertThat(result.solved()).isTrue();
      assertThat(result.score()).as("%s", algorithm).isEqualTo(margin);
    }
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
