package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.play.protocol.LineReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A conversation by UCI. The caller's thread reads the commands, and obeys those at once that a
 * client may send during a search. {@link Thinking} obeys the others on another thread, one after
 * another: searches, and what changes the game or the options.
 *
 * <p>A position that cannot be read is no position: until the next one, {@code go} is answered by
 * the null move. A wrong move would be worse.
 */
final class UciSession<P extends Position<P>> {

  /** The move of an engine that has none. */
  static final String NULL_MOVE = "0000";

  private final UciSettings<P> settings;
  private final AnswerWriter out;
  private final Thinking thinking = new Thinking();
  private final ClientOptions clientOptions = new ClientOptions();
  private final List<UciSettings.Option> options = new ArrayList<>();

  // Used by the thread that obeys one command after another.
  private Optional<Game<P>> game;
  private boolean isNewGame = true;
  private long games;
  private long seed;

  UciSession(UciSettings<P> settings, AnswerWriter out) {
    this.settings = settings;
    this.out = out;
    if (settings.ponders()) {
      options.add(new UciSettings.Option("Ponder", "check default false", value -> {}));
    }
    options.addAll(clientOptions.list());
    options.addAll(settings.options());
    game = Optional.of(Game.of(settings.positions().start()));
  }

  /**
   * Answers commands until one quits or the input ends. Then nothing runs any more.
   *
   * @throws IOException if a stream fails
   * @throws IllegalStateException if the player failed
   */
  void run(LineReader in) throws IOException {
    try (thinking) {
      Optional<String> line = in.next();
      while (line.isPresent() && obey(line.get())) {
        line = in.next();
      }
      thinking.finish();
    }
  }

  /** Obeys a command. Returns false if the command quits. */
  private boolean obey(String line) throws IOException {
    if (LineReader.isTooLong(line)) {
      inform("ignored a line of more than " + LineReader.MAX_LENGTH + " characters");
      return true;
    }
    List<String> words = Arrays.asList(line.strip().split("\\s+"));
    List<String> rest = words.subList(1, words.size());
    switch (words.get(0)) {
      case "" -> {}
      case "uci", "ugi" -> introduce(words.get(0) + "ok");
      case "isready" -> ready();
      case "ucinewgame", "uginewgame" -> thinking.add(() -> isNewGame = true);
      case "setoption" -> thinking.add(() -> setOption(rest));
      case "position" -> thinking.add(() -> setPosition(rest));
      case "go" -> go(new Request(GoCommand.parse(rest)));
      case "stop" -> thinking.stop();
      case "ponderhit" -> thinking.ponderHit();
      case "query" -> thinking.add(() -> query(String.join(" ", rest)));
      case "debug", "register" -> {}
      case "quit" -> {
        return false;
      }
      default -> inform("unknown command \"" + Excerpt.of(line.strip()) + "\"");
    }
    return true;
  }

  private void inform(String text) {
    out.send("info string " + text);
  }

  /** Answers at once during a search, otherwise when the commands before are obeyed. */
  private void ready() throws IOException {
    if (thinking.isIdle()) {
      thinking.add(() -> out.send("readyok"));
    } else {
      out.send("readyok");
    }
  }

  private void introduce(String end) {
    out.send("id name " + settings.name());
    out.send("id author " + settings.author());
    for (UciSettings.Option option : options) {
      out.send("option name " + option.name() + " type " + option.type());
    }
    out.send(end);
  }

  /** Sets an option: {@code name}, the words of the name, {@code value}, the words of the value. */
  private void setOption(List<String> words) {
    int end = words.contains("value") ? words.indexOf("value") : words.size();
    String name =
        end > 1 && words.get(0).equals("name") ? String.join(" ", words.subList(1, end)) : "";
    String value = end < words.size() ? String.join(" ", words.subList(end + 1, words.size())) : "";
    Optional<UciSettings.Option> option =
        options.stream().filter(each -> each.isNamed(name)).findFirst();
    if (option.isPresent()) {
      try {
        option.get().setter().accept(value);
      } catch (IllegalArgumentException e) {
        inform("option " + option.get().name() + ": " + Excerpt.of(String.valueOf(e.getMessage())));
      }
    } else {
      inform("unknown option \"" + Excerpt.of(name) + "\"");
    }
  }

  private void setPosition(List<String> words) {
    int end = words.contains("moves") ? words.indexOf("moves") : words.size();
    try {
      P start = start(words.subList(0, end));
      game = Optional.of(Game.of(
          start, moves(start, words.subList(Math.min(end + 1, words.size()), words.size()))));
    } catch (IllegalArgumentException e) {
      game = Optional.empty();
      inform("cannot read the position: " + Excerpt.of(String.valueOf(e.getMessage())));
    }
  }

  private P start(List<String> words) {
    String kind = words.isEmpty() ? "" : words.get(0);
    return switch (kind) {
      case "startpos" -> settings.positions().start();
      case "fen" -> settings.positions().read(String.join(" ", words.subList(1, words.size())));
      default -> throw new IllegalArgumentException("\"" + kind + "\" is neither startpos nor fen");
    };
  }

  private List<Move> moves(P start, List<String> texts) {
    List<Move> moves = new ArrayList<>();
    P position = start;
    for (String text : texts) {
      Optional<Move> move = position.parse(text);
      if (move.isEmpty()) {
        throw new IllegalArgumentException(
            "move " + (moves.size() + 1) + ", \"" + Excerpt.of(text) + "\", is not legal");
      }
      moves.add(move.get());
      position = position.play(move.get().code());
    }
    return moves;
  }

  private void go(Request request) throws IOException {
    thinking.add(request, () -> {
      search(request);
      return null;
    });
  }

  private void search(Request request) throws InterruptedException {
    GoCommand go = request.go();
    go.faults().forEach(this::inform);
    if (go.perft().isPresent() && game.isPresent()) {
      new PerftCount(request.stopSignal(), out)
          .run(game.get().position(), go.perft().getAsInt());
      return;
    }
    if (game.isEmpty()) {
      inform("there is no position");
      out.send("bestmove " + NULL_MOVE);
      return;
    }
    if (isNewGame) {
      seed = settings.seed() + games++;
      settings.player().newGame(game.get(), seed);
      isNewGame = false;
    }
    if (go.mate().isPresent() && !settings.info().hasMates()) {
      inform("mate: the game has no mates, because the margin of a win counts");
    }
    long dice = Hash64.of(seed, SeatedPosition.CHANCE);
    new MoveSearch<>(settings, clientOptions, out, game.get(), request, dice).run();
  }

  /** Answers the questions of UGI, whose clients do not know the rules. */
  private void query(String what) {
    if (game.isEmpty()) {
      inform("there is no position");
      return;
    }
    switch (what) {
      case "p1turn" -> out.send("response " + (settings.toMove(game.get()) == 0));
      case "gameover" -> out.send("response " + game.get().isOver());
      case "result" -> out.send("response " + outcome(game.get()));
      default -> inform("unknown query \"" + Excerpt.of(what) + "\"");
    }
  }

  private String outcome(Game<P> ended) {
    if (!ended.isOver()) {
      return "none";
    }
    int best = IntStream.range(0, ended.seats()).map(ended::payoff).max().orElseThrow();
    List<Integer> winners = IntStream.range(0, ended.seats())
        .filter(seat -> ended.payoff(seat) == best)
        .boxed()
        .toList();
    return winners.size() == 1
        ? "p" + (settings.number(ended, winners.get(0)) + 1) + "win"
        : "draw";
  }
}
