package example.server;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.ContentTooLargeResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.ServiceUnavailableResponse;
import io.javalin.http.UnprocessableContentResponse;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.server.handler.MinimumDataRateHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A board in, a move out: {@code POST /move} for any game that has a kit. Nothing that a client
 * sends takes more than a bounded time and memory, and a client that goes away ends its search.
 *
 * @param <P> the game's position type
 */
final class MoveServer<P extends Position<P>> implements AutoCloseable {

  static final int MAX_BODY = 4096;
  static final long MAX_NODES = 100_000_000;
  static final long MAX_MILLIS = 10_000;

  private static final int WAITING_PER_PLAYER = 8;
  private static final long BLANK_MILLIS = 250;
  private static final int MIN_BODY_RATE = 1_000; // bytes a second
  private static final int STOP_MILLIS = 5_000;
  private static final Pattern ARGUMENTS =
      Pattern.compile("((level|nodes|millis)=[1-9][0-9]{0,8}(&|$))*");

  private final GameKit<P> kit;
  private final PlayerSpec<P> spec;
  private final Players<P> players;
  private final Metrics metrics = new Metrics();
  private final Javalin http;

  /**
   * Starts the server.
   *
   * @param kit the game
   * @param player the name of who plays, such as {@code engine:table=1}
   * @param searching how many searches run at once
   * @param port the port, or 0 for any
   */
  MoveServer(GameKit<P> kit, String player, int searching, int port) {
    this.kit = kit;
    spec = PlayerSpec.parse(kit, player);
    try (Player<P> first = spec.makeUntimed()) {
      first.warmUp(kit.start()); // Otherwise the first client waits until all classes are loaded.
    }
    int waiting = WAITING_PER_PLAYER * searching;
    players = new Players<>(searching, waiting);
    // Each request that searches or waits has a thread, and so have a few to be refused.
    int threads = searching + waiting + 16;
    http = Javalin.start(config -> configure(config, threads, port));
  }

  private void configure(JavalinConfig config, int threads, int port) {
    config.jetty.port = port;
    config.jetty.threadPool = new QueuedThreadPool(threads);
    config.jetty.modifyServer(server -> {
      // A slow body is given up, and a stop waits for the answers that are due.
      server.setHandler(new GracefulHandler(new MinimumDataRateHandler(MIN_BODY_RATE, 0)));
      server.setStopTimeout(STOP_MILLIS);
    });
    config.startup.showJavalinBanner = false;
    config.startup.startupWatcherEnabled = false; // It is a thread that sleeps for five seconds.
    config.http.compressionStrategy = CompressionStrategy.NONE; // It would keep blanks back.
    config.http.prefer405over404 = true;
    config.requestLogger.http((request, millis) -> {
      if (!request.path().equals("/metrics")) {
        metrics.answered(request.statusCode(), millis / 1000);
      }
    });
    config.routes.post("/move", this::move);
    config.routes.get("/metrics", request -> request
        .contentType("text/plain; version=0.0.4")
        .result(metrics.text(players.searching(), players.waiting())));
    config.routes.exception(
        HttpResponseException.class,
        (e, request) ->
            request.status(e.getStatus()).json(Map.of("error", String.valueOf(e.getMessage()))));
  }

  int port() {
    return http.port();
  }

  private void move(Context request) throws IOException, ExecutionException, InterruptedException {
    String arguments = Optional.ofNullable(request.queryString()).orElse("");
    if (!ARGUMENTS.matcher(arguments).matches()) {
      throw new BadRequestResponse("expected arguments such as level=3&nodes=1000&millis=50");
    }
    StopSignal gone = new StopSignal();
    Limits limits = Limits.nodes(number(request, "nodes", MAX_NODES))
        .withTime(Duration.ofMillis(number(request, "millis", MAX_MILLIS)))
        .withStop(gone);
    PlayerSpec<P> player = player(request);
    Game<P> game = game(request);
    if (game.isOver()) {
      throw new UnprocessableContentResponse("the game is over");
    }
    Future<SearchResult> search;
    try {
      search = players.play(player, game, limits);
    } catch (RejectedExecutionException e) {
      request.header("Retry-After", "1");
      throw new ServiceUnavailableResponse("all players are busy; try again later");
    }
    request.contentType("application/json");
    ServletOutputStream out = request.res().getOutputStream();
    try {
      String answer = request.jsonMapper().toJsonString(answer(await(search, out)), Map.class);
      out.write(answer.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      metrics.clientGone();
      throw e;
    } finally {
      gone.raise();
      players.cancel(search); // It has ended, unless the client has gone away.
    }
  }

  /**
   * Waits for a search. A server notices that a client has gone away only when it writes. So it
   * writes a blank now and then, which JSON allows before the answer.
   *
   * @throws IOException if the client has gone away
   */
  private static SearchResult await(Future<SearchResult> search, ServletOutputStream out)
      throws IOException, ExecutionException, InterruptedException {
    while (true) {
      try {
        return search.get(BLANK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        out.write(' ');
        out.flush();
      }
    }
  }

  private static Map<String, Object> answer(SearchResult result) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("move", result.bestMove().notation());
    if (Double.isFinite(result.points())) {
      answer.put("value", result.points()); // There is none yet if a search is stopped at once.
    }
    answer.put("exact", result.solved() && result.bound() == Bound.EXACT);
    answer.put("text", result.valueText());
    answer.put("depth", result.depth());
    answer.put("nodes", result.statistics().nodes());
    return answer;
  }

  private Game<P> game(Context request) {
    try {
      byte[] body = request.req().getInputStream().readNBytes(MAX_BODY + 1);
      if (body.length > MAX_BODY) {
        throw new ContentTooLargeResponse("the body has more than " + MAX_BODY + " bytes");
      }
      return kit.text().readGame(new String(body, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new BadRequestResponse("the body does not arrive: " + e.getMessage());
    } catch (InvalidInputException e) {
      throw new BadRequestResponse(e.getMessage());
    }
  }

  private PlayerSpec<P> player(Context request) {
    Optional<PlayerOption> level = spec.option("level");
    return level.isPresent()
        ? spec.with(kit, level.get(), (int) number(request, "level", level.get().max()))
        : spec;
  }

  /** Returns the number of an argument, which is the greatest one if it is missing. */
  private static long number(Context request, String name, long max) {
    long number = Optional.ofNullable(request.queryParam(name)).map(Long::valueOf).orElse(max);
    if (number > max) {
      throw new BadRequestResponse(name + " is " + number + "; expected at most " + max);
    }
    return number;
  }

  /** Ends the searches, sends their answers, and frees all threads. */
  @Override
  public void close() {
    players.stop();
    http.stop();
    players.close();
  }
}
