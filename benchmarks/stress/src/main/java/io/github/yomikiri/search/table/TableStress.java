package io.github.yomikiri.search.table;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.yomikiri.search.Bound;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;
import org.openjdk.jcstress.infra.results.II_Result;

/** Writers and readers of one bucket of the shared table. No reader sees a mixture. */
public final class TableStress {

  private static final long KEY = 0x1234_5678_9ABC_DEF0L;
  private static final long OTHER_KEY = 0x0FED_CBA9_8765_4320L;
  private static final long ONE = TableEntry.of(1_000, 7, Bound.LOWER, true, 11);
  private static final long TWO = TableEntry.of(-77, 20, Bound.UPPER, false, 500);

  private TableStress() {}

  /** Returns the number of the entry; 0 if there is none, and 9 if nobody has stored it. */
  private static int name(long entry) {
    return entry == TableEntry.NONE ? 0 : entry == ONE ? 1 : entry == TWO ? 2 : 9;
  }

  /** Both threads store the same position, and look it up. */
  @JCStressTest
  @State
  @Outcome(id = "[012], [012], [012]", expect = ACCEPTABLE, desc = "nothing or one entry")
  public static class OnePosition {

    private final LockFreeTable table = new LockFreeTable(64);

    @Actor
    public void one(III_Result result) {
      table.store(KEY, ONE);
      result.r1 = name(table.probe(KEY));
    }

    @Actor
    public void two(III_Result result) {
      table.store(KEY, TWO);
      result.r2 = name(table.probe(KEY));
    }

    @Arbiter
    public void afterwards(III_Result result) {
      result.r3 = name(table.probe(KEY));
    }
  }

  /** The threads store two positions in the same empty place of one bucket. */
  @JCStressTest
  @State
  @Outcome(id = "[01], [02]", expect = ACCEPTABLE, desc = "nothing or the position's own entry")
  public static class TwoPositions {

    private final LockFreeTable table = new LockFreeTable(64);

    @Actor
    public void one(II_Result result) {
      table.store(KEY, ONE);
      result.r2 = name(table.probe(OTHER_KEY));
    }

    @Actor
    public void two(II_Result result) {
      table.store(OTHER_KEY, TWO);
      result.r1 = name(table.probe(KEY));
    }
  }

  /** The same with a third thread that reads. */
  @JCStressTest
  @State
  @Outcome(id = "[01], [02]", expect = ACCEPTABLE, desc = "nothing or the position's own entry")
  public static class TwoPositionsAndAReader {

    private final LockFreeTable table = new LockFreeTable(64);

    @Actor
    public void one() {
      table.store(KEY, ONE);
    }

    @Actor
    public void two() {
      table.store(OTHER_KEY, TWO);
    }

    @Actor
    public void reader(II_Result result) {
      result.r1 = name(table.probe(KEY));
      result.r2 = name(table.probe(OTHER_KEY));
    }
  }

  /** The table doubles while another thread clears it. What was cleared does not come back. */
  @JCStressTest
  @State
  @Outcome(id = "[01], 0", expect = ACCEPTABLE, desc = "at most what was stored meanwhile")
  public static class Growth {

    private static final long FORMER_KEY = KEY + 1;

    private final LockFreeTable table = new LockFreeTable(32, 8);

    /** Fills half of the places. */
    public Growth() {
      table.store(FORMER_KEY, TWO);
      table.store(FORMER_KEY + 1, TWO);
    }

    @Actor
    public void one() {
      table.store(KEY, ONE);
    }

    @Actor
    public void two() {
      table.clear();
    }

    @Arbiter
    public void afterwards(II_Result result) {
      result.r1 = name(table.probe(KEY));
      result.r2 = name(table.probe(FORMER_KEY));
    }
  }
}
