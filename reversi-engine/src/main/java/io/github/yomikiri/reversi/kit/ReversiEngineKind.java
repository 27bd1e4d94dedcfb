package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerName;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Optional;

/**
 * The player {@code engine}: the engine of Reversi.
 *
 * <pre>
 * player  = "engine" {":" setting}
 * setting = evaluator | limit | "level=" number | "depth=" number | "clock=" duration ["+" duration]
 *         | "variety=" plies | "book=" ("default" | path) | "table=" MiB | "selectivity=" percent
 *         | "predictions=" path
 * </pre>
 *
 * @param kit the game
 */
record ReversiEngineKind(ReversiKit kit) implements PlayerKind<Reversi> {

  private static final String NAME = "engine";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return """
      engine              the engine, which solves endgames; one second a move by default.
                          After colons: level=5, depth=8, time=2s, nodes=N, clock=5m or
                          clock=1m+2s (the whole game), variety=12 (plies in which it
                          may play moves that are nearly best), table=N (MiB), an evaluator,
                          selectivity=73, 87, 95, 98, 99 or 100 (no predicted cuts),
                          predictions=FILE (that fit-probcut wrote)
      """;
  }

  @Override
  public List<PlayerOption> options() {
    return List.of(ReversiEngineRecipe.LEVEL, ReversiEngineRecipe.TABLE);
  }

  @Override
  public Optional<PlayerSpec<Reversi>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    ReversiEngineRecipe recipe = ReversiEngineRecipe.read(kit, name);
    return Optional.of(PlayerSpec.of(name.name(), recipe::make)
        .withUntimed(recipe::makeUntimed)
        .withOptions(options())
        .withLimits(recipe.limitText())
        .drawingLots(recipe.drawsLots())
        .dependingOn(() -> kit.fingerprint(recipe.evaluator()))
        .withAnalyst(recipe::makeAnalyst, true));
  }
}
