package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.thinking.TimeShare.MovesLeft;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.parallel.SingleUse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What all programs that play a game have in common: they serve one call at a time, divide a game's
 * clock among the moves, and ponder.
 *
 * @param <N> the game's node type
 * @param <R> the type of the results
 */
public final class Thinker<N extends Node<N>, R> {

  /**
   * Chooses a move.
   *
   * @param <N> the game's node type
   * @param <R> the type of the results
   */
  @FunctionalInterface
  public interface Choice<N, R> {

    /**
     * Chooses a move.
     *
     * @param position the position
     * @param budget the nodes and the time for the move
     * @param listener called with the results so far
     * @return the result
     */
    R choose(N position, Budget budget, Consumer<R> listener);
  }

  /** A search of few nodes is enough to value a position with one legal move. */
  private static final long NODES_FOR_ONE_MOVE = 1_000;

  private final String name;
  private final Choice<N, R> choice;
  private final Function<N, MovesLeft> movesLeft;
  private final long overhead;
  private final LongSupplier nanoTime;
  private final SingleUse use;
  private long overrun;
  private Optional<Pondering> pondering = Optional.empty();
  private boolean closed;

  /**
   * Makes a thinker.
   *
   * @param name what the caller calls itself, for messages
   * @param choice chooses moves
   * @param movesLeft estimates how many moves the side to move still has to make
   * @param overhead the time to be reserved for each move in addition to its search
   * @param nanoTime a clock in nanoseconds
   */
  public Thinker(
      String name,
      Choice<N, R> choice,
      Function<N, MovesLeft> movesLeft,
      Duration overhead,
      LongSupplier nanoTime) {
    this.name = name;
    this.choice = choice;
    this.movesLeft = movesLeft;
    this.overhead = overhead.toNanos();
    this.nanoTime = nanoTime;
    use = new SingleUse(name);
  }

  /**
   * Does some work that nothing else may interrupt. Stops pondering first.
   *
   * @param <T> the type of the result
   * @param work the work
   * @return its result
   * @throws IllegalStateException if this thinker is closed or in use
   */
  public <T> T call(Supplier<T> work) {
    return use.call(() -> {
      begin();
      return work.get();
    });
  }

  /**
   * Does some work without a result, as {@link #call} does.
   *
   * @param work the work
   * @throws IllegalStateException if this thinker is closed or in use
   */
  public void run(Runnable work) {
    use.run(() -> {
      begin();
      work.run();
    });
  }

  /**
   * Chooses a move.
   *
   * @param position the position
   * @param limits the limits of the move
   * @param listener called on this thread with the results so far
   * @return the result
   * @throws IllegalStateException if this thinker is closed or in use
   */
  public R choose(N position, Limits limits, Consumer<R> listener) {
    return call(() -> choice.choose(position, Budget.of(limits, nanoTime), listener));
  }

  /**
   * Chooses a move with a game's clock.
   *
   * @param position the position
   * @param clock the clock as it is now
   * @param limits further limits of the move
   * @param listener called on this thread with the results so far
   * @return the result
   * @throws IllegalStateException if this thinker is closed or in use
   */
  public R choose(N position, GameClock clock, Limits limits, Consumer<R> listener) {
    return call(() -> {
      TimeShare share =
          TimeShare.of(clock, movesLeft.apply(position), Math.max(overhead, 2 * overrun));
      boolean hasChoice = position.legalMoves().size() > 1;
      Budget budget = Budget.of(
          hasChoice ? limits : limits.and(Limits.nodes(NODES_FOR_ONE_MOVE)), share, nanoTime);
      R result = choice.choose(position, budget, listener);
      // Halving lets the effect of one long delay on a busy machine fade out.
      overrun = Math.max(overrun / 2, budget.elapsed().toNanos() - share.max());
      return result;
    });
  }

  /**
   * Searches a position until the next call stops the search. If the search throws an exception,
   * the next call throws it, and does nothing else. If the executor rejects the task, nothing is
   * searched.
   *
   * @param position the position
   * @param limits further limits
   * @param search searches the position
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if this thinker is closed or in use
   */
  public void ponder(N position, Limits limits, Choice<N, R> search, Executor executor) {
    run(() -> {
      Pondering task = new Pondering(
          stop -> search.choose(position, Budget.of(limits.withStop(stop), nanoTime), soFar -> {}));
      pondering = Optional.of(task);
      try {
        executor.execute(task);
      } catch (RejectedExecutionException e) {
        // Pondering only saves time, as the additional threads of a search do.
        pondering = Optional.empty();
      }
    });
  }

  /**
   * Stops pondering, and waits for its end, which takes milliseconds. If its search has thrown an
   * exception, throws this exception.
   */
  public void stopPondering() {
    try {
      pondering.ifPresent(Pondering::stop);
    } finally {
      pondering = Optional.empty();
    }
  }

  /**
   * Begins a new game.
   *
   * @param reset forgets everything learned
   * @throws IllegalStateException if this thinker is in use
   */
  public void newGame(Runnable reset) {
    use.run(() -> {
      stopPondering();
      overrun = 0;
      reset.run();
    });
  }

  private void begin() {
    if (closed) {
      throw new IllegalStateException("the " + name + " is closed");
    }
    stopPondering();
  }

  /** Ends all use. If pondering has thrown an exception, throws this exception afterwards. */
  public void close() {
    closed = true;
    stopPondering();
  }
}
