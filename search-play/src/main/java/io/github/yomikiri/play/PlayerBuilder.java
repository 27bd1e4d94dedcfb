package io.github.yomikiri.play;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * The builder of a {@link Player} with searches of your own. Every setting has a default. A setting
 * is made once; a second call is rejected by an {@link IllegalStateException}.
 *
 * <p>The player divides a game's clock among its moves. To keep the clock from running out, it
 * reserves the {@linkplain #overhead overhead} for each later move. If moves took longer than
 * planned before, it reserves more. But if the machine stops for a while, the player can still lose
 * on time.
 *
 * @param <P> the game's position type
 */
public final class PlayerBuilder<P extends Position<P>> {

  private static final int USUAL_MOVES = 25;

  /**
   * The choice among moves that are nearly as good as the best one.
   *
   * @param where in which positions
   * @param margin by how much a move may be worse than the best move, in the evaluator's unit
   */
  record Variety<P>(Predicate<? super P> where, int margin) {}

  private final Settings<PlayerBuilder<P>> settings = new Settings<>(this);
  final Supplier<? extends Searcher<P>> search;
  final Supplier<? extends Searcher<P>> analysis;
  PlayerLevel level = PlayerLevel.MAX;
  ToIntFunction<P> movesLeft = position -> USUAL_MOVES;
  Duration overhead = Duration.ofMillis(30);
  Optional<Book<P>> book = Optional.empty();
  int bookMargin;
  Optional<Variety<P>> variety = Optional.empty();
  long seed;
  LongSupplier nanoTime = System::nanoTime;

  /**
   * Starts a player.
   *
   * @param search makes the searcher that chooses moves
   * @param analysis makes the searcher that values all moves
   */
  PlayerBuilder(Supplier<? extends Searcher<P>> search, Supplier<? extends Searcher<P>> analysis) {
    this.search = Objects.requireNonNull(search, "search");
    this.analysis = Objects.requireNonNull(analysis, "analysis");
  }

  /**
   * Chooses how well the player plays. The default is {@link PlayerLevel#MAX}.
   *
   * @param newLevel the level
   * @return this builder
   */
  public PlayerBuilder<P> level(PlayerLevel newLevel) {
    return settings.set("level", () -> level = Objects.requireNonNull(newLevel, "level"));
  }

  /**
   * Sets how long games are, so that the player can divide its clock among its moves. The default
   * is 25 moves in every position.
   *
   * @param newMovesLeft estimates how many moves the side to move still has to make in the game,
   *     with this one; less than 1 counts as 1
   * @return this builder
   */
  public PlayerBuilder<P> movesLeft(ToIntFunction<P> newMovesLeft) {
    return settings.set(
        "movesLeft", () -> movesLeft = Objects.requireNonNull(newMovesLeft, "movesLeft"));
  }

  /**
   * Sets the overhead: the time that is reserved for each move on a game's clock, in addition to
   * the search. The overhead covers the delay between the player's answer and the stop of the
   * clock. The default is 30 ms.
   *
   * @param newOverhead the overhead, not negative, and less than an hour
   * @return this builder
   * @throws IllegalArgumentException if the overhead is outside its range
   */
  public PlayerBuilder<P> overhead(Duration newOverhead) {
    if (newOverhead.isNegative() || newOverhead.toHours() > 0) {
      throw new IllegalArgumentException("overhead " + newOverhead + " is outside [0 s, 1 h)");
    }
    return settings.set("overhead", () -> overhead = newOverhead);
  }

  /**
   * Lets the player choose its moves from an opening book, as long as the book has the position.
   * {@link Book#choose} says how often a move is played; the seed decides. Levels with random moves
   * use no book, and analyses never do. The default is no book.
   *
   * @param newBook the book
   * @param margin how much worse than the best move a move may be, in the unit of the book's
   *     values; a book without values ignores it
   * @return this builder
   * @throws IllegalArgumentException if the margin is negative
   */
  public PlayerBuilder<P> book(Book<P> newBook, int margin) {
    Ranges.notNegative("margin", margin);
    return settings.set("book", () -> {
      book = Optional.of(newBook);
      bookMargin = margin;
    });
  }

  /**
   * Lets the player vary its games: in some positions it also plays moves that are nearly as good
   * as the best move, and the seed decides. There the player values all moves, so it searches less
   * deep in the same time. A Monte-Carlo search chooses among moves with at least half as many
   * visits as the most visited one. Without this setting, a player without random moves plays the
   * same game whenever its opponent does.
   *
   * <pre>{@code
   * Player.builder(search).variety(
   *     position -> Long.bitCount(position.own() | position.opponent()) < 8, 20)
   * }</pre>
   *
   * @param where in which positions the player varies, such as those of the opening
   * @param margin by how much a move may be worse than the best move, in the evaluator's unit, at
   *     least 0; with 0 the player chooses among the best moves
   * @return this builder
   * @throws IllegalArgumentException if the margin is negative
   */
  public PlayerBuilder<P> variety(Predicate<? super P> where, int margin) {
    Ranges.notNegative("margin", margin);
    return settings.set(
        "variety",
        () -> variety = Optional.of(new Variety<>(Objects.requireNonNull(where, "where"), margin)));
  }

  /**
   * Chooses the seed of all random choices: random moves of weak levels, moves of a book, and
   * variety. The default is 0.
   *
   * @param newSeed any number
   * @return this builder
   */
  public PlayerBuilder<P> seed(long newSeed) {
    return settings.set("seed", () -> seed = newSeed);
  }

  /**
   * Uses another clock than {@link System#nanoTime()}, for tests. The searches need the same clock
   * ({@link SearcherBuilder#clock}).
   *
   * @param newNanoTime a clock in nanoseconds
   * @return this builder
   */
  public PlayerBuilder<P> clock(LongSupplier newNanoTime) {
    return settings.set("clock", () -> nanoTime = Objects.requireNonNull(newNanoTime, "clock"));
  }

  /**
   * Makes the player.
   *
   * @return a new player
   */
  public Player<P> build() {
    return new GamePlayer<>(this);
  }
}
