package io.github.yomikiri.app.match;

import io.github.yomikiri.app.option.KitWords;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rows about games of a match, in the file of the match and in the CSV on standard output.
 *
 * @param kit the game
 */
public record MatchRows<P extends Position<P>>(GameKit<P> kit) {

  private static final String USUAL_START = "start";

  /** Returns the columns of a row. Times are in seconds, and empty where they are not known. */
  String[] columns() {
    List<String> seats = KitWords.columns(kit);
    String first = seats.get(0);
    String second = seats.get(1);
    return new String[] {
      "game",
      first,
      second,
      "score",
      "ending",
      first + "_cpu",
      first + "_wall",
      second + "_cpu",
      second + "_wall",
      "start",
      "moves"
    };
  }

  /** Returns the fields, as many as there are columns. */
  Object[] fields(MatchRow<P> row) {
    GameResult<P> result = row.result();
    Game<P> game = result.game();
    return new Object[] {
      row.number(),
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
  String line(MatchRow<P> row) {
    return Csv.line(fields(row));
  }

  private String start(Game<P> game) {
    return game.start().equals(kit.start()) ? USUAL_START : kit.text().write(game.start());
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
  List<String> texts(Game<P> game) {
    return List.of(start(game), game.toString());
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if a text is wrong, with the reason
   */
  Game<P> game(String start, String moves) {
    Game<P> game = Game.of(start.equals(USUAL_START) ? kit.start() : kit.text().read(start));
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      game = game.play(move);
    }
    return game;
  }

  /**
   * Reads a row that {@link #line} has written.
   *
   * @throws IllegalArgumentException if it is none, with the reason
   */
  MatchRow<P> parse(String line) {
    List<String> fields = Csv.fields(line);
    int columns = columns().length;
    if (fields.size() != columns) {
      throw new IllegalArgumentException("it has " + fields.size() + " columns, not " + columns);
    }
    GameResult<P> result = new GameResult<>(
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
    return new MatchRow<>(Integer.parseInt(fields.get(0)), result);
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
        .filter(ending -> name(ending).equals(name) && MatchRow.isKept(ending))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no ending \"" + name + '"'));
  }

  private static String name(Ending ending) {
    return ending.name().toLowerCase(Locale.ROOT);
  }
}
