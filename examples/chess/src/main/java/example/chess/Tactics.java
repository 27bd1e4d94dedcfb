package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code tactics}: it searches positions whose best moves are known. */
@Command(
    name = "tactics",
    mixinStandardHelpOptions = true,
    header = "Counts how many positions a player solves whose best moves are known.",
    description = {
      "%nEach line of the file has a position and operations in the form of EPD: bm names the best"
          + " moves, am moves to avoid.",
      "${bundle:players}"
    })
final class Tactics implements Callable<Integer> {

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

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "FILE", description = "Positions in EPD.")
  private Path file = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "PLAYER",
      defaultValue = "engine",
      description = "Player. Default: ${DEFAULT-VALUE}.")
  private String player = "";

  @Override
  public Integer call() throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    List<Task> tasks = read(file.toString(), text.lines().toList());
    try (Player<Chess> solver = PlayerSpec.parse(new ChessKit(), player).make()) {
      solve(tasks, solver, spec.commandLine().getOut());
    } catch (PlayerSyntaxException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    return 0;
  }

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
        throw e.inSource(source, "line " + (i + 1));
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

  /** Lets a player move in all positions, each as a new game. Returns how many were solved. */
  static int solve(List<Task> tasks, Player<Chess> player, PrintWriter out) {
    int solved = 0;
    long nodes = 0;
    double seconds = 0;
    for (int tried = 1; tried <= tasks.size(); tried++) {
      Task task = tasks.get(tried - 1);
      player.newGame(Game.of(task.position()), tried);
      SearchResult result = player.play(task.position(), Limits.none());
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
