package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscDifference;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.Mobility;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The evaluators by the names that players have them under. */
enum Evaluators {
  /** The disc difference, empty squares for nobody: that of the players of 2011. */
  DISCS("discs", new DiscDifference(TerminalScore.PLAIN)),
  /** The weights of 2011 for the squares that are occupied. */
  WEIGHTS("weights", new PositionWeights()),
  /** The difference in legal moves. */
  MOBILITY("mobility", new Mobility()),
  /** vsOtha's classic evaluation. */
  TANUKI("tanuki", new Tanuki()),
  /** The Interprism blog's mixture. */
  INTERPRISM("interprism", new InterprismMix());

  private final String text;
  private final Evaluator<Reversi> evaluator;

  Evaluators(String text, Evaluator<Reversi> evaluator) {
    this.text = text;
    this.evaluator = evaluator;
  }

  static Optional<Evaluators> named(String text) {
    return Arrays.stream(values()).filter(each -> each.text.equals(text)).findFirst();
  }

  static String names() {
    return Arrays.stream(values()).map(each -> each.text).collect(Collectors.joining(", "));
  }

  Evaluator<Reversi> evaluator() {
    return evaluator;
  }
}
