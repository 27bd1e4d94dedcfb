package io.github.yomikiri.app.program;

import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks a kit at the first plies of a game, before a program takes it. What can be wrong later in
 * a game, the contracts of the testkit find.
 */
public final class KitCheck<P extends Position<P>> {

  private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";
  private static final int PLIES = 8;
  private static final int VIEWED_PLIES = 200;

  private final GameKit<P> kit;

  private KitCheck(GameKit<P> kit) {
    this.kit = kit;
  }

  /**
   * Checks a kit.
   *
   * @throws IllegalArgumentException if the kit cannot be used; the message names the kit and its
   *     method
   */
  public static <P extends Position<P>> void check(GameKit<P> kit) {
    new KitCheck<>(kit).check();
  }

  private void check() {
    String name = of("name", kit::name);
    require(
        name.matches(NAME),
        "name",
        "the name \"" + name + "\" is not small letters and digits"
            + " with single hyphens between, such as tic-tac-toe");
    Game<P> game = Game.of(of("start", kit::start));
    require(!game.isOver(), "start", "the game is over at its start");
    int seats = of("seats", kit::seats).size();
    require(
        seats == game.seats(),
        "seats",
        "there are " + seats + " names for the " + game.seats() + " seats of the game");
    List<String> columns = MatchRows.seatColumns(kit);
    require(
        new HashSet<>(columns).size() == seats,
        "seats",
        "the names " + kit.seats() + " make the options " + columns
            + ", of their letters from a to z and digits, which must differ");
    require(!of("players", kit::players).isEmpty(), "players", "there are none");
    of("usualPlayer", () -> PlayerSpec.parse(kit, kit.usualPlayer()));
    readsBack(game);
    cellsDiffer();
    Random random = new Random(1);
    for (int ply = 0; ply < PLIES && !game.isOver(); ply++) {
      drawn(game);
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
      positionReadsBack(game);
    }
    readsBack(game);
    if (kit instanceof LearningKit<?> learning) {
      seen(learning, random);
    }
  }

  /** Checks the view in a random game. */
  private <N extends Node<N>> void seen(LearningKit<N> learning, Random random) {
    BoardView<N> view = of("view", learning::view);
    of("view", () -> Patterns.of(view));
    Game<N> game = Game.of(learning.start());
    for (int ply = 0; ply < VIEWED_PLIES && !game.isOver(); ply++) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
      N position = game.position();
      of("view", () -> {
        view.check(position);
        return view;
      });
    }
  }

  private void readsBack(Game<P> game) {
    String text = of("text", () -> kit.text().writeGame(game));
    Game<P> read = of("text", () -> kit.text().readGame(text));
    require(
        read.equals(game),
        "text",
        "the text \"" + text + "\" of a game reads back as the game \"" + read + "\"");
  }

  private void positionReadsBack(Game<P> game) {
    P position = game.position();
    Optional<String> text = written(position);
    if (text.isEmpty()) {
      return;
    }
    String fault = "the text \"" + text.get() + "\" of the position after " + game;
    require(
        of("text", () -> kit.text().read(text.get())).key() == position.key(),
        "text",
        fault + " reads back as another position");
    require(
        position instanceof SeatedPosition<?>
            || of("text", () -> kit.text().isFirstToMove(position)) == (game.seat() == 0),
        "text",
        fault + ": isFirstToMove is wrong");
  }

  /** Returns the text of a position; empty if the game has texts of games only. */
  private Optional<String> written(P position) {
    try {
      return Optional.of(kit.text().write(position));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private void cellsDiffer() {
    if (of("drawing", kit::drawing).isEmpty()) {
      return;
    }
    Drawing<P> drawing = kit.drawing().orElseThrow();
    List<Drawing.Cell> cells = of("drawing", drawing::cells);
    Set<String> names = new HashSet<>();
    for (Drawing.Cell cell : cells) {
      require(names.add(cell.name()), "drawing", "two cells have the name " + cell.name());
    }
    for (Drawing.Line line : of("drawing", drawing::lines)) {
      require(
          Math.min(line.from(), line.to()) >= 0 && Math.max(line.from(), line.to()) < cells.size(),
          "drawing",
          line + " does not join two of the cells 0 to " + (cells.size() - 1));
    }
  }

  private void drawn(Game<P> game) {
    if (of("drawing", kit::drawing).isEmpty()) {
      return;
    }
    Drawing<P> drawing = kit.drawing().orElseThrow();
    int cells = of("drawing", drawing::cells).size();
    String where = game.moves().isEmpty() ? " at the start" : " after " + game;
    for (int cell = 0; cell < cells; cell++) {
      int each = cell;
      of("drawing", () -> drawing.piece(game.position(), each, game.seat()));
    }
    for (Move move : game.position().legalMoves()) {
      for (int click :
          of("drawing", () -> drawing.clicks(game.position(), move.code(), game.seat()))) {
        require(
            click >= 0 && click < cells,
            "drawing",
            "the move " + move + where + " has cell " + click
                + ", but the board has the cells 0 to " + (cells - 1));
      }
    }
  }

  private <T> T of(String method, Supplier<? extends @Nullable T> call) {
    T result;
    try {
      result = call.get();
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(message(method, "it fails: " + e), e);
    }
    if (result == null) {
      throw new IllegalArgumentException(message(method, "it returns null"));
    }
    return result;
  }

  private void require(boolean holds, String method, String reason) {
    if (!holds) {
      throw new IllegalArgumentException(message(method, reason));
    }
  }

  private String message(String method, String reason) {
    String place = method.equals("name") ? kit.getClass().getName() : "\"" + kit.name() + "\"";
    return "kit " + place + ", " + method + "(): " + reason;
  }
}
