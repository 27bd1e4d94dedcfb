package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * The numbers of the weights that a position on the 8x8 board selects: one for each place of each
 * pattern, and one for the number of empty squares. If the evaluator looks at mobility, there is
 * one for each of {@link MobilityInputs}. A packed position has the discs of the side to move, and
 * those of the other side.
 *
 * @param set the patterns
 * @param inputs the number of weights that a position selects, without that of its empty squares
 * @param classes the number of weights without those of the numbers of empty squares
 */
record PatternNumbers(PatternSet set, int inputs, int classes) implements Features<Reversi> {

  /** Returns the numbers of an evaluator over patterns. */
  static PatternNumbers of(PatternSet set) {
    return new PatternNumbers(set, set.places(), set.weights());
  }

  /** Returns the numbers of an evaluator over patterns and mobility. */
  static PatternNumbers withMobility(PatternSet set) {
    return new PatternNumbers(
        set, set.places() + MobilityInputs.COUNT, EmbeddingLayout.classes(set.weights()));
  }

  /** Returns what trainers need of these features. */
  Rows rows() {
    return new Rows(count(), length(), this::unpack);
  }

  @Override
  public int count() {
    return classes + STAGES.plies();
  }

  @Override
  public int length() {
    return inputs + 1;
  }

  @Override
  public void numbers(Reversi node, int[] out) {
    unpack(new long[] {node.own(), node.opponent()}, out);
  }

  @Override
  public int words() {
    return 2;
  }

  @Override
  public void pack(Reversi node, long[] out) {
    out[0] = node.own();
    out[1] = node.opponent();
  }

  @Override
  public void unpack(long[] packed, int[] out) {
    long own = packed[0];
    long opponent = packed[1];
    set.weightNumbers(own, opponent, out);
    if (inputs > set.places()) {
      int[] mobility = MobilityInputs.entries(own, opponent);
      for (int i = 0; i < mobility.length; i++) {
        out[set.places() + i] = set.weights() + MobilityInputs.classOf(mobility[i]);
      }
    }
    // A position of a neighboring stage counts as one of the same parity.
    out[inputs] = classes + STAGES.ply(Long.bitCount(~(own | opponent)));
  }

  @Override
  public int stages() {
    return STAGES.count();
  }

  @Override
  public int stage(Reversi node) {
    return STAGES.of(node.emptyCount());
  }

  @Override
  public String form() {
    return "patterns " + set + (inputs > set.places() ? " and mobility" : "");
  }

  /** Returns the squares of a place, what else the number belongs to, and the number. */
  @Override
  public String name(int place, int number) {
    String what = place == inputs ? "empty squares" : "mobility";
    if (place < set.places()) {
      Pattern pattern = set.patterns().stream()
          .flatMap(each -> each.places().stream())
          .skip(place)
          .findFirst()
          .orElseThrow();
      what = pattern.name() + " " + pattern.squareNames();
    }
    return what + ": " + number;
  }
}
