package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntToDoubleFunction;

/**
 * Lets windows for chess and other programs play with a {@link Player} of any game, by the
 * Universal Chess Interface (Huber and Meyer-Kahlen 2000). Programs for other games use its words
 * for other moves and positions. Those of the Universal Game Interface are understood, too.
 *
 * <pre>{@code
 * try (Player<Chess> player = Player.builder(search).build()) {
 *   UciServer.of(player, new Fen()).withName("Blunder 1.0", "A. Person").run(System.in, System.out);
 * }
 * }</pre>
 *
 * <p>The limits of the server, of its client and of the player itself all apply. The first limit
 * that is reached ends the search for a move. Without limits of the server and its client, a move
 * takes a second.
 *
 * <p>A client can restrict a search to some moves ({@code go searchmoves}), look for a mate
 * ({@code go mate 3}), and count positions ({@code go perft 5}). The option {@code MultiPV} shows
 * the values of several moves, if the player {@linkplain Player#analyze values} moves. The option
 * {@code Move Overhead} is the delay between the client and the server, in milliseconds.
 *
 * <p>The outcomes of chance are moves among those of the client. Where chance decides, {@code go}
 * is answered by an outcome, drawn by its weight. White has seat 0, Black seat 1, and UGI's player
 * 3 seat 2; UCI has no clocks for more than two. With dice or more players, no score is a mate.
 *
 * <p>Commands that are sent ahead wait for the search before them, so a script may be piped into a
 * server. But {@code stop}, {@code ponderhit} and {@code isready} are obeyed at once. A search
 * without an end, such as {@code go infinite}, ends when another command comes. After {@code quit},
 * or at the end of the input, each search with limits gets two more seconds.
 *
 * <p>Immutable. One player serves one {@code run} at a time.
 *
 * @param <P> the game's position type
 */
public final class UciServer<P extends Position<P>> {

  private final UciSettings<P> settings;

  private UciServer(UciSettings<P> settings) {
    this.settings = settings;
  }

  /**
   * Returns a server.
   *
   * @param <P> the game's position type
   * @param player plays; the server does not close it
   * @param positions the texts of the game's positions
   * @return the server, named Yomikiri, without limits of its own, which does not ponder
   */
  public static <P extends Position<P>> UciServer<P> of(
      Player<P> player, PositionText<P> positions) {
    return new UciServer<>(UciSettings.of(player, positions));
  }

  /**
   * Returns this server with other limits. The limits apply to each move, in addition to those that
   * the client sets.
   *
   * @param limits the limits of each move. A stop signal ends the current move and all later moves
   * @return a new server
   */
  public UciServer<P> withLimits(Limits limits) {
    return new UciServer<>(settings.withLimits(Objects.requireNonNull(limits, "limits")));
  }

  /**
   * Returns this server with pondering: the player also searches during the opponent's moves, if
   * the client asks for it.
   *
   * @return a new server
   */
  public UciServer<P> withPondering() {
    return new UciServer<>(settings.withPondering());
  }

  /**
   * Returns this server with another seed. The default is 0.
   *
   * @param seed the seed of the player's randomness, and of the dice, in the first game; each
   *     further game takes the next number
   * @return a new server
   */
  public UciServer<P> withSeed(long seed) {
    return new UciServer<>(settings.withSeed(seed));
  }

  /**
   * Returns this server with another name.
   *
   * @param name the name that clients show, perhaps with a version
   * @param author who wrote the program
   * @return a new server
   * @throws IllegalArgumentException if a text is blank or holds a line break
   */
  public UciServer<P> withName(String name, String author) {
    return new UciServer<>(settings.withName(checked("name", name), checked("author", author)));
  }

  /**
   * Returns this server with another unit of its scores. By default, a point of the game is a pawn,
   * which is 100 centipawns.
   *
   * @param units how many units of the player's scores are a centipawn, positive
   * @return a new server
   * @throws IllegalArgumentException if the number is not positive and finite
   */
  public UciServer<P> withUnitsPerCentipawn(double units) {
    if (!(units > 0) || Double.isInfinite(units)) {
      throw new IllegalArgumentException("units per centipawn " + units + " are not positive");
    }
    return withCentipawns(score -> score / units);
  }

  /**
   * Returns this server for a player whose scores are chances to win, such as a learned evaluator.
   * If {@code c} is the chance to win less the chance to lose, {@code 400 * log10((1 + c) / (1 -
   * c))} centipawns stand for it, as in the rating of players. So 100 are a chance of 64 percent,
   * and at most 10,000 are shown.
   *
   * @param chances gives {@code c} of a score, in {@code [-1, 1]}, as
   *     {@link io.github.yomikiri.game.Unit#chances} does
   * @return a new server
   */
  public UciServer<P> withChances(IntToDoubleFunction chances) {
    return withCentipawns(score -> {
      double chance = chances.applyAsDouble(score);
      return 400 * Math.log10((1 + chance) / (1 - chance));
    });
  }

  private UciServer<P> withCentipawns(IntToDoubleFunction ofScore) {
    return new UciServer<>(settings.withInfo(settings.info().withCentipawns(ofScore)));
  }

  /**
   * Returns this server for a game in which the margin of a win counts. By default, a proven win
   * whose end is known is a mate, and no score is more than 10,000 centipawns. Without mates, it
   * has a score as other positions have.
   *
   * @return a new server
   */
  public UciServer<P> withoutMates() {
    return new UciServer<>(settings.withInfo(settings.info().withoutMates()));
  }

  /**
   * Returns this server with one more option that clients can set, such as the size of a table.
   *
   * <pre>{@code
   * server.withOption("Skill", "spin default 8 min 1 max 8", value -> ...)
   * }</pre>
   *
   * @param name the option's name
   * @param type the option's type as UCI writes it: {@code check}, {@code spin}, {@code combo},
   *     {@code button} or {@code string}, with its default and its range
   * @param setter called while the player does not search, with a value that was not checked. The
   *     client gets the message of an {@link IllegalArgumentException}
   * @return a new server
   * @throws IllegalArgumentException if a text is blank or holds a line break, or an option has
   *     this name already
   */
  public UciServer<P> withOption(String name, String type, Consumer<String> setter) {
    return new UciServer<>(settings.withOption(new UciSettings.Option(
        checked("name of an option", name), checked("type of an option", type), setter)));
  }

  private static String checked(String what, String text) {
    if (text.isBlank() || text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      throw new IllegalArgumentException(what + " \"" + text + "\" is blank or holds a line break");
    }
    return text;
  }

  /**
   * Answers commands in UTF-8 until the client quits or the input ends. When this method returns,
   * nothing runs any more.
   *
   * @param in the client's commands, one a line; read ahead, and not closed
   * @param out receives the answers; flushed after each of them, and not closed
   * @throws IOException if a stream fails
   * @throws IllegalStateException if the player failed, with the cause
   */
  public void run(InputStream in, OutputStream out) throws IOException {
    run(
        new InputStreamReader(in, StandardCharsets.UTF_8),
        new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /**
   * Answers commands until the client quits or the input ends. When this method returns, nothing
   * runs any more.
   *
   * @param in the client's commands, one a line; read ahead, and not closed
   * @param out receives the answers; flushed after each of them, and not closed
   * @throws IOException if a stream fails
   * @throws IllegalStateException if the player failed, with the cause
   */
  public void run(Reader in, Writer out) throws IOException {
    new UciSession<>(settings, new AnswerWriter(out)).run(new LineReader(in));
  }
}
