package io.github.yomikiri.app.explore;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.page.KitTexts;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Parameters;

/** The position to explore, in the texts of the game's kit. */
final class KitRoots<N extends Node<N>> implements ExploredRoots<N> {

  private final NodeKit<N> kit;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = KitPositions.ONE + " Default: start.")
  private Optional<String> what = Optional.empty();

  KitRoots(NodeKit<N> kit) {
    this.kit = kit;
  }

  @Override
  public ExploredRoot<N> root(Console console) throws IOException {
    String typed = what.orElse(KitPositions.START);
    Game<N> game = new KitPositions<>(kit).one(console, typed);
    String title = new KitTexts<>(kit).title();
    String name = game.moves().isEmpty()
        ? game.start().equals(kit.start()) ? title + " from the start" : title
        : title + " after " + game;
    return new ExploredRoot<>(typed, name, game);
  }
}
