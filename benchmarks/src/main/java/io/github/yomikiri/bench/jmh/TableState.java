package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.table.LockFreeTable;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A transposition table as {@code Searchers.forGame} gives it: 16 MiB. */
@State(Scope.Thread)
public class TableState {

  final LockFreeTable table = LockFreeTable.ofMebibytes(16);
}
