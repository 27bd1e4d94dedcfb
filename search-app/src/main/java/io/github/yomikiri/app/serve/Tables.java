package io.github.yomikiri.app.serve;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The games of a server. Each has two threads, which are idle most of the time: one for its calls,
 * and one for its searches. Few searches run at once; the others wait. If there are too many games,
 * the one that nobody has called for the longest time is closed.
 */
final class Tables implements AutoCloseable {

  private static final int MOST_GAMES = 16;
  private static final int ID_BYTES = 8;

  private final Games games;
  private final Duration sign;
  private final Turns turns = new Turns(Runtime.getRuntime().availableProcessors());
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Table> tables =
      new LinkedHashMap<>(2 * MOST_GAMES, 0.75f, /* accessOrder= */ true);
  private boolean isClosed;

  /** Makes games. */
  @FunctionalInterface
  interface Games {
    /**
     * Makes a game.
     *
     * @param share how many games there are with this one, which share the memory
     * @param seed the seed of random choices
     * @param searches runs the searches
     * @param events runs all else
     */
    ServedGame<?> make(int share, long seed, Executor searches, Executor events);
  }

  /** Takes the lines of an answer. */
  @FunctionalInterface
  interface Lines {
    void accept(String line) throws IOException;
  }

  /**
   * Makes no game yet.
   *
   * @param games makes the games
   * @param sign how long a caller gets no line at most
   */
  Tables(Games games, Duration sign) {
    this.games = games;
    this.sign = sign;
  }

  /**
   * Begins a game, and returns its name.
   *
   * @throws IOException if the server ends
   */
  synchronized String begin() throws IOException {
    if (isClosed) {
      throw new IOException("the server ends");
    }
    if (tables.size() == MOST_GAMES) {
      close(tables.keySet().iterator().next());
    }
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    String id = HexFormat.of().formatHex(bytes);
    tables.put(id, new Table());
    return id;
  }

  synchronized Optional<Table> find(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  synchronized void close(String id) {
    Optional.ofNullable(tables.remove(id)).ifPresent(Table::close);
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    List<String> all = new ArrayList<>(tables.keySet());
    all.forEach(this::close);
  }

  /** A game with its threads. */
  final class Table implements AutoCloseable {

    /** A closed game has no answers: what its search still reports is discarded. */
    private final ExecutorService calls = new ThreadPoolExecutor(
        1,
        1,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        Tables::daemon,
        new ThreadPoolExecutor.DiscardPolicy());

    private final ExecutorService searches = Executors.newSingleThreadExecutor(Tables::daemon);
    private final ServedGame<?> game =
        games.make(tables.size() + 1, random.nextInt(Integer.MAX_VALUE), this::search, calls);

    private void search(Runnable task) {
      searches.execute(() -> turns.run(game::isSearching, task));
    }

    private void stop() {
      game.stop();
      turns.look();
    }

    /**
     * Calls the game, and waits for the answer.
     *
     * @param lines takes the parts, the answer, and blank lines while there is nothing to say. If
     *     it fails, nobody waits for the answer any more
     */
    void call(String name, String form, Lines lines) throws IOException {
      if (name.equals("stop")) {
        stop();
        lines.accept("{}");
        return;
      }
      BlockingQueue<Line> said = new LinkedBlockingQueue<>();
      try {
        calls.execute(() -> {
          game.call(
              name,
              form,
              part -> said.add(new Line(part, false)),
              answer -> said.add(new Line(answer, true)));
          turns.look();
        });
        Line line = next(said);
        while (!line.isLast) {
          pass(line, lines);
          line = next(said);
        }
        lines.accept(line.text);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("the caller was too slow");
      }
    }

    /** Passes on a line that is not the last. If it has no taker, its search ends. */
    private void pass(Line line, Lines lines) throws IOException {
      try {
        lines.accept(line.text);
      } catch (IOException e) {
        stop();
        throw e;
      }
    }

    /** Waits for a line, which is blank if there is nothing to say. */
    private Line next(BlockingQueue<Line> said) throws InterruptedException {
      Line line = said.poll(sign.toNanos(), TimeUnit.NANOSECONDS);
      if (line != null) {
        return line;
      }
      return calls.isTerminated()
          ? new Line(new ServeError("no-game", "the game is closed").toJson(), true)
          : new Line("", false);
    }

    /** Ends the game, and cancels its search, whose result does not count. */
    @Override
    public void close() {
      calls.execute(() -> {
        game.close();
        searches.shutdown();
        turns.look();
      });
      calls.shutdown();
    }
  }

  /** A line of an answer. */
  private record Line(String text, boolean isLast) {}

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "game");
    thread.setDaemon(true);
    return thread;
  }
}
