package io.github.yomikiri.play.session;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;

/**
 * A game between people and players, as an app has it: moves, moves taken back, players that think
 * in the background, hints, a review, and the game as text.
 *
 * <pre>{@code
 * session = GameSession.of(Game.of(start), seed, threads, SwingUtilities::invokeLater, listener);
 * session.setPlayer(1, player);
 * session.play("e3");                    // a person moves; the listener draws the board, and calls
 * session.think(Limits.time(aSecond));   // returns at once; the listener gets the answer
 * session.takeBackToPerson();            // the answer of a search that still runs is dropped
 * }</pre>
 *
 * <p>Where chance decides, the session throws the dice at once, by its seed. The outcomes are moves
 * of the game, which are taken back together with the move before. Made again, or after another
 * move, they are the same.
 *
 * <p>Each seat has a person or a {@link Player}; at first all have persons. At most one search runs
 * for the game: {@link #think}, {@link #analyze} or {@link #review}. A new search cancels the one
 * before, and so does every change of the game. Nothing reaches the listener from a canceled
 * search, however late it ends.
 *
 * <p>No method waits for a search. Searches run on one executor, one after the other, however many
 * threads it has. All else belongs to another executor: the event loop of a user interface, or
 * another one that runs its tasks one at a time in their order. The listener is called there only,
 * and there alone the methods of this class may be called. From any thread, a program may call
 * {@link #stop}, and the methods that only ask, such as {@link #game}. {@code Runnable::run} for
 * both executors lets one thread do everything, as a browser's worker does; then a search ends
 * before its method returns. If the executor of searches rejects a task, the method that needs it
 * throws the {@link java.util.concurrent.RejectedExecutionException}.
 *
 * <p>Players remain their maker's, who closes them after the session. A player may sit at several
 * seats and give hints, but must serve nobody else meanwhile.
 *
 * @param <P> the game's position type
 */
public final class GameSession<P extends Position<P>> implements AutoCloseable {

  /**
   * Receives what happens in a session, in the order in which it happens. A listener may call the
   * methods of the session. If it changes the game, the calls about the game before are left out.
   *
   * @param <P> the game's position type
   */
  public interface Listener<P extends Position<P>> {

    /**
     * Called after every change of the game, during the method that changed it: a move of a person
     * or a player, a move taken back, another game, a resignation. What chance has decided after a
     * move is already in the game. Here an app draws the board, and calls
     * {@link GameSession#think}.
     *
     * @param game the game now
     */
    default void changed(Game<P> game) {}

    /**
     * Called after {@link #changed} if the game is over.
     *
     * @param game the game, which ended by its rules or by a {@linkplain GameSession#resigned
     *     resignation}
     */
    default void ended(Game<P> game) {}

    /**
     * Called after every iteration of {@link GameSession#think} and {@link GameSession#analyze}.
     *
     * @param soFar the result so far
     */
    default void thinking(SearchResult soFar) {}

    /**
     * Called when a player has moved or resigned, before {@link #changed}.
     *
     * @param result the move and its value; without a move if the player resigned, or if its clock
     *     ran out. For a forced move nothing was searched
     */
    default void played(SearchResult result) {}

    /**
     * Called when {@link GameSession#analyze} has ended.
     *
     * @param result the values of the moves, the best first
     */
    default void analyzed(SearchResult result) {}

    /**
     * Called during {@link GameSession#review} for each move of the game, the last one first.
     *
     * @param move the move, its value and the best alternative
     */
    default void judged(JudgedMove move) {}

    /**
     * Called when {@link GameSession#review} has ended.
     *
     * @param moves the moves in the order of the game
     */
    default void reviewed(List<JudgedMove> moves) {}

    /**
     * Called if a player throws an exception or makes an illegal move. The game stays as it is: the
     * app may ask the player again, or give its seat to somebody else.
     *
     * @param cause what was thrown, such as {@link io.github.yomikiri.play.EngineFailure}
     */
    void failed(Throwable cause);
  }

  private final Listener<P> listener;
  private final BackgroundSearch search;
  private volatile SessionState<P> state;
  private long seed;

  private GameSession(
      Game<P> opening, long seed, Executor searches, Executor events, Listener<P> listener) {
    this.seed = seed;
    this.listener = Objects.requireNonNull(listener, "listener");
    search = new BackgroundSearch(searches, events, listener::failed);
    state = SessionState.of(opening.withChance(dice()));
  }

