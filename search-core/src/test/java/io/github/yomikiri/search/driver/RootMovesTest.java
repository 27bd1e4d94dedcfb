package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.Truth;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests searches that the limits restrict to some moves of the root. */
class RootMovesTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();
  private static final int LENGTH = 6;

  /** How a searcher is built of the same parts. */
  enum Kind {
    DEEPENING,
    ASPIRATION,
    WINNER_FIRST,
    FIXED_DEPTH,
    BEST_MOVES;

    Searcher<RandomGame> build(SearcherBuilder<RandomGame> builder) {
      return switch (this) {
        case DEEPENING -> builder.build();
        case ASPIRATION -> builder.aspiration(2).build();
        case WINNER_FIRST -> builder.winLossDrawFirst().build();
        case FIXED_DEPTH -> builder.fixedDepth(LENGTH).build();
        case BEST_MOVES -> builder.buildForBestMoves(2);
      };
    }
  }

  private static List<Move> some(RandomGame root, long seed) {
    List<Move> moves = new ArrayList<>(root.legalMoves());
    SplittableRandom random = new SplittableRandom(seed);
    for (int excluded = random.nextInt(moves.size()); excluded > 0; excluded--) {
      moves.remove(random.nextInt(moves.size()));
    }
    return moves;
  }

  private static int value(RandomGame root, List<Move> moves, int depth) {
    return moves.stream()
        .mapToInt(move -> Reference.ofMove(root, move.code(), depth, EVALUATOR))
        .max()
        .orElseThrow();
  }

  private static void check(SearchResult found, RandomGame root, List<Move> moves) {
    int depth = found.solved() ? LENGTH : found.depth();
    int value = value(root, moves, depth);
    assertThat(found.rootMoves())
        .extracting(RootMove::move)
        .containsExactlyInAnyOrderElementsOf(moves);
    assertThat(found.bound()).isEqualTo(Bound.EXACT);
    assertThat(found.score()).isEqualTo(value);
    assertThat(value(root, List.of(found.bestMove()), depth)).isEqualTo(value);
    assertThat(found.principalVariation()).startsWith(found.bestMove());
  }

  /**
   * A search of all moves before, in between and after shares the table. So a value of some moves
   * that the table keeps as the position's would be found. The position before the root is searched
   * last, one ply deeper, because a root's entry answers only below another root.
   */
  @Property
  void theValueIsThatOfTheBestOfTheMoves(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll Kind kind,
      @ForAll boolean knows,
      @ForAll @IntRange(min = 2, max = LENGTH) int depth) {
    RandomGame start = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 4, 20)
        : RandomGame.graph(seed, LENGTH, 4, 20);
    RandomGame root = start.play(start.legalMoves().get(0).code());
    if (root.isTerminal()) {
      return;
    }
    SearcherBuilder<RandomGame> builder = setup.builder(RandomGame.class, EVALUATOR, algorithm);
    if (knows) {
      builder.knowledge(new Truth(seed));
    }
    Searcher<RandomGame> searcher = kind.build(builder);
    Limits limits = Limits.depth(depth);
    for (int i = 0; i < 3; i++) {
      List<Move> moves = some(root, seed + i);
      SearchResult found = searcher.search(root, limits.withRootMoves(moves));
      if (!knows || found.solved()) {
        check(found, root, moves);
      }
      SearchResult all = searcher.search(root, limits);
      if (!knows || all.solved()) {
        check(all, root, root.legalMoves());
      }
    }
    SearchResult above = searcher.search(start, Limits.depth(depth + 1));
    if (!knows || above.solved()) {
      check(above, start, start.legalMoves());
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"PVS", "MTDF", "BISECTION"})
  void threadsShareSomeMoves(Algorithm algorithm) {
    for (long seed = 0; seed < 20; seed++) {
      RandomGame root = RandomGame.graph(seed, LENGTH, 5, 20);
      List<Move> moves = some(root, seed);
      Searcher<RandomGame> searcher = Setup.LOCK_FREE
          .builder(RandomGame.class, EVALUATOR, algorithm)
          .threads(2)
          .build();
      Limits limits = Limits.depth(LENGTH);
      check(searcher.search(root, limits.withRootMoves(moves)), root, moves);
      check(searcher.search(root, limits), root, root.legalMoves());
    }
  }

  /** The kept tree of one search is of no use for another with other moves. */
  @Property(tries = 200)
  void monteCarloSearchesThemToo(@ForAll long seed) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    var searcher = Searchers.monteCarlo(RandomGame.class).evaluator(EVALUATOR).build();
    for (int i = 0; i < 3; i++) {
      List<Move> moves = some(root, seed + i);
      Limits limits = Limits.nodes(5_000);
      SearchResult found = searcher.search(root, limits.withRootMoves(moves));
      assertThat(found.rootMoves())
          .extracting(RootMove::move)
          .containsExactlyInAnyOrderElementsOf(moves);
      if (found.isExact()) {
        assertThat(found.score()).isEqualTo(value(root, moves, LENGTH));
      }
      SearchResult all = searcher.search(root, limits);
      assertThat(all.rootMoves()).hasSameSizeAs(root.legalMoves());
      if (all.isExact()) {
        assertThat(all.score()).isEqualTo(value(root, root.legalMoves(), LENGTH));
      }
    }
  }

  @Test
  void moversPlayOnlyThem() {
    List<Move> moves = TicTacToe.START.legalMoves().subList(3, 5);
    Limits limits = Limits.none().withRootMoves(moves);
    for (Searcher<TicTacToe> mover : List.<Searcher<TicTacToe>>of(
        Searchers.random(1), Searchers.greedy(TicTacToe.class, node -> 0, 1))) {
      List<Move> played = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        SearchResult found = mover.search(TicTacToe.START, limits);
        assertThat(found.rootMoves()).hasSize(2);
        played.add(found.bestMove());
      }
      assertThat(played).hasSameElementsAs(moves);
    }
  }

  @Test
  void aMoveThatIsNotLegalIsRefused() {
    TicTacToe root = TicTacToe.after(4);
    Limits limits = Limits.depth(1).withRootMoves(TicTacToe.START.legalMoves());
    for (Searcher<TicTacToe> searcher : List.<Searcher<TicTacToe>>of(
        Searchers.forGame(TicTacToe.class).build(),
        Searchers.monteCarlo(TicTacToe.class).build(),
        Searchers.random(1))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> searcher.search(root, limits))
          .withMessage("the root move b2 is not among the legal moves"
              + " [a1, b1, c1, a2, c2, a3, b3, c3] in\n" + root);
    }
  }

  @Test
  void aProofIsAboutAllMoves() {
    Prover<TicTacToe> prover = Searchers.prover(TicTacToe.class).buildProver();
    Limits limits = Limits.none().withRootMoves(TicTacToe.START.legalMoves().subList(0, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.prove(TicTacToe.START, 0, limits))
        .withMessage("the limits have the root moves [a1], but an answer is about all moves; ask"
            + " about the positions after these moves");
    Proof<TicTacToe> proof = prover.prove(TicTacToe.START, 0, Limits.none());
    assertThatIllegalArgumentException().isThrownBy(() -> prover.tree(proof, 10, limits));
  }

  /** An algorithm that does not ask the context searches moves that it must not search. */
  @Test
  void anAlgorithmThatIgnoresThemIsNamed() {
    WindowSearch<TicTacToe> deaf = (root, depth, alpha, beta, context) -> {
      context.visit(0);
      for (Move move : root.legalMoves()) {
        context.rootScored(move.code(), 0, -Score.INFINITY, Score.INFINITY);
      }
      return 0;
    };
    Searcher<TicTacToe> searcher =
        Searchers.bare(TicTacToe.class).search(() -> deaf).fixedDepth(1).build();
    Limits limits = Limits.none().withRootMoves(TicTacToe.START.legalMoves().subList(0, 1));
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(TicTacToe.START, limits))
        .withMessageContaining("SearchContext.keepRootMoves");
  }
}
