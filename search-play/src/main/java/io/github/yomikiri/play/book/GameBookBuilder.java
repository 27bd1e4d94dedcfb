package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;

/**
 * Makes a book of the moves that were played in games. A move has two points for each game that the
 * side playing the move won, and one point for each draw. The points are its weight. So a move is
 * played often if it was played often and with success. A move without points is left out.
 *
 * <pre>{@code
 * GameBookBuilder<Reversi> builder = Book.fromGames(12);
 * builder.minGames(5);
 * for (GameResult<Reversi> each : results) {
 *   builder.add(each.game(), each.outcome());
 * }
 * Book<Reversi> book = builder.build();
 * }</pre>
 *
 * <p>A setting is made once; a second call is rejected by an {@link IllegalStateException}. Used by
 * one thread at a time.
 *
 * @param <P> the game's position type
 */
public final class GameBookBuilder<P extends Position<P>> {

  private final Settings<GameBookBuilder<P>> settings = new Settings<>(this);
  private final int plies;
  private final BookEntries entries = new BookEntries(Book.MAX_POSITIONS);
  private int minGames = 1;

  GameBookBuilder(int plies) {
    this.plies = plies;
  }

  /**
   * Leaves out moves that were played in few games. The default is 1.
   *
   * @param games the least number of games in which a move of the book was played, at least 1
   * @return this builder
   * @throws IllegalArgumentException if {@code games} is less than 1
   */
  public GameBookBuilder<P> minGames(int games) {
    Ranges.atLeast("number of games", games, 1);
    return settings.set("minGames", () -> minGames = games);
  }

  /**
   * Adds a game. An unfinished game is ignored, and so is what chance has decided.
   *
   * @param game the moves
   * @param outcome who won; it need not follow from the moves, because a player can resign
   * @return this builder
   * @throws IllegalArgumentException if the game has another number of seats than two
   * @throws IllegalStateException if there are more than {@link Book#MAX_POSITIONS} positions
   */
  public GameBookBuilder<P> add(Game<P> game, Outcome outcome) {
    if (game.seats() != 2) {
      throw new IllegalArgumentException("a book is for two seats, not " + game.seats());
    }
    if (outcome == Outcome.UNFINISHED) {
      return this;
    }
    for (int ply = 0; ply < Math.min(plies, game.moves().size()); ply++) {
      int seat = game.first(ply).seat();
      if (seat != SeatedPosition.CHANCE) {
        entries.add(
            game.positions().get(ply).key(), game.moves().get(ply).code(), points(outcome, seat));
      }
    }
    return this;
  }

  private static int points(Outcome outcome, int seat) {
    if (outcome == Outcome.DRAWN) {
      return 1;
    }
    return outcome == (seat == 0 ? Outcome.FIRST_WON : Outcome.SECOND_WON) ? 2 : 0;
  }

  /**
   * Makes the book. More games can be added afterwards, for the next book.
   *
   * @return a book of the games until now
   */
  public Book<P> build() {
    return entries.build(minGames);
  }
}
