package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;

/**
 * What a table does about points that were won before a position (see
 * {@link io.github.yomikiri.game.Knowledge#banked}): its entries are about the rest, so they serve
 * whatever was won before. A score is made whole when it is read.
 *
 * <p>This is right for the values of a game of points, which add up. A search for shortest wins, or
 * one in which some positions are draws, has other values. There the points are part of the key, as
 * they are where the unit of the scores is no multiple of the game's.
 *
 * <p>An estimate may depend on the points in any way. So estimates for other points have other
 * keys. They have one key if the evaluator says that it adds the points up, and no prediction or
 * rule of the search leaves moves out.
 */
final class TableBank {

  private final boolean isInKey;
  private final boolean isCountedByEstimates;
  private final int maxEstimate;

  private TableBank(boolean isInKey, boolean isCountedByEstimates, int maxEstimate) {
    this.isInKey = isInKey;
    this.isCountedByEstimates = isCountedByEstimates;
    this.maxEstimate = maxEstimate;
  }

  static <N extends Node<N>> TableBank of(Composition<N> parts) {
    return new TableBank(
        !parts.addsPoints(),
        parts.evaluator().countsBanked() && !parts.isSelective(),
        parts.estimateRange().max());
  }

  /** Returns the points that the entry of a position leaves out. */
  int points(int banked) {
    return isInKey ? 0 : banked;
  }

  /** Returns the key of a position by the key that leaves out what was banked. */
  long key(long key, int banked) {
    return isInKey ? key ^ Hash64.mix(banked) : key;
  }

  /** Probes a table. */
  long probe(TranspositionTable table, long key, int depth, int points) {
    return whole(table.probe(key, depth), table, key, depth, points);
  }

  /** Returns the entry of a whole position by what a table has under its key. */
  long whole(long found, TranspositionTable table, long key, int depth, int points) {
    if (points == 0) {
      return found;
    }
    boolean isProven = TableEntry.isProven(found);
    if (!isProven && !isCountedByEstimates) {
      return table.probe(key ^ Hash64.mix(points), depth);
    }
    return found == TableEntry.NONE
        ? found
        : plus(found, points, isProven ? Score.MAX : maxEstimate);
  }

  /** Stores the entry of a whole position. */
  void store(TranspositionTable table, long key, long entry, int points) {
    if (points == 0) {
      table.store(key, entry);
    } else if (TableEntry.isProven(entry) || isCountedByEstimates) {
      table.store(key, plus(entry, -points, Score.MAX));
    } else {
      table.store(key ^ Hash64.mix(points), entry);
    }
  }

  /** Adds points to a score. If the sum is too great, only the move remains. */
  private static long plus(long entry, int points, int max) {
    int score = TableEntry.score(entry) + points;
    boolean isInRange = -max <= score && score <= max;
    return TableEntry.of(
        isInRange ? score : -Score.MAX,
        TableEntry.depth(entry),
        isInRange ? TableEntry.bound(entry) : Bound.LOWER,
        TableEntry.isProven(entry),
        TableEntry.move(entry));
  }
}
