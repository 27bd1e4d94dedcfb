package io.github.yomikiri.web;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.recorder.board.BoardPicture;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What the page's scripts call. A game is two texts: the position at its start, as 64 squares and
 * the side to move, or nothing for the usual start; and its moves, as a transcript. Wrong texts get
 * an object with a property {@code error}.
 */
public final class WebEngine {

  /** The page has no smaller boards. */
  private static final int SIZE = 8;

  private static final WebPlayer PLAYER = new WebPlayer();

  private WebEngine() {}

  /** Starts nothing; the exports are called. */
  public static void main(String[] args) {}

  /** Returns the picture of the board, and as JSON what its script needs. */
  @JSExport
  public static JSObject board() {
    return answer(() -> {
      Reversi start = Reversi.start();
      BoardPicture<Reversi> picture =
          new BoardPicture<>(start.board().drawing(), List.of("Black", "White"));
      return Map.of("svg", picture.svg(start, 0), "data", picture.data());
    });
  }

  /** Reads a text that was pasted. It has at least one game; others may have errors. */
  @JSExport
  public static JSObject read(String text) {
    return answer(() -> {
      LineListing<NamedGame<Reversi>> read = GameReader.parse(text, SIZE);
      return Map.of(
          "games",
          read.entries().stream()
              .map(named -> new WebGame(named.game()).named(named.players()))
              .toList(),
          "errors",
          read.errors());
    });
  }

  /** Returns a game's last position, with its legal moves. */
  @JSExport
  public static JSObject show(String start, String moves) {
    return answer(() -> WebGame.of(start, moves).show());
  }

  /** Chooses a move of a level; a limit of 0 does not limit. */
  @JSExport
  public static JSObject play(
      String start, String moves, int level, int milliseconds, int nodes, int seed) {
    return answer(() ->
        PLAYER.play(WebGame.of(start, moves), level, WebPlayer.limits(milliseconds, nodes), seed));
  }

  /** Values all moves. The listener receives the values so far. */
  @JSExport
  public static JSObject hints(
      String start, String moves, int milliseconds, int nodes, Listener listener) {
    return answer(() -> PLAYER.hints(
        WebGame.of(start, moves),
        WebPlayer.limits(milliseconds, nodes),
        soFar -> listener.accept(JsValue.of(soFar))));
  }

  /** Judges the moves of a game, the last one first. The listener receives each. */
  @JSExport
  public static JSObject review(
      String start, String moves, int milliseconds, int nodes, Listener listener) {
    return answer(() -> PLAYER.review(
        WebGame.of(start, moves),
        WebPlayer.limits(milliseconds, nodes),
        move -> listener.accept(JsValue.of(move))));
  }

  /** Returns the words of a review. */
  @JSExport
  public static JSObject terms() {
    return answer(WebPlayer::terms);
  }

  /** Solves a game's last position. */
  @JSExport
  public static JSObject solve(String start, String moves) {
    return answer(() -> PLAYER.solve(WebGame.of(start, moves)));
  }

  private static JSObject answer(Supplier<Map<String, Object>> work) {
    try {
      return JsValue.of(work.get());
    } catch (UserError | InvalidInputException e) {
      return JsValue.of(Map.of("error", String.valueOf(e.getMessage())));
    }
  }
}
