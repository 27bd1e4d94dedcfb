package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;

class MovePickerProperties {

  private static final RandomGame NODE = RandomGame.tree(1, 2, 2, 2);

  private MoveOrdering<RandomGame> ordering = (node, ply, depth, moves, scores) -> {};
  private final MovePicker<RandomGame> root = picker(null);
  private final MovePicker<RandomGame> picker = picker(root);

  private MovePicker<RandomGame> picker(@Nullable MovePicker<RandomGame> above) {
    return new MovePicker<>(
        (node, ply, depth, moves, scores) -> ordering.score(node, ply, depth, moves, scores),
        1,
        above);
  }

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
  void scoringStartsFromZeroWhenTheFirstMoveIsPicked(
      @ForAll @Size(max = 40) List<Integer> earlier,
      @ForAll @IntRange(min = 1, max = 90) int size) {
    fill(earlier);
    picked();
    List<List<Integer>> scored = new ArrayList<>();
    ordering = (node, ply, depth, moves, scores) -> {
      assertThat(node).isSameAs(NODE);
      assertThat(List.of(moves.size(), depth, ply)).isEqualTo(List.of(size, 7, 1));
      scored.add(IntStream.of(scores).limit(size).boxed().toList());
    };
    picker.clear();
    IntStream.range(0, size).forEach(picker.moves::add);
    picker.order(NODE, 7, size - 1);
    assertThat(picker.guide()).isEqualTo(size - 1);
    assertThat(scored).as("nothing was picked").isEmpty();
    assertThat(picked()).hasSize(size).startsWith(size - 1);
    assertThat(scored).containsExactly(Collections.nCopies(size, 0));
  }

  private void fill(List<Integer> scores) {
    picker.clear();
    IntStream.range(0, scores.size()).forEach(picker.moves::add);
    ordering = (node, ply, depth, moves, target) ->
        IntStream.range(0, scores.size()).forEach(i -> target[i] = scores.get(i));
    picker.order(NODE, 1, Expander.NO_MOVE);
  }

  private List<Integer> picked() {
    return IntStream.range(0, picker.size()).map(picker::pick).boxed().toList();
  }
}
