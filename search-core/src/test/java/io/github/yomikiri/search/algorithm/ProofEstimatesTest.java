package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * An answer by proof numbers is solved if the moves that it needs rest on finished games. Estimates
 * of other moves do not matter.
 */
class ProofEstimatesTest {

  /**
   * A position of a written tree. {@code [a b]} has moves to two positions, and a number is the
   * score of a finished game for the side to move. {@code ?} and a number is a game without an end,
   * in which that side is ahead by this number all the time.
   */
  private record Written(String text) implements Node<Written> {

    private boolean isEndless() {
      return text.startsWith("?");
    }

    private int number() {
      return Integer.parseInt(text.substring(isEndless() ? 1 : 0));
    }

    private List<String> children() {
      if (isEndless()) {
        return List.of("?" + -number());
      }
      List<String> children = new ArrayList<>();
      int open = 0;
      int start = 1;
      for (int i = 1; text.startsWith("[") && i < text.length(); i++) {
        char c = text.charAt(i);
        if (open == 0 && (c == ' ' || c == ']')) {
          children.add(text.substring(start, i));
          start = i + 1;
        }
        open += c == '[' ? 1 : c == ']' ? -1 : 0;
      }
      return children;
    }

    @Override
    public void moves(MoveList out) {
      for (int i = 0; i < children().size(); i++) {
        out.add(i);
      }
    }

    @Override
    public Written play(int move) {
      return new Written(children().get(move));
    }

    @Override
    public int terminalScore() {
      return number();
    }

    @Override
    public long key() {
      return text.hashCode();
    }
  }

  /** Asks whether the value of a position is at least 1, and returns whether that is solved. */
  private static boolean isSolved(String position, int depth) {
    var search = Algorithm.PROOF_NUMBER.create(
        Composition.of(Written.class, (Written node) -> node.number()));
    var run = new RootSearch<>(search, new Written(position), Limits.none(), () -> 0);
    assertThat(run.iterate(depth, 0, 1)).isTrue();
    return run.isSolved();
  }

  @Test
  void oneMoveWithoutEstimatesIsEnough() {
    // The first move is searched first, and only an estimate says that it is not good enough.
    assertThat(isSolved("[?0 [1]]", 6)).isTrue();
    assertThat(isSolved("[?0 [0]]", 6)).isFalse();
    assertThat(isSolved("[?-1]", 6)).isFalse();
  }

  /**
   * Only the second move is good enough, and both replies to it have to be refuted. The first reply
   * is left unsolved after two estimates, because the other one is cheaper. Later the reply is
   * refuted by its last move, whose line is the longest.
   */
  @Test
  void estimatesBelowAMoveThatWasLeftUnsolvedDoNotCount() {
    assertThat(isSolved("[[?-1] [[?0 ?1 [[-1]]] [[1] 0]]]", 6)).isTrue();
  }

  /** The table once called the value of the only line proven, although its end was estimated. */
  @Test
  void estimatesOfAPredictionThatDoesNotCutAreNotThoseOfTheMoves() {
    // The game is lost in the end. The evaluator's first value makes a shallow search worth while.
    ProbCut<Comb> onceAsked = (node, depth) ->
        depth > 2 && node.ply() == 1 ? List.of(new Prediction(2, 1, 0, 4)) : List.of();
    var search = Algorithm.PROOF_NUMBER.create(
        Composition.of(Comb.class, (Comb node) -> node.ply() == 1 ? 10 : 0)
            .withTable(TranspositionTable::unbounded)
            .withDepthRule(DepthRule.SAME_OR_PROVEN)
            .withProbCut(onceAsked, Selectivity.PERCENT_73));
    for (int depth = 5; depth <= 9; depth++) {
      var run = new RootSearch<>(search, Comb.forced(9, 1), Limits.none(), () -> 0);
      assertThat(run.iterate(depth, -1, 0)).isTrue();
      assertThat(run.isSolved()).as("solved at depth %d", depth).isEqualTo(depth == 9);
      assertThat(run.result().score()).isEqualTo(depth == 9 ? -1 : 0);
    }
  }
}
