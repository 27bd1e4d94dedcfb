package example.libgdx;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.List;
import java.util.stream.Stream;

/**
 * A move that a person makes by clicks: the cells that have been clicked, and the moves whose cells
 * begin with these. It shows what a program needs of a {@link Drawing}, whatever draws the board.
 */
record Clicks<P extends Position<P>>(
    Drawing<P> drawing, Game<P> game, List<Move> legal, List<Integer> cells) {

  /** Returns the move before its first click. Without legal moves, no click does anything. */
  static <P extends Position<P>> Clicks<P> none(
      Drawing<P> drawing, Game<P> game, List<Move> legal) {
    return new Clicks<>(drawing, game, legal, List.of());
  }

  /** Returns the move after a click on a cell. A click on a wrong cell begins again. */
  Clicks<P> click(int cell) {
    List<Integer> longer = Stream.concat(cells.stream(), Stream.of(cell)).toList();
    return Stream.of(longer, List.of(cell))
        .map(clicked -> new Clicks<>(drawing, game, legal, clicked))
        .filter(clicks -> clicks.begun().findAny().isPresent())
        .findFirst()
        .orElseGet(() -> none(drawing, game, legal));
  }

  /** Returns the cells that can be clicked next. */
  List<Integer> next() {
    return begun()
        .map(this::cellsOf)
        .filter(each -> each.size() > cells.size())
        .map(each -> each.get(cells.size()))
        .distinct()
        .toList();
  }

  /**
   * Returns the moves whose cells have all been clicked. There are several if moves share their
   * cells. Before the first click, these are the moves that have no cells, such as a pass.
   */
  List<Move> complete() {
    return begun().filter(move -> cellsOf(move).size() == cells.size()).toList();
  }

  private Stream<Move> begun() {
    return legal.stream().filter(move -> {
      List<Integer> all = cellsOf(move);
      return all.size() >= cells.size() && all.subList(0, cells.size()).equals(cells);
    });
  }

  private List<Integer> cellsOf(Move move) {
    return drawing.clicks(game.position(), move.code(), game.seat());
  }
}
