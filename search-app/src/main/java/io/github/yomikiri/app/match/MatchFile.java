package io.github.yomikiri.app.match;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.round.Round;
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
public final class MatchFile<P extends Position<P>> implements Closeable {

  private final MatchRows<P> rows;
  private final Optional<ResumableFile> file;
  private final List<GameResult<P>> before;

  private MatchFile(MatchRows<P> rows, Optional<ResumableFile> file, List<GameResult<P>> before) {
    this.rows = rows;
    this.file = file;
    this.before = before;
  }

  /** Returns a match file that stores nothing. */
  static <P extends Position<P>> MatchFile<P> none(MatchRows<P> rows) {
    return new MatchFile<>(rows, Optional.empty(), List.of());
  }

  /**
   * Creates a file, or resumes one that has the same header.
   *
   * @param path the file
   * @param header the first lines of the file
   * @param openings of the match: the first for its first round, and so on
   * @param most the maximum number of games to read; later games in the file are ignored
   */
  static <P extends Position<P>> MatchFile<P> open(
      MatchRows<P> rows, Path path, List<String> header, List<Game<P>> openings, int most)
      throws IOException {
    List<String> lines = ResumableFile.linesOf(path);
    ResumableFile file = TextFile.resume(path, header);
    List<GameResult<P>> games = new ArrayList<>();
    Round round = new Round(rows.kit().seats().size());
    try {
      for (int i = 0; i < Math.min(most, file.linesBefore()); i++) {
        Game<P> opening = openings.get(round.opening(i, openings.size()));
        games.add(game(rows, lines.get(header.size() + i), opening));
      }
    } catch (IllegalArgumentException e) {
      file.close();
      throw new UserError(path + ", line " + (header.size() + games.size() + 1)
          + " is not a game of this match: " + e.getMessage());
    }
    return new MatchFile<>(rows, Optional.of(file), games);
  }

  private static <P extends Position<P>> GameResult<P> game(
      MatchRows<P> rows, String line, Game<P> opening) {
    GameResult<P> result = rows.parse(line).result();
    Game<P> game = result.game();
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
  public static boolean isOne(MatchRows<?> rows, Path path) throws IOException {
    return TextFile.lines(path).contains(rows.header());
  }

  /**
   * Reads the games of a file that a match has written, or is writing. A last line that is not
   * complete is left out.
   *
   * @return at least one game
   * @throws UserError if the file is none of a match
   * @throws IOException if it cannot be read
   */
  public static <P extends Position<P>> List<MatchRow<P>> read(MatchRows<P> rows, Path path)
      throws IOException {
    List<String> lines = TextFile.lines(path);
    String columns = rows.header();
    if (!lines.contains(columns)) {
      throw new UserError(
          path + ": is not a file of match --output: no line is \"" + columns + '"');
    }
    int complete = Files.readString(path).endsWith("\n") ? lines.size() : lines.size() - 1;
    List<MatchRow<P>> games = new ArrayList<>();
    for (int i = lines.indexOf(columns) + 1; i < complete; i++) {
      try {
        games.add(rows.parse(lines.get(i)));
      } catch (IllegalArgumentException e) {
        throw new UserError(
            path + ", line " + (i + 1) + " is not a game of a match: " + e.getMessage());
      }
    }
    if (games.isEmpty()) {
      throw new UserError(path + ": holds no game");
    }
    return games;
  }

  /** Returns the games that the file had when it was opened. */
  List<GameResult<P>> before() {
    return before;
  }

  /** Writes a game. */
  void append(MatchRow<P> row) throws IOException {
    if (file.isPresent() && row.isKept()) {
      file.get().append(rows.line(row));
    }
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
