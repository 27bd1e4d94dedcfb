package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.parallel.SingleUse;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the players of this library have in common: they serve one call at a time, divide a game's
 * clock among the moves, and ponder.
 *
 * @param <P> the game's position type
 */
public final class PlayerCore<P extends Position<P>> {

  /**
   * Searches the position of a game.
   *
   * @param <P> the game's position type
   */
  @FunctionalInterface
  public interface Search<P extends Position<P>> {

    /**
     * Searches the position of a game.
     *
     * @param game the game so far
     * @param budget the nodes and the time for the move
     * @param listener called with the results so far
     * @return the result
     */
    SearchResult run(Game<P> game, Budget budget, Consumer<SearchResult> listener);
  }

  /**
   * The number of moves that a player still has to make.
   *
   * @param all the number of all these moves, at least 1
   * @param thoughtful the thought that all these moves need, as a multiple of the thought that the
   *     next move needs, at least 1. If all moves that need thought need the same amount, this is
   *     the number of these moves
   */
  public record MovesLeft(int all, double thoughtful) {}

  /** A search of few nodes is enough to value a position with one legal move. */
  private static final long NODES_FOR_ONE_MOVE = 1_000;

  private final String name;
  private final BiFunction<P, GameClock, MovesLeft> movesLeft;
  private final Duration overhead;
  private final LongSupplier nanoTime;
  private final SingleUse use;
  private Duration overrun = Duration.ZERO;
  private Optional<Pondering> pondering = Optional.empty();
  private boolean closed;

  /**
   * Makes a core.
   *
   * @param name what the player calls itself, for messages
   * @param movesLeft estimates how many moves the side to move still has to make, with its clock
   * @param overhead the time to be reserved for each move in addition to its search
   * @param nanoTime a clock in nanoseconds
   */
  public PlayerCore(
      String name,
      BiFunction<P, GameClock, MovesLeft> movesLeft,
      Duration overhead,
      LongSupplier nanoTime) {
    this.name = name;
    this.movesLeft = movesLeft;
    this.overhead = overhead;
    this.nanoTime = nanoTime;
    use = new SingleUse(name);
  }

  private SearchResult call(Supplier<SearchResult> work) {
    return use.call(() -> {
      begin();
      return work.get();
    });
  }

  /**
   * Does some work that nothing else may interrupt. Stops pondering first.
   *
   * @param work the work
   * @throws IllegalStateException if the player is closed or in use
   */
  public void run(Runnable work) {
    use.run(() -> {
      begin();
      work.run();
    });
  }

  /**
   * Searches the position of a game within limits.
   *
   * @param game the game so far
   * @param limits the limits of the move, of whose clock the move takes its share
   * @param search searches the position
   * @param listener called on this thread with the results so far
   * @return the result
   * @throws IllegalStateException if the player is closed or in use
   */
  public SearchResult run(
      Game<P> game, Limits limits, Search<P> search, Consumer<SearchResult> listener) {
    return call(() -> {
      if (limits.clock().isEmpty()) {
        return search.run(game, Budget.of(limits, nanoTime), listener);
      }
      MovesLeft left = movesLeft.apply(game.position(), limits.clock().get());
      Duration reserved = Collections.max(List.of(overhead, overrun.multipliedBy(2)));
      Limits share = limits.forMove(left.all, left.thoughtful, reserved);
      boolean hasChoice = limits.rootMoves(game.position()).size() > 1;
      Budget budget =
          Budget.of(hasChoice ? share : share.and(Limits.nodes(NODES_FOR_ONE_MOVE)), nanoTime);
      SearchResult result = search.run(game, budget, listener);
      // Halving lets the effect of one long delay on a busy machine fade out.
      Duration over = budget.elapsed().minus(share.time().orElseThrow());
      overrun = Collections.max(List.of(overrun.dividedBy(2), over));
      return result;
    });
  }

  /**
   * Searches the position of a game until the next call stops the search. If the search throws an
   * exception, the next call throws it, and does nothing else. If the executor rejects the task,
   * nothing is searched.
   *
   * @param game the game so far
   * @param limits further limits
   * @param search searches the position
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if the player is closed or in use
   */
  public void ponder(Game<P> game, Limits limits, Search<P> search, Executor executor) {
    run(() -> {
      Pondering task = new Pondering(
          stop -> search.run(game, Budget.of(limits.withStop(stop), nanoTime), soFar -> {}));
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
   * @throws IllegalStateException if the player is in use
   */
  public void newGame(Runnable reset) {
    use.run(() -> {
      stopPondering();
      overrun = Duration.ZERO;
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