  /**
   * Makes a session. A person sits at each seat. The listener is not called yet.
   *
   * @param <P> the game's position type
   * @param opening the game so far, such as {@code Game.of(start)}
   * @param seed the seed of the players' random choices, and of the dice
   * @param searches runs the searches, each as one long task, such as an {@code ExecutorService}
   * @param events runs all calls of the listener, one at a time in their order, such as
   *     {@code SwingUtilities::invokeLater}; this thread is one of its own
   * @param listener receives what happens
   * @return a new session
   */
  public static <P extends Position<P>> GameSession<P> of(
      Game<P> opening, long seed, Executor searches, Executor events, Listener<P> listener) {
    return new GameSession<>(opening, seed, searches, events, listener);
  }

  private long dice() {
    return Hash64.of(seed, SeatedPosition.CHANCE);
  }

  /**
   * Returns the game so far.
   *
   * @return the game, with the moves of persons, players and chance
   */
  public Game<P> game() {
    return state.game();
  }

  /**
   * Returns the game with the moves that were taken back and can be made again.
   *
   * @return a game that begins with the moves of {@link #game}
   */
  public Game<P> longest() {
    return state.longest();
  }

  /**
   * Returns whose turn it is, or would be if the game were not over.
   *
   * @return the seat, in {@code [0, game().seats())}
   */
  public int seat() {
    return game().seat();
  }

  /**
   * Returns who sits at a seat.
   *
   * @param seat the seat, in {@code [0, game().seats())}
   * @return the player, or empty for a person
   * @throws IndexOutOfBoundsException if the game has no such seat
   */
  public Optional<Player<P>> player(int seat) {
    return state.players().get(seat);
  }

  /**
   * Returns the legal moves.
   *
   * @return an unmodifiable list, empty if and only if the game is over
   */
  public List<Move> legalMoves() {
    SessionState<P> now = state;
    return now.isOver() ? List.of() : now.game().position().legalMoves();
  }

  /**
   * Returns whether the game is over.
   *
   * @return whether the game has ended by its rules, or somebody has resigned
   */
  public boolean isOver() {
    return state.isOver();
  }

  /**
   * Returns who has resigned, or lost by the clock.
   *
   * @return the seat; empty if the game is not over, or has ended by its rules
   */
  public OptionalInt resigned() {
    return state.resigned();
  }

  /**
   * Returns who won. The points are {@link Game#payoff}, unless somebody resigned.
   *
   * @return the outcome; a resignation wins the game for the other one of two, and with more seats
   *     for all others
   */
  public Outcome outcome() {
    return state.outcome();
  }

  /**
   * Returns whether a search runs: a player thinks, moves are analyzed, or a game is reviewed.
   *
   * @return whether the search has neither ended nor been canceled
   */
  public boolean isSearching() {
    return search.isRunning();
  }

  /**
   * Gives a seat to a player, for example to one of another level. The player's
   * {@link Player#newGame} is called before its next search. If it is this seat's turn, a search is
   * canceled.
   *
   * @param seat the seat, in {@code [0, game().seats())}
   * @param player the player
   * @throws IndexOutOfBoundsException if the game has no such seat
   * @throws IllegalStateException if the session is closed
   */
  public void setPlayer(int seat, Player<P> player) {
    seat(seat, Optional.of(player));
    begin(seat, player);
  }

  /**
   * Gives a seat to a person. If it is this seat's turn, a search is canceled.
   *
   * @param seat the seat, in {@code [0, game().seats())}
   * @throws IndexOutOfBoundsException if the game has no such seat
   * @throws IllegalStateException if the session is closed
   */
  public void setPerson(int seat) {
    seat(seat, Optional.empty());
  }

  private void seat(int seat, Optional<Player<P>> player) {
    checkOpen();
    state = state.withPlayer(Objects.checkIndex(seat, game().seats()), player);
    if (seat == seat()) {
      cancel();
    }
  }

  /** Lets a player begin the game, after the searches before. */
  private void begin(int seat, Player<P> player) {
    Game<P> opening = game();
    long ofPlayer = Hash64.of(seed, seat);
    search.runBetween(() -> player.newGame(opening, ofPlayer));
  }

