package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;

/**
 * Late-move reductions: with a good ordering, a late move is hardly ever the best one. A search
 * that is less deep is enough to show that it is not.
 *
 * <p>PVS asks about every late move whether it is better than the best one, by a null window on the
 * position after the move. The rule first asks a search that is less deep. If that search answers
 * no, its answer stands. Otherwise the position is searched as if there was no rule. So the rule is
 * about the position after the move, and no algorithm has to know about it.
 *
 * <p>An answer that no estimate has contributed to is proven at any depth. Any other answer is an
 * estimate, so the root is not called solved because of it. The programs Fruit and Glaurung made
 * the rule common (Romstad 2006).
 */
public final class LateMoveReductions<N extends Node<N>> extends Rule<N> {

  /** Moves this many times as late as the first reduced move are reduced by two plies. */
  private static final int VERY_LATE = 3;

  /** How much less deep late moves are searched. */
  @FunctionalInterface
  public interface Reduction<N extends Node<N>> {

    /** Returns how many plies less deep the position after a move is searched first. */
    int plies(N node, int depth, int move, int earlier);
  }

  private final String name;
  private final Reduction<N> reduction;

  /**
   * Makes a rule that reduces moves by their place in the order.
   *
   * @param minDepth the minimum remaining depth after the move, in plies
   * @param whole how many moves of a node are always searched to the whole depth
   */
  public LateMoveReductions(int minDepth, int whole) {
    this(minDepth + ", " + whole, "", byPlace(minDepth, whole));
    checkDepth("late-move reductions", minDepth, 3);
    Ranges.atLeast("number of moves searched to the whole depth", whole, 1);
  }

  /**
   * Makes a rule that a game chooses itself.
   *
   * @param name separates the entries of a table
   * @param rest equal for equal reductions
   * @param reduction how much less deep each move is searched first
   */
  public LateMoveReductions(String name, Object rest, Reduction<N> reduction) {
    super("late move reductions " + name, rest);
    this.name = name;
    this.reduction = reduction;
  }

  private static <N extends Node<N>> Reduction<N> byPlace(int minDepth, int whole) {
    return (node, depth, move, earlier) -> {
      if (depth < minDepth || earlier < whole) {
        return 0;
      }
      return earlier < VERY_LATE * whole ? 1 : 2;
    };
  }

  @Override
  public ActiveRule<N> activate(RuleSearch<N> search) {
    return new Active<>(search, reduction);
  }

  @Override
  public <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new LateMoveReductions<>(
        name,
        rest(),
        (node, depth, move, earlier) ->
            reduction.plies(evaluator.plain(node), depth, move, earlier));
  }

  @Override
  public boolean needsNullWindows() {
    return true;
  }

  private static final class Active<N extends Node<N>> extends ActiveRule<N> {

    private final Reduction<N> reduction;

    Active(RuleSearch<N> search, Reduction<N> reduction) {
      super(search);
      this.reduction = reduction;
    }

    @Override
    public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
      // 1. Only after late moves, in a null window, and not within the search of step 2.
      if (depth == 0 || beta - alpha != 1 || search.isAgain(ply)) {
        return OPEN;
      }
      int earlier = search.earlier(ply - 1);
      int plies = earlier < 1 ? 0 : reduction.plies(node, depth, search.move(ply - 1), earlier);
      if (plies <= 0) {
        return OPEN;
      }
      // 2. Is the position after the move good enough for the opponent, by a search less deep?
      long estimates = search.context().estimates();
      int value = search.again(node, Math.max(0, depth - plies), alpha, beta, ply);
      if (value >= beta) {
        return value;
      }
      // 3. The move may be better than the best one. The whole search replaces the answer.
      search.context().discardEstimates(estimates);
      return OPEN;
    }
  }
}
