package io.github.yomikiri.app.play;

import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A game and those who play it. Another thread may read the game, to print it when the process
 * ends.
 *
 * <p>The seats are those of the kit: the first one belongs to the side that begins from the usual
 * start. A game from another position may begin with another seat.
 */
public final class Table<P extends Position<P>> implements AutoCloseable {

  /** Remembers the end of a search, which runs on the thread that has started it. */
  private static final class Answer<P extends Position<P>> implements GameSession.Listener<P> {

    private Optional<SearchResult> result = Optional.empty();
    private Optional<Throwable> failure = Optional.empty();

    @Override
    public void played(SearchResult played) {
      result = Optional.of(played);
    }

    @Override
    public void failed(Throwable cause) {
      failure = Optional.of(cause);
    }
  }

  private final GameKit<P> kit;
  private final Answer<P> answer = new Answer<>();
  private final GameSession<P> session;
  private final long seed;
  private List<Optional<Player<P>>> players;
  private volatile Seating<P> seating;

  /**
   * Sets up a table. Nobody sits there yet.
   *
   * @param kit the game's kit
   * @param opening the game so far
   * @param seating who plays
   * @param seed of the players' randomness
   */
  Table(GameKit<P> kit, Game<P> opening, Seating<P> seating, long seed) {
    this.kit = kit;
    this.seating = seating;
    this.seed = seed;
    players = nobody();
    session = GameSession.of(opening, seed, Runnable::run, Runnable::run, answer);
  }

  /** Makes the players. */
  void start() {
    List<Optional<Player<P>>> made = new ArrayList<>();
    try {
      seating.players().forEach(spec -> made.add(spec.map(PlayerSpec::make)));
    } finally {
      players = List.copyOf(made);
    }
    sit();
  }

  /** Gives each seat to who is to sit there. */
  private void sit() {
    for (int seat = 0; seat < players.size(); seat++) {
      if (players.get(seat).isPresent()) {
        session.setPlayer(inGame(seat), players.get(seat).get());
      } else {
        session.setPerson(inGame(seat));
      }
    }
    throwFailure();
  }

  /** Returns who plays. */
  public Seating<P> seating() {
    return seating;
  }

  /** Returns the game so far. */
  public Game<P> game() {
    return session.game();
  }

  /** Returns whose turn it is, or would be if the game were not over. */
  public int seat() {
    return ofKit(session.seat());
  }

  private int ofKit(int seatInGame) {
    return (seatInGame + offset()) % players.size();
  }

  private int inGame(int seat) {
    return (seat + players.size() - offset()) % players.size();
  }

  /** Returns which seat of the kit the game's seat 0 is. */
  private int offset() {
    return GameTexts.first(kit, game());
  }

  /** Returns the result of a seat in points, as {@link Game#payoff} does. */
  public int payoff(int seat) {
    return game().payoff(inGame(seat));
  }

  /** Returns whether the game is over. */
  public boolean isOver() {
    return session.isOver();
  }

  /** Returns who has resigned. */
  public OptionalInt resigned() {
    OptionalInt inGame = session.resigned();
    return inGame.isPresent() ? OptionalInt.of(ofKit(inGame.getAsInt())) : inGame;
  }

  /** Returns the legal moves, of which a finished game has none. */
  public List<Move> legalMoves() {
    return session.legalMoves();
  }

  void play(Move move) {
    session.play(move);
  }

  /**
   * Lets the player whose turn it is choose and play a move.
   *
   * @return the move; empty if the player has resigned
   */
  Optional<Move> think(StopSignal stop) {
    answer.result = Optional.empty();
    session.think(Limits.none().withStop(stop));
    throwFailure();
    return answer.result.flatMap(SearchResult::move);
  }

  private void throwFailure() {
    Optional<Throwable> failure = answer.failure;
    answer.failure = Optional.empty();
    failure.ifPresent(cause -> {
      if (cause instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      throw (Error) cause;
    });
  }

  /** Ends the game, because a human gives it up. */
  void resign() {
    session.resign(session.seat());
  }

  /** Goes back to the last position in which a human was to move, or takes back a resignation. */
  boolean undo() {
    return session.takeBackToPerson();
  }

  /** Replaces the game by another one. */
  void load(Game<P> other) {
    session.newGame(other, seed);
    // The game may begin with another seat.
    sit();
  }

  /** Lets the players change seats. */
  void swap() {
    List<Optional<Player<P>>> swapped = new ArrayList<>(players);
    Collections.rotate(swapped, 1);
    players = List.copyOf(swapped);
    seating = seating.swapped();
    sit();
  }

  /** Replaces the players that are no humans by the computer at a level. */
  void setLevel(int level) {
    Seating<P> next = seating.withComputer(seating.levels().apply(level));
    close();
    seating = next;
    start();
  }

  @Override
  public void close() {
    players.forEach(player -> player.ifPresent(Player::close));
    players = nobody();
  }

  private List<Optional<Player<P>>> nobody() {
    return Collections.nCopies(kit.seats().size(), Optional.empty());
  }
}
