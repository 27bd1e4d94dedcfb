package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerName;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.search.Limits;
import java.util.Optional;

/** The player {@code position-weights} of 2011. */
final class PositionWeightsKind implements PlayerKind<Reversi> {

  private static final String NAME = "position-weights";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return "position-weights    the square with the highest weight, ties at random\n";
  }

  @Override
  public Optional<PlayerSpec<Reversi>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    name.expectNothing();
    return Optional.of(PlayerSpec.of(
            name.name(), () -> Player.seeded(name.name(), PositionWeights::player, Limits.none()))
        .drawingLots(true)
        .withAnalyst(() -> Player.builder(() -> PositionWeights.player(0)).build(), false));
  }
}
