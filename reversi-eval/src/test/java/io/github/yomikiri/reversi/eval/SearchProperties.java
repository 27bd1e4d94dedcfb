package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * Compares every algorithm with every evaluator to the definition of minimax, over a sample of
 * orderings, tables and drivers.
 */
@Domain(Positions.class)
@Domain(DomainContext.Global.class)
class SearchProperties {

  @Property(tries = 20)
  void everyAlgorithmFindsTheMinimaxValue(@ForAll Reversi node, @ForAll long seed) {
    if (node.isTerminal()) {
      return;
    }
    Random choice = new Random(seed);
    Evaluators.ALL.forEach((name, each) -> {
      int depth = 1 + choice.nextInt(4);
      int expected = negamax(node, depth, each.evaluator());
      for (Algorithm algorithm : Algorithm.values()) {
        SearchResult result = search(node, depth, algorithm, each.evaluator(), choice);
        assertThat(result.score())
            .as("%s with %s to depth %d, seed %d", algorithm, name, depth, seed)
            .isEqualTo(expected);
        assertThat(-negamax(node.play(result.bestMove().code()), depth - 1, each.evaluator()))
            .as(
                "value of %s's move %s with %s to depth %d, %s, seed %d",
                algorithm, result.bestMove(), name, depth, result, seed)
            .isEqualTo(expected);
      }
    });
  }

  private static int negamax(Reversi node, int depth, Evaluator<Reversi> evaluator) {
    List<Move> moves = node.legalMoves();
    if (moves.isEmpty()) {
      return evaluator.unit().terminalScore(node);
    }
    if (depth == 0) {
      return evaluator.evaluate(node);
    }
    int best = Integer.MIN_VALUE;
    for (Move move : moves) {
      best = Math.max(best, -negamax(node.play(move.code()), depth - 1, evaluator));
    }
    return best;
  }

  private static SearchResult search(
      Reversi node, int depth, Algorithm algorithm, Evaluator<Reversi> evaluator, Random choice) {
    SearcherBuilder<Reversi> builder =
        Searchers.bare(Reversi.class).algorithm(algorithm).evaluator(evaluator);
    if (choice.nextBoolean()) {
      int kept = 1 + choice.nextInt(4);
      builder.ordering(() -> MoveOrdering.killers(kept));
    }
    if (choice.nextBoolean()) {
      builder.ordering(MoveOrdering::history);
    }
    if (choice.nextInt(4) == 0) {
      int minDepth = 1 + choice.nextInt(2);
      builder.ordering(() -> MoveOrdering.byEvaluation(evaluator, minDepth));
    }
    int tableDepth = 1 + choice.nextInt(2);
    Optional<TranspositionTable> table = switch (choice.nextInt(4)) {
      case 0 -> Optional.of(TranspositionTable.unbounded());
      case 1 -> Optional.of(TranspositionTable.chained(500));
      case 2 -> Optional.of(new LockFreeTable(1 << 14));
      default -> Optional.empty();
    };
    table.ifPresent(each -> builder
        .table(each)
        .compose(old -> old.withDepthRule(DepthRule.EXACT).withTableDepth(tableDepth)));
    // The timed driver searches a forced move to depth 1 only.
    boolean forced = node.legalMoves().size() == 1;
    switch (choice.nextInt(forced ? 2 : 3)) {
      case 0 -> builder.fixedDepth(depth);
      case 1 -> builder.iterativeDeepening().deepenBy(1 + choice.nextInt(3));
      default -> builder.timed(Duration.ofHours(1));
    }
    return builder.build().search(node, Limits.depth(depth));
  }
}
