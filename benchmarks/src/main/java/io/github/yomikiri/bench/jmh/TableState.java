package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.table.LockFreeTable;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A transposition table of 16 MiB, the default of {@code Searchers.forGame}. */
@State(Scope.Thread)
public class TableState {

  final LockFreeTable table = LockFreeTable.ofMebibytes(16);
}
