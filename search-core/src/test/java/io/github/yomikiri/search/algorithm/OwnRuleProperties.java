package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Rules and reductions as a game's author writes them. */
class OwnRuleProperties {

  private static final int LENGTH = 9;

  /** Searches loud positions one ply deeper, as a chess program does in check. */
  private static final class Extension extends NodeRule<RandomGame> {

    Extension() {
      super("extension");
    }

    static boolean isLoud(RandomGame node) {
      return (node.key() & 3) == 0;
    }

    @Override
    protected Answers<RandomGame> answers(Search<RandomGame> search) {
      return (node, depth, alpha, beta, ply) ->
          isLoud(node) ? search.search(node, depth + 1, alpha, beta, ply) : Expander.OPEN;
    }

    @Override
    protected boolean isSelective() {
      return false;
    }

    @Override
    protected boolean isAskedAtHorizon() {
      return true;
    }
  }

  /** The definition of the extension, without a window. */
  private static int value(RandomGame node, int depth, boolean root) {
    if (node.isTerminal()) {
      return node.terminalScore();
    }
    int plies = !root && Extension.isLoud(node) ? depth + 1 : depth;
    if (plies == 0) {
      return RandomGame.evaluator().evaluate(node);
    }
    MoveList moves = new MoveList();
    node.moves(moves);
    int best = Integer.MIN_VALUE;
    for (int move : moves.toArray()) {
      best = Math.max(best, Reference.ofMove(node, move, after -> value(after, plies - 1, false)));
    }
    return best;
  }

  @Property
  void aRuleExtendsAlsoAtTheHorizon(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 4) int depth) {
    RandomGame root = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 3, 20)
        : RandomGame.graph(seed, LENGTH, 4, 20);
    Assume.that(algorithm != Algorithm.PROOF_NUMBER); // It uses quiescence search only.
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm);
    assertThat(builder
            .rule(new Extension())
            .build()
            .search(root, Limits.depth(depth))
            .score())
        .isEqualTo(value(root, depth, true));
  }

  /** Compares every position with the one before it, from which the named move leads to it. */
  private static final class Witness extends NodeRule<RandomGame> {

    private final RandomGame[] path = new RandomGame[LENGTH + 1];
    // Per ply, the moves by which the rule was asked since it was asked about the node above.
    private final List<Set<Integer>> moves = new ArrayList<>();

    Witness(RandomGame root) {
      super("witness");
      path[0] = root;
      for (int ply = 0; ply <= LENGTH + 1; ply++) {
        moves.add(new LinkedHashSet<>());
      }
    }

    @Override
    protected Answers<RandomGame> answers(Search<RandomGame> search) {
      return (node, depth, alpha, beta, ply) -> {
        path[ply] = node;
        int move = search.move(ply);
        assertThat(path[ply - 1].play(move)).isEqualTo(node);
        MoveList legal = new MoveList();
        path[ply - 1].moves(legal);
        moves.get(ply + 1).clear();
        moves.get(ply).add(move);
        int asked = ply == 1 ? 0 : List.copyOf(moves.get(ply)).indexOf(move);
        assertThat(search.earlier(ply)).isBetween(asked, legal.size() - 1);
        return Expander.OPEN;
      };
    }
  }

  @Property(tries = 100)
  void aRuleKnowsTheMoveAndItsPlace(@ForAll long seed, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    Searcher<RandomGame> searcher = setup
        .builder(RandomGame.class, RandomGame.evaluator(), Algorithm.PVS)
        .rule(new Witness(root))
        .build();
    assertThat(searcher.search(root, Limits.depth(5)).bound()).isEqualTo(Bound.EXACT);
  }

  private static long nodes(NodeRule<Breakthrough> rule) {
    return Searchers.bare(Breakthrough.class)
        .evaluator(Breakthrough::lead)
        .rule(rule)
        .build()
        .search(Breakthrough.start(5, 5), Limits.depth(6))
        .statistics()
        .nodes();
  }
}
