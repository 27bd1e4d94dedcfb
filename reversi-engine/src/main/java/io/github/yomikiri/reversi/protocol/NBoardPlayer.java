package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.ExternalPlayer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A player that talks the NBoard protocol. Before each move this class sends the whole game. The
 * protocol has a search depth and a clock for the whole game, but no time per move. So the engine
 * gets a clock with the time per move, but at least a second, for each of its moves. The engine
 * divides this time as it likes, but fails if it exceeds the clock.
 */
final class NBoardPlayer extends ExternalPlayer<Reversi> {

  private static final int USUAL_DEPTH = 60;
  private static final Duration SHORTEST = Duration.ofSeconds(1);

  private final ExternalEngine engine;
  private int pings;
  private long nanosLeft;

  NBoardPlayer(ExternalEngine engine, Supplier<Connection> connections) {
    super(engine.name(), greeted(connections), () -> greeted(connections));
    this.engine = engine;
  }

  private static Connection greeted(Supplier<Connection> connections) {
    Connection connection = connections.get();
    connection.send("nboard 2");
    return connection;
  }

  @Override
  protected void begin(Game<Reversi> opening) {
    // Without a time, the depth is the engine's only limit.
    send("set depth " + engine.depth().orElse(USUAL_DEPTH));
    int moves = (opening.position().emptyCount() + 1) / 2;
    nanosLeft = moves
        * engine.time().map(NBoardPlayer::atLeastShortest).orElse(Duration.ZERO).toNanos();
  }

  @Override
  protected SearchResult choose(
      Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
    rejectRootMoves(limits);
    return result(game, ask(game));
  }

  /** Returns the engine's move, or empty if the game is stopped. */
  private Optional<String> ask(Game<Reversi> game) {
    send("set game " + ggf(game).format());
    String ping = "ping " + ++pings;
    String pong = "pong " + pings;
    send(ping);
    if (receive(ping, line -> line.strip().equals(pong), PROMPTNESS).isEmpty()) {
      return Optional.empty();
    }
    long started = now();
    send("go");
    Optional<String> answer = receive(
        "go",
        line -> line.startsWith("=== "),
        engine.time().isPresent() ? LATENESS.plusNanos(nanosLeft) : PATIENCE);
    nanosLeft = Math.max(0, nanosLeft - (now() - started));
    // The protocol separates the fields by slashes, but Edax separates them by blanks.
    return answer.map(line -> line.substring("=== ".length()).strip().split("[/\\s]", 2)[0]);
  }

  private static Duration atLeastShortest(Duration timePerMove) {
    return timePerMove.compareTo(SHORTEST) < 0 ? SHORTEST : timePerMove;
  }

  private GgfGame ggf(Game<Reversi> game) {
    GgfGame bare = GgfGame.of("Dark", "Light", game);
    Map<String, String> properties = new LinkedHashMap<>(bare.properties());
    if (engine.time().isPresent()) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(nanosLeft);
      properties.put("TI", String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60));
    }
    return new GgfGame(properties, game, bare.notes());
  }
}
