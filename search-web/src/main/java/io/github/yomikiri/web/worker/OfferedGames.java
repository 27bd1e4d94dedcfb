package io.github.yomikiri.web.worker;

import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.serve.Opponents;
import io.github.yomikiri.app.serve.ServedGame;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.seats.SeatedKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The games that a program offers to a page. The page calls one at a time. A worker has one thread,
 * so nothing here is safe for several threads.
 */
public final class OfferedGames {

  private static final String UNKNOWN_GAME = new PageData()
      .text("error", "unknown-game")
      .text("message", "there is no game of this name")
      .toJson();

  private static final List<Offered<?>> ALL = new ArrayList<>();
  private static Optional<ServedGame<?>> begun = Optional.empty();

  private OfferedGames() {}

  /** A game, and who plays it. */
  private record Offered<P extends Position<P>>(GameTexts<P> texts, Opponents<P> opponents) {

    GameKit<P> kit() {
      return texts.kit();
    }

    ServedGame<P> begin(long seed) {
      return new ServedGame<>(texts, opponents, seed, Runnable::run, Runnable::run);
    }
  }

  /** Offers a game, after those that are offered already. */
  public static <P extends Position<P>> void add(GameTexts<P> texts, Opponents<P> opponents) {
    ALL.add(new Offered<>(texts, opponents));
    Publication.publish();
  }

  /**
   * Offers a game with the opponents of its kit.
   *
   * @throws IllegalArgumentException if it is neither a game of nodes nor one with seats
   */
  public static void add(GameKit<?> kit) {
    if (kit instanceof NodeKit<?> nodes) {
      addNodes(nodes);
    } else if (kit instanceof SeatedKit<?> seats) {
      addSeats(seats);
    } else {
      throw new IllegalArgumentException("the kit of " + kit.name()
          + " is neither a NodeKit nor a SeatedKit, so the page knows no opponents");
    }
  }

  private static <N extends Node<N>> void addNodes(NodeKit<N> kit) {
    add(() -> kit, WebOpponents.of(kit));
  }

  private static <P extends SeatedPosition<P>> void addSeats(SeatedKit<P> kit) {
    add(() -> kit, WebOpponents.of(kit));
  }

  /** Begins a game; none if no kit has the name. The seed is that of the players' choices. */
  public static void begin(String name, int seed) {
    begun = ALL.stream()
        .filter(game -> game.kit().name().equals(name))
        .findFirst()
        .map(game -> game.begin(seed));
  }

  /** Takes back what is offered, and returns the games. */
  public static List<GameKit<?>> take() {
    List<GameKit<?>> kits = ALL.stream().<GameKit<?>>map(Offered::kit).toList();
    ALL.clear();
    return kits;
  }

  /**
   * Calls the game.
   *
   * @param name the call
   * @param form its arguments, as a form of HTML sends them
   * @param parts receives JSON before the answer
   * @param end receives the answer, an error if {@link #begin} has begun no game
   */
  public static void call(String name, String form, Consumer<String> parts, Consumer<String> end) {
    begun.ifPresentOrElse(
        game -> game.call(name, form, parts, end), () -> end.accept(UNKNOWN_GAME));
  }
}
