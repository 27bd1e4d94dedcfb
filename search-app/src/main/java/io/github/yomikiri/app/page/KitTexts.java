package io.github.yomikiri.app.page;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Optional;

/** What tables and pages say about any game, as its kit says it. For one thread. */
public final class KitTexts<P extends Position<P>> implements GameTexts<P> {

  private final GameKit<P> kit;
  // The evaluator, which says what estimates are, may take time to read.
  private Optional<ValueScale> estimates = Optional.empty();

  /** Makes the texts of a game. */
  public KitTexts(GameKit<P> kit) {
    this.kit = kit;
  }

  @Override
  public GameKit<P> kit() {
    return kit;
  }

  @Override
  public ValueScale estimates() {
    if (estimates.isEmpty()) {
      estimates =
          Optional.of(kit instanceof NodeKit<?> nodes ? ValueScale.ofEstimates(nodes) : scale());
    }
    return estimates.get();
  }
}
