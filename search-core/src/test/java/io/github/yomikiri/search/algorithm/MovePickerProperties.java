package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class MovePickerProperties {

  private final MovePicker picker = new MovePicker();

  @Property
  void picksInTheOrderOfAStableSort(
      @ForAll @Size(max = 90) List<@IntRange(min = -3, max = 3) Integer> scores) {
    fill(scores);
    List<Integer> expected =
        new ArrayList<>(IntStream.range(0, scores.size()).boxed().toList());
    expected.sort(Comparator.comparing(scores::get, Comparator.reverseOrder()));
    assertThat(picked()).isEqualTo(expected);
  }

  @Property
  void wholeRangeOfScores(@ForAll @Size(max = 40) List<Integer> scores) {
    fill(scores);
    List<Integer> expected =
        new ArrayList<>(IntStream.range(0, scores.size()).boxed().toList());
    expected.sort(Collections.reverseOrder(Comparator.comparing(scores::get)));
    assertThat(picked().stream().map(scores::get))
        .isEqualTo(expected.stream().map(scores::get).toList());
  }

  @Property
  void withoutScoresTheGamesOrderStays(
      @ForAll @Size(max = 90) List<Integer> earlier, @ForAll @IntRange(max = 90) int size) {
    // The scores of a node that was opened earlier must have no effect.
    fill(earlier);
    picker.clear();
    IntStream.range(0, size).forEach(picker.moves::add);
    assertThat(picked()).isEqualTo(IntStream.range(0, size).boxed().toList());
  }

  @Property
  void scoringStartsFromZero(
      @ForAll @Size(max = 40) List<Integer> earlier, @ForAll @IntRange(max = 90) int size) {
    fill(earlier);
    picker.clear();
    IntStream.range(0, size).forEach(picker.moves::add);
    assertThat(IntStream.of(picker.startScoring()).limit(size).allMatch(score -> score == 0))
        .isTrue();
  }

  private void fill(List<Integer> scores) {
    picker.clear();
    IntStream.range(0, scores.size()).forEach(picker.moves::add);
    int[] target = picker.startScoring();
    IntStream.range(0, scores.size()).forEach(i -> target[i] = scores.get(i));
  }

  private List<Integer> picked() {
    return IntStream.range(0, picker.size()).map(picker::pick).boxed().toList();
  }
}
