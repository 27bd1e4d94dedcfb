package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Pig;
import io.github.yomikiri.seats.SeatedEvaluator;
import io.github.yomikiri.seats.SeatedKit;
import java.util.Optional;

/** Pig to 100 points. */
final class PigKit implements SeatedKit<Pig> {

  /** About what a turn wins, so that the lead of one turn counts less early in the game. */
  private static final double TURN = 8;

  @Override
  public String name() {
    return "pig";
  }

  @Override
  public Pig start() {
    return Pig.start();
  }

  @Override
  public Optional<Drawing<Pig>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public Optional<SeatedEvaluator<Pig>> evaluator() {
    return Optional.of(PigKit::lead);
  }

  private static double lead(Pig position, int seat) {
    double own = points(position, seat);
    double other = points(position, 1 - seat);
    double rest = Math.max(0, position.target() - Math.max(own, other));
    return (own - other) / (Math.abs(own - other) + rest + TURN);
  }

  /** Returns the points of a seat, with those of its turn. */
  private static double points(Pig position, int seat) {
    return position.score(seat) + (position.player() == seat ? position.turnTotal() : 0);
  }
}
