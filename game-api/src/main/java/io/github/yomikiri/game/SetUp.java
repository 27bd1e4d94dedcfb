package io.github.yomikiri.game;

import io.github.yomikiri.game.Drawing.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Makes positions from what stands on the cells of a board. So a person sets up a position by
 * clicks, and positions have texts. A {@link Drawing} whose pieces say all about a position has
 * one.
 *
 * <p>Implementations are immutable, for use by any number of threads.
 *
 * @param <P> the game's position type
 */
public interface SetUp<P extends Position<P>> {

  /**
   * Returns what can stand on a cell.
   *
   * @return the pieces in the order in which clicks change them, with different symbols of one
   *     character each, none of which is a dot or a slash; always the same list
   */
  List<Piece> pieces();

  /**
   * Returns whose turn it is.
   *
   * @param position any position on this board
   * @return the seat: 0 for the side that begins from the usual start, 1 for the other one
   */
  int toMove(P position);

  /**
   * Makes the position in which pieces stand on the cells.
   *
   * @param cells what stands on each cell of the drawing; empty for nothing
   * @param toMove the seat whose turn it is
   * @return the position; its game may be over
   * @throws IllegalArgumentException if no game has such a position; the message says why
   */
  P position(List<Optional<Piece>> cells, int toMove);

  /**
   * Returns the cells on which a piece stands.
   *
   * @param cells what stands on each cell
   * @param piece the piece
   * @return the numbers of the cells, in their order
   */
  static IntStream cellsWith(List<Optional<Piece>> cells, Piece piece) {
    return IntStream.range(0, cells.size())
        .filter(cell -> cells.get(cell).filter(piece::equals).isPresent());
  }
}
