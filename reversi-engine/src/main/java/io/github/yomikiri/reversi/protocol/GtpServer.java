package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.LineReader;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An engine that talks GTP, the Go Text Protocol, version 2 (Farneb&auml;ck 2002), as Othello
 * programs use it: {@code set_game Othello}, squares named as in Othello with a1 at the upper left,
 * black moving first.
 *
 * <p>A side without a legal square passes. If a controller does not send this pass, the server adds
 * it. Some controllers end a game by two passes, as in Go, so passes after the end are accepted.
 * Commands run in order, with two exceptions. A comment {@code # interrupt} ends a {@code genmove}
 * at once, as in GoGui. After {@code quit}, a running {@code genmove} has two seconds left. The
 * commands {@code gogui-rules_...} give GoGui the rules.
 */
final class GtpServer {

  /** The arguments of {@code time_settings}. */
  private record TimeSettings(Duration mainTime, Duration period, int moves) {}

  /** Runs a command with its arguments, and returns the answer. */
  private interface Handler {
    String obey(List<String> arguments, StopSignal stop);
  }

  private final ServerSettings settings;
  private final AnswerWriter out;
  private final Map<String, Handler> commands = new LinkedHashMap<>();
  private final Map<Side, GtpClock> clocks = new EnumMap<>(Side.class);
  private long games;
  private TimeSettings timeSettings = new TimeSettings(Duration.ZERO, Duration.ZERO, 0);
  private Game<Reversi> game = Game.of(Reversi.start());
  // For undo, the number of plies that each command has added: 1 for a move, 2 for a move with the
  // pass before it, 0 for a pass after the end of the game.
  private final Deque<Integer> added = new ArrayDeque<>();

  GtpServer(ServerSettings settings, AnswerWriter out) {
    this.settings = settings;
    this.out = out;
    commands.put("protocol_version", (arguments, stop) -> "2");
    commands.put("name", (arguments, stop) -> settings.name());
    commands.put("version", (arguments, stop) -> settings.version());
    commands.put(
        "known_command",
        (arguments, stop) ->
            String.valueOf(arguments.size() == 1 && commands.containsKey(arguments.get(0))));
    commands.put("list_commands", (arguments, stop) -> String.join("\n", commands.keySet()));
    commands.put("quit", (arguments, stop) -> "");
    commands.put("boardsize", (arguments, stop) -> boardSize(arguments));
    commands.put("clear_board", (arguments, stop) -> clear(game.start().size()));
    commands.put("komi", (arguments, stop) -> komi(arguments));
    commands.put("play", (arguments, stop) -> play(arguments));
    commands.put("genmove", (arguments, stop) -> generate(arguments, stop, true));
    commands.put("reg_genmove", (arguments, stop) -> generate(arguments, stop, false));
    commands.put("undo", (arguments, stop) -> undo());
    commands.put("time_settings", (arguments, stop) -> timeSettings(arguments));
    commands.put("time_left", (arguments, stop) -> timeLeft(arguments));
    commands.put("final_score", (arguments, stop) -> finalScore());
    commands.put("showboard", (arguments, stop) -> "\n" + game.position());
    commands.put("set_game", (arguments, stop) -> setGame(arguments));
    commands.put("list_games", (arguments, stop) -> "Othello");
    commands.put("gogui-interrupt", (arguments, stop) -> "");
    commands.put("gogui-rules_game_id", (arguments, stop) -> "Othello");
    commands.put("gogui-rules_board", (arguments, stop) -> GoGuiRules.board(game.position()));
    commands.put(
        "gogui-rules_board_size",
        (arguments, stop) -> String.valueOf(game.position().size()));
    commands.put(
        "gogui-rules_legal_moves", (arguments, stop) -> GoGuiRules.legalMoves(game.position()));
    commands.put(
        "gogui-rules_side_to_move", (arguments, stop) -> GoGuiRules.sideToMove(game.position()));
    commands.put("gogui-rules_final_result", (arguments, stop) -> finalResult());
    setClocks(timeSettings);
  }

  /**
   * Answers commands until a command quits or the input ends. When this method returns, no command
   * runs any more.
   *
   * @param in the controller's commands
   * @throws IOException if the commands cannot be read or the answers cannot be written
   */
  void run(LineReader in) throws IOException {
    try {
      new CommandLoop(
              this::obey,
              line -> line.strip().equals("# interrupt"),
              line -> GtpLine.parse(line)
                  .filter(command -> command.name().equals("quit"))
                  .isPresent())
          .run(in);
    } finally {
      settings.player().stopPondering();
    }
  }

  private void obey(String line, StopSignal stop) {
    Optional<GtpLine> parsed = GtpLine.parse(line);
    if (parsed.isEmpty()) {
      return;
    }
    GtpLine command = parsed.get();
    Handler handler = commands.get(command.name());
    String answer;
    try {
      if (LineReader.isTooLong(line)) {
        throw new GtpError("line of more than " + LineReader.MAX_LENGTH + " characters");
      }
      if (handler == null) {
        throw new GtpError("unknown command");
      }
      answer = "=" + command.id() + separated(handler.obey(command.arguments(), stop));
    } catch (GtpError e) {
      answer = "?" + command.id() + " " + e.getMessage();
    } catch (RuntimeException e) {
      // A fault of this program. The controller gets an answer, and the command loop reports the
      // fault.
      send("?" + command.id() + " internal error");
      throw e;
    }
    send(answer);
  }

  private void send(String answer) {
    out.send(answer + "\n");
  }

  private static String separated(String answer) {
    // GoGui drops the text before the first blank.
    return answer.isEmpty() ? "" : " " + answer;
  }

  private String boardSize(List<String> arguments) {
    int size = GtpLine.integer(arguments, 0);
    if (!Board.isSize(size)) {
      throw new GtpError("unacceptable size");
    }
    return clear(size);
  }

  private String clear(int size) {
    game = Game.of(Reversi.start(size));
    added.clear();
    settings.player().newGame(game, settings.seed() + games++);
    setClocks(timeSettings);
    return "";
  }

  private void setClocks(TimeSettings newSettings) {
    timeSettings = newSettings;
    for (Side side : Side.values()) {
      clocks.put(
          side, new GtpClock(newSettings.mainTime(), newSettings.period(), newSettings.moves()));
    }
  }

  private static String komi(List<String> arguments) {
    GtpLine.number(arguments, 0);
    return "";
  }

  private String setGame(List<String> arguments) {
    if (arguments.isEmpty()
        || !arguments.get(0).toLowerCase(Locale.ROOT).matches("othello|reversi")) {
      throw new GtpError("unsupported game");
    }
    return "";
  }

  private String play(List<String> arguments) {
    Side side = GtpLine.side(arguments);
    if (arguments.size() < 2) {
      throw new GtpError("syntax error");
    }
    if (game.isOver() && arguments.get(1).equalsIgnoreCase("pass")) {
      advance(game);
      return "";
    }
    Game<Reversi> turn = turnOf(side);
    Move move =
        turn.position().parse(arguments.get(1)).orElseThrow(() -> new GtpError("illegal move"));
    advance(turn.play(move));
    return "";
  }

  /** Returns the game with the given side to move. If the other side must pass, adds the pass. */
  private Game<Reversi> turnOf(Side side) {
    if (game.position().sideToMove() == side) {
      return game;
    }
    if (!game.position().mustPass()) {
      throw new GtpError("illegal move");
    }
    return game.play(game.position().legalMoves().get(0));
  }

  private void advance(Game<Reversi> next) {
    added.push(next.moves().size() - game.moves().size());
    game = next;
  }

  private String generate(List<String> arguments, StopSignal stop, boolean playsIt) {
    Side side = GtpLine.side(arguments);
    if (game.isOver()) {
      if (playsIt) {
        advance(game);
      }
      return "PASS";
    }
    Game<Reversi> turn = turnOf(side);
    if (turn.position().mustPass()) {
      if (playsIt) {
        advance(turn.play(turn.position().legalMoves().get(0)));
      }
      return "PASS";
    }
    GtpClock clock = Objects.requireNonNull(clocks.get(side));
    Player<Reversi> player = settings.player();
    Limits limits = settings.limits(OptionalInt.empty(), clock.now(), stop);
    SearchResult result = player.play(turn, limits, soFar -> {});
    if (result.move().isEmpty()) {
      return "resign";
    }
    if (playsIt) {
      clock.spend(result.statistics().elapsed());
      advance(turn.play(result.bestMove()));
      settings.pondering().ifPresent(executor -> player.ponder(game, executor));
    }
    return GoGuiRules.vertex(result.bestMove());
  }

  private String undo() {
    if (added.isEmpty()) {
      throw new GtpError("cannot undo");
    }
    game = Game.of(game.start(), game.moves().subList(0, game.moves().size() - added.pop()));
    return "";
  }

  private String timeSettings(List<String> arguments) {
    setClocks(new TimeSettings(
        GtpLine.seconds(arguments, 0),
        GtpLine.seconds(arguments, 1),
        GtpLine.integer(arguments, 2)));
    return "";
  }

  private String timeLeft(List<String> arguments) {
    Objects.requireNonNull(clocks.get(GtpLine.side(arguments)))
        .set(GtpLine.seconds(arguments, 1), GtpLine.integer(arguments, 2));
    return "";
  }

  private String finalScore() {
    int dark = darkScore();
    return dark == 0 ? "0" : (dark > 0 ? "B+" : "W+") + Math.abs(dark);
  }

  private String finalResult() {
    return GoGuiRules.finalResult(game.position(), darkScore());
  }

  /** Returns the final score from Dark's view. Empty squares count for the winner. */
  private int darkScore() {
    if (!game.isOver()) {
      throw new GtpError("cannot score");
    }
    int score = game.position().scoreWithEmptiesToWinner();
    return game.position().sideToMove() == Side.DARK ? score : -score;
  }
}
