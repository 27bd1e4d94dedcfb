package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.PlayedGames.BOUNDS;
import static io.github.yomikiri.search.fixture.PlayedGames.GUESS;
import static io.github.yomikiri.search.fixture.PlayedGames.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Proof.Answer;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.PlayedGames;
import io.github.yomikiri.search.fixture.ProofTreeCheck;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.table.LockFreeTable;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/**
 * Compares proofs about games whose course can make a draw with the values of these games. One
 * prover answers questions after each move of a game, so its tables meet what was played before.
 */
class PlayedProofProperties {

  private static final int MAX_NODES = 300;
  private static final int MAX_MOVES = 3;

  /** Each position belongs to a side, as its key demands. So a repetition is one for both sides. */
  @Provide
  Arbitrary<CountedGraph> starts() {
    return PlayedGames.starts().filter(start -> start.graph().rules().bipartite());
  }

  private static void checkAnswer(Proof<CountedGraph> proof, int value) {
    Game<CountedGraph> game = proof.game();
    assertThat(proof.answer())
        .as("at least %d after [%s]", proof.bound(), game)
        .isEqualTo(value >= proof.bound() ? Answer.YES : Answer.NO);
    if (proof.answer() == Answer.YES && !game.isOver()) {
      Game<CountedGraph> after = game.play(proof.result().bestMove());
      assertThat(Score.ofMove(after.position(), CountedGraph.value(after)))
          .as("value of the move")
          .isGreaterThanOrEqualTo(proof.bound());
    }
  }

  private static Proof<CountedGraph> prove(
      Prover<CountedGraph> prover, Game<CountedGraph> game, int bound) {
    Proof<CountedGraph> proof = prover.prove(game, bound, Limits.none());
    assertThat(proof.game()).isEqualTo(game);
    assertThat(proof.root()).isEqualTo(game.position());
    checkAnswer(proof, CountedGraph.value(game));
    return proof;
  }

  /** Questions about the same position alone come between, for which other values hold. */
  @Property(tries = 150)
  void everyProverKnowsWhatWasPlayed(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean knows) {
    Prover<CountedGraph> prover =
        PlayedGames.search(setup, algorithm, knows).fixedDepth(Limits.MAX_DEPTH).buildProver();
    play(start, seed, game -> {
      int alone = CountedGraph.value(Game.of(game.position()));
      int value = CountedGraph.value(game);
      for (int bound = Math.min(alone, value); bound <= Math.max(alone, value) + 1; bound++) {
        checkAnswer(prover.prove(game.position(), bound, Limits.none()), alone);
        prove(prover, game, bound);
      }
    });
  }

  /** The game alone answers, so no window is left that bisection could halve. */
  @Test
  void bisectionProvesWhatTheGameKnowsBeyondTheWindow() {
    CountedGraph.Rules rules = new CountedGraph.Rules(3, 5);
    CountedGraph start = CountedGraph.of(RandomGraph.of(1, 6, 3, 2, true), rules);
    Prover<CountedGraph> prover = PlayedGames.search(Setup.BARE, Algorithm.BISECTION, true)
        .fixedDepth(Limits.MAX_DEPTH)
        .buildProver();
    play(start, 0, game -> {
      int alone = CountedGraph.value(Game.of(game.position()));
      for (int bound = alone - 2; bound <= alone + 2; bound++) {
        checkAnswer(prover.prove(game.position(), bound, Limits.none()), alone);
      }
    });
  }

