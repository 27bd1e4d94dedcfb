package io.github.yomikiri.play.session;

import io.github.yomikiri.search.StopSignal;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The search of a session. Its stop signal is also its identity: what a search reports counts if
 * its signal is still the current one when the report is handled. Only the executor of events
 * changes the current signal and handles reports. So no lock is needed, and no late report counts.
 */
final class BackgroundSearch {

  private static final Logger LOG = LoggerFactory.getLogger(GameSession.class);

  private final Executor searches;
  private final Executor events;
  private final Consumer<Throwable> failed;
  private volatile Optional<StopSignal> current = Optional.empty();
  private volatile boolean isClosed;

  /**
   * Makes a session's search.
   *
   * @param searches runs the searches
   * @param events runs what they report
   * @param failed receives the exceptions of searches that count
   */
  BackgroundSearch(Executor searches, Executor events, Consumer<Throwable> failed) {
    this.searches = new InOrder(Objects.requireNonNull(searches, "searches"));
    this.events = Objects.requireNonNull(events, "events");
    this.failed = failed;
  }

  boolean isRunning() {
    return current.isPresent();
  }

  /** Cancels the current search, and starts another one, which returns what to do at its end. */
  void start(Function<StopSignal, Runnable> search) {
    checkOpen();
    cancel();
    StopSignal own = new StopSignal();
    current = Optional.of(own);
    boolean isAccepted = false;
    try {
      searches.execute(() -> run(own, search));
      isAccepted = true;
    } finally {
      if (!isAccepted) {
        cancel();
      }
    }
  }

  private void run(StopSignal own, Function<StopSignal, Runnable> search) {
    if (!isCurrent(own)) {
      return;
    }
    Runnable end;
    try {
      end = search.apply(own);
    } catch (RuntimeException | Error e) {
      end(own, () -> failed.accept(e), () -> warn(e));
      return;
    }
    end(own, end, () -> {});
  }

  private void end(StopSignal own, Runnable end, Runnable otherwise) {
    events.execute(() -> {
      if (isCurrent(own)) {
        current = Optional.empty();
        end.run();
      } else {
        otherwise.run();
      }
    });
  }

  /** Reports something of a search, which counts if the search is still the current one. */
  void report(StopSignal own, Runnable event) {
    events.execute(() -> {
      if (isCurrent(own)) {
        event.run();
      }
    });
  }

  private boolean isCurrent(StopSignal own) {
    return current.filter(running -> running == own).isPresent();
  }

  /** Does something between the searches before and after. */
  void runBetween(Runnable work) {
    searches.execute(() -> {
      try {
        work.run();
      } catch (RuntimeException | Error e) {
        events.execute(() -> {
          if (isClosed) {
            warn(e);
          } else {
            failed.accept(e);
          }
        });
      }
    });
  }

  private static void warn(Throwable cause) {
    LOG.warn("a player has failed whose answer was no longer wanted", cause);
  }

  void stop() {
    current.ifPresent(StopSignal::raise);
  }

  void cancel() {
    stop();
    current = Optional.empty();
  }

  void close() {
    isClosed = true;
    cancel();
  }

  void checkOpen() {
    if (isClosed) {
      throw new IllegalStateException("the session is closed");
    }
  }
}
