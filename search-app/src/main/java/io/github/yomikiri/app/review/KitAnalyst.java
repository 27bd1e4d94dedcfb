package io.github.yomikiri.app.review;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.SearchLimits;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for a player of a game's kit. */
public final class KitAnalyst<P extends Position<P>> implements AnalystOptions<P> {

  private final GameKit<P> kit;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description = "Player that values the moves, such as ${bundle:usual}:threads=2; the names are"
          + " those of the command match. Default: ${bundle:usual}.")
  private Optional<TypedPlayer> player = Optional.empty();

  @Mixin
  private SearchLimits limits = new SearchLimits();

  /** Makes the options. */
  public KitAnalyst(GameKit<P> kit) {
    this.kit = kit;
  }

  @Override
  public Player<P> make(ExecutorService executor) {
    PlayerSpec<P> spec = spec();
    return spec.makeAnalyst()
        .orElseThrow(() ->
            new UserError("--player " + spec.name() + ": chooses moves, but does not value them"));
  }

  @Override
  public ValueScale scale(GameTexts<P> texts) {
    return ValueScale.of(kit, spec());
  }

  private PlayerSpec<P> spec() {
    return player
        .map(typed -> typed.spec(kit))
        .orElseGet(() -> PlayerSpec.parse(kit, kit.usualPlayer()));
  }

  @Override
  public Limits limits(Duration usualTime) {
    return SearchLimits.orTime(limits.get(), usualTime);
  }
}
