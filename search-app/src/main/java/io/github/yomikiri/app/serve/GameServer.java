package io.github.yomikiri.app.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.yomikiri.app.page.PageData;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Carries the calls of {@link ServedGame} over HTTP, on this machine only. Other machines cannot
 * reach it, and pages of other sites are refused. Each call needs the token that the server's own
 * page has.
 *
 * <p>{@code POST /games} begins a game, whose answer has its {@code id}. {@code POST
 * /games/ID/CALL} calls it, and {@code POST /games/ID/close} ends it. The body is the form. An
 * answer is a line of JSON; lines before it are parts, and blank ones say that the server is still
 * there.
 */
final class GameServer implements AutoCloseable {

  private static final int MOST_BYTES = 1 << 16;
  private static final int MOST_THREADS = 64;

  /** How many connections may wait. A caller whose connection is one too many waits a second. */
  private static final int BACKLOG = 500;

  private static final Duration IDLE = Duration.ofSeconds(10);
  private static final String TOKEN = "X-Yomikiri-Token";

  private final HttpServer server;
  private final ThreadPoolExecutor threads;
  private final Tables tables;
  private final Rate rate;
  private final SlowCallers slow;
  private final String token;

  private GameServer(HttpServer server, Tables tables, Rate rate, SlowCallers slow) {
    this.server = server;
    this.tables = tables;
    this.rate = rate;
    this.slow = slow;
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    token = HexFormat.of().formatHex(random);
    threads = new ThreadPoolExecutor(
        0,
        MOST_THREADS,
        IDLE.toMillis(),
        TimeUnit.MILLISECONDS,
        new SynchronousQueue<>(),
        task -> new Thread(task, "server of games"));
  }

  /**
   * Starts a server.
   *
   * @param port the port of this machine; 0 for any that is free
   * @param games makes the games
   * @throws IOException if the port is not free
   */
  static GameServer start(int port, Tables.Games games) throws IOException {
    return start(port, games, CallerLimits.usual());
  }

