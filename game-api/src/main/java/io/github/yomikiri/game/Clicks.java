package io.github.yomikiri.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A move that a person makes by clicks on the cells of a {@link Drawing}: which cells have been
 * clicked, which can be clicked next, and which moves that makes.
 *
 * <p>Immutable.
 *
 * @param <P> the game's position type
 */
public final class Clicks<P extends Position<P>> {

  private final Drawing<P> drawing;
  private final Game<P> game;
  private final List<Move> legal;
  private final List<Integer> cells;

  private Clicks(Drawing<P> drawing, Game<P> game, List<Move> legal, List<Integer> cells) {
    this.drawing = drawing;
    this.game = game;
    this.legal = legal;
    this.cells = cells;
  }

  /**
   * Returns the clicks before the first one.
   *
   * @param <P> the game's position type
   * @param drawing the drawing of the board
   * @param game the game so far
   * @param moves the moves that the person may make; if there are none, a click changes nothing
   * @return no clicks
   */
  public static <P extends Position<P>> Clicks<P> none(
      Drawing<P> drawing, Game<P> game, List<Move> moves) {
    return new Clicks<>(
        Objects.requireNonNull(drawing, "drawing"),
        Objects.requireNonNull(game, "game"),
        List.copyOf(moves),
        List.of());
  }

  /**
   * Returns these clicks and another one. If no move has these cells, the click is the first one of
   * another move, or of none.
   *
   * @param cell the number of the cell
   * @return the clicks from then on
   */
  public Clicks<P> click(int cell) {
    List<Integer> longer = Stream.concat(cells.stream(), Stream.of(cell)).toList();
    return Stream.of(longer, List.of(cell))
        .map(this::with)
        .filter(clicks -> clicks.begun().findAny().isPresent())
        .findFirst()
        .orElseGet(() -> with(List.of()));
  }

  /**
   * Returns the cells that have been clicked.
   *
   * @return their numbers, the first click first
   */
  public List<Integer> cells() {
    return cells;
  }

  /**
   * Returns the cells that can be clicked next.
   *
   * @return their numbers, each once
   */
  public List<Integer> next() {
    return begun()
        .map(this::cellsOf)
        .filter(each -> each.size() > cells.size())
        .map(each -> each.get(cells.size()))
        .distinct()
        .toList();
  }

  /**
   * Returns the moves whose cells have all been clicked. A program lets a person choose if there
   * are several, or if a further click would make another move.
   *
   * @return the moves; before the first click those that have no cells, such as a pass
   */
  public List<Move> moves() {
    return begun().filter(move -> cellsOf(move).size() == cells.size()).toList();
  }

  /**
   * Returns the move that is made, if nothing is left to choose.
   *
   * @return the move; empty before the first click, and as long as further clicks are possible or
   *     several moves have these cells
   */
  public Optional<Move> move() {
    List<Move> moves = moves();
    return !cells.isEmpty() && moves.size() == 1 && next().isEmpty()
        ? Optional.of(moves.get(0))
        : Optional.empty();
  }

  private Clicks<P> with(List<Integer> clicked) {
    return new Clicks<>(drawing, game, legal, clicked);
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
