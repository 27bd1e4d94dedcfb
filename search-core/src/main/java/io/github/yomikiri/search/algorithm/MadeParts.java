package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.view.DecidedTableView;
import io.github.yomikiri.search.table.view.LevelTableView;
import io.github.yomikiri.search.table.view.Path;
import io.github.yomikiri.search.table.view.PathTableView;
import io.github.yomikiri.search.table.view.ShortestWinsTableView;
import java.util.Optional;

/**
 * The parts of one thread's search: a composition, and what its suppliers have made for the search.
 */
record MadeParts<N extends Node<N>>(
    Composition<N> composition,
    Optional<MoveOrdering<N>> ordering,
    Optional<TranspositionTable> table) {

  /** Makes the parts of a search of one thread. */
  static <N extends Node<N>> MadeParts<N> of(Composition<N> composition) {
    return of(composition, composition.makeTable());
  }

  /** Makes the parts of a search with a table that may be shared. */
  static <N extends Node<N>> MadeParts<N> of(
      Composition<N> composition, Optional<TranspositionTable> table) {
    return new MadeParts<>(composition, composition.orderings().make(), table);
  }

  /** Returns the parts of the searches that predictions make, with the same ordering and table. */
  MadeParts<N> forPredictions() {
    return new MadeParts<>(composition.forPredictions(), ordering, table);
  }

  /** Returns the parts with the table as a search along a path sees it. */
  MadeParts<N> along(Path path) {
    Optional<TranspositionTable> seen =
        composition.repetition() ? table.map(inner -> new PathTableView(inner, path)) : table;
    if (composition.isSelective()) {
      seen = seen.map(inner -> new LevelTableView(inner, composition.level()));
    }
    if (composition.shortestWins()) {
      boolean isFullWidth = !composition.leavesMovesOut();
      seen = seen.map(inner -> new ShortestWinsTableView(inner, path, isFullWidth));
    } else if (composition.repetition() && composition.decisive() <= Score.MAX) {
      seen = seen.map(inner -> new DecidedTableView(inner, composition.decisive()));
    }
    return new MadeParts<>(composition, ordering, seen);
  }
}
