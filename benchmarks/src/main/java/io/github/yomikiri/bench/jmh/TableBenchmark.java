package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does a transposition table take for an access? The keys are random, so a large table
 * misses the processor's caches. The score is the time for one probe or store.
 *
 * <p>Each {@code LockFreeTable} receives half the entries that its memory can hold, and keeps
 * nearly all of them. The other two tables keep every entry.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3, jvmArgsAppend = "-Xmx3g")
public class TableBenchmark {

  private static final int BATCH = 1 << 14;
  private static final long SEED = 20261120;

  /**
   * The table and a size. For {@code LockFreeTable} the size is its mebibytes; the other tables
   * hold as many entries as the {@code LockFreeTable} of 16 mebibytes.
   */
  @Param({"lock-free 1", "lock-free 16", "lock-free 256", "chained 16", "map 16"})
  public String table = "";

  private TranspositionTable tested = TranspositionTable.unbounded();
  private int known;
  private int next;

  /** Fills the table. */
  @Setup
  public void setUp() {
    String[] words = table.split(" ", -1);
    int mebibytes = Integer.parseInt(words[1]);
    known = mebibytes << 15; // Half of the entries of 16 bytes that fit.
    tested = switch (words[0]) {
      case "lock-free" -> LockFreeTable.ofMebibytes(mebibytes);
      case "chained" -> TranspositionTable.chained(known);
      case "map" -> TranspositionTable.unbounded();
      default -> throw new IllegalArgumentException("no table " + table);
    };
    for (int i = 0; i < known; i++) {
      tested.store(key(i), entry(i));
    }
  }

  private static long key(long number) {
    return Hash64.mix(SEED + number);
  }

  private static long entry(int number) {
    return TableEntry.of(number & 63, 5, Bound.EXACT, false, number & 63);
  }

  /** Returns the number of the next key, anywhere among those stored. */
  private int next() {
    next += 0x9E3779B1; // An odd step visits all numbers below a power of two.
    return next & (known - 1);
  }

  /** Probes for keys that were stored. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void hit() {
    int found = 0;
    for (int i = 0; i < BATCH; i++) {
      int number = next();
      long entry = tested.probe(key(number));
      if (entry != TableEntry.NONE) {
        Check.equal(TableEntry.move(entry), number & 63, "move");
        found++;
      }
    }
    if (found < BATCH * 0.95) {
      throw new IllegalStateException("only " + found + " of " + BATCH + " found");
    }
  }

  /** Probes for keys that were not stored. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void miss() {
    long found = 0;
    for (int i = 0; i < BATCH; i++) {
      found |= tested.probe(key(1L << 40 | next()));
    }
    Check.equal(found, TableEntry.NONE, "entry of an unknown key");
  }

  /** Stores entries that the table already has, as a repeated search does. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void store() {
    int number = 0;
    for (int i = 0; i < BATCH; i++) {
      number = next();
      tested.store(key(number), entry(number));
    }
    Check.equal(TableEntry.move(tested.probe(key(number))), number & 63, "move");
  }
}
