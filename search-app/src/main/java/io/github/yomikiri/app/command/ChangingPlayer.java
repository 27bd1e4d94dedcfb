package io.github.yomikiri.app.command;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** A player whose options can change between moves. A change makes another player. */
final class ChangingPlayer<P extends Position<P>> implements Player<P> {

  private final GameKit<P> kit;
  private PlayerSpec<P> spec;
  private Player<P> player;

  ChangingPlayer(GameKit<P> kit, PlayerSpec<P> spec) {
    this.kit = kit;
    this.spec = spec;
    player = spec.makeUntimed();
  }

  /**
   * Changes an option.
   *
   * @throws IllegalArgumentException if the text is no number, or is outside its range
   */
  void set(PlayerOption option, String text) {
    if (!text.strip().matches("\\d{1,9}")) {
      throw new IllegalArgumentException(option.name() + " \"" + text + "\" is not a number");
    }
    spec = spec.with(kit, option, Integer.parseInt(text.strip()));
    player.close();
    player = spec.makeUntimed();
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    player.newGame(opening, seed);
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    return player.play(game, limits, listener);
  }

  @Override
  public SearchResult analyze(
      Game<P> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    return player.analyze(game, moves, limits, listener);
  }

  @Override
  public void ponder(Game<P> game, Executor executor) {
    player.ponder(game, executor);
  }

  @Override
  public void stopPondering() {
    player.stopPondering();
  }

  @Override
  public void warmUp(P position) {
    player.warmUp(position);
  }

  @Override
  public void close() {
    player.close();
  }
}
