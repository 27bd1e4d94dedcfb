package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Calls a server as many callers do at once, and as those do who are slow or go away.
 * {@code -Dserve.connections=...} sets another number of idle connections.
 */
class ManyCallersTest {

  private static final int GAMES = 16;
  private static final int CONNECTIONS = Integer.getInteger("serve.connections", 500);
  private static final String CANCELED = "{\"canceled\":true}";

  /** How many searches run at once. */
  private static final int TURNS = Math.min(GAMES, Runtime.getRuntime().availableProcessors());

  private final HeldOpponents opponents = new HeldOpponents();
  private final ExecutorService callers = Executors.newCachedThreadPool();
  private final List<Socket> sockets = new ArrayList<>();
  private GameServer server;
  private HttpCaller caller;

  @BeforeEach
  void start() throws IOException {
    start(CallerLimits.PATIENCE, opponents::game);
  }

  private void start(Duration patience, Tables.Games games) throws IOException {
    Rate rate = new Rate(Integer.MAX_VALUE, 0, 0);
    server = GameServer.start(0, games, new CallerLimits(rate, patience, Duration.ofMillis(20)));
    caller = new HttpCaller(server);
  }

  /** Begins a server that is impatient. */
  private void restart(Tables.Games games) throws IOException {
    server.close();
    start(Duration.ofMillis(200), games);
  }

  @AfterEach
  void end() throws IOException {
    opponents.release.countDown();
    server.close();
    for (Socket socket : sockets) {
      socket.close();
    }
    callers.shutdown();
  }

  private String begin(String form) throws IOException {
    String game = caller.begin();
    assertThat(caller.post(game + "/open", form)).contains("\"picture\"");
    return game;
  }

  /** Begins games whose players are to move. */
  private List<String> begin(int games) throws IOException {
    List<String> all = new ArrayList<>();
    while (all.size() < games) {
      all.add(begin("seat0=1&seat1=1"));
    }
    return all;
  }

  private Future<String> search(String game, String name) {
    return callers.submit(() -> caller.post(game + name, ""));
  }

  /** Connects without sending anything. */
  private Socket connect() throws IOException {
    Socket socket = new Socket();
    socket.setReceiveBufferSize(1 << 16);
    socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
    sockets.add(socket);
    return socket;
  }

  private Socket send(String path, String body) throws IOException {
    return HttpCaller.send(connect(), HttpCaller.request("POST", path, caller.headers(), body));
  }

  /** Returns how many bytes are left to read. */
  private static int bytes(Socket socket) {
    int count = 0;
    byte[] some = new byte[1 << 16];
    try {
      for (int read = 0; read >= 0; read = socket.getInputStream().read(some)) {
        count += read;
      }
    } catch (IOException e) {
      // The server has not only ended the connection, but aborted it.
    }
    return count;
  }

  private String play(String game) throws IOException {
    String state = "";
    while (!state.contains("\"over\":true")) {
      state = caller.post(game + "/think", "");
      assertThat(state).contains("200 OK").doesNotContain("\"error\"");
    }
    return state;
  }

  @Test
  void eachOfTheGamesHasPlayersOfItsOwn() throws Exception {
    opponents.release.countDown();
    List<Future<String>> played = new ArrayList<>();
    for (String game : begin(GAMES)) {
      played.add(callers.submit(() -> play(game)));
    }
    for (Future<String> each : played) {
      assertThat(each.get()).contains("\"game\":\"startpos moves a1 b1 c1 a2 b2 c2 a3\"");
    }
    assertThat(opponents.players).hasSize(2 * GAMES);
    assertThat(opponents.players.stream().map(player -> player.threads))
        .allMatch(threads -> threads.size() == 1);
    assertThat(opponents.players.stream()
            .flatMap(player -> player.threads.stream())
            .distinct())
        .hasSize(GAMES);
  }

