package io.github.yomikiri.web.worker;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.serve.Opponents;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.seats.SeatedKit;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The opponents of a game in a browser: those that its kit names {@code engine}. A browser has no
 * files and no other programs, so it reads no names of players.
 *
 * @param player starts a player of the full strength
 * @param scale what the values of the players are
 */
record WebOpponents<P extends Position<P>>(Supplier<PlayerBuilder<P>> player, ValueScale scale)
    implements Opponents<P> {

  private static final int MEBIBYTES = 8;

  /** Returns the opponents of a game of nodes. */
  static <N extends Node<N>> WebOpponents<N> of(NodeKit<N> kit) {
    Evaluator<N> evaluator = kit.bestEvaluator()
        .<Evaluator<N>>map(each -> each.maker().get())
        .orElseGet(() -> Evaluator.of(node -> 0, 1));
    Supplier<SearcherBuilder<N>> search =
        () -> kit.search().evaluator(evaluator).table(() -> LockFreeTable.ofMebibytes(MEBIBYTES));
    return new WebOpponents<>(() -> Player.builder(search.get()), ValueScale.of(kit, evaluator));
  }

  /** Returns the opponents of a game with dice or seats. */
  static <P extends SeatedPosition<P>> WebOpponents<P> of(SeatedKit<P> kit) {
    return new WebOpponents<>(
        () -> Player.builder(() -> kit.search().build(), () -> kit.search().buildForAllMoves()),
        ValueScale.of(kit));
  }

  @Override
  public int levels() {
    return PlayerLevel.MAX.number();
  }

  @Override
  public Player<P> make(int level) {
    return player.get().level(PlayerLevel.of(level)).build();
  }

  @Override
  public Optional<Player<P>> makeAnalyst() {
    return Optional.of(make(PlayerLevel.MAX.number()));
  }
}
