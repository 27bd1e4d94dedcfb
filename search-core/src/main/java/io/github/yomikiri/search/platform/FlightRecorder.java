package io.github.yomikiri.search.platform;

import java.util.function.Supplier;

/**
 * Shows events in the JDK Flight Recorder. The recorder is in the module {@code jdk.jfr}, which not
 * every platform has; without this module no event is made. Safe for use by several threads.
 */
public abstract class FlightRecorder {

  private static final FlightRecorder INSTANCE = choose();

  /** Makes a recorder. */
  protected FlightRecorder() {}

  /**
   * An event that has begun.
   *
   * @param <T> what the event shows
   */
  @FunctionalInterface
  public interface Begun<T> {

    /**
     * Ends the event.
     *
     * @param facts returns what the event shows; called only if somebody records the event
     */
    void end(Supplier<T> facts);

    /**
     * Returns an event that nobody records.
     *
     * @param <T> what the event would show
     * @return the event
     */
    static <T> Begun<T> none() {
      return facts -> {};
    }
  }

  /**
   * What the event of a search shows.
   *
   * @param depth the depth that was searched
   * @param score the score, from the view of the root's side to move
   * @param solved whether no estimate contributed to the score
   * @param nodes the visited nodes
   * @param evaluations the nodes that an evaluator has valued
   * @param cutoffs the nodes that were left early
   * @param firstMoveCutoffs the nodes that were left after their first move
   * @param tableProbes the positions that the table was asked for
   * @param tableHits the positions that the table knew
   * @param reSearches the moves that were searched again
   * @param completion the name of the reason for which the search has ended
   */
  public record Search(
      int depth,
      int score,
      boolean solved,
      long nodes,
      long evaluations,
      long cutoffs,
      long firstMoveCutoffs,
      long tableProbes,
      long tableHits,
      long reSearches,
      String completion) {}

  /**
   * What the event of a depth that was searched to its end shows.
   *
   * @param depth the depth
   * @param bestMove the notation of the best move
   * @param score the score, from the view of the root's side to move
   * @param nodes the nodes that were visited since the search has begun
   */
  public record Iteration(int depth, String bestMove, int score, long nodes) {}

  /**
   * What the event of a node that several threads shared shows.
   *
   * @param moves the moves to be shared
   * @param helped how often a helper took up work
   */
  public record Split(int moves, int helped) {}

  /**
   * Returns the recorder of this platform.
   *
   * @return always the same recorder
   */
  public static FlightRecorder get() {
    return INSTANCE;
  }

  /**
   * Begins the event of a search.
   *
   * @return the event
   */
  public abstract Begun<Search> search();

  /**
   * Begins the event of an iteration.
   *
   * @return the event
   */
  public abstract Begun<Iteration> iteration();

  /**
   * Begins the event of a split node.
   *
   * @return the event
   */
  public abstract Begun<Split> split();

  private static FlightRecorder choose() {
    try {
      return new JdkFlightRecorder();
    } catch (LinkageError e) {
      return new Absent();
    }
  }

  /** The recorder of a platform that has none. */
  private static final class Absent extends FlightRecorder {

    @Override
    public Begun<Search> search() {
      return Begun.none();
    }

    @Override
    public Begun<Iteration> iteration() {
      return Begun.none();
    }

    @Override
    public Begun<Split> split() {
      return Begun.none();
    }
  }
}
