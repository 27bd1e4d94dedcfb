package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.engine.Analysis;
import io.github.yomikiri.reversi.engine.Analysis.ScoredMove;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
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
      settings.engine().stopPondering();
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
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "nboard" -> send("set myname " + settings.name());
      case "set" -> set(rest);
      case "move" -> play(rest);
      case "hint" -> hint(rest, stop);
      case "go" -> go(stop);
      case "ping" -> {
        settings.engine().stopPondering();
        send("pong " + rest);
      }
      case "learn" -> send("learned");
      case "analyze" -> analyze(stop);
      default -> {
        // In version 1 a move is a command.
        if (words[0].length() == 2) {
          play(words[0]);
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
        settings.engine().newGame(settings.seed() + games++);
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
    Engine engine = settings.engine();
    Optional<GameClock> clock = game.clock();
    Limits limits = settings.limits(depth, clock.isPresent(), stop);
    Analysis analysis = clock.isPresent()
        ? engine.choose(position, clock.get(), limits, soFar -> report(soFar, 1))
        : engine.choose(position, limits, soFar -> report(soFar, 1));
    report(analysis, 1);
    // A search that was stopped at once has a move, but no value.
    String value = analysis.depth() == 0 ? "" : format(analysis.discs());
    double seconds = analysis.elapsed().toNanos() / 1e9;
    send(String.format(Locale.ROOT, "=== %s/%s/%.2f", name(analysis.bestMove()), value, seconds));
    send("status");
    settings
        .pondering()
        .ifPresent(executor -> engine.ponder(position.play(analysis.bestMove().code()), executor));
  }

  private void hint(String count, StopSignal stop) {
    if (game.position().isTerminal()) {
      send("status The game is over");
      return;
    }
    int moves = count.strip().matches("\\d{1,3}") ? Integer.parseInt(count.strip()) : 1;
    send("status Analyzing");
    Limits limits = settings.limits(depth, false, stop);
    Engine engine = settings.engine();
    Analysis analysis = moves <= 1
        ? engine.choose(game.position(), limits, soFar -> report(soFar, 1))
        : engine.analyze(game.position(), limits, soFar -> report(soFar, moves));
    report(analysis, moves);
    send(
        analysis.completion() == Completion.STOPPED
            ? "status Stopped: searched to depth " + analysis.depth()
            : "status");
  }

  /** Sends the values of the best moves. */
  private void report(Analysis analysis, int moves) {
    if (analysis.completion() == Completion.BOOK) {
      send(String.format(
          "book %s %s 0 %d",
          names(analysis.line()), format(analysis.discs()), analysis.line().size()));
    } else if (moves <= 1) {
      report(analysis.line(), analysis.discs(), analysis.depth(), shownDepth(analysis));
    } else {
      for (ScoredMove scored :
          analysis.moves().subList(0, Math.min(moves, analysis.moves().size()))) {
        String shown = shownDepth(scored.bound(), scored.solved(), scored.depth());
        report(scored.line(), scored.discs(), scored.depth(), shown);
      }
    }
    send(String.format(
        Locale.ROOT, "nodestats %d %.2f", analysis.nodes(), analysis.elapsed().toNanos() / 1e9));
  }

  private void report(List<Move> line, double discs, int depth, String shownDepth) {
    if (depth > 0 && !line.isEmpty()) {
      send(String.format("search %s %s 0 %s", names(line), format(discs), shownDepth));
    }
  }

  /** Returns the depth, or the confidence if the search went to the end of the game. */
  private String shownDepth(Analysis analysis) {
    boolean isEnd = analysis.depth() >= game.position().emptyCount();
    return analysis
        .confidence()
        .filter(level -> isEnd)
        .map(level -> level.percent() + "%")
        .orElseGet(() -> shownDepth(analysis.bound(), analysis.solved(), analysis.depth()));
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
      Analysis analysis = analysis(position, settings.limits(depth, false, stop));
      if (!stop.isRaised()) {
        double discs = likelyValue(analysis, later);
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
  private static double likelyValue(Analysis analysis, double later) {
    return switch (analysis.bound()) {
      case EXACT, ESTIMATE -> analysis.discs();
      case LOWER -> Math.max(analysis.discs(), later);
      case UPPER ->
        Math.min(analysis.discs(), Math.max(later, analysis.moves().get(0).discs()));
    };
  }

  /** Returns the analysis of a position, without the random errors of a weak level. */
  private Analysis analysis(Reversi position, Limits limits) {
    Engine engine = settings.engine();
    return engine.level().errorDiscs() > 0
        ? engine.analyze(position, limits, soFar -> {})
        : engine.choose(position, limits);
  }

  private static String name(Move move) {
    return move.code() == Reversi.PASS ? "PA" : move.notation().toUpperCase(Locale.ROOT);
  }

  private static String format(double discs) {
    return String.format(Locale.ROOT, "%.2f", discs + 0.0);
  }
}
