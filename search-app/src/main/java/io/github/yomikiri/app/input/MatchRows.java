package io.github.yomikiri.app.input;

import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.NumberText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rows about games of a match, in the file of the match and in the CSV on standard output.
 *
 * @param kit the game
 */
public record MatchRows<P extends Position<P>>(GameKit<P> kit) {

  private static final String USUAL_START = "start";

  /** Reads a row as a game. A line that begins with # is a comment. */
  private final class GameOfRow implements LineListing.LineParser<NamedGame<P>> {

    @Override
    public NamedGame<P> parse(int number, String line) {
      try {
        GameResult<P> result = MatchRows.this.parse(line).result();
        return new NamedGame<>(String.join(" - ", result.players()), result.game());
      } catch (IllegalArgumentException e) {
        throw new InvalidInputException(line, "", String.valueOf(e.getMessage()));
      }
    }

    @Override
    public String withoutComment(String line) {
      return line.startsWith("#") ? "" : line;
    }

    @Override
    public boolean isWhole(String line) {
      return true;
    }
  }

  /** Returns the seats' names in the columns of CSV. */
  public static List<String> seatColumns(GameKit<?> kit) {
    return kit.seats().stream()
        .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{Alnum}]+", "_"))
        .toList();
  }

  /** Returns the line of a file of a match that has the columns. */
  public String header() {
    return "# " + Csv.line((Object[]) columns());
  }

  /**
   * Reads the games of a file.
   *
   * @param name the name of the file, for the errors
   * @return the games and the errors; empty if no match has written the file
   */
  public Optional<LineListing<NamedGame<P>>> games(String name, List<String> lines) {
    return lines.contains(header())
        ? Optional.of(LineListing.read(name, lines, new GameOfRow()))
        : Optional.empty();
  }

  /** Returns the columns of a row. Times are in seconds, and empty where they are not known. */
  public String[] columns() {
    List<String> seats = seatColumns(kit);
    List<String> columns = new ArrayList<>(List.of("game"));
    columns.addAll(seats);
    columns.addAll(List.of("score", "ending"));
    for (String seat : seats) {
      columns.addAll(List.of(seat + "_cpu", seat + "_wall"));
    }
    columns.addAll(List.of("start", "moves"));
    return columns.toArray(String[]::new);
  }

  /** Returns the fields, as many as there are columns. */
  public Object[] fields(MatchRow<P> row) {
    GameResult<P> result = row.result();
    Game<P> game = result.game();
    List<Object> fields = new ArrayList<>(List.of(row.number()));
    fields.addAll(result.players());
    fields.addAll(List.of(score(game), name(result.ending())));
    for (PlayerTime time : result.times()) {
      fields.addAll(List.of(seconds(time.processor()), seconds(Optional.of(time.wall()))));
    }
    fields.addAll(List.of(start(game), game));
    return fields.toArray();
  }

  /** Returns the score of the first seat, which says all of two; of more, that of each. */
  private static Object score(Game<?> game) {
    if (!game.isOver()) {
      return NumberText.NONE;
    }
    return game.seats() <= 2
        ? new NumberText(Integer.toString(game.payoff(0)))
        : IntStream.range(0, game.seats())
            .mapToObj(seat -> String.valueOf(game.payoff(seat)))
            .collect(Collectors.joining(" "));
  }

  /** Returns the row as a line of CSV. */
  public String line(MatchRow<P> row) {
    return Csv.line(fields(row));
  }

  private String start(Game<P> game) {
    return game.start().equals(kit.start()) ? USUAL_START : kit.text().write(game.start());
  }

  private static NumberText seconds(Optional<Duration> time) {
    return time.map(known -> NumberText.of(known.toNanos() / 1e9, 3)).orElse(NumberText.NONE);
  }

  /**
   * Returns the two texts of a game in a row.
   *
   * @return the start and the moves, which {@link #game(String, String)} reads back
   */
  public List<String> texts(Game<P> game) {
    return List.of(start(game), game.toString());
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if a text is wrong, with the reason
   */
  public Game<P> game(String start, String moves) {
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
  public MatchRow<P> parse(String line) {
    List<String> fields = Csv.fields(line);
    int columns = columns().length;
    if (fields.size() != columns) {
      throw new IllegalArgumentException("it has " + fields.size() + " columns, not " + columns);
    }
    int seats = kit.seats().size();
    GameResult<P> result = new GameResult<>(
        game(fields.get(columns - 2), fields.get(columns - 1)),
        fields.subList(1, seats + 1),
        ending(fields.get(seats + 2)),
        Optional.empty(),
        IntStream.range(0, seats)
            .mapToObj(seat -> time(fields, seats + 3 + 2 * seat))
            .toList());
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
