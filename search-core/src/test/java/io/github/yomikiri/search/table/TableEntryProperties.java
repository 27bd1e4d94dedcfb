package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class TableEntryProperties {

  @Provide
  Arbitrary<Bound> bounds() {
    return Arbitraries.of(Bound.EXACT, Bound.LOWER, Bound.UPPER);
  }

  @Property
  void unpacksWhatWasPacked(
      @ForAll @IntRange(min = -Score.MAX, max = Score.MAX) int score,
      @ForAll @IntRange(max = 255) int depth,
      @ForAll("bounds") Bound bound,
      @ForAll boolean proven,
      @ForAll @IntRange(min = TableEntry.NO_MOVE, max = Node.MOVE_LIMIT - 1) int move,
      @ForAll @IntRange(max = TableEntry.AGES - 1) int age) {
    long entry = TableEntry.of(score, depth, bound, proven, move);
    assertUnpacks(entry, score, depth, bound, proven, move);
    assertThat(TableEntry.age(entry)).isZero();

    long aged = TableEntry.withAge(TableEntry.withAge(entry, TableEntry.AGES - 1), age);
    assertUnpacks(aged, score, depth, bound, proven, move);
    assertThat(TableEntry.age(aged)).isEqualTo(age);
  }

  @Example
  void unpacksTheEndsOfAllRangesTogether() {
    for (int score : new int[] {-Score.INFINITY, -Score.MAX, -1, 0, 1, Score.MAX, Score.INFINITY}) {
      for (int depth : new int[] {0, 1, Limits.MAX_DEPTH, 255}) {
        for (Bound bound : new Bound[] {Bound.EXACT, Bound.LOWER, Bound.UPPER}) {
          for (int move : new int[] {TableEntry.NO_MOVE, 0, 1, Node.MOVE_LIMIT - 1}) {
            assertUnpacks(
                TableEntry.of(score, depth, bound, false, move), score, depth, bound, false, move);
            assertUnpacks(
                TableEntry.of(score, depth, bound, true, move), score, depth, bound, true, move);
          }
        }
      }
    }
  }

  private static void assertUnpacks(
      long entry, int score, int depth, Bound bound, boolean proven, int move) {
    assertThat(entry).isNotEqualTo(TableEntry.NONE);
    assertThat(TableEntry.score(entry)).isEqualTo(score);
    assertThat(TableEntry.depth(entry)).isEqualTo(depth);
    assertThat(TableEntry.bound(entry)).isEqualTo(bound);
    assertThat(TableEntry.isProven(entry)).isEqualTo(proven);
    assertThat(TableEntry.move(entry)).isEqualTo(move);
  }

  @Property
  void answersWhatItsBoundAllows(
      @ForAll @IntRange(min = -20, max = 20) int score,
      @ForAll("bounds") Bound bound,
      @ForAll @IntRange(min = -20, max = 19) int alpha,
      @ForAll @IntRange(min = 1, max = 10) int width) {
    int beta = alpha + width;
    boolean expected = bound == Bound.EXACT
        || bound == Bound.LOWER && score >= beta
        || bound == Bound.UPPER && score <= alpha;
    assertThat(TableEntry.answers(TableEntry.of(score, 3, bound, false, 5), alpha, beta))
        .isEqualTo(expected);
  }

  @Property
  void theExactRuleAcceptsItsDepthAlone(
      @ForAll @IntRange(max = 255) int stored,
      @ForAll @IntRange(max = 255) int wanted,
      @ForAll boolean proven) {
    long entry = TableEntry.of(1, stored, Bound.EXACT, proven, 2);
    assertThat(DepthRule.EXACT.accepts(entry, wanted)).isEqualTo(stored == wanted);
  }

  @Property
  void theRuleForPlayAcceptsDeeperAndProvenEntries(
      @ForAll @IntRange(max = 255) int stored,
      @ForAll @IntRange(max = 255) int wanted,
      @ForAll boolean proven) {
    long entry = TableEntry.of(1, stored, Bound.EXACT, proven, 2);
    assertThat(DepthRule.AT_LEAST.accepts(entry, wanted)).isEqualTo(proven || stored >= wanted);
  }
}
