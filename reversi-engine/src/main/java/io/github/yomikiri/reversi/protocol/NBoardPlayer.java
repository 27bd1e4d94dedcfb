package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.GgfGame;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A player behind the NBoard protocol. It is sent the whole game before each move. The protocol
 * knows a search depth and the clock of the whole game: a time per move, a second at least, becomes
 * a clock that has as much for each of its moves. How it shares that out is its own business; when
 * the clock has run out, it has failed.
 */
final class NBoardPlayer extends ExternalPlayer {

  private static final int USUAL_DEPTH = 60;
  private static final Duration SHORTEST = Duration.ofSeconds(1);

  private int pings;
  private long nanosLeft;

  NBoardPlayer(ExternalEngine engine, Connection connection) {
    super(engine, connection);
    send("nboard 2");
  }

  @Override
  void begin(Game<Reversi> opening) {
    // Without a time, the depth is the engine's only limit.
    send("set depth " + engine().depth().orElse(USUAL_DEPTH));
    int moves = (opening.position().emptyCount() + 1) / 2;
    nanosLeft =
        moves * engine().time().map(NBoardPlayer::told).orElse(Duration.ZERO).toNanos();
  }

  @Override
  Optional<String> ask(Game<Reversi> game) {
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
        engine().time().isPresent() ? LATENESS.plusNanos(nanosLeft) : PATIENCE);
    nanosLeft = Math.max(0, nanosLeft - (now() - started));
    // The protocol separates the fields by slashes, but Edax separates them by blanks.
    return answer.map(line -> line.substring("=== ".length()).strip().split("[/\\s]", 2)[0]);
  }

  private static Duration told(Duration timePerMove) {
    return timePerMove.compareTo(SHORTEST) < 0 ? SHORTEST : timePerMove;
  }

  private GgfGame ggf(Game<Reversi> game) {
    GgfGame bare = GgfGame.of("Dark", "Light", game);
    Map<String, String> properties = new LinkedHashMap<>(bare.properties());
    if (engine().time().isPresent()) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(nanosLeft);
      properties.put("TI", String.format("%d:%02d", seconds / 60, seconds % 60));
    }
    return new GgfGame(properties, game, bare.notes());
  }
}
