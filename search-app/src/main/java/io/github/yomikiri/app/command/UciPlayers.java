package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.uci.UciServer;
import java.util.Map;
import java.util.concurrent.ExecutorService;

/** The players that the command {@code uci} may serve, with the options that choose one. */
public interface UciPlayers<P extends Position<P>> extends WithMixins {

  /**
   * A player and its server.
   *
   * @param player closed at the end
   * @param server serves the player, with its limits and its seed
   */
  record Served<P extends Position<P>>(Player<P> player, UciServer<P> server)
      implements AutoCloseable {

    @Override
    public void close() {
      player.close();
    }
  }

  /**
   * Makes the player that was chosen.
   *
   * @param executor lends threads
   * @throws UserError if an option is wrong
   */
  Served<P> make(ExecutorService executor);

  /**
   * Returns words of the help: {@code uci.texts}, what moves and positions are,
   * {@code uci.examples}, and {@code uci.players}.
   */
  @Override
  Map<String, String> words();
}
