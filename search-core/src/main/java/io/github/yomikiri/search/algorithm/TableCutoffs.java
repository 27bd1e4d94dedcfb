package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.Optional;

/**
 * Enhanced transposition cutoffs (Schaeffer and Plaat 1996): before a node's moves are searched,
 * the table is asked about all positions after them. The search may have met one of these on
 * another path and found it good enough. The node then needs no search.
 *
 * <p>The price is a move and a probe for each child, so the rule pays only where much is below.
 */
final class TableCutoffs<N extends Node<N>> extends TableRule<N> {

  TableCutoffs(int minDepth) {
    super("table cutoffs", minDepth, 2);
  }

  @Override
  ActiveRule<N> activate(RuleSearch<N> search, TranspositionTable table, int depth) {
    return new Active<>(search, table, depth);
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final int minDepth;
    private final TranspositionTable table;
    private final DepthRule depthRule;
    private final Optional<Knowledge<N>> knowledge;
    private final TableBank bank;

    Active(RuleSearch<N> search, TranspositionTable table, int minDepth) {
      super(search);
      Composition<N> parts = search.parts.composition();
      this.minDepth = Math.max(minDepth, parts.tableDepth() + 1);
      this.table = table;
      depthRule = parts.depthRule();
      knowledge = parts.knowledge();
      bank = TableBank.of(parts);
    }

    @Override
    int withMoves(N node, int depth, int alpha, int beta, int ply) {
      if (depth < minDepth) {
        return OPEN;
      }
      Expander<N> inner = search.inner;
      MovePicker<N> moves = inner.moves(ply);
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.moves.get(i);
        N child = node.play(move);
        // 1. Does the table know that this child is good enough?
        long entry = child.isTerminal() ? TableEntry.NONE : probe(child, depth - 1, ply + 1);
        if (entry == TableEntry.NONE || !depthRule.accepts(entry, depth - 1)) {
          continue;
        }
        boolean again = child.movesAgain();
        int value = again ? TableEntry.score(entry) : -TableEntry.score(entry);
        if (value < beta || TableEntry.bound(entry) == (again ? Bound.UPPER : Bound.LOWER)) {
          continue;
        }
        // 2. Cut the node.
        if (!TableEntry.isProven(entry)) {
          search.context.countUnprovenCutoff();
        }
        inner.close(depth, value, move, alpha, beta, ply);
        return value;
      }
      return OPEN;
    }

    /** Looks a child up as if the search had entered it. */
    private long probe(N child, int depth, int ply) {
      long key = child.key();
      Path path = search.path;
      int banked = 0;
      path.open(key, child.quietPliesLeft(), depth, ply);
      // In a game in which positions are draws, symmetric positions differ.
      if (knowledge.isPresent() && search.context.drawnPositions() == 0) {
        Knowledge<N> game = knowledge.get();
        banked = game.banked(child);
        key = bank.key(game.key(child, game.symmetry(child)), banked);
      }
      long entry = bank.probe(table, key, depth, bank.points(banked));
      path.close(ply - 1);
      return entry;
    }
  }
}
