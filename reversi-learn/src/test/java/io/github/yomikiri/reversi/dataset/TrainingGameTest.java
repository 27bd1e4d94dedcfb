package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.Transcript;
import org.junit.jupiter.api.Test;

class TrainingGameTest {

  @Test
  void aLineIsReadBack() {
    int passes = 0;
    for (long seed = 1; seed <= 200; seed++) {
      Game<Reversi> record = TrainingGames.random(seed, (int) seed % 20);
      TrainingGame game = TrainingGame.of(record, (int) seed % record.moves().size());
      TrainingGame back = TrainingGame.parse(game.format());
      assertThat(back.game()).as("seed %d", seed).isEqualTo(record);
      assertThat(back.usableFrom()).isEqualTo(game.usableFrom());
      passes += (int)
          record.moves().stream().filter(move -> move.code() == Reversi.PASS).count();
    }
    assertThat(passes).isPositive();
  }

  @Test
  void readsManyBlanksInLinearTime() {
    // Quadratic time would be longer than a test may take.
    String blanks = " ".repeat(2_000_000);
    TrainingGame game = TrainingGame.parse("f5" + blanks + "d6" + blanks + "1" + blanks + "24:+2");
    assertThat(game.format()).isEqualTo("f5d6 1 24:+2");
  }

  @Test
  void theFirstUsablePlyIsLeftOutIfItIsTheStart() {
    assertThat(TrainingGame.parse("f5d6").format()).isEqualTo("f5d6");
    assertThat(TrainingGame.parse("F5 d6 0").format()).isEqualTo("f5d6");
    assertThat(TrainingGame.parse(" f5d6\t2 ").format()).isEqualTo("f5d6 2");
    assertThat(TrainingGame.parse("f5d6 2")).hasToString("f5d6 2");
    assertThat(TrainingGame.parse("1. F 5 D 6")).hasToString("f5d6");
    assertThat(TrainingGame.parse("1. F 5 D 6 2")).hasToString("f5d6 2");
  }

  @Test
  void labelsAreTheFinalScoreForTheSideToMove() {
    for (long seed = 1; seed <= 50; seed++) {
      Game<Reversi> record = TrainingGames.random(seed, 0);
      TrainingGame game = TrainingGame.of(record, 10);
      int dark = Long.bitCount(record.position().dark())
          - Long.bitCount(record.position().light());
      dark += Integer.signum(dark) * record.position().emptyCount();
      assertThat(game.hasScore()).isTrue();
      assertThat(game.score(Side.DARK)).as("seed %d", seed).isEqualTo(dark);
      assertThat(game.score(Side.LIGHT)).isEqualTo(-dark);
      for (int ply = 10; ply <= record.moves().size(); ply++) {
        boolean darkMoves = record.positions().get(ply).sideToMove() == Side.DARK;
        assertThat(game.label(ply)).isEqualTo(darkMoves ? dark : -dark);
      }
    }
  }

  @Test
  void positionsBeforeItWasSolvedHaveTheOtherScore() {
    Game<Reversi> record = TrainingGames.random(1, 0);
    TrainingGame game = TrainingGame.parse(TrainingGame.of(record, 3).format() + " 24:-6");
    assertThat(TrainingGame.parse(game.format()).format()).isEqualTo(game.format());
    for (int ply = 3; ply <= record.moves().size(); ply++) {
      Reversi position = record.positions().get(ply);
      Side side = position.sideToMove();
      int wanted = position.emptyCount() < 24 ? game.score(side) : side == Side.DARK ? -6 : 6;
      assertThat(game.label(ply)).as("ply %d", ply).isEqualTo(wanted);
    }
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 24:+66"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("labels: solved score +66 is outside [-64, 64], in \"f5d6 24:+66\"");
  }

  @Test
  void valuesOfASearchAreLabels() {
    TrainingGame stopped = TrainingGame.parse("f5d6c3 1 =+4,-3");
    assertThat(stopped).hasToString("f5d6c3 1 =+4,-3");
    assertThat(stopped.hasScore()).isFalse();
    assertThat(stopped.hasLabels()).isTrue();
    // Light is to move at ply 1, Dark at ply 2.
    assertThat(stopped.label(1)).isEqualTo(-4);
    assertThat(stopped.label(2)).isEqualTo(-3);
    assertThat(stopped.hasLabel(2)).isTrue();
    assertThat(stopped.hasLabel(3)).isFalse();
    assertThatThrownBy(() -> stopped.label(3)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aSearchedValueComesBeforeTheScore() {
    Game<Reversi> record = TrainingGames.random(1, 0);
    String line = TrainingGame.of(record, 3).format();
    TrainingGame game = TrainingGame.parse(line + " 24:-6 =+1,+0,-64");
    assertThat(game.format()).endsWith(" 3 24:-6 =+1,+0,-64");
    assertThat(game.label(3)).isEqualTo(-1);
    assertThat(game.label(4)).isZero();
    assertThat(game.label(5)).isEqualTo(64);
    assertThat(game.label(6)).isEqualTo(-6);
    assertThat(game.label(record.moves().size()))
        .isEqualTo(TrainingGame.parse(line).label(record.moves().size()));
  }

  @Test
  void refusesWrongValues() {
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 =+1,+65"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("labels: value +65 is outside [-64, 64], in \"f5d6 =+1,+65\"");
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 1 =+1,+2,+3"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("3 values for 2 positions from ply 1");
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 =1,2"))
        .isInstanceOf(InvalidInputException.class);
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 =+1,"))
        .isInstanceOf(InvalidInputException.class);
  }

  @Test
  void positionsBeforeTheLastRandomMoveHaveNoLabel() {
    TrainingGame game = TrainingGame.of(TrainingGames.random(1, 0), 10);
    assertThatThrownBy(() -> game.label(9))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessageContaining("ply 9 is before 10");
    assertThatThrownBy(() -> game.label(game.game().moves().size() + 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aGameThatStopsHasNoScore() {
    TrainingGame game = TrainingGame.parse("f5d6c3");
    assertThat(game.hasScore()).isFalse();
    assertThatThrownBy(() -> game.score(Side.DARK))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("after 3 plies");
    assertThatThrownBy(() -> game.label(0)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void findsThePositionWithANumberOfEmpties() {
    // With Dark on b1 and Light on a1, only Light can play, on c1, and this move ends the game.
    Reversi darkMustPass = Reversi.of(1L << 1, 1L, Side.DARK);
    Game<Reversi> game = Transcript.replay(darkMustPass, 2);
    assertThat(TrainingGame.positionWithEmpties(game, 62))
        .contains(darkMustPass.play(Reversi.PASS));
    assertThat(TrainingGame.positionWithEmpties(game, 61)).contains(game.position());
    assertThat(TrainingGame.positionWithEmpties(game, 60)).isEmpty();
  }

  @Test
  void refusesWhatIsNoGame() {
    assertThatThrownBy(() -> TrainingGame.parse("f5f5"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageContaining("move 2");
    assertThatThrownBy(() -> TrainingGame.parse("f5d6 3"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("usable from ply 3: the game has positions 0 to 2");
    assertThatThrownBy(() -> TrainingGame.of(TrainingGames.random(1, 40), -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
