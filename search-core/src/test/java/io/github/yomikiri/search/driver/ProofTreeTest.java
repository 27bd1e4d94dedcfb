package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.driver.Proof.Answer.UNKNOWN;
import static io.github.yomikiri.search.fixture.ProofTreeCheck.check;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Proof.Answer;
import io.github.yomikiri.search.driver.ProofNode.Kind;
import io.github.yomikiri.search.fixture.ManualClock;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ProofTreeTest {

  private static final int LENGTH = 7;

  private static <N extends Node<N>> N play(N root, List<Move> line) {
    N node = root;
    for (Move move : line) {
      node = node.play(move).orElseThrow();
    }
    return node;
  }

  /** Every answer and every tree, over games, tables and algorithms. */
  @Property(tries = 120)
  void treesAreProofs(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll boolean tree,
      @ForAll boolean deepening,
      @ForAll boolean crowded,
      @ForAll @IntRange(min = 1, max = 200) int maxNodes,
      @ForAll @IntRange(min = -4, max = 4) int bound) {
    RandomGame root =
        tree ? RandomGame.tree(seed, LENGTH, 3, 4) : RandomGame.graph(seed, LENGTH, 3, 4);
    SearcherBuilder<RandomGame> builder = Searchers.prover(RandomGame.class, 2)
        .algorithm(algorithm)
        .table(() -> new LockFreeTable(crowded ? 128 : 1 << 14));
    Prover<RandomGame> prover = (deepening ? builder.iterativeDeepening() : builder).buildProver();
    Proof<RandomGame> proof = prover.prove(root, bound, Limits.none());
    int value = Reference.value(root, LENGTH, RandomGame.evaluator());
    assertThat(proof.answer()).isEqualTo(value >= bound ? Answer.YES : Answer.NO);
    ProofNode<RandomGame> part = prover.tree(proof, maxNodes, Limits.none());
    check(part);
    assertThat(part.size()).isLessThanOrEqualTo(maxNodes);
    ProofNode<RandomGame> whole = prover.tree(proof, 100_000, Limits.none());
    assertThat(check(whole)).isTrue();
    assertThat(play(root, whole.longestLine()).isTerminal()).isTrue();
  }

  /**
   * Where positions repeat, the proof of a win has no repetition, and that of a draw ends at one.
   * The prover has answered other questions before, and its table may have lost moves.
   */
  @Property(tries = 80)
  void treesAreProofsWherePositionsRepeat(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll boolean bipartite,
      @ForAll boolean crowded) {
    RandomGraph start = RandomGraph.of(seed, 10, 3, 2, bipartite);
    Prover<RandomGraph> prover = Searchers.prover(RandomGraph.class, 2)
        .algorithm(algorithm)
        .table(() -> new LockFreeTable(crowded ? 128 : 1 << 14))
        .repetition()
        .buildProver();
    for (RandomGraph root : start.all()) {
      int bound = (int) Long.remainderUnsigned(Hash64.of(seed, root.key()), 4) - 1;
      Proof<RandomGraph> proof = prover.prove(root, bound, Limits.depth(40));
      assertThat(proof.answer()).isIn(root.value() >= bound ? Answer.YES : Answer.NO, UNKNOWN);
      if (proof.answer() != UNKNOWN) {
        boolean whole = check(prover.tree(proof, 2_000, Limits.none()));
        assertThat(whole || algorithm != Algorithm.PROOF_NUMBER).isTrue();
      }
    }
  }

  /** With a table that has seen other positions, a won game was "proven" by a circle of moves. */
  @Test
  void theWinOfDodgemHasNoCircle() {
    Prover<Dodgem> prover = Searchers.prover(Dodgem.class, 4).buildProver();
    Dodgem start = Dodgem.start(3);
    for (Move move : start.legalMoves()) {
      prover.prove(start.play(move.code()), 0, Limits.none());
    }
    Proof<Dodgem> proof = prover.prove(start, 1, Limits.none());
    assertThat(proof.answer()).isEqualTo(Answer.YES);
    assertThat(check(prover.tree(proof, 500_000, Limits.none()))).isTrue();
  }

  @Test
  void limitsCutTheTree() {
    ManualClock clock = new ManualClock();
    Prover<TicTacToe> prover = Searchers.prover(TicTacToe.class, 2).clock(clock).buildProver();
    Proof<TicTacToe> proof = prover.prove(TicTacToe.START, 0, Limits.none());
    ProofNode<TicTacToe> whole = prover.tree(proof, 100_000, Limits.none());
    StopSignal raised = new StopSignal();
    raised.raise();
    assertThat(prover.tree(proof, 100_000, Limits.none().withStop(raised)).kind())
        .isEqualTo(Kind.CUT);
    assertThat(prover.tree(proof, 1, Limits.none()).kind()).isEqualTo(Kind.CUT);
    ProofNode<TicTacToe> part = prover.tree(proof, 100_000, Limits.nodes(100));
    assertThat(check(part)).isFalse();
    assertThat(part.size()).isBetween(3, whole.size() - 1);
    assertThat(prover.tree(proof, 100_000, Limits.time(Duration.ofNanos(1))).isComplete())
        .as("no time passes")
        .isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.tree(proof, 0, Limits.none()))
        .withMessage("number of nodes 0 is less than 1");
  }
}
