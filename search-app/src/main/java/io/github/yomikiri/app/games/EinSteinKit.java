package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.EinStein;
import io.github.yomikiri.seats.SeatedEvaluator;
import io.github.yomikiri.seats.SeatedKit;
import java.util.List;
import java.util.Optional;

/** EinStein würfelt nicht on the board of 5x5 squares. */
final class EinSteinKit implements SeatedKit<EinStein> {

  /** How much a square that the nearest stone is nearer to its goal is worth. */
  private static final double SQUARE = 0.2;

  @Override
  public String name() {
    return "einstein";
  }

  @Override
  public String title() {
    return "EinStein würfelt nicht";
  }

  @Override
  public EinStein start() {
    return EinStein.start();
  }

  @Override
  public List<String> seats() {
    return List.of("White", "Black");
  }

  @Override
  public Optional<Drawing<EinStein>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public Optional<SeatedEvaluator<EinStein>> evaluator() {
    return Optional.of(
        (position, seat) -> SQUARE * (distance(position, 1 - seat) - distance(position, seat)));
  }

  /** Returns how many moves the nearest stone of a seat is from its goal. */
  private static int distance(EinStein position, int seat) {
    int last = position.size() - 1;
    int least = last;
    for (int stone = 1; stone <= position.stones(); stone++) {
      int square = position.square(seat, stone);
      if (square != EinStein.GONE) {
        int column = square % position.size();
        int row = square / position.size();
        int moves = seat == 0 ? last - Math.min(column, row) : Math.max(column, row);
        least = Math.min(least, moves);
      }
    }
    return least;
  }
}
