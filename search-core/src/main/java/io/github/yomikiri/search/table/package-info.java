/**
 * Transposition tables, and a cache of values.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.table.TranspositionTable} - the interface that a search
 *       calls. Its methods make three tables, the last two for one thread at a time:
 *       <ul>
 *         <li>{@link io.github.yomikiri.search.table.TranspositionTable#twoLevel} - a small table
 *             in front of a large one, for solvers
 *         <li>{@link io.github.yomikiri.search.table.TranspositionTable#chained} - keeps every
 *             collision, with a cap on the entries: the table of vsOtha
 *         <li>{@link io.github.yomikiri.search.table.TranspositionTable#unbounded} - with the
 *             replacement rule of the 2011 blog series
 *       </ul>
 *   <li>{@link io.github.yomikiri.search.table.LockFreeTable} - bounded, fast, for any number of
 *       threads: the usual choice
 *   <li>{@link io.github.yomikiri.search.table.TableEntry} - an entry, packed into a {@code long}
 *   <li>{@link io.github.yomikiri.search.table.CachedEvaluator} - an evaluator that remembers its
 *       values, for evaluators that take long
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.table;

import org.jspecify.annotations.NullMarked;
