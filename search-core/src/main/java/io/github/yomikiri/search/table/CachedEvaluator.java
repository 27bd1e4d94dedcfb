package io.github.yomikiri.search.table;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;

/**
 * An evaluator that remembers the values of positions, so that it computes fewer values. A search
 * asks for many values more than once: to order the moves, to predict a value, and at the leaves of
 * its shallow and deep searches.
 *
 * <p>A cache pays only if a value takes clearly longer than an access to memory, some hundred
 * nanoseconds or more. A search with a cheaper evaluator becomes slower. A selective search gains
 * most, because it also predicts values by the evaluator.
 *
 * <pre>{@code
 * Evaluator<Shogi> evaluator = CachedEvaluator.of(network, 1 << 14);
 * }</pre>
 *
 * <p>Give the same object to a search and to its orderings, because each cached evaluator has a
 * cache of its own. The values are those of the given evaluator, so a search visits the same nodes
 * with and without a cache. As in a {@link TranspositionTable}, two positions with the same
 * {@linkplain Node#key() key} are the same position.
 *
 * <p>The low bits of a position's key select a place of the cache. A place keeps the value that was
 * computed last. Any number of threads may use the cache without a lock, because its places are
 * written and read as those of {@link LockFreeTable}.
 *
 * @param <N> the game's node type
 */
public final class CachedEvaluator<N extends Node<N>> implements Evaluator<N> {

  private static final int MAX_POSITIONS = 1 << 28;

  /** The bit that all entries have, because an entry of 0 is an empty place. */
  private static final long PRESENT = 1L << 32;

  private final Evaluator<N> evaluator;
  private final int mask;

  /**
   * Two words for each place: {@code key ^ entry} and {@code entry}. The low 32 bits of an entry
   * are the value.
   */
  private final long[] words;

  private CachedEvaluator(Evaluator<N> evaluator, int positions) {
    this.evaluator = evaluator;
    mask = positions - 1;
    words = new long[2 * positions];
  }

  /**
   * Returns an evaluator with a cache. If the given evaluator is an {@link IncrementalEvaluator},
   * so is the result, and only its {@linkplain IncrementalEvaluator#incremental() incremental} form
   * has a cache.
   *
   * @param evaluator computes the values
   * @param positions how many values the cache can have, a power of two in {@code [1, 2^28]}. A
   *     value takes 16 bytes. Begin with 2^14, because a look into 256 KiB is fast, and measure
   *     whether more are better
   * @param <N> the game's node type
   * @return an evaluator with the same values
   * @throws IllegalArgumentException if {@code positions} is not such a number
   */
  public static <N extends Node<N>> Evaluator<N> of(Evaluator<N> evaluator, int positions) {
    if (Integer.bitCount(positions) != 1 || positions < 1 || positions > MAX_POSITIONS) {
      throw new IllegalArgumentException("cache for " + positions
          + " positions: expected a power of two from 1 to " + MAX_POSITIONS);
    }
    return evaluator instanceof IncrementalEvaluator<N, ?> incremental
        ? incremental(incremental, positions)
        : new CachedEvaluator<>(evaluator, positions);
  }

  private static <N extends Node<N>, I extends Node<I>> Evaluator<N> incremental(
      IncrementalEvaluator<N, I> evaluator, int positions) {
    return evaluator.withForms(
        evaluator, new CachedEvaluator<>(evaluator.incremental(), positions));
  }

  @Override
  public int evaluate(N node) {
    long key = node.key();
    int at = 2 * ((int) key & mask);
    long entry = words[at + 1];
    if ((words[at] ^ entry) == key && entry != 0) {
      return (int) entry;
    }
    int value = evaluator.evaluate(node);
    entry = PRESENT | Integer.toUnsignedLong(value);
    words[at] = key ^ entry;
    words[at + 1] = entry;
    return value;
  }

  @Override
  public Unit<N> unit() {
    return evaluator.unit();
  }

  @Override
  public boolean countsBanked() {
    return evaluator.countsBanked();
  }
}
