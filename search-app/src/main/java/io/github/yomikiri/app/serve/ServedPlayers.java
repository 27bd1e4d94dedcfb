package io.github.yomikiri.app.serve;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.session.GameSession;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/** The computer players of a served game: who sits at the seats of the kit, and who gives hints. */
final class ServedPlayers<P extends Position<P>> implements AutoCloseable {

  private final Opponents<P> opponents;
  private final GameSession<P> session;
  private final Executor searches;
  /** The level of each seat; 0 for a person. */
  private final int[] levels;

  private final Map<Integer, Player<P>> players = new HashMap<>();
  private Optional<Player<P>> analyst = Optional.empty();

  /** Makes persons of all seats. */
  ServedPlayers(Opponents<P> opponents, GameSession<P> session, Executor searches) {
    this.opponents = opponents;
    this.session = session;
    this.searches = searches;
    levels = new int[session.game().seats()];
  }

  /** Returns the level of each seat; 0 for a person. */
  int[] levels() {
    return levels;
  }

  /**
   * Gives a seat to a player, or to a person. Who sat there is closed.
   *
   * @param seat the seat of the kit
   * @param level the player's level; 0 for a person
   * @param first which seat of the kit the game's seat 0 is
   */
  void sit(int seat, int level, int first) {
    levels[seat] = level;
    Optional<Player<P>> before = Optional.ofNullable(players.remove(seat));
    int inGame = (seat + levels.length - first) % levels.length;
    if (level == 0) {
      session.setPerson(inGame);
    } else {
      Player<P> player = opponents.make(level);
      players.put(seat, player);
      session.setPlayer(inGame, player);
    }
    before.ifPresent(this::close);
  }

  /** Returns who gives hints, and makes it at the first call. */
  Player<P> analyst() {
    if (analyst.isEmpty()) {
      analyst = opponents.makeAnalyst();
    }
    return analyst.orElseThrow(
        () -> new ServeError("no-values", "the players of this game do not value moves"));
  }

  @Override
  public void close() {
    players.values().forEach(this::close);
    analyst.ifPresent(this::close);
  }

  /** Closes a player after the search that it may still be in. */
  private void close(Player<P> player) {
    searches.execute(player::close);
  }
}
