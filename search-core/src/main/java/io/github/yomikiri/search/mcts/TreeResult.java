package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.mcts.VisitedMove.Claim;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the result of a Monte-Carlo search. A mean of rewards is an estimate. If the bounds prove
 * who wins, the score is the bound that proves it. If the bounds meet, the score is exact.
 */
final class TreeResult {

  private TreeResult() {}

  /**
   * Returns what a search has found. No thread may search the tree meanwhile.
   *
   * @param root the root's position, whose game is not over
   * @param allowed the root's moves that the limits allow
   */
  static <N extends Node<N>> SearchResult.Builder of(
      N root,
      List<Move> allowed,
      MonteCarloTree<?> tree,
      Completion completion,
      Statistics statistics) {
    NodeStore store = tree.store();
    boolean planted = tree.root() != NodeStore.NONE;
    List<VisitedMove> moves = planted
        ? VisitedMove.bestFirst(store, tree.root(), tree.rewards())
        : allowed.stream().map(move -> VisitedMove.unvisited(move.code())).toList();
    List<RootMove> rootMoves = new ArrayList<>();
    for (VisitedMove move : moves) {
      Claim claim = claim(move, rootMoves.isEmpty(), tree);
      rootMoves.add(new RootMove(
          named(move.move(), allowed),
          claim.score(),
          claim.bound(),
          claim.solved(),
          move.visits() == 0 ? 0 : Math.max(1, tree.depth(move.node())),
          move.visits(),
          List.of(named(move.move(), allowed))));
    }
    VisitedMove best = moves.get(0);
    Claim claim = best.visits() == 0
        ? Claim.NOTHING
        : Claim.of(
            store.lower(tree.root()),
            store.upper(tree.root()),
            tree.scores().estimate(best.claim().score()));
    return SearchResult.builder(rootMoves.get(0).move())
        .score(claim.score())
        .bound(claim.bound())
        .solved(claim.solved())
        .shortestWins(tree.scores().areDistances())
        .depth(rootMoves.stream().mapToInt(RootMove::depth).max().orElse(0))
        .principalVariation(line(root, VisitedMove.line(store, best, tree.rewards())))
        .rootMoves(rootMoves)
        .completion(completion)
        .statistics(statistics);
  }

  /**
   * Returns what is known about the value of a root move. A bound that the game knows holds for the
   * position alone, and a draw by repetition for the path from the root. The best move has the same
   * value by both. Of another move, both together prove nothing.
   */
  private static Claim claim(VisitedMove move, boolean isBest, MonteCarloTree<?> tree) {
    Claim claim = move.claim();
    return isBest || !claim.solved() || !tree.parts().mixesPaths()
        ? claim
        : new Claim(tree.scores().estimate(claim.score()), Bound.ESTIMATE, false);
  }

  private static Move named(int code, List<Move> moves) {
    return moves.stream().filter(move -> move.code() == code).findFirst().orElseThrow();
  }

  private static <N extends Node<N>> List<Move> line(N root, List<Integer> codes) {
    List<Move> line = new ArrayList<>();
    N node = root;
    for (int code : codes) {
      line.add(new Move(code, node.notation(code)));
      node = node.play(code);
    }
    return line;
  }
}
