package io.github.yomikiri.bench.seed;

import io.github.yomikiri.app.lesson.HashOrder;
import io.github.yomikiri.app.output.CsvResource;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The order in which Scala 2.9's {@code mutable.HashMap} iterates over its moves.
 *
 * <p>The map has 16 buckets at first. A new key goes to the head of its bucket's chain. When the
 * number of keys exceeds three quarters of the number of buckets, the number of buckets doubles.
 * Then every entry goes to the head of its new chain: old buckets from last to first, each chain
 * from head to tail. Iteration visits the buckets in the same order: from last to first, each chain
 * from head to tail.
 *
 * <p>A move's bucket comes from the hash code that the case class {@code PutMarker(x, y)} had in
 * that version, spread as {@code HashTable.improve} does. A pass had an identity hash code, but no
 * count depends on this code.
 */
final class ScalaHashOrder implements HashOrder {

  private static final int SPREAD = 0x9e3775cd;
  private static final int INITIAL_BUCKETS = 16;

  private static final int[] HASHES = readHashes();

  private static int[] readHashes() {
    int[] hashes = new int[Reversi.PASS + 1];
    Reversi board = Reversi.start();
    for (List<String> row : CsvResource.rows(ScalaHashOrder.class, "scala29-move-hash.csv")) {
      for (int square = 0; square < Reversi.PASS; square++) {
        if (board.notation(square).equals(row.get(0))) {
          hashes[square] = Integer.parseInt(row.get(1));
        }
      }
    }
    return hashes;
  }

  // The head of the list is first.
  private Deque<Integer>[] buckets = makeBuckets(INITIAL_BUCKETS);
  private int size;
  private final int[] places = new int[Reversi.PASS + 1];

  private final int symmetry;

  /** Makes an empty map, for searches of positions that stand for their image under a symmetry. */
  ScalaHashOrder(int symmetry) {
    this.symmetry = symmetry;
    Arrays.fill(places, -1);
  }

  @Override
  public void clear() {
    buckets = makeBuckets(INITIAL_BUCKETS);
    size = 0;
    Arrays.fill(places, -1);
  }

  @Override
  public void put(int searched) {
    int move = original(searched);
    if (places[move] >= 0) {
      return;
    }
    buckets[bucket(move)].addFirst(move);
    if (++size > buckets.length / 4 * 3) {
      rehash();
    }
    number();
  }

  @Override
  public int place(int searched) {
    return places[original(searched)];
  }

  private int original(int searched) {
    return Reversi.symmetrySquare(symmetry, searched);
  }

  private void rehash() {
    Deque<Integer>[] old = buckets;
    buckets = makeBuckets(2 * old.length);
    for (int i = old.length - 1; i >= 0; i--) {
      for (int move : old[i]) {
        buckets[bucket(move)].addFirst(move);
      }
    }
  }

  private void number() {
    int place = 0;
    for (int i = buckets.length - 1; i >= 0; i--) {
      for (int move : buckets[i]) {
        places[move] = place++;
      }
    }
  }

  private int bucket(int move) {
    int spread = Integer.reverseBytes(HASHES[move] * SPREAD) * SPREAD;
    return spread >>> (32 - Integer.numberOfTrailingZeros(buckets.length));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Deque<Integer>[] makeBuckets(int count) {
    Deque<Integer>[] buckets = new Deque[count];
    Arrays.setAll(buckets, i -> new ArrayDeque<>());
    return buckets;
  }
}
