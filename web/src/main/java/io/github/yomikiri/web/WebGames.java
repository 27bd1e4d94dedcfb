package io.github.yomikiri.web;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.serve.ServedGame;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Optional;
import java.util.stream.Collectors;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The games of the library in a worker of a browser, one at a time, by the calls of a page. */
public final class WebGames {

  private static final String UNKNOWN_GAME = new PageData()
      .text("error", "unknown-game")
      .text("message", "there is no game of this name")
      .toJson();

  private static Optional<ServedGame<?>> game = Optional.empty();

  private WebGames() {}

  /** Receives JSON. */
  @JSFunctor
  @FunctionalInterface
  public interface Texts extends JSObject {

    /** Receives a text. */
    void accept(String text);
  }

  /** Starts nothing; the exports are called. */
  public static void main(String[] args) {}

  /**
   * Begins a game; none if no kit has the name.
   *
   * @param name the name of its kit
   * @param seed the seed of the players' random choices
   */
  @JSExport
  public static void begin(String name, int seed) {
    game = GameKits.all().stream()
        .filter(kit -> kit.name().equals(name))
        .findFirst()
        .map(kit -> made(kit, seed));
  }

  static <N extends Node<N>> ServedGame<N> made(NodeKit<N> kit, int seed) {
    return new ServedGame<>(() -> kit, new WebOpponents<>(kit), seed, Runnable::run, Runnable::run);
  }

  /**
   * Calls the game. The call {@code games} answers the names and titles of all games.
   *
   * @param name the call
   * @param form its arguments, as a form of HTML sends them
   * @param parts receives JSON before the answer
   * @param end receives the answer, an error if {@link #begin} has begun no game
   */
  @JSExport
  public static void call(String name, String form, Texts parts, Texts end) {
    if (name.equals("games")) {
      end.accept(games());
    } else {
      game.ifPresentOrElse(
          begun -> begun.call(name, form, parts::accept, end::accept),
          () -> end.accept(UNKNOWN_GAME));
    }
  }

  private static String games() {
    return GameKits.all().stream()
        .map(kit ->
            new PageData().text("name", kit.name()).text("title", kit.title()).toJson())
        .collect(Collectors.joining(",", "[", "]"));
  }
}