  @Test
  void oneGameMoreClosesTheOldestOneDuringItsSearch() throws Exception {
    String oldest = begin("seat0=1");
    Future<String> thought = search(oldest, "/think");
    opponents.begun.acquire();
    List<String> others = begin(GAMES - 1);
    begin(1);
    assertThat(thought.get()).contains("200 OK", CANCELED);
    assertThat(caller.post(oldest + "/state", "")).contains("404 ", "\"no-game\"");
    assertThat(caller.post(others.get(0) + "/state", "")).contains("200 OK");
    Threads.await(
        () -> opponents.players.stream().filter(player -> player.isClosed).count() == 1);
  }

  @Test
  void closingAndPlayingDuringASearch() throws Exception {
    String game = begin("seat1=1");
    Future<String> hints = search(game, "/hints");
    opponents.begun.acquire();
    assertThat(caller.post(game + "/play", "move=b2")).contains("startpos moves b2");
    assertThat(hints.get()).contains(CANCELED);
    Future<String> thought = search(game, "/think");
    opponents.begun.acquire();
    assertThat(caller.post(game + "/play", "move=a1")).contains("\"not-your-turn\"");
    assertThat(caller.post(game + "/close", "")).contains("{}");
    assertThat(thought.get()).contains(CANCELED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/think", "/hints", "/review"})
  void theSearchOfACallerThatGoesAwayEnds(String name) throws Exception {
    String game = begin("game=a1&seat1=1");
    Socket socket = send(game + name, "");
    opponents.begun.acquire();
    socket.close();
    Threads.await(() -> opponents.running.get() == 0 && Threads.serving() == 0);
    assertThat(caller.post(game + "/state", "")).contains("200 OK");
  }

  @Test
  void aCallerThatSendsTooSlowlyIsLeft() throws Exception {
    restart(opponents::game);
    String request = HttpCaller.request("POST", "/games", caller.headers(), "x".repeat(9));
    Socket socket = HttpCaller.send(connect(), request.substring(0, request.length() - 5));
    Threads.await(() -> Threads.serving() == 1);
    Threads.await(() -> Threads.serving() == 0);
    assertThat(socket.getInputStream().read()).isEqualTo(-1);
  }

  @Test
  void aCallerThatReadsNothingIsLeft() throws Exception {
    // The buffers of the system have no room for the title.
    String title = "x".repeat(1 << 24);
    NodeKit<TicTacToe> kit = new NodeKit<>() {

      @Override
      public String name() {
        return "tic-tac-toe";
      }

      @Override
      public String title() {
        return title;
      }

      @Override
      public TicTacToe start() {
        return GameKits.ticTacToe().start();
      }
    };
    restart((share, seed, searches, events) ->
        new ServedGame<>(() -> kit, opponents, seed, searches, events));
    String game = caller.begin();
    Threads.await(() -> Threads.serving() == 0);
    Socket socket = send(game + "/kit", "");
    Threads.await(() -> Threads.serving() == 1);
    Threads.await(() -> Threads.serving() == 0);
    assertThat(bytes(socket)).isLessThan(title.length());
  }

  @Test
  void idleConnectionsTakeNoThread() throws Exception {
    for (int i = 0; i < CONNECTIONS; i++) {
      connect();
    }
    assertThat(caller.post(begin("seat0=1") + "/state", "")).contains("200 OK");
    Threads.await(() -> Threads.serving() == 0);
  }

  @Test
  void nothingIsLeftOfAServerThatEndsDuringSearches() throws Exception {
    List<Future<String>> searches = new ArrayList<>();
    for (String game : begin(GAMES)) {
      searches.add(search(game, "/think"));
    }
    opponents.begun.acquire(TURNS);
    server.close();
    Threads.await(() -> Threads.ofServers() == 0);
    assertThat(opponents.running).hasValue(0);
    assertThat(opponents.players).allMatch(player -> player.isClosed);
  }
}
