package example.libgdx;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A player that is made when it is needed first, on the thread of the searches. To make a player
 * may take some tenths of a second, because its weights are read. A game loop cannot wait for that.
 */
final class LatePlayer<P extends Position<P>> implements Player<P> {

  private final PlayerSpec<P> spec;
  private Optional<Player<P>> made = Optional.empty();

  LatePlayer(PlayerSpec<P> spec) {
    this.spec = spec;
  }

  private Player<P> player() {
    Player<P> player = made.orElseGet(spec::make);
    made = Optional.of(player);
    return player;
  }

  @Override
  public String name() {
    return spec.name();
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    player().newGame(opening, seed);
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    return player().play(game, limits, listener);
  }

  @Override
  public void close() {
    made.ifPresent(Player::close);
  }
}