  /** Starts a server with other limits. */
  static GameServer start(int port, Tables.Games games, CallerLimits limits) throws IOException {
    // The server of the JDK reads its limits once: seconds for the whole of a request, and for a
    // connection until its first request.
    System.setProperty(
        "sun.net.httpserver.maxReqTime", String.valueOf(CallerLimits.PATIENCE.toSeconds()));
    InetAddress loopback = InetAddress.getByAddress("localhost", new byte[] {127, 0, 0, 1});
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), BACKLOG);
    Tables tables = new Tables(games, limits.sign());
    GameServer made =
        new GameServer(server, tables, limits.rate(), new SlowCallers(limits.patience()));
    made.server.setExecutor(made.threads);
    made.server.createContext("/", made::handle);
    made.server.start();
    return made;
  }

  int port() {
    return server.getAddress().getPort();
  }

  /** Returns the address of the page. */
  String address() {
    return "http://127.0.0.1:" + port() + "/";
  }

  String token() {
    return token;
  }

  private void handle(HttpExchange exchange) throws IOException {
    slow.progress();
    try (exchange) {
      Optional<Refusal> refusal = refusal(exchange);
      if (refusal.isPresent()) {
        refuse(exchange, refusal.get());
        return;
      }
      String path = exchange.getRequestURI().getPath();
      if (exchange.getRequestMethod().equals("GET")) {
        page(exchange, path);
      } else {
        call(exchange, path.split("/", -1));
      }
    } finally {
      slow.end();
    }
  }

  /** Why a request is not answered. */
  private record Refusal(int status, String code, String message) {}

  private Optional<Refusal> refusal(HttpExchange exchange) {
    String host = header(exchange, "Host");
    String origin = header(exchange, "Origin");
    boolean isGet = exchange.getRequestMethod().equals("GET");
    if (!isOwn(host)) {
      return Optional.of(new Refusal(421, "wrong-host", "this server has no host " + host));
    }
    if (!origin.isEmpty() && !(origin.startsWith("http://") && isOwn(origin.substring(7)))) {
      return Optional.of(new Refusal(403, "wrong-origin", "pages of other sites have no answer"));
    }
    if (!rate.isAllowed(System.nanoTime())) {
      return Optional.of(new Refusal(429, "too-many", "too many requests; wait a second"));
    }
    if (!isGet && !exchange.getRequestMethod().equals("POST")) {
      return Optional.of(new Refusal(405, "wrong-method", "only GET and POST are answered"));
    }
    if (!isGet && !header(exchange, TOKEN).equals(token)) {
      return Optional.of(new Refusal(401, "wrong-token", "reload the page: the server is another"));
    }
    return Optional.empty();
  }

  private static String header(HttpExchange exchange, String name) {
    return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)).orElse("");
  }

  private boolean isOwn(String host) {
    // Browsers leave out the port 80.
    String full = host.contains(":") ? host : host + ":80";
    return full.equals("127.0.0.1:" + port()) || full.equals("localhost:" + port());
  }

  private static void refuse(HttpExchange exchange, Refusal refusal) throws IOException {
    ServeError error = new ServeError(refusal.code, refusal.message);
    answer(exchange, refusal.status, "application/json", line(error.toJson()));
  }

  private void page(HttpExchange exchange, String path) throws IOException {
    Optional<PageFiles.File> file = PageFiles.find(path, token);
    if (file.isEmpty()) {
      refuse(exchange, new Refusal(404, "no-page", "there is no page " + path));
      return;
    }
    exchange.getResponseHeaders().set("Content-Security-Policy", PageFiles.POLICY);
    answer(exchange, 200, file.get().type(), file.get().text());
  }

  private static String line(String json) {
    return json.replace('\n', ' ') + "\n";
  }

  private static void answer(HttpExchange exchange, int status, String type, String text)
      throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    head(exchange, type);
    boolean isHead = exchange.getRequestMethod().equals("HEAD"); // whose answer has no body
    exchange.sendResponseHeaders(status, isHead ? -1 : bytes.length);
    if (!isHead) {
      exchange.getResponseBody().write(bytes);
    }
  }

  private static void head(HttpExchange exchange, String type) {
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
  }

  private void call(HttpExchange exchange, String[] path) throws IOException {
    Optional<String> form = body(exchange);
    if (form.isEmpty()) {
      refuse(exchange, new Refusal(413, "too-long", "at most " + MOST_BYTES + " bytes are read"));
      return;
    }
    if (path.length == 2 && path[1].equals("games")) {
      String id = tables.begin();
      answer(
          exchange, 200, "application/json", line(new PageData().text("id", id).toJson()));
      return;
    }
    Optional<Tables.Table> table =
        path.length == 4 && path[1].equals("games") ? tables.find(path[2]) : Optional.empty();
    if (table.isEmpty()) {
      refuse(exchange, new Refusal(404, "no-game", "there is no such game; it may be closed"));
      return;
    }
    if (path[3].equals("close")) {
      tables.close(path[2]);
      answer(exchange, 200, "application/json", line("{}"));
      return;
    }
    head(exchange, "application/x-ndjson");
    exchange.sendResponseHeaders(200, 0);
    try (OutputStream out = exchange.getResponseBody()) {
      table.get().call(path[3], form.get(), line -> {
        slow.progress();
        out.write(line(line).getBytes(StandardCharsets.UTF_8));
        out.flush();
      });
    }
  }

  /** Reads the body of a request; empty if it is too long. */
  private static Optional<String> body(HttpExchange exchange) throws IOException {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      return bytes.length > MOST_BYTES
          ? Optional.empty()
          : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    }
  }

  /** Ends all games, and then the server. */
  @Override
  public void close() {
    tables.close();
    server.stop(0);
    threads.shutdownNow();
    slow.close();
  }
}
