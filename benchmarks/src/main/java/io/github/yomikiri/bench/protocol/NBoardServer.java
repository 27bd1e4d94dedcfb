package io.github.yomikiri.bench.protocol;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Analysis;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.GameClock;
import io.github.yomikiri.reversi.engine.ScoredMove;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An engine that talks the protocol of the Othello board NBoard, versions 1 and 2 (Welty 2004, 2014). The engine does not play
 * what it answers to {@code go}: the other end says what was played.
 *
 * <p>Commands that look at the game or change it stop what is under way; {@code go} then answers with the best move it knows.
 * So {@code pong} comes only when nothing of the work before it can follow. Commands that it does not know are ignored, as the
 * protocol wants it.
 */
public final class NBoardServer {

  private final Seated seated;
  private final PrintWriter out;
  private long games;
  private NBoardGame game = NBoardGame.start();
  private Limits limits;

  /**
   * Makes a server.
   *
   * @param seated plays
   * @param out where the answers go
   */
  public NBoardServer(Seated seated, PrintWriter out) {
    this.seated = seated;
    this.out = out;
    limits = seated.limits();
  }

  /**
   * Answers until it is told to quit or the input ends. When it returns, nothing runs any more.
   *
   * @param in the board's commands
   * @throws IOException if they cannot be read
   */
  public void run(BufferedReader in) throws IOException {
    try {
      new CommandLoop(
              this::obey,
              line -> !line.matches("\\s*(nboard|quit|learn|set\\s+contempt)\\b.*|\\s*"),
              line -> line.strip().equals("quit"))
          .run(in);
    } finally {
      seated.engine().stopPondering();
    }
  }

  private void obey(String line, StopSignal stop) {
    String[] words = line.strip().split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "nboard" -> send("set myname " + Seated.NAME);
      case "set" -> set(rest);
      case "move" -> play(rest);
      case "hint" -> hint(rest, stop);
      case "go" -> go(stop);
      case "ping" -> {
        seated.engine().stopPondering();
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
    out.print(line + "\n");
    out.flush();
  }

  private void set(String rest) {
    String[] words = rest.split("\\s+", 2);
    String value = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "depth" -> setDepth(value);
      case "game" -> setGame(value);
      default -> {
        // The contempt is about draws in an opening book, and there is none.
      }
    }
  }

  private void setDepth(String value) {
    if (value.matches("\\d{1,4}")) {
      int depth = Math.max(1, Math.min(Limits.MAX_DEPTH, Integer.parseInt(value)));
      limits = Limits.depth(depth);
      send("set myname " + Seated.NAME + depth);
    } else {
      send("status Cannot read the depth \"" + value + "\"");
    }
  }

  private void setGame(String ggf) {
    try {
      NBoardGame next = NBoardGame.parse(ggf);
      if (!next.continues(game)) {
        seated.engine().newGame(seated.seed() + games++);
      }
      game = next;
    } catch (IllegalArgumentException e) {
      send(
          "status Cannot read the game: " + String.valueOf(e.getMessage()).replaceAll("\\s+", " "));
    }
  }

  private void play(String move) {
    if (!game.play(move)) {
      send("status Not a legal move: " + move);
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
    Engine engine = seated.engine();
    Limits mine = limits.withStop(stop);
    Optional<GameClock> clock = game.clock();
    Analysis analysis = clock.isPresent()
        ? engine.choose(position, clock.get(), mine.withoutTime(), soFar -> tell(soFar, 1))
        : engine.choose(position, mine, soFar -> tell(soFar, 1));
    tell(analysis, 1);
    // Stopped at once, it has a move, but no opinion.
    String value = analysis.depth() == 0 ? "" : format(analysis.discs());
    double seconds = analysis.elapsed().toNanos() / 1e9;
    send(String.format(Locale.ROOT, "=== %s/%s/%.2f", name(analysis.bestMove()), value, seconds));
    send("status");
    seated
        .pondering()
        .ifPresent(executor -> engine.ponder(position.play(analysis.bestMove().code()), executor));
  }

  private void hint(String count, StopSignal stop) {
    if (game.position().isTerminal()) {
      send("status The game is over");
      return;
    }
    int moves = count.strip().matches("\\d{1,3}") ? Integer.parseInt(count.strip()) : 1;
    send("status Analysing");
    Limits mine = limits.withStop(stop);
    Engine engine = seated.engine();
    Analysis analysis = moves <= 1
        ? engine.choose(game.position(), mine, soFar -> tell(soFar, 1))
        : engine.analyse(game.position(), mine, soFar -> tell(soFar, moves));
    tell(analysis, moves);
    send("status");
  }

  /** Tells what is known of the best moves. */
  private void tell(Analysis analysis, int moves) {
    if (moves <= 1) {
      tell(
          analysis.line(), analysis.discs(), analysis.bound(), analysis.solved(), analysis.depth());
    } else {
      for (ScoredMove scored :
          analysis.moves().subList(0, Math.min(moves, analysis.moves().size()))) {
        tell(scored.line(), scored.discs(), scored.bound(), scored.solved(), scored.depth());
      }
    }
    send(String.format(
        Locale.ROOT, "nodestats %d %.2f", analysis.nodes(), analysis.elapsed().toNanos() / 1e9));
  }

  private void tell(List<Move> line, double discs, Bound bound, boolean solved, int depth) {
    if (depth == 0 || line.isEmpty()) {
      return;
    }
    StringBuilder moves = new StringBuilder();
    line.forEach(move -> moves.append(name(move)));
    String depthText = !solved ? Integer.toString(depth) : bound == Bound.EXACT ? "100%" : "100%W";
    send(String.format("search %s %s 0 %s", moves, format(discs), depthText));
  }

  /** Goes through the game from its end to its start, so that what the later positions have taught helps the earlier ones. */
  private void analyze(StopSignal stop) {
    send("status Analysing the game");
    List<Reversi> positions = game.positions();
    for (int ply = positions.size() - 1; ply >= 0 && !stop.isRaised(); ply--) {
      Analysis analysis = seated.engine().choose(positions.get(ply), limits.withStop(stop));
      if (!stop.isRaised()) {
        send("analysis " + ply + " " + format(analysis.discs()));
      }
    }
    send("status");
  }

  private static String name(Move move) {
    return move.code() == Reversi.PASS ? "PA" : move.notation().toUpperCase(Locale.ROOT);
  }

  private static String format(double discs) {
    return String.format(Locale.ROOT, "%.2f", discs + 0.0);
  }
}
