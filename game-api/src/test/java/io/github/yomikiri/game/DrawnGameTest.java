package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game.Outcome;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class DrawnGameTest {

  /** A token walks on a ring of four places; its steps without a mark on the ring are counted. */
  private record Ring(int place, int left, int limit) implements Node<Ring> {
    @Override
    public void moves(MoveList out) {
      if (place != 9) {
        out.add(1);
        out.add(9);
      }
    }

    @Override
    public Ring play(int move) {
      return new Ring(move == 9 ? 9 : (place + move) % 4, left - 1, limit);
    }

    @Override
    public int terminalScore() {
      return -1;
    }

    @Override
    public long key() {
      return Hash64.mix(place);
    }

    @Override
    public int repetitionLimit() {
      return limit;
    }

    @Override
    public int quietPliesLeft() {
      return left;
    }
  }

  private static Game<Ring> after(Ring start, int steps) {
    Game<Ring> game = Game.of(start);
    for (int step = 0; step < steps; step++) {
      game = game.play("1");
    }
    return game;
  }

  private static void checkDrawn(Game<Ring> game, boolean drawn) {
    assertThat(game.isDrawnByRule()).isEqualTo(drawn);
    assertThat(game.isOver()).isEqualTo(drawn);
    assertThat(game.outcome()).isEqualTo(drawn ? Outcome.DRAWN : Outcome.UNFINISHED);
    assertThat(game.score()).isEqualTo(drawn ? OptionalInt.of(0) : OptionalInt.empty());
  }

  @Test
  void aThirdOccurrenceIsADraw() {
    Ring start = new Ring(0, Integer.MAX_VALUE, 3);
    for (int steps = 0; steps < 8; steps++) {
      checkDrawn(after(start, steps), false);
    }
    checkDrawn(after(start, 8), true);
    checkDrawn(after(start, 9), true);
    checkDrawn(after(start, 8).first(7), false);
  }

  @Test
  void aGameWithoutQuietPliesIsADraw() {
    Ring start = new Ring(0, 3, Integer.MAX_VALUE);
    checkDrawn(after(start, 2), false);
    checkDrawn(after(start, 3), true);
  }

  @Test
  void someGamesHaveRulesForDraws() {
    int none = Integer.MAX_VALUE;
    assertThat(Game.hasDrawRules(new Ring(0, none, none))).isFalse();
    assertThat(Game.hasDrawRules(new Ring(0, 100, none))).isTrue();
    assertThat(Game.hasDrawRules(new Ring(0, none, 3))).isTrue();
  }

  /** As a mate in chess comes before the draw by fifty moves. */
  @Test
  void theEndOfTheGameComesFirst() {
    Game<Ring> game = after(new Ring(0, 3, Integer.MAX_VALUE), 2).play("9");
    assertThat(game.isOver()).isTrue();
    assertThat(game.isDrawnByRule()).isFalse();
    assertThat(game.score()).hasValue(1);
  }

  @Test
  void theFirstMovesAreAGame() {
    Game<Ring> game = after(new Ring(0, 9, 9), 3);
    assertThat(game.first(0)).isEqualTo(Game.of(game.start()));
    assertThat(game.first(2).play("1")).isEqualTo(game);
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> game.first(4));
  }
}
