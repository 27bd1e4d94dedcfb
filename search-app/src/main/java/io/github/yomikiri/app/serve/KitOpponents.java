package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.Optional;

/** Opponents that are the usual player of a game's kit. */
final class KitOpponents<P extends Position<P>> implements Opponents<P> {

  private final GameKit<P> kit;
  private final PlayerSpec<P> usual;
  private final Optional<PlayerOption> level;

  /**
   * Makes the opponents of a game.
   *
   * @param kit the game
   * @param mebibytes the memory of a player's table, if its size can be set
   */
  KitOpponents(GameKit<P> kit, int mebibytes) {
    this.kit = kit;
    PlayerSpec<P> plain = PlayerSpec.parse(kit, kit.usualPlayer());
    usual =
        plain.option("table").map(table -> plain.with(kit, table, mebibytes)).orElse(plain);
    level = plain.option("level");
  }

  @Override
  public int levels() {
    return level.map(PlayerOption::max).orElse(1);
  }

  @Override
  public Player<P> make(int number) {
    return level.map(option -> usual.with(kit, option, number)).orElse(usual).makeUntimed();
  }

  @Override
  public ValueScale scale() {
    return ValueScale.of(kit, usual);
  }

  @Override
  public Optional<Player<P>> makeAnalyst() {
    return usual.makeAnalyst();
  }
}
