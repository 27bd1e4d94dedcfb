package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.job.ResumableFile;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.match.GameResult;
import io.github.yomikiri.search.match.GameResult.Ending;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file with the games of a match, one in each row. A later run of the same match reads this file
 * and resumes.
 */
final class MatchFile implements Closeable {

  /** The columns of a row. */
  static final String[] COLUMNS = {"game", "dark", "light", "score", "ending", "moves"};

  private final Optional<ResumableFile> file;
  private final List<GameResult<Reversi>> before;

  private MatchFile(Optional<ResumableFile> file, List<GameResult<Reversi>> before) {
    this.file = file;
    this.before = before;
  }

  /** Returns a match file that stores nothing. */
  static MatchFile none() {
    return new MatchFile(Optional.empty(), List.of());
  }

  /**
   * Creates a file, or resumes one that has the same header.
   *
   * @param path the file
   * @param arguments the arguments that the games depend on
   * @param openings of the match: the first for its first two games, and so on
   * @param players the player, who is Dark in every other game, and the opponent
   * @param most the greatest number of games to read; later games in the file are ignored
   */
  static MatchFile open(
      Path path,
      List<String> arguments,
      List<Game<Reversi>> openings,
      List<String> players,
      int most)
      throws IOException {
    List<String> header = GamesOutput.header("match", arguments);
    header.add("# " + Csv.line((Object[]) COLUMNS));
    // Only a regular file is read, because reading a device such as /dev/full may never end.
    List<String> lines = Files.isRegularFile(path) ? Files.readAllLines(path) : List.of();
    ResumableFile file = ResumableFile.open(path, header);
    List<GameResult<Reversi>> games = new ArrayList<>();
    try {
      for (int i = 0; i < Math.min(most, file.linesBefore()); i++) {
        Game<Reversi> opening = openings.get(i / 2 % openings.size());
        games.add(game(
            lines.get(header.size() + i), opening, players.get(i % 2), players.get(1 - i % 2)));
      }
    } catch (IllegalArgumentException e) {
      file.close();
      throw new UserError(path + ", line " + (header.size() + games.size() + 1)
          + " is not a game of this match: " + e.getMessage());
    }
    return new MatchFile(Optional.of(file), games);
  }

  private static GameResult<Reversi> game(
      String line, Game<Reversi> opening, String dark, String light) {
    String[] fields = line.split(",", -1);
    String moves = fields[fields.length - 1];
    String ending = fields[Math.max(0, fields.length - 2)];
    Game<Reversi> game = Game.of(opening.start());
    for (String text : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      game = game.play(text);
    }
    int plies = opening.moves().size();
    if (game.moves().size() < plies || !game.moves().subList(0, plies).equals(opening.moves())) {
      throw new IllegalArgumentException("it does not begin with the opening [" + opening + "]");
    }
    Ending end = ending(ending);
    return new GameResult<>(game, dark, light, end, Optional.empty());
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
   * Returns whether games with an ending count. After an illegal move or a stop, the game is played
   * again.
   */
  private static boolean isKept(Ending ending) {
    return ending != Ending.ILLEGAL_MOVE && ending != Ending.STOPPED;
  }

  /** Returns the games that the file had when it was opened. */
  List<GameResult<Reversi>> before() {
    return before;
  }

  /**
   * Writes a game.
   *
   * @param number which game of the match, from 1
   * @param game the game
   */
  void append(int number, GameResult<Reversi> game) throws IOException {
    if (file.isPresent() && isKept(game.ending())) {
      file.get().append(Csv.line(row(number, game)));
    }
  }

  /**
   * Returns a game's row.
   *
   * @param number which game of the match, from 1
   * @param game the game
   */
  static Object[] row(int number, GameResult<Reversi> game) {
    return new Object[] {
      number,
      game.first(),
      game.second(),
      game.game().score().isPresent() ? Integer.toString(game.game().score().getAsInt()) : "",
      name(game.ending()),
      game.game()
    };
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
