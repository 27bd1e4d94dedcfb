/**
 * Threads that share a search, for the searches of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.parallel.ThreadTeam} - the threads of one search
 *   <li>{@link io.github.yomikiri.search.parallel.TeamMember} - one of the threads
 *   <li>{@link io.github.yomikiri.search.parallel.SplitPoint} - a node that they share
 *   <li>{@link io.github.yomikiri.search.parallel.NewThreads} - the executor of a search whose
 *       caller has none
 *   <li>{@link io.github.yomikiri.search.parallel.ProcessorTime} - the processor time of all
 *       threads of a search
 *   <li>{@link io.github.yomikiri.search.parallel.SingleUse} - rejects a second thread where only
 *       one may be
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.parallel;

import org.jspecify.annotations.NullMarked;
