package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Exact scores of positions. Each position is solved once, also over several runs if the scores are
 * kept in a file.
 *
 * <p>A line of the file is a position in OBF with its best move and score. It also has the score
 * after this move, so the position after the best move is not solved either. {@code solve} reads
 * the file.
 */
final class ExactValues implements Closeable {

  private static final List<String> HEADER =
      Version.PROGRAM.header("loss", List.of("exact scores: a position and its best move in OBF"));

  private final Optional<Path> path;
  private final Optional<ResumableFile> file;
  private final Map<Reversi, Integer> scores = new HashMap<>();
  // The solver has a table of some size, which is not needed if all scores are known.
  private Optional<EndgameSolver> solver = Optional.empty();

  private ExactValues(Optional<Path> path, Optional<ResumableFile> file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Opens a file of scores, or creates it.
   *
   * @param path the file; empty if the scores are not kept
   * @return the scores, to be closed
   * @throws UserError if a line of the file is wrong, with the line and the reason
   * @throws IOException if the file is another one, or cannot be read or written
   */
  static ExactValues open(Optional<Path> path) throws IOException {
    if (path.isEmpty()) {
      return new ExactValues(path, Optional.empty());
    }
    // A device such as /dev/full may have no end.
    List<String> lines = Files.isRegularFile(path.get()) ? TextFile.lines(path.get()) : List.of();
    ResumableFile file = TextFile.resume(path.get(), HEADER);
    ExactValues values = new ExactValues(path, Optional.of(file));
    try {
      long end = Math.min(lines.size(), HEADER.size() + file.linesBefore());
      for (int i = HEADER.size(); i < end; i++) {
        values.read(lines.get(i), path.get(), i + 1);
      }
      return values;
    } catch (RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private void read(String line, Path source, int number) {
    String problem;
    try {
      ObfPosition obf = ObfPosition.parse(line);
      problem = problem(obf);
      if (problem.isEmpty()) {
        Map.Entry<Move, Integer> best = obf.scores().entrySet().iterator().next();
        add(obf.position(), best.getKey(), best.getValue());
        return;
      }
    } catch (InvalidInputException e) {
      problem = e.place() + ": " + e.reason();
    }
    throw new UserError(source + ", line " + number + ": " + problem);
  }

  /** Returns what is wrong with a line, or an empty text. */
  private String problem(ObfPosition obf) {
    if (obf.scores().size() != 1 || obf.score().isPresent()) {
      return "a position with one move and its score is expected, such as f5:+4";
    }
    Map.Entry<Move, Integer> best = obf.scores().entrySet().iterator().next();
    int score = best.getValue();
    if (score % 2 != 0) {
      return "the score " + score + " is odd, which no final score is";
    }
    Reversi next = obf.position().play(best.getKey()).orElseThrow();
    if (next.isTerminal() && next.terminalScore() != -score) {
      return "the score " + score + " is wrong: the game ends with " + -next.terminalScore();
    }
    return known(obf.position()).orElse(score) == score && known(next).orElse(-score) == -score
        ? ""
        : "the score " + score + " contradicts a line before";
  }

  /** Returns the score of a position that needs no search, or empty. */
  private OptionalInt known(Reversi position) {
    if (position.isTerminal()) {
      return OptionalInt.of(position.terminalScore());
    }
    return scores.containsKey(position)
        ? OptionalInt.of(scores.getOrDefault(position, 0))
        : OptionalInt.empty();
  }

  private void add(Reversi position, Move best, int score) {
    scores.put(position, score);
    scores.putIfAbsent(position.play(best).orElseThrow(), -score);
  }

  /**
   * Returns the exact score of a position.
   *
   * @param position any position, which may be over
   * @param stop ends the search
   * @param listener receives what the solver has found so far
   * @return the score in discs for the side to move; empty if the search was stopped
   * @throws IOException if the file cannot be written
   */
  OptionalInt of(Reversi position, StopSignal stop, SearchListener listener) throws IOException {
    OptionalInt known = known(position);
    if (known.isPresent()) {
      return known;
    }
    SearchResult result = solver().search(position, Limits.none().withStop(stop), listener);
    if (!result.completion().isComplete()) {
      return OptionalInt.empty();
    }
    add(position, result.bestMove(), result.score());
    if (file.isPresent()) {
      Map<Move, Integer> best = Map.of(result.bestMove(), result.score());
      file.get().append(new ObfPosition(position, best, OptionalInt.empty(), "").format());
    }
    return OptionalInt.of(result.score());
  }

  /** Returns the exception for two scores that cannot both be right. */
  RuntimeException contradiction(Reversi position) {
    String message = "the score of the position " + ObfPosition.of(position).format()
        + " is less than that after one of its moves";
    return path.isPresent()
        ? new UserError(path.get() + ": " + message)
        : new IllegalStateException(message);
  }

  private EndgameSolver solver() {
    if (solver.isEmpty()) {
      solver = Optional.of(new EndgameSolver(EndgameOptions.exact()));
    }
    return solver.get();
  }

  @Override
  public void close() throws IOException {
    if (file.isPresent()) {
      file.get().close();
    }
  }
}
