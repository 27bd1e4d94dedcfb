package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.table.LockFreeTable;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The transposition table that {@code Searchers.forGame} gives, 16 MiB, empty before every invocation. */
@State(Scope.Thread)
public class TableState {

  final LockFreeTable table = LockFreeTable.ofMebibytes(16);

  /** Empties the table. The time this takes is no part of a search, and JMH leaves it out. */
  @Setup(Level.Invocation)
  public void clear() {
    table.clear();
  }
}
