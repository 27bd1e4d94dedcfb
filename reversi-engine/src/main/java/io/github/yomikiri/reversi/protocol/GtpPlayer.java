package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.play.protocol.ExternalPlayer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A player that talks GTP. The engine gets every move, passes included, and its time as a
 * {@linkplain GtpPeriod period}. The game must begin with the standard start position, because GTP
 * has no command for another position.
 */
final class GtpPlayer extends ExternalPlayer<Reversi> {

  private final ExternalEngine engine;
  private List<Move> sent = List.of();

  GtpPlayer(ExternalEngine engine, Connection connection) {
    super(engine.name(), connection);
    this.engine = engine;
  }

  @Override
  protected void begin(Game<Reversi> opening) {
    int size = opening.start().size();
    if (!opening.start().equals(Reversi.start(size))) {
      throw failure("cannot play this game, because GTP has only games from the standard start");
    }
    command("boardsize " + size);
    command("clear_board");
    period()
        .ifPresent(period -> command("time_settings 0 " + period.seconds() + " " + period.moves()));
    sent = List.of();
  }

  @Override
  protected SearchResult choose(
      Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
    rejectRootMoves(limits);
    return result(game, ask(game));
  }

  /** Returns the engine's move, or empty if the engine resigns or the game is stopped. */
  private Optional<String> ask(Game<Reversi> game) {
    for (int ply = sent.size(); ply < game.moves().size(); ply++) {
      Reversi position = game.positions().get(ply);
      command("play " + color(position) + " " + vertex(game.moves().get(ply)));
    }
    Optional<String> answer = command(
        "genmove " + color(game.position()),
        period().map(GtpPeriod::length).map(LATENESS::plus).orElse(PATIENCE));
    Optional<Move> move = answer.flatMap(game.position()::parse);
    sent = move.isPresent() ? game.play(move.get()).moves() : game.moves();
    return answer.filter(text -> !text.equalsIgnoreCase("resign"));
  }

  private Optional<GtpPeriod> period() {
    return engine.time().map(GtpPeriod::of);
  }

  private static String color(Reversi position) {
    return position.sideToMove() == Side.DARK ? "black" : "white";
  }

  private static String vertex(Move move) {
    return move.code() == Reversi.PASS ? "pass" : move.notation();
  }

  private void command(String line) {
    command(line, PROMPTNESS);
  }

  /**
   * Sends a command. Returns the answer without its first character, or empty if the game is
   * stopped.
   */
  private Optional<String> command(String line, Duration limit) {
    send(line);
    Optional<String> first = receive(line, GtpPlayer::beginsAnswer, limit);
    if (first.isEmpty() || receive(line, String::isBlank, PROMPTNESS).isEmpty()) {
      return Optional.empty();
    }
    String answer = first.get();
    if (answer.startsWith("?")) {
      throw failure("answers \"" + line + "\" with \"" + Excerpt.of(answer) + "\"");
    }
    return Optional.of(answer.substring(1).strip());
  }

  private static boolean beginsAnswer(String line) {
    return line.startsWith("=") || line.startsWith("?");
  }
}
