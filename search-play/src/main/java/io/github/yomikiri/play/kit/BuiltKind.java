package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.search.Limits;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The players of a builder, each at a level and with limits.
 *
 * <pre>
 * player  = name {":" setting}
 * setting = "level=" number | "depth=" number | limit | "clock=" duration ["+" duration]
 * </pre>
 *
 * @param beginning the name
 * @param inPoints whether the values of moves are points of the game
 * @param builders starts a player without a level
 * @param help the lines about this kind
 */
record BuiltKind<P extends Position<P>>(
    String beginning, boolean inPoints, Supplier<PlayerBuilder<P>> builders, String help)
    implements PlayerKind<P> {

  @Override
  public List<PlayerOption> options() {
    return List.of(EngineRecipe.LEVEL);
  }

  @Override
  public Optional<PlayerSpec<P>> read(PlayerName name) {
    if (!name.first().equals(beginning)) {
      return Optional.empty();
    }
    PlayerLevel level = PlayerLevel.MAX;
    for (String typed : name.rest()) {
      String part = typed.toLowerCase(Locale.ROOT);
      if (part.startsWith("level=")) {
        name.only("level", part);
        level = name.level(part);
      } else if (!name.readEngineLimit(part)) {
        throw name.fault(
            "no part \"" + part + "\"; there are level=, depth=, time=, nodes=, clock=");
      }
    }
    name.checkLimits();
    PlayerLevel read = level;
    boolean isWeak = PlayerName.isWeak(read);
    return Optional.of(PlayerSpec.of(name.name(), () -> player(name, read, name.gameLimits(isWeak)))
        .withUntimed(() -> player(name, read, name.gameLimits(true)))
        .withOptions(options())
        .withLimits(name.limitText(read))
        .drawingLots(read.randomMoves() > 0)
        .withAnalyst(() -> player(name, read, name.analysisLimits(isWeak)), inPoints));
  }

  private Player<P> player(PlayerName name, PlayerLevel level, Limits limits) {
    return builders.get().level(level).build().inMatches(name.name(), limits);
  }
}
