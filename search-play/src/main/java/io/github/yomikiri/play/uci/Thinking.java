package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The searches of a UCI server, one at a time, on a thread of its own. One other thread begins and
 * ends them. Each {@code go} has one {@code bestmove}.
 *
 * <p>During the opponent's move, the player ponders: its tables then know the position. The search
 * for the move begins when the opponent has made the expected move.
 */
final class Thinking<N extends Node<N>> implements AutoCloseable {

  private static final long GRACE_SECONDS = 2;

  /**
   * A search.
   *
   * @param work the task
   * @param stop ends the search
   * @param mayAnswer lets the search answer: at once, or after {@code stop} if it is infinite
   */
  private record Search(Future<?> work, StopSignal stop, CountDownLatch mayAnswer) {

    void end() {
      stop.raise();
      mayAnswer.countDown();
    }
  }

  /** A {@code go ponder} that waits for the opponent's move. */
  private record Expected<N extends Node<N>>(Game<N> game, GoCommand go) {}

  private final UciSettings<N> settings;
  private final AnswerWriter out;
  private final ExecutorService executor = Executors.newSingleThreadExecutor();
  private Optional<Search> running = Optional.empty();
  private Optional<Expected<N>> expected = Optional.empty();

  Thinking(UciSettings<N> settings, AnswerWriter out) {
    this.settings = settings;
    this.out = out;
  }

  /** Begins a search. No other search may run. */
  void begin(Game<N> game, GoCommand go) {
    if (go.isPonder()) {
      expected = Optional.of(new Expected<>(game, go));
      if (!game.position().isTerminal()) {
        settings
            .pondering()
            .ifPresent(ponderers -> settings.player().ponder(asked(game), ponderers));
      }
    } else {
      search(game, go, new StopSignal());
    }
  }

  private void search(Game<N> game, GoCommand go, StopSignal stop) {
    CountDownLatch mayAnswer = new CountDownLatch(go.isInfinite() && !stop.isRaised() ? 1 : 0);
    Future<?> work = executor.submit(() -> {
      search(game, go, stop, mayAnswer);
      return null;
    });
    running = Optional.of(new Search(work, stop, mayAnswer));
  }

  private void search(Game<N> game, GoCommand go, StopSignal stop, CountDownLatch mayAnswer)
      throws InterruptedException {
    String answer = UciSession.NULL_MOVE;
    try {
      if (game.position().isTerminal()) {
        out.send("info string the game is over");
      } else {
        answer = choose(game, go, stop);
      }
      mayAnswer.await();
    } catch (UncheckedIOException e) {
      throw e;
    } catch (RuntimeException e) {
      out.send("info string internal error");
      throw e;
    } finally {
      out.send("bestmove " + answer);
    }
  }

  private String choose(Game<N> game, GoCommand go, StopSignal stop) {
    N root = game.position();
    boolean isFirst = settings.positions().isFirstToMove(root);
    SearchResult result = settings
        .player()
        .play(asked(game), settings.limits(go, isFirst, stop), soFar -> report(root, soFar));
    report(root, result);
    List<Move> line = result.principalVariation();
    // The protocol knows no resignation.
    Move move = result.move().orElseGet(() -> root.legalMoves().get(0));
    return move.notation()
        + (line.size() > 1 && line.get(0).equals(move)
            ? " ponder " + line.get(1).notation()
            : "");
  }

  /** Returns a game to search. A client may continue a game that is a draw by its course. */
  private static <N extends Node<N>> Game<N> asked(Game<N> game) {
    return game.isOver() ? Game.of(game.position()) : game;
  }

  private void report(N root, SearchResult result) {
    out.send(settings.info().line(root, result));
  }

  /** Begins the search for a move, because the opponent has made the expected move. */
  void ponderHit() {
    expected.ifPresent(each -> search(each.game(), each.go(), new StopSignal()));
    expected = Optional.empty();
  }

  /** Ends the search, which then answers. */
  void stop() {
    expected.ifPresent(each -> {
      StopSignal raised = new StopSignal();
      raised.raise();
      search(each.game(), each.go(), raised);
    });
    expected = Optional.empty();
    running.ifPresent(Search::end);
  }

  /**
   * Ends the search, and waits for its answer.
   *
   * @throws IOException if the answer cannot be written
   * @throws IllegalStateException if the search failed, with the cause
   */
  void end() throws IOException {
    stop();
    await(Long.MAX_VALUE);
  }

  /** Gives a search with limits some seconds to end by itself. Then ends it. */
  void finish() throws IOException {
    boolean isLimited = running.filter(each -> each.mayAnswer().getCount() == 0).isPresent();
    if (isLimited && await(GRACE_SECONDS)) {
      return;
    }
    end();
  }

  /** Waits for the search, and returns whether it has ended in time. */
  private boolean await(long seconds) throws IOException {
    if (running.isEmpty()) {
      return true;
    }
    try {
      running.get().work().get(seconds, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      running = Optional.empty();
      if (e.getCause() instanceof UncheckedIOException unwritten) {
        throw new IOException(unwritten.getMessage(), unwritten);
      }
      throw new IllegalStateException("the search for a move failed", e.getCause());
    }
    running = Optional.empty();
    return true;
  }

  /** Ends what runs, without an answer to wait for. */
  @Override
  public void close() {
    running.ifPresent(Search::end);
    // An empty last task ends after all other tasks. join() waits for its end, even if the thread
    // is
    // interrupted.
    CompletableFuture.runAsync(() -> {}, executor).join();
    executor.shutdown();
    settings.player().stopPondering();
  }
}
