package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A row about a game of a match, in the file of the match and in the CSV on standard output.
 *
 * @param number which game of the match, from 1
 * @param result the game, its players and its ending
 */
record MatchRow(int number, GameResult<Reversi> result) {

  /** The columns of a row. Times are in seconds, and empty where they are not known. */
  static final String[] COLUMNS = {
    "game",
    "dark",
    "light",
    "score",
    "ending",
    "dark_cpu",
    "dark_wall",
    "light_cpu",
    "light_wall",
    "start",
    "moves"
  };

  private static final String USUAL_START = "start";
  private static final PlayerTime UNTIMED = new PlayerTime(Duration.ZERO, Optional.empty(), 0);

  /** Returns the fields, as many as there are columns. */
  Object[] fields() {
    Game<Reversi> game = result.game();
    return new Object[] {
      number,
      result.first(),
      result.second(),
      game.score().isPresent() ? Integer.toString(game.score().getAsInt()) : "",
      name(result.ending()),
      seconds(result.firstTime().processor()),
      seconds(Optional.of(result.firstTime().wall())),
      seconds(result.secondTime().processor()),
      seconds(Optional.of(result.secondTime().wall())),
      start(game),
      game
    };
  }

  /** Returns the row as a line of CSV. */
  String line() {
    return Csv.line(fields());
  }

  private static String start(Game<Reversi> game) {
    return game.start().equals(Reversi.start())
        ? USUAL_START
        : ObfPosition.of(game.start()).format();
  }

  private static String seconds(Optional<Duration> time) {
    return time.map(known -> String.format(Locale.ROOT, "%.3f", known.toNanos() / 1e9))
        .orElse("");
  }

  /**
   * Returns the two texts of a game in a row.
   *
   * @return the start and the moves, which {@link #game(String, String)} reads back
   */
  static List<String> texts(Game<Reversi> game) {
    return List.of(start(game), game.toString());
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if a text is wrong, with the reason
   */
  static Game<Reversi> game(String start, String moves) {
    Game<Reversi> game = Game.of(
        start.equals(USUAL_START) ? Reversi.start() : ObfPosition.parse(start).position());
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      game = game.play(move);
    }
    return game;
  }

  /** Returns the row without times: a row that is equal if the match is repeated. */
  MatchRow untimed() {
    return new MatchRow(
        number,
        new GameResult<>(
            result.game(),
            result.first(),
            result.second(),
            result.ending(),
            result.illegalMove(),
            UNTIMED,
            UNTIMED));
  }

  /**
   * Reads a row that {@link #line} has written.
   *
   * @throws IllegalArgumentException if it is none, with the reason
   */
  static MatchRow parse(String line) {
    List<String> fields = Csv.fields(line);
    if (fields.size() != COLUMNS.length) {
      throw new IllegalArgumentException(
          "it has " + fields.size() + " columns, not " + COLUMNS.length);
    }
    GameResult<Reversi> result = new GameResult<>(
        game(fields.get(9), fields.get(10)),
        fields.get(1),
        fields.get(2),
        ending(fields.get(4)),
        Optional.empty(),
        time(fields, 5),
        time(fields, 7));
    if (!fields.get(0).matches("\\d{1,9}")) {
      throw new IllegalArgumentException("\"" + fields.get(0) + "\" is not a number of a game");
    }
    return new MatchRow(Integer.parseInt(fields.get(0)), result);
  }

  private static PlayerTime time(List<String> fields, int column) {
    Optional<Duration> wall = duration(fields.get(column + 1));
    return new PlayerTime(
        wall.orElseThrow(() -> new IllegalArgumentException("a wall time is missing")),
        duration(fields.get(column)),
        0);
  }

  private static Optional<Duration> duration(String seconds) {
    if (seconds.isEmpty()) {
      return Optional.empty();
    }
    if (!seconds.matches("\\d{1,9}\\.\\d{3}")) {
      throw new IllegalArgumentException("\"" + seconds + "\" is not a time such as 1.250");
    }
    return Optional.of(Duration.ofMillis(Long.parseLong(seconds.replace(".", ""))));
  }

  private static Ending ending(String name) {
    return Stream.of(Ending.values())
        .filter(ending -> name(ending).equals(name) && isKept(ending))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no ending \"" + name + '"'));
  }

  private static String name(Ending ending) {
    return ending.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns whether the game counts in a file. After an illegal move or a stop, the game is played
   * again.
   */
  boolean isKept() {
    return isKept(result.ending());
  }

  private static boolean isKept(Ending ending) {
    return ending != Ending.ILLEGAL_MOVE && ending != Ending.STOPPED;
  }
}
