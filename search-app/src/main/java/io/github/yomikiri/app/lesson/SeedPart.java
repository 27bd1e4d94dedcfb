package io.github.yomikiri.app.lesson;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.Set;
import java.util.function.Supplier;

/** A part that the searchers of 2011 add to alpha-beta. */
public enum SeedPart {
  /** Killer moves, {@value #KILLERS_KEPT} for each depth. */
  KILLERS,
  /** The history heuristic. */
  HISTORY,
  /** A transposition table without bounds. */
  TABLE;

  /** How many killer moves are kept for each depth. */
  public static final int KILLERS_KEPT = 32;

  /**
   * Adds parts to the composition of a search.
   *
   * @param <N> the game's node type
   * @param bare a composition without these parts
   * @param parts the parts to add
   * @param history makes the history heuristic
   * @return a new composition
   */
  public static <N extends Node<N>> Composition<N> compose(
      Composition<N> bare, Set<SeedPart> parts, Supplier<MoveOrdering<N>> history) {
    Composition<N> composition = bare;
    if (parts.contains(KILLERS)) {
      composition = composition.withOrdering(() -> MoveOrdering.killers(KILLERS_KEPT));
    }
    if (parts.contains(HISTORY)) {
      composition = composition.withOrdering(history);
    }
    return parts.contains(TABLE)
        ? composition.withTable(TranspositionTable::unbounded)
        : composition;
  }
}
