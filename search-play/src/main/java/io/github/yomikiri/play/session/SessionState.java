package io.github.yomikiri.play.session;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a session is between two changes.
 *
 * @param epoch how often the game has changed
 * @param game the game
 * @param longest the game with the moves that were taken back
 * @param resigned the seat that has resigned
 * @param players who sits at each seat; empty for a person
 */
record SessionState<P extends Position<P>>(
    long epoch,
    Game<P> game,
    Game<P> longest,
    OptionalInt resigned,
    List<Optional<Player<P>>> players) {

  static <P extends Position<P>> SessionState<P> of(Game<P> opening) {
    List<Optional<Player<P>>> persons = Collections.nCopies(opening.seats(), Optional.empty());
    return new SessionState<>(0, opening, opening, OptionalInt.empty(), persons);
  }

  SessionState<P> withGame(Game<P> newGame) {
    return withGame(newGame, newGame);
  }

  private SessionState<P> withGame(Game<P> newGame, Game<P> newLongest) {
    return new SessionState<>(epoch + 1, newGame, newLongest, OptionalInt.empty(), players);
  }

  SessionState<P> withResigned(int seat) {
    return new SessionState<>(epoch + 1, game, game, OptionalInt.of(seat), players);
  }

  SessionState<P> withPlayer(int seat, Optional<Player<P>> player) {
    List<Optional<Player<P>>> all = new ArrayList<>(players);
    all.set(seat, player);
    return new SessionState<>(epoch, game, longest, resigned, List.copyOf(all));
  }

  /** Returns the game after some of its moves and those that were taken back, if it has them. */
  Optional<SessionState<P>> after(int plies) {
    if (plies < 0 || plies > longest.moves().size()) {
      return Optional.empty();
    }
    int last = plies;
    while (longest.first(last).isChance()) {
      last++;
    }
    return Optional.of(withGame(longest.first(last), longest));
  }

  /** Returns how many moves there were when a person was to move; negative if there was none. */
  int pliesBeforePerson(int last) {
    int plies = last;
    while (plies >= 0 && !isPersons(game.first(plies))) {
      plies--;
    }
    return plies;
  }

  private boolean isPersons(Game<P> before) {
    return !before.isChance() && players.get(before.seat()).isEmpty();
  }

  /** Returns the number of moves when a move or a resignation is taken back. */
  int pliesBefore() {
    int plies = game.moves().size() - (resigned.isPresent() ? 0 : 1);
    while (plies >= 0 && game.first(plies).isChance()) {
      plies--;
    }
    return plies;
  }

  boolean isOver() {
    return resigned.isPresent() || game.isOver();
  }

  Outcome outcome() {
    return resigned.isEmpty()
        ? game.outcome()
        : resigned.getAsInt() == 0 ? Outcome.SECOND_WON : Outcome.FIRST_WON;
  }

  /** Returns who is to move if it is a player. */
  Optional<Player<P>> playerToMove() {
    return isOver() ? Optional.empty() : players.get(game.seat());
  }
}