  /**
   * Begins another game between the same people and players.
   *
   * @param opening the game so far, such as {@code Game.of(start)}
   * @param newSeed the seed of the players' random choices, and of the dice; another one makes
   *     another game
   * @throws IllegalArgumentException if the game has another number of seats
   * @throws IllegalStateException if the session is closed
   */
  public void newGame(Game<P> opening, long newSeed) {
    checkOpen();
    int seats = game().seats();
    if (opening.seats() != seats) {
      throw new IllegalArgumentException(
          "a game of " + opening.seats() + " seats in a session of " + seats);
    }
    cancel();
    seed = newSeed;
    SessionState<P> next = state.withGame(opening.withChance(dice()));
    state = next;
    for (int seat = 0; seat < opening.seats(); seat++) {
      int each = seat;
      player(each).ifPresent(player -> begin(each, player));
    }
    changed(next);
  }

  /**
   * Makes a move of a person.
   *
   * @param move the move
   * @throws IllegalArgumentException if the move is not legal; the message names it
   * @throws IllegalStateException if the game is over, if it is a player's turn, or if the session
   *     is closed
   */
  public void play(Move move) {
    checkTurn(move);
    play(game().play(move));
  }

  /**
   * Makes a move of a person.
   *
   * @param move the text of the move, as {@link Position#parse} reads it
   * @throws IllegalArgumentException if the text is not that of a legal move; the message has it
   * @throws IllegalStateException if the game is over, if it is a player's turn, or if the session
   *     is closed
   */
  public void play(String move) {
    checkTurn(move);
    play(game().play(move));
  }

  private void play(Game<P> next) {
    change(state.withGame(next.withChance(dice())));
  }

  private void checkTurn(Object move) {
    checkOpen();
    if (isOver()) {
      throw new IllegalStateException("move " + move + " comes after the end of the game");
    }
    player(seat()).ifPresent(player -> {
      throw new IllegalStateException(
          "move " + move + " is a person's, but it is the turn of " + player.name());
    });
  }

  /**
   * Ends the game, because a person resigns or an app's clock has run out. With more than two seats
   * it ends for all, and all others have won. An app whose others play to the end gives the seat to
   * a player instead.
   *
   * @param seat the seat that loses, in {@code [0, game().seats())}
   * @throws IndexOutOfBoundsException if the game has no such seat
   * @throws IllegalStateException if the game is over, or if the session is closed
   */
  public void resign(int seat) {
    checkOpen();
    Objects.checkIndex(seat, game().seats());
    if (isOver()) {
      throw new IllegalStateException("seat " + seat + " resigns after the end of the game");
    }
    change(state.withResigned(seat));
  }

  /**
   * Takes back the last move that was chosen, with what chance decided after it, or a resignation.
   *
   * @return whether there was something to take back
   * @throws IllegalStateException if the session is closed
   */
  public boolean takeBack() {
    return goTo(state.pliesBefore());
  }

  /**
   * Takes back a resignation and the moves since a person was to move the last time, that person's
   * move and those of chance included. If it is the turn of a person who resigned, only the
   * resignation is taken back.
   *
   * @return whether there was something to take back; otherwise nothing changes
   * @throws IllegalStateException if the session is closed
   */
  public boolean takeBackToPerson() {
    return goTo(state.pliesBeforePerson(state.pliesBefore()));
  }

  /**
   * Makes the move again that was taken back last. A new move forgets what was taken back.
   *
   * @return whether there is such a move
   * @throws IllegalStateException if the session is closed
   */
  public boolean redo() {
    return goTo(game().moves().size() + 1);
  }

  /**
   * Goes to another position of the game, as moves taken back or made again do. A resignation is
   * taken back. Where chance decides, its outcome is made, too.
   *
   * @param plies how many moves of {@link #longest} are made then
   * @return whether {@link #longest} has that many moves; otherwise nothing changes
   * @throws IllegalStateException if the session is closed
   */
  public boolean goTo(int plies) {
    checkOpen();
    Optional<SessionState<P>> next = state.after(plies);
    next.ifPresent(this::change);
    return next.isPresent();
  }

  private void change(SessionState<P> next) {
    cancel();
    state = next;
    changed(next);
  }

  private void changed(SessionState<P> next) {
    listener.changed(next.game());
    if (next.isOver() && isStill(next)) {
      listener.ended(next.game());
    }
  }

  /** Returns whether the listener has left the game as it was. */
  private boolean isStill(SessionState<P> then) {
    return state.epoch() == then.epoch();
  }

