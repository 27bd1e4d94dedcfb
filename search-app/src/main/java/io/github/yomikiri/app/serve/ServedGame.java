package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.PageBoard;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A game that a page or an app plays by calls. A call is a name and a form; its answer is JSON. A
 * call that searches has parts before its answer. A call that changes the game or begins another
 * search cancels the one that runs, whose answer then says so. A call with an error leaves the game
 * and its search as they are.
 *
 * <p>All calls come on the executor of events, but {@code stop} may come on any thread.
 *
 * @param <P> the game's position type
 */
public final class ServedGame<P extends Position<P>> implements AutoCloseable {

  private static final int MOST_MILLIS = 3_600_000;
  private static final int MOST_NODES = 999_999_999;
  private static final int MOST_PLIES = 10_000;

  /** The call whose search runs. */
  private record Pending(Consumer<String> parts, Consumer<String> end) {}

  private final GameTexts<P> texts;
  private final Opponents<P> opponents;
  private final GameSession<P> session;
  private final ValueScale scale;
  private final ServedPlayers<P> players;
  private Optional<Pending> pending = Optional.empty();
  private Optional<String> failure = Optional.empty();
  private GameAnswers<P> answers;
  private long seed;
  /** Whether who has resigned, as the session has it, was out of time. */
  private boolean isOutOfTime;

  private volatile boolean isStopped;
  private boolean isClosed;

  /**
   * Makes a game at its start, between persons.
   *
   * @param texts the game, and what pages say about it
   * @param opponents makes the computer players
   * @param seed the seed of their random choices
   * @param searches runs the searches, one at a time in their order
   * @param events runs all else, one task at a time in their order
   */
  public ServedGame(
      GameTexts<P> texts, Opponents<P> opponents, long seed, Executor searches, Executor events) {
    this.texts = texts;
    this.opponents = opponents;
    this.seed = seed;
    scale = opponents.scale();
    Game<P> start = Game.of(texts.kit().start());
    session = GameSession.of(
        start, seed, searches, task -> events.execute(() -> guard(task)), new Reports());
    players = new ServedPlayers<>(opponents, session, searches);
    answers = new GameAnswers<>(texts, scale, session, new PageBoard<>(texts, start));
  }

  /**
   * Answers a call.
   *
   * @param name the call
   * @param form its arguments, as a form of HTML sends them
   * @param parts receives JSON before the answer
   * @param end receives the answer, at once or when a search ends, once
   */
  public void call(String name, String form, Consumer<String> parts, Consumer<String> end) {
    try {
      if (isClosed) {
        throw new ServeError("no-game", "the game is closed");
      }
      Form arguments = Form.of(form);
      switch (name) {
        case "kit" -> end.accept(kit());
        case "read" -> end.accept(answers.games(read(arguments.text("text"))));
        case "set-up" -> {
          cancel();
          end.accept(answers.setUp());
        }
        case "position" ->
          end.accept(answers.position(
              arguments.text("cells"),
              arguments.number("seat", 0, session.game().seats() - 1)));
        case "state" -> end.accept(state());
        case "open" -> change(() -> open(arguments), state -> end.accept(answers.pictured(state)));
        case "play" -> change(() -> play(arguments.text("move")), end);
        case "step" -> change(() -> step(arguments.number("moves", 0, MOST_PLIES)), end);
        case "seat" -> change(() -> seat(arguments), end);
        case "resign" -> change(this::resign, end);
        case "time-up" -> change(this::endTime, end);
        case "think" -> think(limits(arguments), new Pending(parts, end));
        case "hints" -> hints(limits(arguments), new Pending(parts, end));
        case "review" -> review(limits(arguments), new Pending(parts, end));
        case "stop" -> {
          stop();
          end.accept("{}");
        }
        default -> throw new ServeError("no-call", "there is no call " + name, name);
      }
    } catch (ServeError e) {
      end.accept(e.toJson());
    } catch (RuntimeException | Error e) {
      end.accept(failed(e));
    }
  }

