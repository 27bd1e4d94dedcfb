package io.github.yomikiri.web.worker;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.serve.Opponents;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.Optional;

/**
 * The opponents of a game in a browser: those that its kit names {@code engine}. A browser has no
 * files and no other programs, so it reads no names of players.
 *
 * @param kit the game
 */
record WebOpponents<N extends Node<N>>(NodeKit<N> kit) implements Opponents<N> {

  private static final int MEBIBYTES = 8;

  private Evaluator<N> evaluator() {
    return kit.bestEvaluator()
        .<Evaluator<N>>map(each -> each.maker().get())
        .orElseGet(() -> Evaluator.of(node -> 0, 1));
  }

  private SearcherBuilder<N> search() {
    return kit.search().evaluator(evaluator()).table(() -> LockFreeTable.ofMebibytes(MEBIBYTES));
  }

  @Override
  public int levels() {
    return PlayerLevel.MAX.number();
  }

  @Override
  public Player<N> make(int level) {
    return Player.builder(search()).level(PlayerLevel.of(level)).build();
  }

  @Override
  public ValueScale scale() {
    return ValueScale.of(kit, evaluator());
  }

  @Override
  public Optional<Player<N>> makeAnalyst() {
    return Optional.of(make(PlayerLevel.MAX.number()));
  }
}
