package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.reversi.Reversi;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A file with the games of a match, one in each row. A later run of the same match reads this file
 * and resumes.
 */
final class MatchFile implements Closeable {

  private static final String COLUMNS = "# " + Csv.line((Object[]) MatchRow.COLUMNS);

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
   * @param most the maximum number of games to read; later games in the file are ignored
   */
  static MatchFile open(Path path, List<String> arguments, List<Game<Reversi>> openings, int most)
      throws IOException {
    List<String> header = header(arguments);
    List<String> lines = ResumableFile.linesOf(path);
    ResumableFile file = TextFile.resume(path, header);
    List<GameResult<Reversi>> games = new ArrayList<>();
    try {
      for (int i = 0; i < Math.min(most, file.linesBefore()); i++) {
        games.add(game(lines.get(header.size() + i), openings.get(i / 2 % openings.size())));
      }
    } catch (IllegalArgumentException e) {
      file.close();
      throw new UserError(path + ", line " + (header.size() + games.size() + 1)
          + " is not a game of this match: " + e.getMessage());
    }
    return new MatchFile(Optional.of(file), games);
  }

  /** Returns the first lines of a file: the command, its arguments and the columns. */
  static List<String> header(List<String> arguments) {
    List<String> header = GamesOutput.header("match", arguments);
    header.add(COLUMNS);
    return header;
  }

  private static GameResult<Reversi> game(String line, Game<Reversi> opening) {
    GameResult<Reversi> result = MatchRow.parse(line).result();
    Game<Reversi> game = result.game();
    int plies = opening.moves().size();
    if (!game.start().equals(opening.start())
        || game.moves().size() < plies
        || !game.moves().subList(0, plies).equals(opening.moves())) {
      throw new IllegalArgumentException("it does not begin with the opening [" + opening + "]");
    }
    return result;
  }

  /**
   * Returns whether a text file is one that a match has written, or is writing.
   *
   * @throws IOException if it cannot be read
   */
  static boolean isOne(Path path) throws IOException {
    return TextFile.lines(path).contains(COLUMNS);
  }

  /**
   * Reads the games of a file that a match has written, or is writing. A last line that is not
   * complete is left out.
   *
   * @return at least one game
   * @throws UserError if the file is none of a match
   * @throws IOException if it cannot be read
   */
  static List<MatchRow> read(Path path) throws IOException {
    List<String> lines = TextFile.lines(path);
    if (!lines.contains(COLUMNS)) {
      throw new UserError(
          path + ": is not a file of match --output: no line is \"" + COLUMNS + '"');
    }
    int complete = Files.readString(path).endsWith("\n") ? lines.size() : lines.size() - 1;
    List<MatchRow> rows = new ArrayList<>();
    for (int i = lines.indexOf(COLUMNS) + 1; i < complete; i++) {
      try {
        rows.add(MatchRow.parse(lines.get(i)));
      } catch (IllegalArgumentException e) {
        throw new UserError(
            path + ", line " + (i + 1) + " is not a game of a match: " + e.getMessage());
      }
    }
    if (rows.isEmpty()) {
      throw new UserError(path + ": holds no game");
    }
    return rows;
  }

  /** Returns the games that the file had when it was opened. */
  List<GameResult<Reversi>> before() {
    return before;
  }

  /** Writes a game. */
  void append(MatchRow row) throws IOException {
    if (file.isPresent() && row.isKept()) {
      file.get().append(row.line());
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