  /** The tree is cut only where it has no more room, because each of its nodes can be proven. */
  @Property(tries = 150)
  void treesHoldForWhatWasPlayed(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll boolean byProofNumbers,
      @ForAll boolean deepening,
      @ForAll boolean crowded,
      @ForAll boolean knows) {
    SearcherBuilder<CountedGraph> builder = Searchers.prover(CountedGraph.class, 2)
        .algorithm(byProofNumbers ? Algorithm.PROOF_NUMBER : Algorithm.PVS)
        .table(() -> new LockFreeTable(crowded ? 512 : 1 << 14))
        .repetition();
    if (knows) {
      builder.knowledge(BOUNDS);
    }
    Prover<CountedGraph> prover =
        (deepening ? builder.iterativeDeepening() : builder).buildProver();
    play(start, seed, game -> {
      int value = CountedGraph.value(game);
      for (int bound = value; bound <= value + 1; bound++) {
        Proof<CountedGraph> proof = prove(prover, game, bound);
        ProofNode<CountedGraph> tree = prover.tree(proof, MAX_NODES, Limits.none());
        boolean isComplete = ProofTreeCheck.check(tree, game);
        assertThat(isComplete || tree.size() > MAX_NODES - MAX_MOVES).isTrue();
        ProofTreeCheck.checkClaims(tree, value, CountedGraph.values(game, false));
      }
    });
  }

  /** The moves of a root and of a return to the root could differ, although they keep one win. */
  @Test
  void aWinDoesNotReturnToItsRoot() {
    CountedGraph.Rules rules = new CountedGraph.Rules(Integer.MAX_VALUE, Integer.MAX_VALUE);
    CountedGraph start = CountedGraph.of(RandomGraph.of(1, 8, 3, 2, true), rules);
    treesHoldForWhatWasPlayed(start, 0, true, true, true, false);
  }

  /** Some positions get a rank before the same ones with more quiet plies are found. */
  @Test
  void aWinDoesNotReturnWithFewerQuietPlies() {
    CountedGraph.Rules rules = new CountedGraph.Rules(Integer.MAX_VALUE, 12);
    CountedGraph start = CountedGraph.of(RandomGraph.of(61095, 16, 3, 2, true), rules);
    treesHoldForWhatWasPlayed(start, 26, false, false, false, true);
  }

  /** If deeper estimates answered, they would answer each other up to the greatest depth. */
  @Test
  void deepeningProvesThoughEstimatesCouldGoRound() {
    RandomGraph graph = RandomGraph.of(Long.MIN_VALUE + 1, 8, 3, 2, true);
    CountedGraph.Rules rules = new CountedGraph.Rules(2, Integer.MAX_VALUE);
    Game<CountedGraph> game = Game.of(CountedGraph.of(graph, rules));
    Prover<CountedGraph> prover = Searchers.prover(CountedGraph.class, 2)
        .algorithm(Algorithm.PVS)
        .repetition()
        .iterativeDeepening()
        .buildProver();
    prover.tree(prove(prover, game, 0), MAX_NODES, Limits.none());
    prove(prover, game, 1);
  }

  /**
   * A prover that does not know what was played rejects the game, or what was played is no draw.
   */
  @Property(tries = 60)
  void aProverOfYourOwnSearchAnswersOnlyWhatItKnows(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm) {
    Prover<CountedGraph> prover = Searchers.bare(CountedGraph.class)
        .search(() -> setup.builder(CountedGraph.class, GUESS, algorithm).buildWindowSearch())
        .buildProver();
    Prover<CountedGraph> other = Searchers.prover(CountedGraph.class, 2).buildProver();
    play(start, seed, game -> {
      int value = CountedGraph.value(game);
      for (int bound = value; bound <= value + 1; bound++) {
        if (!game.isOver() && PlayedGames.canMakeADraw(game)) {
          checkRejected(prover, prove(other, game, bound));
        } else {
          Proof<CountedGraph> proof = prover.prove(game, bound, Limits.depth(6));
          if (proof.answer() != Answer.UNKNOWN) {
            checkAnswer(proof, value);
          }
        }
      }
    });
  }

  private static void checkRejected(Prover<CountedGraph> prover, Proof<CountedGraph> proof) {
    Game<CountedGraph> game = proof.game();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.prove(game, proof.bound(), Limits.none()))
        .withMessageContaining(
            "a prover of a search of your own does not know, after [" + game + "]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.tree(proof, MAX_NODES, Limits.none()));
  }
}
