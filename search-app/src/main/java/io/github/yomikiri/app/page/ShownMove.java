package io.github.yomikiri.app.page;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A move of a game as tables and pages show it. It is no pass: a pass is the only legal move, has
 * no cell that a person clicks, and leaves the board as it is.
 *
 * @param number counts the moves without passes, from 1
 * @param seat the seat that made the move
 * @param before the game before the move
 * @param after the game after the move, and after the passes that follow
 */
public record ShownMove<P extends Position<P>>(
    int number, int seat, Game<P> before, Game<P> after) {

  /** Returns the moves of a game without passes. */
  public static <P extends Position<P>> List<ShownMove<P>> of(GameTexts<P> texts, Game<P> game) {
    List<ShownMove<P>> moves = new ArrayList<>();
    for (int ply = 0; ply < game.moves().size(); ply++) {
      Game<P> before = game.first(ply);
      Game<P> after = game.first(ply + 1);
      if (!isPass(texts, before, after)) {
        moves.add(new ShownMove<>(moves.size() + 1, texts.seat(before), before, after));
      } else if (!moves.isEmpty()) {
        ShownMove<P> last = moves.remove(moves.size() - 1);
        moves.add(new ShownMove<>(last.number, last.seat, last.before, after));
      }
    }
    return moves;
  }

  /** Returns whether the move between two positions is a pass. */
  public static <P extends Position<P>> boolean isPass(
      GameTexts<P> texts, Game<P> before, Game<P> after) {
    Optional<Drawing<P>> drawing = texts.drawing(before);
    if (drawing.isEmpty() || before.position().legalMoves().size() > 1) {
      return false;
    }
    Drawing<P> board = drawing.get();
    int move = after.moves().get(before.moves().size()).code();
    int seat = texts.seat(before);
    int next = texts.seat(after);
    return board.clicks(before.position(), move, seat).isEmpty()
        && IntStream.range(0, board.cells().size())
            .allMatch(cell -> board
                .piece(before.position(), cell, seat)
                .equals(board.piece(after.position(), cell, next)));
  }

  /** Returns the move's index among all moves of the game. */
  public int ply() {
    return before.moves().size();
  }

  /** Returns the move. */
  public Move move() {
    return after.moves().get(ply());
  }

  /** Returns whether a pass follows. */
  public boolean isPassed() {
    return after.moves().size() > ply() + 1;
  }
}
