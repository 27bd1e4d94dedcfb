package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;

/**
 * The player {@code engine}: the usual search of a game, at a level.
 *
 * <pre>
 * player  = "engine" {":" setting}
 * setting = evaluator | "level=" number | "depth=" number | limit | "clock=" duration ["+" duration]
 *         | "table=" MiB | "threads=" number | "book=" file
 * </pre>
 *
 * @param kit the game
 */
record EngineKind<N extends Node<N>>(NodeKit<N> kit) implements PlayerKind<N> {

  static final String NAME = "engine";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return """
      engine              the usual search of the game; one second a move by default.
                          After colons: level=5 (1-8), depth=8, time=2s, nodes=N, clock=5m or
                          clock=1m+2s (the whole game), table=N (MiB), threads=N, an evaluator,
                          book=FILE (of the command book)
      """;
  }

  @Override
  public List<PlayerOption> options() {
    return List.of(EngineRecipe.LEVEL, EngineRecipe.TABLE, EngineRecipe.THREADS);
  }

  @Override
  public Optional<PlayerSpec<N>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    EngineRecipe<N> recipe = EngineRecipe.read(kit, name);
    return Optional.of(
        PlayerSpec.of(name.name(), () -> recipe.player(name.gameLimits(recipe.isWeak())))
            .withUntimed(() -> recipe.player(name.gameLimits(true)))
            .withOptions(options())
            .withLimits(recipe.limitText())
            .drawingLots(recipe.drawsLots())
            .dependingOn(() -> kit.fingerprint(recipe.evaluator()))
            .withChances(recipe.evaluator().unit().chances())
            .withAnalyst(
                () -> recipe.player(name.analysisLimits(recipe.isWeak())),
                kit.isInPoints(recipe.evaluator())));
  }
}
