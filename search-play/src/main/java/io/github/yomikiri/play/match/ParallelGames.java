package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.StopSignal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Plays several games at once, ahead of the calls of {@link #next}.
 *
 * <p>Each pairing is one task of the executor. The task takes the next game that nobody has begun,
 * until no games are left. Games end in any order but are returned in the match's order. An
 * exception from a player takes its game's place in this order. So the caller sees the same as if
 * the games were played one after another. If the executor never starts some of the tasks, the
 * others play their games.
 */
final class ParallelGames<P extends Position<P>> implements GameSource<P> {

  private static final int NONE = -1;
  // The longest time until the caller's signal is noticed.
  private static final long POLL_MILLIS = 20;

  private final Schedule<P> schedule;
  private final StopSignal callersStop;
  // Ends the running games when the caller needs no more of them, whatever the reason.
  private final StopSignal stop = new StopSignal();

  // Guarded by this object's monitor. An entry returns its game's result or throws the exception
  // that ended the game.
  private final Map<Integer, Supplier<GameResult<P>>> ended = new HashMap<>();
  private int begun;
  private int running;
  private boolean failed;

  private ParallelGames(Schedule<P> schedule, StopSignal callersStop) {
    this.schedule = schedule;
    this.callersStop = callersStop;
    begun = schedule.begin();
  }

  static <P extends Position<P>> ParallelGames<P> start(
      Schedule<P> schedule, List<Pairing<P>> pairings, Executor executor, StopSignal stop) {
    ParallelGames<P> games = new ParallelGames<>(schedule, stop);
    try {
      pairings.forEach(pairing -> executor.execute(() -> games.work(pairing)));
      return games;
    } catch (RuntimeException rejected) {
      games.close();
      throw rejected;
    }
  }

  private void work(Pairing<P> pairing) {
    for (int number = begin(); number != NONE; number = begin()) {
      try {
        GameResult<P> result = schedule.game(number, pairing, stop).play();
        end(number, () -> result, false);
      } catch (RuntimeException | Error thrown) {
        end(
            number,
            () -> {
              throw thrown;
            },
            true);
      }
    }
  }

  private synchronized int begin() {
    if (begun == schedule.games() || failed || stop.isRaised()) {
      return NONE;
    }
    running++;
    return begun++;
  }

  private synchronized void end(int number, Supplier<GameResult<P>> result, boolean hasFailed) {
    running--;
    failed |= hasFailed;
    ended.put(number, result);
    notifyAll();
  }

  @Override
  public synchronized Optional<GameResult<P>> next(int number) {
    while (!callersStop.isRaised()) {
      Supplier<GameResult<P>> result = ended.remove(number);
      if (result != null) {
        return Optional.of(result.get());
      }
      try {
        wait(POLL_MILLIS);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  @Override
  public synchronized void close() {
    stop.raise();
    boolean interrupted = Thread.interrupted();
    while (running > 0) {
      try {
        wait();
      } catch (InterruptedException again) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
