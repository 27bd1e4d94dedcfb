package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class MoveListProperties {

  @Property
  void holdsWhatWasAddedInOrder(
      @ForAll @Size(max = 100) List<Integer> moves,
      @ForAll @IntRange(min = 1, max = 40) int capacity) {
    MoveList list = listOf(moves, capacity);
    assertThat(list.toArray())
        .containsExactly(moves.stream().mapToInt(Integer::intValue).toArray());
    assertThat(list.size()).isEqualTo(moves.size());
    assertThat(list.isEmpty()).isEqualTo(moves.isEmpty());
    assertThat(list).hasToString(moves.toString());
    for (int i = 0; i < moves.size(); i++) {
      assertThat(list.get(i)).isEqualTo(moves.get(i));
    }
  }

  @Property
  void addsThePlacesOfBitsAfterWhatItHolds(
      @ForAll @Size(max = 40) List<Integer> before,
      @ForAll long bits,
      @ForAll @IntRange(min = 1, max = 40) int capacity) {
    MoveList list = listOf(before, capacity);
    list.addBits(bits);
    list.add(99);
    List<Integer> model = new ArrayList<>(before);
    for (int place = 0; place < 64; place++) {
      if ((bits >>> place & 1) != 0) {
        model.add(place);
      }
    }
    model.add(99);
    assertThat(list).hasToString(model.toString());
  }

  @Property
  void findsTheFirstPlace(
      @ForAll @Size(max = 20) List<@IntRange(max = 9) Integer> moves,
      @ForAll @IntRange(max = 9) int move) {
    MoveList list = listOf(moves, 1);
    assertThat(list.indexOf(move)).isEqualTo(moves.indexOf(move));
    assertThat(list.contains(move)).isEqualTo(moves.contains(move));
  }

  @Property
  void movesForwardLikeRemoveAndInsert(
      @ForAll @Size(min = 1, max = 20) List<Integer> moves,
      @ForAll @IntRange(max = 19) int a,
      @ForAll @IntRange(max = 19) int b) {
    int from = Math.max(a, b) % moves.size();
    int to = Math.min(Math.min(a, b), from);
    MoveList list = listOf(moves, 4);
    List<Integer> model = new ArrayList<>(moves);
    model.add(to, model.remove(from));

    assertThat(list.moveForward(from, to)).isEqualTo(moves.get(from));
    assertThat(list).hasToString(model.toString());
  }

  @Property
  void swapsTwoMoves(
      @ForAll @Size(min = 1, max = 20) List<Integer> moves,
      @ForAll @IntRange(max = 19) int a,
      @ForAll @IntRange(max = 19) int b) {
    MoveList list = listOf(moves, 4);
    List<Integer> model = new ArrayList<>(moves);
    Collections.swap(model, a % moves.size(), b % moves.size());

    list.swap(a % moves.size(), b % moves.size());
    assertThat(list).hasToString(model.toString());
  }

  @Example
  void whatWasClearedIsNotFound() {
    MoveList list = listOf(List.of(5, 6), 2);
    list.clear();
    assertThat(list.isEmpty()).isTrue();
    assertThat(list.contains(5)).isFalse();
    assertThat(list.toArray()).isEmpty();
  }

  @Example
  void refusesACapacityBelowOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MoveList(0))
        .withMessageContaining("0");
  }

  private static MoveList listOf(List<Integer> moves, int capacity) {
    MoveList list = new MoveList(capacity);
    moves.forEach(list::add);
    return list;
  }
}
