package io.github.yomikiri.search.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {

  private static final Move TAKE_1 = new Move(1, "take 1");
  private static final Move TAKE_3 = new Move(3, "take 3");

  @Test
  void keepsEveryPosition() {
    Game<Nim> game = Game.of(new Nim(5)).play(TAKE_1).play(TAKE_3);

    assertThat(game.start()).isEqualTo(new Nim(5));
    assertThat(game.moves()).containsExactly(TAKE_1, TAKE_3);
    assertThat(game.positions()).containsExactly(new Nim(5), new Nim(4), new Nim(1));
    assertThat(game.position()).isEqualTo(new Nim(1));
    assertThat(game.isOver()).isFalse();
    assertThat(game.score()).isEmpty();
    assertThat(game).hasToString("take 1 take 3");
  }

  @Test
  void playingLeavesTheGameBeforeAsItWas() {
    Game<Nim> before = Game.of(new Nim(5));

    assertThat(before.play(TAKE_1).isFirstToMove()).isFalse();

    assertThat(before.moves()).isEmpty();
    assertThat(before.isFirstToMove()).isTrue();
  }

  @Test
  void scoresFromTheFirstMoversView() {
    assertThat(Game.of(new Nim(1), List.of(TAKE_1)).score()).hasValue(1);
    assertThat(Game.of(new Nim(4), List.of(TAKE_1, TAKE_3)).score()).hasValue(-1);
    List<Move> bids = List.of(new Move(2, "2"), new Move(0, "0"), new Move(1, "1"));
    assertThat(Game.of(Bids.start(3), bids).score()).hasValue(3);
  }

  @Test
  void rejectsAnIllegalMove() {
    assertThatThrownBy(() -> Game.of(new Nim(4)).play(TAKE_3).play(TAKE_3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("move take 3 is not legal after [take 3] in Nim[heap=1]");
  }

  @Test
  void isEqualByStartAndMoves() {
    Game<Nim> game = Game.of(new Nim(5), List.of(TAKE_1));

    assertThat(game)
        .isEqualTo(Game.of(new Nim(5)).play(TAKE_1))
        .hasSameHashCodeAs(Game.of(new Nim(5)).play(TAKE_1));
    assertThat(game)
        .isNotEqualTo(Game.of(new Nim(5)))
        .isNotEqualTo(Game.of(new Nim(6), List.of(TAKE_1)));
  }

  @Test
  void listsCannotBeChanged() {
    Game<Nim> game = Game.of(new Nim(5)).play(TAKE_1);

    assertThatThrownBy(() -> game.moves().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> game.positions().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
