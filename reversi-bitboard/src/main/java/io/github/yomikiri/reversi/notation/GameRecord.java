package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A game that was played: where it started and its moves. Every move is legal, and every pass is there: as soon as a
 * side must pass, its pass is part of the record, so that a record ends either with a side that can play a square or
 * with the end of the game.
 *
 * <p>{@link Transcript}, {@link GgfGame} and {@link WthorReader} read game records. They are immutable.
 */
public final class GameRecord {

  private final List<Reversi> positions;
  private final int[] moves;

  GameRecord(List<Reversi> positions, int[] moves) {
    this.positions = List.copyOf(positions);
    this.moves = moves;
  }

  /**
   * Makes a record. Passes may be given or left out.
   *
   * @param start where the game started
   * @param moves squares or {@link Reversi#PASS}, as in {@link Reversi#play(int)}
   * @return the record
   * @throws NotationException if a move is not legal where it is played
   */
  public static GameRecord of(Reversi start, int... moves) {
    GameBuilder builder = new GameBuilder(start);
    for (int i = 0; i < moves.length; i++) {
      String place = "move " + (i + 1);
      builder.play(moves[i]).ifPresent(reason -> {
        throw new NotationException(Arrays.toString(moves), place, reason);
      });
    }
    return builder.build();
  }

  /**
   * Returns where the game started.
   *
   * @return the first position
   */
  public Reversi start() {
    return positions.get(0);
  }

  /**
   * Returns where the record ends. That may be before the end of the game.
   *
   * @return the last position
   */
  public Reversi end() {
    return positions.get(moves.length);
  }

  /**
   * Returns all positions, from the start to the end.
   *
   * @return an unmodifiable list, longer by one than the moves
   */
  public List<Reversi> positions() {
    return positions;
  }

  /**
   * Returns the number of moves, passes included.
   *
   * @return the number of plies
   */
  public int plies() {
    return moves.length;
  }

  /**
   * Returns a move.
   *
   * @param ply which, in {@code [0, plies())}
   * @return a square or {@link Reversi#PASS}
   * @throws IndexOutOfBoundsException if there is no such ply
   */
  public int move(int ply) {
    return moves[ply];
  }

  /**
   * Returns the moves, passes included.
   *
   * @return a new array
   */
  public int[] moves() {
    return moves.clone();
  }

  /**
   * Returns the position with a number of empty squares: of two that differ by a pass, the later one, whose side to
   * move can play.
   *
   * @param empties the number of empty squares
   * @return the position, or empty when the record holds none
   */
  public Optional<Reversi> positionWithEmpties(int empties) {
    for (int ply = moves.length; ply >= 0; ply--) {
      if (positions.get(ply).emptyCount() == empties) {
        return Optional.of(positions.get(ply));
      }
    }
    return Optional.empty();
  }

  /** Tells whether the other object is a record of the same moves from the same start. */
  @Override
  public boolean equals(Object other) {
    return other instanceof GameRecord that
        && start().equals(that.start())
        && Arrays.equals(moves, that.moves);
  }

  @Override
  public int hashCode() {
    return 31 * start().hashCode() + Arrays.hashCode(moves);
  }

  /** Returns the moves as text, passes included, such as {@code [f5, d6, c3]}. */
  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    for (int ply = 0; ply < moves.length; ply++) {
      texts.add(positions.get(ply).notation(moves[ply]));
    }
    return texts.toString();
  }
}
