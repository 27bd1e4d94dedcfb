package example.chess;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Searches positions whose best moves are known, and counts how many the search finds. Each line of
 * the file has a position and operations in the form of EPD: {@code bm} names the best moves,
 * {@code am} moves to avoid.
 */
final class Tactics {

  private static final Pattern LINE =
      Pattern.compile("((?:\\S+\\s+){3}[^;\\s]+)[;\\s]+(?:.*;)?\\s*(bm|am)\\s([^;]+);?.*");
  private static final Pattern NAME = Pattern.compile("id\\s+\"([^\"]*)\"");

  /**
   * A position with the moves that solve it, or that do not.
   *
   * @param name the position's name, or its line
   * @param position the position
   * @param best whether the moves are the best ones; otherwise they are to be avoided
   * @param moves the moves
   */
  record Task(String name, Chess position, boolean best, List<Move> moves) {

    boolean isSolvedBy(Move move) {
      return moves.contains(move) == best;
    }

    String expected() {
      List<String> texts =
          moves.stream().map(move -> San.write(position, move.code())).toList();
      return (best ? "" : "not ") + String.join(" or ", texts);
    }
  }

  private Tactics() {}

  static List<Task> read(String source, List<String> lines) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replace("\uFEFF", "").strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      try {
        tasks.add(task(line, i + 1));
      } catch (InvalidInputException e) {
        throw e.in(source, "line " + (i + 1));
      }
    }
    return tasks;
  }

  private static Task task(String line, int number) {
    Matcher fields = LINE.matcher(line);
    if (!fields.matches()) {
      throw new InvalidInputException(
          line, "the line", "it is no position of 4 fields with a move \"bm\" or \"am\"");
    }
    Chess position = Fen.read(fields.group(1));
    List<Move> moves = new ArrayList<>();
    for (String text : fields.group(3).strip().split("[\\s,]+")) {
      moves.add(San.read(position, text)
          .orElseThrow(() -> new InvalidInputException(
              line, "the move " + text, "it is not one legal move of this position")));
    }
    Matcher name = NAME.matcher(line);
    boolean isBest = fields.group(2).equals("bm");
    return new Task(name.find() ? name.group(1) : "line " + number, position, isBest, moves);
  }

  /** Searches all positions, each with an empty table, and returns how many were solved. */
  static int solve(List<Task> tasks, Searcher<Chess> searcher, Limits limits, PrintStream out) {
    int solved = 0;
    long nodes = 0;
    double seconds = 0;
    for (int tried = 1; tried <= tasks.size(); tried++) {
      Task task = tasks.get(tried - 1);
      searcher.reset();
      SearchResult result = searcher.search(task.position(), limits);
      boolean isSolved = task.isSolvedBy(result.bestMove());
      solved += isSolved ? 1 : 0;
      nodes += result.statistics().nodes();
      seconds += result.statistics().elapsed().toNanos() / 1e9;
      String found = San.write(task.position(), result.bestMove().code());
      out.printf(
          Locale.ROOT, "%-10s %-14s found %-7s %-3s %+8d depth %2d  %d of %d%n",
          task.name(), task.expected(), found, isSolved ? "yes" : "NO",
          result.score(), result.depth(), solved, tried);
    }
    String rate = String.format(Locale.ROOT, "%.1f s, %.0f nodes/s", seconds, nodes / seconds);
    out.println(solved + " of " + tasks.size() + " solved: " + nodes + " nodes in " + rate);
    return solved;
  }
}
