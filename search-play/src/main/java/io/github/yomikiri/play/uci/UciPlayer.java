package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.play.protocol.ExternalPlayer;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** A player that talks UCI. The engine gets the whole game before each move. */
final class UciPlayer<P extends Position<P>> extends ExternalPlayer<P> {

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);
  private static final String BEST_MOVE = "bestmove";

  private final PositionText<P> positions;
  private boolean hasAnswered;

  UciPlayer(
      String name,
      PositionText<P> positions,
      Connection connection,
      Supplier<? extends Connection> again) {
    super(name, connection, again);
    this.positions = positions;
  }

  @Override
  protected void begin(Game<P> opening) {
    send("ucinewgame");
    synchronize();
  }

  /** Skips what the engine has said until now, such as a second answer to the last command. */
  private void synchronize() {
    send("isready");
    receiveAlways("isready", line -> line.strip().equals("readyok"));
    hasAnswered = false;
  }

  @Override
  protected SearchResult choose(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    if (limits.stop().isRaised()) {
      return result(game, Optional.empty());
    }
    List<Move> moves = limits.rootMoves(game.position());
    boolean isLimited = !limits.withoutRootMoves().withStop(StopSignal.NEVER).equals(Limits.none());
    Limits given = isLimited ? limits : limits.withTime(USUAL_TIME);
    if (hasAnswered) {
      synchronize();
    }
    String position = position(game);
    String go = GoCommand.text(given, game.seat());
    long started = now();
    send(position);
    send(go);
    InfoReader<P> info = new InfoReader<>(game.position());
    Predicate<String> isAnswer = line -> {
      info.read(line).ifPresent(listener);
      return line.strip().split("\\s+", 2)[0].equals(BEST_MOVE);
    };
    String answer = receive(go, isAnswer, patience(given)).orElseGet(() -> answerToStop(isAnswer));
    hasAnswered = true;
    Move move = move(game, answer, position, go);
    if (!moves.contains(move)) {
      throw failure("answers \"" + go + "\" with \"" + Excerpt.of(answer.strip())
          + "\", which is none of these moves");
    }
    return info.result(move, Duration.ofNanos(now() - started));
  }

  /** Returns the answer of an engine that has to stop. Without it, the next one would be wrong. */
  private String answerToStop(Predicate<String> isAnswer) {
    send("stop");
    return receiveAlways("stop", isAnswer);
  }

  private Move move(Game<P> game, String answer, String position, String go) {
    String[] words = answer.strip().split("\\s+", 3);
    return game.position()
        .parse(words.length > 1 ? words[1] : "")
        .orElseThrow(() -> failure("answers \"" + go + "\" with \"" + Excerpt.of(answer.strip())
            + "\", which is not a legal move after \"" + position + "\""));
  }

  private String position(Game<P> game) {
    P start = game.start();
    return "position "
        + (start.equals(positions.start()) ? "startpos" : "fen " + positions.write(start))
        + (game.moves().isEmpty() ? "" : " moves " + game);
  }

  /** Returns how long to wait for a move. */
  private static Duration patience(Limits limits) {
    Optional<GameClock> clock = limits.clock();
    return clock
        .map(now -> now.left().plus(now.overtime()))
        .or(limits::time)
        .or(limits::usualTime)
        .map(LATENESS::plus)
        .orElse(PATIENCE);
  }
}
