package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Sends damaged requests to a server. {@code -Dserve.count=...} sets another number of requests.
 * Each run has a seed of its own, which it prints, and {@code -Dtest.args=-Dserve.seed=...} repeats
 * its requests.
 */
class GameServerFuzzTest {

  private static final int COUNT = Integer.getInteger("serve.count", 1_500);
  private static final int CALLERS = 4;
  private static final int MOST_GAMES = 16;
  private static final int MOST_THREADS = 64;

  /** The codes of each status of the guide. */
  private static final Map<Integer, Set<String>> CODES = Map.of(
      200,
          Set.of(
              "illegal-move",
              "game-over",
              "not-your-turn",
              "unreadable",
              "no-position",
              "no-such-move",
              "no-number",
              "no-form",
              "no-call",
              "no-game"),
      401, Set.of("wrong-token"),
      403, Set.of("wrong-origin"),
      421, Set.of("wrong-host"),
      404, Set.of("no-game", "no-page"),
      405, Set.of("wrong-method"),
      413, Set.of("too-long"));

  /** What the server of Java says about what is no HTTP, without a code. */
  private static final Set<Integer> OF_JAVA = Set.of(400, 404, 501);

  private final long seed = Long.getLong("serve.seed", UUID.randomUUID().getMostSignificantBits());
  private final Set<Integer> seen = ConcurrentHashMap.newKeySet();

  @Test
  void damagedRequestsDoNoHarm() throws Exception {
    System.out.println(COUNT + " requests, with the seed " + seed);
    PrintStream before = System.err;
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setErr(new PrintStream(errors, true, StandardCharsets.UTF_8));
    try (GameServer server = start(GameKits.ticTacToe())) {
      List<Socket> idle = new ArrayList<>();
      for (int i = 0; i < MOST_THREADS / 2; i++) {
        Socket socket = new Socket("127.0.0.1", server.port());
        socket
            .getOutputStream()
            .write("POST /gam".substring(0, i % 10).getBytes(StandardCharsets.UTF_8));
        idle.add(socket);
      }
      fuzz(server);
      for (Socket socket : idle) {
        socket.close();
      }
      playsAGame(server);
      Threads.await(() -> Threads.named("game") <= 2 * MOST_GAMES);
      assertThat(Threads.named("server of games")).isLessThanOrEqualTo(MOST_THREADS);
    } finally {
      System.setErr(before);
    }
    Threads.await(() -> Threads.ofServers() == 0);
    assertThat(errors.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(seen).contains(200, 401, 403, 404, 405, 421);
  }

  private static <P extends Position<P>> GameServer start(GameKit<P> kit) throws IOException {
    Opponents<P> opponents = new KitOpponents<>(kit, 1);
    return GameServer.start(
        0,
        (share, seed, searches, events) ->
            new ServedGame<>(() -> kit, opponents, seed, searches, events),
        new CallerLimits(
            new Rate(Integer.MAX_VALUE, 0, 0), CallerLimits.PATIENCE, Duration.ofSeconds(1)));
  }

  private void fuzz(GameServer server) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(CALLERS);
    try {
      List<CompletableFuture<Void>> callers = new ArrayList<>();
      for (int caller = 0; caller < CALLERS; caller++) {
        DamagedRequests requests =
            new DamagedRequests(server.port(), server.token(), seed + caller);
        callers.add(CompletableFuture.runAsync(
            () -> {
              for (int i = 0; i < COUNT / CALLERS; i++) {
                send(server, requests);
              }
            },
            pool));
      }
      for (CompletableFuture<Void> caller : callers) {
        caller.get();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private void send(GameServer server, DamagedRequests requests) {
    DamagedRequests.Request request = requests.next();
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setTcpNoDelay(true);
      for (byte[] piece : request.pieces()) {
        socket.getOutputStream().write(piece);
      }
      if (request.isAwaited()) {
        socket.shutdownOutput();
        String answer =
            new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        check(answer, request);
        Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(answer);
        if (id.find()) {
          requests.setGame(id.group(1));
        }
      }
    } catch (IOException e) {
      // The server may close a connection before it has read all of a damaged request.
      assertThat(request.isDamaged()).as(request + " " + e).isTrue();
    }
  }

  private void check(String received, DamagedRequests.Request request) {
    String answer = received.replaceFirst("^HTTP/1.1 100 Continue\r\n.*\r\n\r\n", "");
    String what = request + "\n" + answer;
    if (answer.isEmpty()) {
      assertThat(request.isDamaged()).as(what).isTrue();
      return;
    }
    Matcher head = Pattern.compile("HTTP/1\\.[01] (\\d{3}) .*\r\n((?:[\\w-]+: ?.*\r\n)*)\r\n")
        .matcher(answer);
    assertThat(head.lookingAt()).as(what).isTrue();
    int status = Integer.parseInt(head.group(1));
    seen.add(status);
    String fields = head.group(2);
    if (!fields.contains("X-content-type-options: nosniff")) {
      assertThat(OF_JAVA).as(what).contains(status);
      return;
    }
    assertThat(CODES.keySet()).as(what).contains(status);
    boolean isPage = fields.contains("Content-security-policy");
    // An answer to HEAD has no body.
    boolean isHead = what.contains("HEAD ") && !fields.contains("Content-length");
    if (!isPage && !isHead) {
      checkJson(body(answer.substring(head.end()), fields), status, what);
    }
  }

  /** Returns the body of the first of the answers. */
  private static String body(String rest, String fields) {
    Matcher length = Pattern.compile("(?i)content-length: ?(\\d+)").matcher(fields);
    if (length.find()) {
      return rest.substring(0, Integer.parseInt(length.group(1)));
    }
    if (!fields.toLowerCase(java.util.Locale.ROOT).contains("chunked")) {
      return rest;
    }
    StringBuilder body = new StringBuilder();
    int at = 0;
    while (true) {
      int end = rest.indexOf("\r\n", at);
      int size = Integer.parseInt(rest.substring(at, end), 16);
      if (size == 0) {
        return body.toString();
      }
      body.append(rest, end + 2, end + 2 + size);
      at = end + 2 + size + 2;
    }
  }

  private static void checkJson(String body, int status, String what) {
    List<String> lines = body.lines().toList();
    assertThat(lines).as(what).isNotEmpty();
    assertThat(lines.get(lines.size() - 1)).as(what).isNotEmpty();
    for (String line : lines) {
      assertThat(line.isEmpty() || JsonTexts.isJson(line)).as(what).isTrue();
    }
    Matcher error =
        Pattern.compile("^\\{\"error\":\"([^\"]*)\"").matcher(lines.get(lines.size() - 1));
    if (error.find()) {
      assertThat(CODES.get(status)).as(what).contains(error.group(1));
    } else {
      assertThat(status).as(what).isEqualTo(200);
    }
  }

  private static void playsAGame(GameServer server) throws IOException {
    HttpCaller caller = new HttpCaller(server);
    String game = caller.begin();
    String state = caller.post(game + "/open", "seat0=1&seat1=1");
    while (state.contains("\"over\":false")) {
      state = caller.post(game + "/think", "nodes=100");
      assertThat(state).doesNotContain("\"error\"");
    }
    assertThat(state).contains("\"over\":true");
    assertThat(caller.post(game + "/close", "")).contains("200 OK");
  }
}
