package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.play.protocol.ExternalPlayer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A player that talks GTP. The engine gets every move, passes included, and its time as a
 * {@linkplain GtpPeriod period}. The game must begin with the standard start position, because GTP
 * has no command for another position.
 *
 * <p>Each command has a number, so that a late answer is not taken for the answer to a later
 * command. Some programs pass by themselves, and reject the command to pass. That is no failure.
 */
final class GtpPlayer extends ExternalPlayer<Reversi> {

  private static final Pattern ANSWER = Pattern.compile("[=?](\\d*)");

  private final ExternalEngine engine;
  private List<Move> sent = List.of();
  private int commands;

  GtpPlayer(ExternalEngine engine, Supplier<Connection> connections) {
    super(engine.name(), connections.get(), connections);
    this.engine = engine;
  }

  @Override
  protected void begin(Game<Reversi> opening) {
    int size = opening.start().size();
    if (!opening.start().equals(Reversi.start(size))) {
      throw new InvalidInputException(
          ObfPosition.of(opening.start()).format(),
          "the start of a game of " + name(),
          "GTP has only games from the standard start");
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
      String play = "play " + color(position) + " " + vertex(game.moves().get(ply));
      Optional<String> answer = answer(play, PROMPTNESS);
      if (game.moves().get(ply).code() != Reversi.PASS) {
        answer.ifPresent(text -> accepted(play, text));
      }
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
   * Sends a command that the engine must accept. Returns the answer without its beginning, or empty
   * if the game is stopped.
   */
  private Optional<String> command(String line, Duration limit) {
    return answer(line, limit).map(answer -> accepted(line, answer));
  }

  private String accepted(String line, String answer) {
    if (answer.startsWith("?")) {
      throw failure("answers \"" + line + "\" with \"" + Excerpt.of(answer) + "\"");
    }
    return answer.replaceFirst("^=\\d*", "").strip();
  }

  /** Sends a command. Returns the first line of the answer, or empty if the game is stopped. */
  private Optional<String> answer(String line, Duration limit) {
    String number = String.valueOf(++commands);
    send(number + " " + line);
    Optional<String> first = receive(line, text -> beginsAnswer(text, number), limit);
    return first.isEmpty() || receive(line, String::isBlank, PROMPTNESS).isEmpty()
        ? Optional.empty()
        : first;
  }

  /** Returns whether a line begins the answer to a command. Some engines leave the number out. */
  private static boolean beginsAnswer(String line, String number) {
    Matcher answer = ANSWER.matcher(line);
    return answer.lookingAt() && (answer.group(1).isEmpty() || answer.group(1).equals(number));
  }
}
