package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.search.table.LockFreeTable;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The transposition table that {@code Searchers.forGame} gives: 16 MiB. */
@State(Scope.Thread)
public class TableState {

  final LockFreeTable table = LockFreeTable.ofMebibytes(16);
}
