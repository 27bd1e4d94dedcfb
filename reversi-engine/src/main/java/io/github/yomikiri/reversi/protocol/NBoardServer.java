package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * An engine that talks the protocol of the Othello board NBoard, versions 1 and 2 (Welty 2004,
 * 2014). {@code go} asks for a move, but does not play the move: a later command does.
 *
 * <p>Commands that read the game or change it stop the command that runs. A stopped {@code go}
 * answers with the best move so far. So no answer to an earlier command follows a {@code pong}.
 * Unknown commands are ignored, as the protocol requires.
 *
 * <p>Values are in discs. The values of {@code search} and {@code ===} are from the view of the
 * side to move, as the protocol requires. The protocol does not define the view of
 * {@code analysis}. NBoard draws these values in a diagram from Black's view, and NBoard's own
 * engine sends them from Black's view. So this server does the same.
 */
final class NBoardServer {

  private final ServerSettings settings;
  private final AnswerWriter out;
  private long games;
  private NBoardGame game = NBoardGame.start();
  private OptionalInt depth = OptionalInt.empty();

  NBoardServer(ServerSettings settings, AnswerWriter out) {
    this.settings = settings;
    this.out = out;
  }

  /**
   * Answers commands until a command quits or the input ends. When this method returns, no command
   * runs any more.
   *
   * @param in the board's commands
   * @throws IOException if the commands cannot be read or the answers cannot be written
   */
  void run(LineReader in) throws IOException {
    try {
      new CommandLoop(this::obey, NBoardServer::interrupts, line -> line.strip().equals("quit"))
          .run(in);
    } finally {
      settings.player().stopPondering();
    }
  }

  /** Returns whether a line reads the game or changes it. */
  private static boolean interrupts(String line) {
    String[] words = line.strip().split("\\s+", 3);
    return switch (words[0]) {
      case "", "nboard", "quit", "learn" -> false;
      case "set" -> words.length < 2 || !words[1].equals("contempt");
      default -> true;
    };
  }

  private void obey(String line, StopSignal stop) {
    if (LineReader.isTooLong(line)) {
      send("status Ignored a line of more than " + LineReader.MAX_LENGTH + " characters");
      return;
    }
    String[] words = line.strip().split("\\s+", 2);
    try {
      obey(words[0], words.length > 1 ? words[1] : "", stop);
    } catch (UnsupportedOperationException e) {
      // The player plays, but does not analyze.
      send("status " + e.getMessage());
    }
  }

  private void obey(String command, String rest, StopSignal stop) {
    switch (command) {
      case "nboard" -> send("set myname " + settings.name());
      case "set" -> set(rest);
      case "move" -> play(rest);
      case "hint" -> hint(rest, stop);
      case "go" -> go(stop);
      case "ping" -> {
        settings.player().stopPondering();
        send("pong " + rest);
      }
      case "learn" -> send("learned");
      case "analyze" -> analyze(stop);
      default -> {
        // In version 1 a move is a command.
        if (command.length() == 2) {
          play(command);
        }
      }
    }
  }

  private void send(String line) {
    out.send(line);
  }