  /** Ends the search that runs, whose result counts. Any thread may call this method. */
  public void stop() {
    isStopped = true;
    session.stop();
  }

  /** Returns whether a search runs, or is to run, that nobody has stopped. Any thread may ask. */
  boolean isSearching() {
    return session.isSearching() && !isStopped;
  }

  /** Ends the game. Later calls are answered that there is no such game. */
  @Override
  public void close() {
    isClosed = true;
    cancel();
    session.close();
    players.close();
  }

  // ---- calls

  private String kit() {
    ValueScale points = texts.scale();
    return new PageData()
        .text("name", texts.kit().name())
        .text("title", texts.kit().title())
        .texts("seats", texts.kit().seats())
        .text("point", points.hasPoints() ? points.one() : "")
        .text("points", points.hasPoints() ? points.name() : "")
        .json("inPoints", String.valueOf(scale.hasPoints()))
        .json("levels", String.valueOf(opponents.levels()))
        .json("mistake", String.valueOf(scale.mistake()))
        .json("blunder", String.valueOf(scale.blunder()))
        .toJson();
  }

  private String state() {
    return answers.state(isOutOfTime, players.levels());
  }

  /** Does a change, which cancels the search after it has found its arguments right. */
  private void change(Runnable change, Consumer<String> end) {
    change.run();
    end.accept(failure.isPresent() ? takeFailure() : state());
  }

  private String takeFailure() {
    String taken = failure.orElseThrow();
    failure = Optional.empty();
    return taken;
  }

  /** Opens a game; who sits at a seat is given by the names of the seats' numbers. */
  private void open(Form form) {
    Game<P> game = read(form.text("game")).entries().get(0).game();
    PageBoard<P> next = new PageBoard<>(texts, Game.of(game.start()));
    List<ShownMove<P>> moves = next.moves(game);
    int plies = pliesAfter(form.number("at", moves.size(), MOST_PLIES), moves);
    int newSeed = form.number("seed", (int) (seed & Integer.MAX_VALUE), MOST_NODES);
    int[] levels = IntStream.range(0, session.game().seats())
        .map(seat -> form.number("seat" + seat, 0, opponents.levels()))
        .toArray();
    cancel();
    answers = new GameAnswers<>(texts, scale, session, next);
    seed = newSeed;
    session.newGame(game, seed);
    session.goTo(plies);
    for (int seat = 0; seat < levels.length; seat++) {
      players.sit(seat, levels[seat], answers.first());
    }
    passForced();
  }

  private LineListing<NamedGame<P>> read(String text) {
    try {
      return texts.games(text);
    } catch (InvalidInputException | UserError e) {
      throw new ServeError(
          "unreadable", String.valueOf(e.getMessage()), String.valueOf(e.getMessage()));
    }
  }

  private void play(String text) {
    checkTurn(text);
    Game<P> after;
    try {
      after = session.game().play(text);
    } catch (IllegalArgumentException e) {
      throw new ServeError("illegal-move", text + " is not a legal move", text);
    }
    cancel();
    session.play(after.moves().get(after.moves().size() - 1));
    passForced();
  }

  private void resign() {
    checkTurn("resign");
    lose(false);
  }

  private void endTime() {
    checkNotOver("time-up");
    lose(true);
  }

  /** Ends the game, which the side to move loses. */
  private void lose(boolean byTime) {
    cancel();
    session.resign(session.seat());
    isOutOfTime = byTime;
  }

  private void checkNotOver(String what) {
    if (session.isOver()) {
      throw new ServeError("game-over", what + " comes after the end of the game", what);
    }
  }

  /** Checks that it is the turn of a person. */
  private void checkTurn(String what) {
    checkNotOver(what);
    if (session.player(session.seat()).isPresent()) {
      throw new ServeError("not-your-turn", what + " comes at the turn of a player", what);
    }
  }

