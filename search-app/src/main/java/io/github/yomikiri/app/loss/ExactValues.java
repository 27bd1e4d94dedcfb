package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.console.ProgramVersion;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.solve.ExactScore;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
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
 * <p>A line of the file is a position with its best move and score. It also has the score after
 * this move, so the position after the best move is not solved either. {@code solve} reads the
 * file.
 */
final class ExactValues<N extends Node<N>> implements Closeable {

  private final LossOptions<N> options;
  private final Optional<Path> path;
  private final Optional<ResumableFile> file;
  private final Limits limits;
  private final Map<N, Integer> scores = new HashMap<>();
  // The solver has a table of some size, which is not needed if all scores are known.
  private Optional<Searcher<N>> solver = Optional.empty();
  private int unsolved;

  private ExactValues(
      LossOptions<N> options, Optional<Path> path, Optional<ResumableFile> file, Limits limits) {
    this.options = options;
    this.path = path;
    this.file = file;
    this.limits = limits;
  }

  /**
   * Opens a file of scores, or creates it.
   *
   * @param options read and write positions, and solve them
   * @param version the program, for the header of the file
   * @param path the file; empty if the scores are not kept
   * @param limits the limits of each search
   * @return the scores, to be closed
   * @throws UserError if a line of the file is wrong, with the line and the reason
   * @throws IOException if the file is another one, or cannot be read or written
   */
  static <N extends Node<N>> ExactValues<N> open(
      LossOptions<N> options, ProgramVersion version, Optional<Path> path, Limits limits)
      throws IOException {
    if (path.isEmpty()) {
      return new ExactValues<>(options, path, Optional.empty(), limits);
    }
    // A device such as /dev/full may have no end.
    List<String> lines = Files.isRegularFile(path.get()) ? TextFile.lines(path.get()) : List.of();
    List<String> header = version.header("loss", List.of(options.contents()));
    ResumableFile file = TextFile.resume(path.get(), header);
    ExactValues<N> values = new ExactValues<>(options, path, Optional.of(file), limits);
    try {
      long end = Math.min(lines.size(), header.size() + file.linesBefore());
      for (int i = header.size(); i < end; i++) {
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
      ScoredPosition<N> read = options.texts().parse(number, line);
      problem = problem(read);
      if (problem.isEmpty()) {
        Map.Entry<Move, Integer> best = read.moves().entrySet().iterator().next();
        add(read.game().position(), best.getKey(), best.getValue());
        return;
      }
    } catch (InvalidInputException e) {
      problem = e.place() + ": " + e.reason();
    }
    throw new UserError(source + ", line " + number + ": " + problem);
  }

  /** Returns what is wrong with a line, or an empty text. */
  private String problem(ScoredPosition<N> read) {
    if (read.moves().size() != 1 || read.value().isPresent()) {
      return "a position with one move and its score is expected, such as f5:+4";
    }
    Map.Entry<Move, Integer> best = read.moves().entrySet().iterator().next();
    int score = best.getValue();
    Optional<String> refusal = options.texts().refusal(score);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    N next = read.game().position().play(best.getKey()).orElseThrow();
    int after = Score.ofMove(next, score);
    if (next.isTerminal() && next.terminalScore() != after) {
      return "the score " + score + " is wrong: the game ends with "
          + Score.ofMove(next, next.terminalScore());
    }
    return known(read.game().position()).orElse(score) == score
            && known(next).orElse(after) == after
        ? ""
        : "the score " + score + " contradicts a line before";
  }

  /** Returns the score of a position that needs no search, or empty. */
  private OptionalInt known(N position) {
    OptionalInt ended = Game.of(position).score();
    if (ended.isPresent()) {
      return ended;
    }
    return scores.containsKey(position)
        ? OptionalInt.of(scores.getOrDefault(position, 0))
        : OptionalInt.empty();
  }

  /** Adds the values of a position, if all its moves have one. */
  void add(ScoredPosition<N> known) {
    N position = known.game().position();
    if (known.moves().size() == position.legalMoves().size()) {
      known.moves().forEach((move, score) -> add(position, move, score));
      scores.put(
          position, known.moves().values().stream().mapToInt(each -> each).max().orElseThrow());
    }
  }

  private void add(N position, Move best, int score) {
    scores.put(position, score);
    N next = position.play(best).orElseThrow();
    scores.putIfAbsent(next, Score.ofMove(next, score));
  }

  /**
   * Returns the exact score of a position.
   *
   * @param game the game up to any position, which may be over
   * @param stop ends the search
   * @param listener receives what the solver has found so far
   * @return the score in points for the side to move; empty if the search was stopped, or has not
   *     proven the score
   * @throws IOException if the file cannot be written
   */
  OptionalInt of(Game<N> game, StopSignal stop, SearchListener listener) throws IOException {
    N position = game.position();
    OptionalInt known = known(position);
    if (known.isPresent()) {
      return known;
    }
    SearchResult result = solver().search(position, limits.withStop(stop), listener);
    OptionalInt score = ExactScore.of(result);
    if (score.isEmpty()) {
      unsolved += stop.isRaised() ? 0 : 1;
      return score;
    }
    add(position, result.bestMove(), score.getAsInt());
    if (file.isPresent()) {
      Map<Move, Integer> best = Map.of(result.bestMove(), score.getAsInt());
      file.get()
          .append(options.texts().write(new ScoredPosition<>(0, game, best, OptionalInt.empty())));
    }
    return score;
  }

  /** Returns how many scores the solver has not proven, though it was not stopped. */
  int unsolved() {
    return unsolved;
  }

  /** Returns the exception for two scores that cannot both be right. */
  RuntimeException contradiction(String position) {
    String message =
        "the score of the position " + position + " is less than that after one of its moves";
    return path.isPresent()
        ? new UserError(path.get() + ": " + message)
        : new IllegalStateException(message);
  }

  private Searcher<N> solver() {
    if (solver.isEmpty()) {
      solver = Optional.of(options.solver());
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
