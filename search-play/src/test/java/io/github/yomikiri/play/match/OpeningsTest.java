package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpeningsTest {

  @Test
  void leadToDifferentPositionsOfGamesThatGoOn() {
    List<Game<TicTacToe>> openings = Openings.random(TicTacToe.START, 5, 100, 1);

    assertThat(openings).hasSize(100);
    assertThat(openings).allSatisfy(opening -> {
      assertThat(opening.moves()).hasSize(5);
      assertThat(opening.isOver()).isFalse();
    });
    assertThat(openings).extracting(Game::position).doesNotHaveDuplicates();
  }

  @Test
  void areReproducible() {
    assertThat(Openings.random(TicTacToe.START, 3, 20, 7))
        .isEqualTo(Openings.random(TicTacToe.START, 3, 20, 7));
    assertThat(Openings.random(TicTacToe.START, 3, 20, 7))
        .isNotEqualTo(Openings.random(TicTacToe.START, 3, 20, 8));
  }

  @Test
  void areFewerWhenThereAreNoMore() {
    assertThat(Openings.random(TicTacToe.START, 0, 10, 1))
        .containsExactly(Game.of(TicTacToe.START));
    assertThat(Openings.random(TicTacToe.START, 1, 10, 1)).hasSize(9);
    // Two plies lead to 9 * 8 positions. After three plies the order of the first mover's two
    // squares does not matter.
    assertThat(Openings.random(TicTacToe.START, 2, 100, 1)).hasSize(72);
    assertThat(Openings.random(TicTacToe.START, 3, 1000, 1)).hasSize(252);
  }

  @Test
  void avoidGamesThatEndEarly() {
    // Of the heap of 4, two plies leave 2, 1 or nothing.
    assertThat(Openings.random(new Nim(4), 2, 10, 1))
        .extracting(Game::position)
        .containsExactlyInAnyOrder(new Nim(2), new Nim(1));
  }

  @Test
  void rejectImpossibleWishes() {
    assertThatThrownBy(() -> Openings.random(new Nim(3), 3, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("every game from Nim[heap=3] that was tried is over after 3 plies");
    assertThatThrownBy(() -> Openings.random(new Nim(3), -1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Openings.random(new Nim(3), 1, 0, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void areMadeWhenTheyAreAskedFor() {
    List<Game<TicTacToe>> wanted = Openings.stream(TicTacToe.START, 2, 4, 1, TicTacToe::key)
        .filter(opening -> opening.moves().size() != 3)
        .limit(50)
        .toList();
    assertThat(wanted).extracting(opening -> opening.moves().size()).containsOnly(2, 4);
    assertThat(wanted).extracting(Game::position).doesNotHaveDuplicates();
    assertThat(
            Openings.stream(TicTacToe.START, 2, 2, 3, TicTacToe::key).limit(5).toList())
        .isEqualTo(Openings.random(TicTacToe.START, 2, 5, 3));
  }

  @Test
  void leadToPositionsThatTheCallerDistinguishes() {
    // Nim's heaps of 9, 8 and 7 are two: the odd and the even ones.
    assertThat(Openings.stream(new Nim(10), 1, 1, 1, nim -> nim.heap() % 2)).hasSize(2);
    assertThat(Openings.stream(new Nim(10), 0, 1, 1, Nim::key)).hasSize(4);
  }

  @Test
  void rejectRangesOfPliesThatAreEmpty() {
    assertThatThrownBy(() -> Openings.stream(new Nim(9), 3, 2, 1, Nim::key))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("minimum number of plies 3 is more than the maximum 2");
    assertThatThrownBy(() -> Openings.stream(new Nim(9), -1, 2, 1, Nim::key))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("number of plies -1 is negative");
  }
}
