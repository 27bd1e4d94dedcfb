package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Optional;

/** The player {@code random}. */
final class RandomKind<P extends Position<P>> implements PlayerKind<P> {

  private static final String NAME = "random";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return "random              any legal move\n";
  }

  @Override
  public Optional<PlayerSpec<P>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    name.expectNothing();
    return Optional.of(PlayerSpec.of(
            name.name(), () -> Player.<P>seeded(name.name(), Searchers::random, Limits.none()))
        .drawingLots(true));
  }
}
