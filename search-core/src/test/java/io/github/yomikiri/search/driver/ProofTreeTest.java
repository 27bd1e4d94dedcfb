package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.ProofTreeCheck.check;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
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

  /** Where positions repeat, the tree ends at a repetition, and all else is as before. */
  @Property(tries = 80)
  void treesEndWherePositionsRepeat(
      @ForAll long seed,
      @ForAll boolean bipartite,
      @ForAll @IntRange(min = -1, max = 2) int bound) {
    RandomGraph root = RandomGraph.of(seed, 10, 3, 2, bipartite);
    Prover<RandomGraph> prover = Searchers.prover(RandomGraph.class, 2)
        .table(() -> new LockFreeTable(1 << 14))
        .repetition()
        .buildProver();
    Proof<RandomGraph> proof = prover.prove(root, bound, Limits.none());
    assertThat(proof.answer()).isEqualTo(root.value() >= bound ? Answer.YES : Answer.NO);
    check(prover.tree(proof, 500, Limits.none()));
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
