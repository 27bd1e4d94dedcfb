package io.github.yomikiri.search;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * The positions that would make a game a draw if they occurred once more. To a search they are
 * finished games.
 */
final class DrawnPositions {

  /** No position, as in a game that has just begun. */
  static final DrawnPositions NONE = new DrawnPositions(new long[0]);

  private final long[] keys;
  private final long hash;

  private DrawnPositions(long[] keys) {
    this.keys = keys;
    hash = keys.length == 0 ? 0 : Hash64.mix(LongStream.of(keys).reduce(1, Hash64::of));
  }

  /** Returns the positions that have occurred once less than the limit of the game allows. */
  static <P extends Position<P>> DrawnPositions of(Game<P> game) {
    int limit = game.start().repetitionLimit();
    if (game.positions().size() < limit - 1) {
      return NONE;
    }
    long[] played = game.positions().stream().mapToLong(Position::key).sorted().toArray();
    long[] drawn = new long[played.length];
    int count = 0;
    for (int i = limit - 2; i < played.length; i++) {
      boolean isNew = count == 0 || drawn[count - 1] != played[i];
      if (isNew && played[i - (limit - 2)] == played[i]) {
        drawn[count++] = played[i];
      }
    }
    return count == 0 ? NONE : new DrawnPositions(Arrays.copyOf(drawn, count));
  }

  /** Returns whether a position is among these. */
  boolean contains(long key) {
    return keys.length > 0 && Arrays.binarySearch(keys, key) >= 0;
  }

  /** Returns 64 bits that differ for different sets of positions, 0 for none. */
  long hash() {
    return hash;
  }
}