  private void set(String rest) {
    String[] words = rest.split("\\s+", 2);
    String value = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "depth" -> setDepth(value);
      case "game" -> setGame(value);
      default -> {
        // The contempt changes draws in an opening book, but this engine's book has no draws.
      }
    }
  }

  private void setDepth(String value) {
    if (value.strip().matches("\\d{1,4}")) {
      int plies = Math.max(1, Math.min(Limits.MAX_DEPTH, Integer.parseInt(value.strip())));
      depth = OptionalInt.of(plies);
      send("set myname " + settings.name() + plies);
    } else {
      send("status Cannot read the depth \"" + Excerpt.of(value) + "\"");
    }
  }

  private void setGame(String ggf) {
    try {
      NBoardGame next = NBoardGame.parse(ggf);
      if (!next.continues(game)) {
        settings.player().newGame(Game.of(next.position()), settings.seed() + games++);
      }
      game = next;
    } catch (IllegalArgumentException e) {
      send("status Cannot read the game: " + Excerpt.of(String.valueOf(e.getMessage())));
    }
  }

  private void play(String move) {
    if (!game.play(move)) {
      send("status Not a legal move: " + Excerpt.of(move));
    }
  }

  private void go(StopSignal stop) {
    Reversi position = game.position();
    List<Move> legal = position.legalMoves();
    if (legal.isEmpty()) {
      send("status The game is over");
      return;
    }
    if (position.mustPass()) {
      send("=== PA");
      return;
    }
    send("status Thinking");
    Player<Reversi> player = settings.player();
    Limits limits = settings.limits(depth, game.clock(), stop);
    SearchResult result = player.play(Game.of(position), limits, soFar -> report(soFar, 1));
    report(result, 1);
    // A search that was stopped at once has a move, but no value.
    String value = result.depth() == 0 ? "" : format(result.points());
    // The protocol knows no resignation.
    Move move = result.move().orElse(legal.get(0));
    send(String.format(Locale.ROOT, "=== %s/%s/%.2f", name(move), value, seconds(result)));
    send("status");
    settings.pondering().ifPresent(executor -> player.ponder(position.play(move.code()), executor));
  }

  private void hint(String count, StopSignal stop) {
    if (game.position().isTerminal()) {
      send("status The game is over");
      return;
    }
    int moves = count.strip().matches("\\d{1,3}") ? Integer.parseInt(count.strip()) : 1;
    send("status Analyzing");
    Limits limits = settings.limits(depth, Optional.empty(), stop);
    Player<Reversi> player = settings.player();
    SearchResult result = moves <= 1
        ? player.play(Game.of(game.position()), limits, soFar -> report(soFar, 1))
        : player.analyze(game.position(), moves, limits, soFar -> report(soFar, moves));
    report(result, moves);
    send(
        result.completion() == Completion.STOPPED
            ? "status Stopped: searched to depth " + result.depth()
            : "status");
  }

  /** Sends the values of the best moves. */
  private void report(SearchResult result, int moves) {
    List<Move> line = result.principalVariation();
    if (result.completion() == Completion.BOOK) {
      send(String.format(
          Locale.ROOT, "book %s %s 0 %d", names(line), format(result.points()), line.size()));
    } else if (moves <= 1) {
      report(line, result.points(), result.depth(), shownDepth(result));
    } else {
      for (RootMove each : result.rootMoves().stream().limit(moves).toList()) {
        String shown = shownDepth(each.bound(), each.solved(), each.depth());
        report(each.line(), result.points(each), each.depth(), shown);
      }
    }
    send(String.format(
        Locale.ROOT, "nodestats %d %.2f", result.statistics().nodes(), seconds(result)));
  }

  private static double seconds(SearchResult result) {
    return result.statistics().elapsed().toNanos() / 1e9;
  }

  private void report(List<Move> line, double discs, int depth, String shownDepth) {
    if (depth > 0 && !line.isEmpty()) {
      send(String.format(Locale.ROOT, "search %s %s 0 %s", names(line), format(discs), shownDepth));
    }
  }

  /** Returns the depth, or the confidence if the search went to the end of the game. */
  private String shownDepth(SearchResult result) {
    boolean isEnd = result.depth() >= game.position().emptyCount();
    return isEnd && result.confidence().isPresent()
        ? result.confidence().getAsInt() + "%"
        : shownDepth(result.bound(), result.solved(), result.depth());
  }

  private static String shownDepth(Bound bound, boolean solved, int depth) {
    return !solved ? Integer.toString(depth) : bound == Bound.EXACT ? "100%" : "100%W";
  }

  private static String names(List<Move> line) {
    return line.stream().map(NBoardServer::name).collect(Collectors.joining());
  }

  /**
   * Analyzes the positions of the game from the last to the first. In this order the table has
   * results of later positions when the search reaches an earlier position.
   */
  private void analyze(StopSignal stop) {
    send("status Analyzing the game");
    List<Reversi> positions = game.positions();
    double later = Double.NEGATIVE_INFINITY;
    for (int ply = positions.size() - 1; ply >= 0 && !stop.isRaised(); ply--) {
      Reversi position = positions.get(ply);
      Limits limits = settings.limits(depth, Optional.empty(), stop);
      SearchResult result = settings.player().analyze(position, 1, limits, soFar -> {});
      if (!stop.isRaised()) {
        double discs = likelyValue(result, later);
        send("analysis " + ply + " " + format(position.sideToMove() == Side.DARK ? discs : -discs));
        // The side to move changes with every ply.
        later = -discs;
      }
    }
    send("status");
  }

  /**
   * Returns a position's value. If the analysis has only a bound, because it proved only who wins,
   * the result is the most likely value.
   *
   * @param later the value of the game's next position, from the same view, which is a lower bound
   *     of this position's value
   */
  private static double likelyValue(SearchResult result, double later) {
    return switch (result.bound()) {
      case EXACT, ESTIMATE -> result.points();
      case LOWER -> Math.max(result.points(), later);
      case UPPER ->
        Math.min(
            result.points(), Math.max(later, result.points(result.rootMoves().get(0))));
    };
  }

  private static String name(Move move) {
    return move.code() == Reversi.PASS ? "PA" : move.notation().toUpperCase(Locale.ROOT);
  }

  private static String format(double discs) {
    return String.format(Locale.ROOT, "%.2f", discs + 0.0);
  }
}