  /** Makes the passes of persons, who cannot choose. */
  private void passForced() {
    while (!session.isOver() && session.player(session.seat()).isEmpty()) {
      List<Move> legal = session.legalMoves();
      Game<P> after = session.game().play(legal.get(0));
      if (!ShownMove.isPass(texts, session.game(), after)) {
        return;
      }
      session.play(legal.get(0));
    }
  }

  /** Goes to the position after a number of shown moves, which have no passes. */
  private void step(int number) {
    int plies = pliesAfter(number, answers.board().moves(session.longest()));
    cancel();
    session.goTo(plies);
  }

  private int pliesAfter(int number, List<ShownMove<P>> moves) {
    if (number > moves.size()) {
      throw new ServeError(
          "no-such-move",
          "the game has " + moves.size() + " moves, not " + number,
          String.valueOf(number));
    }
    return number == 0 ? 0 : moves.get(number - 1).after().moves().size();
  }

  private void seat(Form form) {
    int seat = form.number("seat", 0, session.game().seats() - 1);
    int level = form.number("level", 0, opponents.levels());
    cancel();
    players.sit(seat, level, answers.first());
    passForced();
  }

  private static Limits limits(Form form) {
    int millis = form.number("millis", 0, MOST_MILLIS);
    int nodes = form.number("nodes", 0, MOST_NODES);
    int clock = form.number("clock", 0, MOST_MILLIS);
    Limits limits = millis > 0 ? Limits.time(Duration.ofMillis(millis)) : Limits.none();
    Limits timed = clock > 0 ? limits.withClock(GameClock.of(Duration.ofMillis(clock))) : limits;
    return nodes > 0 ? timed.withNodes(nodes) : timed;
  }

  private void think(Limits limits, Pending call) {
    if (session.isOver() || session.player(session.seat()).isEmpty()) {
      call.end.accept(state());
    } else {
      begin(call);
      session.think(limits);
    }
  }

  private void hints(Limits limits, Pending call) {
    Player<P> player = players.analyst();
    if (session.isOver()) {
      call.end.accept(new PageData().json("moves", "[]").toJson());
    } else {
      begin(call);
      session.analyze(player, Integer.MAX_VALUE, limits);
    }
  }

  private void review(Limits limits, Pending call) {
    Player<P> player = players.analyst();
    begin(call);
    session.review(player, limits);
  }

  private void begin(Pending call) {
    cancel();
    isStopped = false;
    pending = Optional.of(call);
  }

  private void cancel() {
    session.cancel();
    end("{\"canceled\":true}");
  }

  private void end(String answer) {
    Optional<Pending> call = pending;
    pending = Optional.empty();
    call.ifPresent(waiting -> waiting.end.accept(answer));
  }

  /** Does what a search reports. A fault is the answer to the call that waits. */
  private void guard(Runnable report) {
    try {
      report.run();
    } catch (RuntimeException | Error e) {
      end(failed(e));
    }
  }

  private static String failed(Throwable cause) {
    String message = String.valueOf(cause.getMessage());
    return new ServeError("failed", message, message).toJson();
  }

  /** Answers the call whose search reports. */
  private final class Reports implements GameSession.Listener<P> {

    @Override
    public void thinking(SearchResult soFar) {
      pending.ifPresent(call -> call.parts.accept(answers.values(soFar)));
    }

    @Override
    public void played(SearchResult result) {
      isOutOfTime = result.completion() == Completion.OUT_OF_TIME;
      passForced();
      end(state());
    }

    @Override
    public void analyzed(SearchResult result) {
      end(answers.values(result));
    }

    @Override
    public void judged(JudgedMove move) {
      pending.ifPresent(call -> call.parts.accept(answers.judged(move)));
    }

    @Override
    public void reviewed(List<JudgedMove> moves) {
      end("[" + String.join(",", moves.stream().map(answers::judged).toList()) + "]");
    }

    @Override
    public void failed(Throwable cause) {
      String answer = ServedGame.failed(cause);
      if (pending.isPresent()) {
        end(answer);
      } else {
        failure = Optional.of(answer);
      }
    }
  }
}