  /**
   * Lets the player whose turn it is think. Its move is made unless the search is canceled. A
   * forced move is made without a search.
   *
   * @param limits the limits of the move. Limits of the player's own apply, too. Without a limit,
   *     the player thinks until {@link #stop}
   * @return whether a player thinks now; false if it is a person's turn, or if the game is over
   * @throws IllegalStateException if the session is closed
   */
  public boolean think(Limits limits) {
    checkOpen();
    Game<P> game = game();
    Optional<Player<P>> player = state.playerToMove();
    player.ifPresent(each -> search.start(stop -> {
      SearchResult result = choose(each, game, with(stop, limits), stop);
      Optional<Game<P>> after = result.move().map(game::play);
      return () -> played(result, after);
    }));
    return player.isPresent();
  }

  private SearchResult choose(Player<P> player, Game<P> game, Limits limits, StopSignal stop) {
    List<Move> moves = limits.rootMoves(game.position());
    return moves.size() == 1
        ? SearchResult.builder(moves.get(0)).build()
        : player.play(game, limits, soFar -> search.report(stop, () -> listener.thinking(soFar)));
  }

  private void played(SearchResult result, Optional<Game<P>> after) {
    SessionState<P> next = after
        .map(game -> state.withGame(game.withChance(dice())))
        .orElseGet(() -> state.withResigned(seat()));
    state = next;
    listener.played(result);
    if (isStill(next)) {
      changed(next);
    }
  }

  /**
   * Values the best moves of the position, for example as hints for a person.
   *
   * @param player the player that values the moves; it need not have a seat
   * @param moves how many moves are to have a value of their own, at least 1
   * @param limits what ends the analysis. Limits of the player's own apply, too
   * @throws IllegalStateException if the session is closed
   */
  public void analyze(Player<P> player, int moves, Limits limits) {
    Game<P> game = game();
    search.start(stop -> {
      SearchResult result = player.analyze(
          game,
          moves,
          with(stop, limits),
          soFar -> search.report(stop, () -> listener.thinking(soFar)));
      return () -> listener.analyzed(result);
    });
  }

  /**
   * Judges every move of the game.
   *
   * @param player the player that values the moves; it need not have a seat
   * @param limits what ends the analysis of each position
   * @throws IllegalStateException if the session is closed
   */
  public void review(Player<P> player, Limits limits) {
    Game<P> game = game();
    search.start(stop -> {
      List<JudgedMove> moves = player.review(
          game, with(stop, limits), move -> search.report(stop, () -> listener.judged(move)));
      return () -> listener.reviewed(moves);
    });
  }

  private static Limits with(StopSignal stop, Limits limits) {
    return limits.and(Limits.none().withStop(stop));
  }

  /**
   * Ends the search that runs, whose result counts: a player moves now, and an analysis has what it
   * has found. A program whose protocol has no stop may make any move. Does nothing if no search
   * runs. Any thread may call this method.
   */
  public void stop() {
    search.stop();
  }

  /** Cancels the search that runs. Its result is dropped. */
  public void cancel() {
    search.cancel();
  }

  /**
   * Returns the game as text.
   *
   * @return the notations of the moves with spaces between, which {@link #load(String)} reads. The
   *     start position and a resignation are not in it
   */
  public String text() {
    return game().toString();
  }

  /**
   * Returns the game with its start position as text.
   *
   * @param positions the texts of positions
   * @return the text of the start position, the word {@code moves}, and the moves, which
   *     {@link #load(String, PositionText)} reads. A resignation is not in it
   */
  public String text(PositionText<P> positions) {
    return positions.writeGame(game());
  }

  /**
   * Begins the game of a text, as {@link #newGame} does. The seed stays.
   *
   * @param text moves with white space between, from the start position of the current game
   * @throws InvalidInputException if a move is not legal; the game then stays
   * @throws IllegalStateException if the session is closed
   */
  public void load(String text) {
    newGame(PositionText.ofStart(game().start()).readGame(text), seed);
  }

  /**
   * Begins the game of a text with a start position, as {@link #newGame} does. The seed stays.
   *
   * @param text a position, the word {@code moves}, and moves with white space between
   * @param positions the texts of positions
   * @throws InvalidInputException if the position or a move is wrong; the game then stays
   * @throws IllegalStateException if the session is closed
   */
  public void load(String text, PositionText<P> positions) {
    newGame(positions.readGame(text), seed);
  }

  private void checkOpen() {
    search.checkOpen();
  }

  /**
   * Cancels the search that runs. The listener is not called afterwards. A search may take some
   * milliseconds to end, on its own thread.
   */
  @Override
  public void close() {
    search.close();
  }
}
