package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;

/**
 * The speed of a searcher on this machine. It turns a time for a move into a number of nodes. So
 * other programs that run at the same time do not favor a player of a match.
 *
 * @param nodesPerSecond the nodes in a second of processor time
 */
public record SearchSpeed(double nodesPerSecond) {

  /** The nodes of each search that is timed. */
  static final long NODES = 30_000;

  private static final int ROUNDS = 15;
  private static final int POSITIONS = 12;

  /**
   * Measures a searcher in its fastest round.
   *
   * @param <N> the game's node type
   * @param searcher the searcher
   * @param games games whose last positions it searches; the first of them are enough
   * @param stop ends the searches when raised
   * @return its speed
   */
  public static <N extends Node<N>> SearchSpeed of(
      Searcher<N> searcher, List<Game<N>> games, StopSignal stop) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    double fastest = 0;
    for (int round = 0; round < ROUNDS; round++) {
      long nodes = 0;
      long began = threads.getCurrentThreadCpuTime();
      for (Game<N> each : games.subList(0, Math.min(POSITIONS, games.size()))) {
        searcher.reset();
        Limits limits = Limits.nodes(NODES).withStop(stop);
        nodes += searcher.search(each.position(), limits).statistics().nodes();
      }
      long taken = Math.max(1, threads.getCurrentThreadCpuTime() - began);
      fastest = Math.max(fastest, 1e9 * nodes / taken);
    }
    return new SearchSpeed(fastest);
  }

  /**
   * Turns a time into nodes.
   *
   * @param time the processor time for a move
   * @return the limit of a search that takes about as long
   */
  public Limits limits(Duration time) {
    return Limits.nodes(Math.max(1, Math.round(nodesPerSecond * time.toNanos() / 1e9)));
  }
}
