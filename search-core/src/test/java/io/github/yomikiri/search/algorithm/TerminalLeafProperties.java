package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** A game that does not look for draws at the leaves of a search. */
class TerminalLeafProperties {

  private static final int LENGTH = 7;

  private record Hasty(RandomGame game) implements Node<Hasty> {

    static final Evaluator<Hasty> EVALUATOR = node -> RandomGame.evaluator().evaluate(node.game);

    @Override
    public void moves(MoveList out) {
      game.moves(out);
    }

    @Override
    public Hasty play(int move) {
      return new Hasty(game.play(move));
    }

    @Override
    public boolean movesAgain() {
      return game.movesAgain();
    }

    @Override
    public int terminalScore() {
      return game.terminalScore();
    }

    @Override
    public long key() {
      return game.key();
    }

    @Override
    public boolean isTerminalLeaf() {
      return isTerminal() && terminalScore() != 0;
    }
  }

  /** The definition: plain minimax that asks its leaves the lesser question. */
  private static int value(Hasty node, int depth) {
    if (depth == 0) {
      return node.isTerminalLeaf() ? node.terminalScore() : Hasty.EVALUATOR.evaluate(node);
    }
    MoveList moves = new MoveList();
    node.moves(moves);
    if (moves.isEmpty()) {
      return node.terminalScore();
    }
    int best = Integer.MIN_VALUE;
    for (int move : moves.toArray()) {
      best = Math.max(best, Reference.ofMove(node, move, after -> value(after, depth - 1)));
    }
    return best;
  }

  @Property
  void drawsAtLeavesAreEstimated(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean quiescence,
      @ForAll @IntRange(min = 1, max = LENGTH + 1) int depth) {
    Hasty root = new Hasty(
        setup == Setup.AT_LEAST
            ? RandomGame.tree(seed, LENGTH, 3, 2)
            : RandomGame.graph(seed, LENGTH, 4, 2));
    SearcherBuilder<Hasty> builder = setup.builder(Hasty.class, Hasty.EVALUATOR, algorithm);
    if (quiescence) {
      NoisyMoves<Hasty> none = (node, out) -> {};
      builder.rule(NodeRule.quiescence(none));
    }
    SearchResult result = builder.build().search(root, Limits.depth(depth));
    if (result.depth() == depth) {
      assertThat(result.score()).isEqualTo(value(root, depth));
    }
    if (result.solved()) {
      int exact = Reference.value(root, LENGTH, node -> 0);
      Checks.assertBound(result.score(), result.bound(), exact, "the solved score");
    }
  }
}
