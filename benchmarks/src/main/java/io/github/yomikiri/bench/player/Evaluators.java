package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscDifference;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.Mobility;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The evaluators by the names that players and options have them under. */
public final class Evaluators {

  /** Counts discs, the empty squares for nobody: as the players of 2011 did. */
  static final Evaluator<Reversi> DISCS = new DiscDifference(TerminalScore.PLAIN);

  /** The one that plays best. */
  static final Evaluator<Reversi> BEST = new InterprismMix();

  private static final Map<String, Evaluator<Reversi>> NAMES = new LinkedHashMap<>();

  static {
    NAMES.put("discs", DISCS);
    NAMES.put("weights", new PositionWeights());
    NAMES.put("mobility", new Mobility());
    NAMES.put("tanuki", new Tanuki());
    NAMES.put("interprism", BEST);
  }

  private Evaluators() {}

  /**
   * Returns the evaluator of a name.
   *
   * @param name a name in lower case
   * @return the evaluator, or empty when there is none of that name
   */
  public static Optional<Evaluator<Reversi>> named(String name) {
    return Optional.ofNullable(NAMES.get(name));
  }

  /**
   * Returns all names.
   *
   * @return such as {@code discs, weights}
   */
  public static String names() {
    return String.join(", ", NAMES.keySet());
  }
}
