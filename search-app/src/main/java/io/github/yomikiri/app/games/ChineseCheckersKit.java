package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.ChineseCheckers;
import io.github.yomikiri.seats.SeatedEvaluator;
import io.github.yomikiri.seats.SeatedKit;
import java.util.List;
import java.util.Optional;

/** Chinese checkers for three players on a star of 73 cells. */
final class ChineseCheckersKit implements SeatedKit<ChineseCheckers> {

  /** How much a row that the pieces are nearer to their goal is worth. */
  private static final double ROW = 0.02;

  @Override
  public String name() {
    return "chinese-checkers";
  }

  @Override
  public ChineseCheckers start() {
    return ChineseCheckers.start(3);
  }

  @Override
  public Optional<Drawing<ChineseCheckers>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("Red", "Green", "Blue");
  }

  @Override
  public Optional<SeatedEvaluator<ChineseCheckers>> evaluator() {
    return Optional.of(ChineseCheckersKit::lead);
  }

  private static double lead(ChineseCheckers position, int seat) {
    double sum = 0;
    for (int each = 0; each < position.seats(); each++) {
      sum += position.distance(each);
    }
    return ROW * (sum / position.seats() - position.distance(seat));
  }
}
