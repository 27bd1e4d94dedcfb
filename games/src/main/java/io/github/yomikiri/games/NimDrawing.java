package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Draws Nim. A person clicks a heap, and then chooses from the list how many objects to take. */
record NimDrawing() implements Drawing<Nim> {

  @Override
  public List<Cell> cells() {
    return IntStream.range(0, Nim.MAX_HEAPS)
        .mapToObj(heap -> new Cell(Integer.toString(heap + 1), heap, 0, Shape.HOUSE))
        .toList();
  }

  @Override
  public Optional<Piece> piece(Nim position, int cell, int toMove) {
    return Piece.counted("objects", Piece.NOBODY, position.size(cell));
  }

  @Override
  public List<Integer> clicks(Nim position, int move, int toMove) {
    return List.of(move >> 8);
  }
}
