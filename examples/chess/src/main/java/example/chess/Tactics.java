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
 * the file has a position and operations in the form of EPD: {@code bm} names the best moves, {@code
 * am} moves to avoid.
 */
final class Tactics {

  private static final Pattern OPERATION = Pattern.compile("\\s*(\\w+)\\s+((?:\"[^\"]*\"|[^\";])*);?");

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

  static List<Task> read(List<String> lines) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          tasks.add(task(line, i + 1));
        } catch (InvalidInputException e) {
          throw new InvalidInputException(e.value(), "line " + (i + 1) + ", " + e.place(), e.reason());
        }
      }
    }
    return tasks;
  }

  private static Task task(String line, int number) {
    Matcher fields = Pattern.compile("(?:\\S+\\s+){3}\\S+").matcher(line);
    if (!fields.lookingAt()) {
      throw new InvalidInputException(line, "the position", "it has fewer than 4 fields");
    }
    Chess position = Fen.read(fields.group());
    String name = "line " + number;
    String kind = "";
    String moves = "";
    Matcher operation = OPERATION.matcher(line).region(fields.end(), line.length());
    for (; operation.lookingAt(); operation.region(operation.end(), line.length())) {
      switch (operation.group(1)) {
        case "bm", "am" -> {
          kind = operation.group(1);
          moves = operation.group(2);
        }
        case "id" -> name = operation.group(2).strip().replace("\"", "");
        default -> {}
      }
    }
    if (kind.isEmpty()) {
      throw new InvalidInputException(line, "the operations", "there is no \"bm\" and no \"am\"");
    }
    List<Move> read = new ArrayList<>();
    for (String text : moves.strip().split("[\\s,]+")) {
      read.add(San.read(position, text)
          .orElseThrow(() -> new InvalidInputException(
              line, "the move " + text, "it is not one legal move of this position")));
    }
    return new Task(name, position, kind.equals("bm"), read);
  }

  /** Searches all positions, each with an empty table, and returns how many were solved. */
  static int solve(List<Task> tasks, Searcher<Chess> searcher, Limits limits, PrintStream out) {
    int solved = 0;
    long nodes = 0;
    double seconds = 0;
    for (int i = 0; i < tasks.size(); i++) {
      Task task = tasks.get(i);
      searcher.reset();
      SearchResult result = searcher.search(task.position(), limits);
      boolean isSolved = task.isSolvedBy(result.bestMove());
      solved += isSolved ? 1 : 0;
      nodes += result.statistics().nodes();
      seconds += result.statistics().elapsed().toNanos() / 1e9;
      out.printf(
          Locale.ROOT,
          "%-10s %-14s found %-7s %-5s %+8d depth %2d  %d of %d%n",
          task.name(),
          task.expected(),
          San.write(task.position(), result.bestMove().code()),
          isSolved ? "yes" : "NO",
          result.score(),
          result.depth(),
          solved,
          i + 1);
    }
    out.printf(
        Locale.ROOT,
        "%d of %d solved: %d nodes in %.1f s, %.0f nodes/s%n",
        solved,
        tasks.size(),
        nodes,
        seconds,
        nodes / Math.max(seconds, 1e-9));
    return solved;
  }
}
