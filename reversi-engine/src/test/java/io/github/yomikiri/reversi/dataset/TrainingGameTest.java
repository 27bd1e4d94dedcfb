package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.time.Duration;
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
    String blanks = " ".repeat(500_000);
    String line = "f5" + blanks + "d6" + blanks + "1" + blanks + "24:+2";
    TrainingGame game =
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> TrainingGame.parse(line));
    assertThat(game.format()).isEqualTo("f5d6 1 24:+2");
  }

  @Test
  void theFirstUsablePlyIsLeftOutIfItIsTheStart() {
    assertThat(TrainingGame.parse("f5d6").format()).isEqualTo("f5d6");
    assertThat(TrainingGame.parse("F5 d6 0").format()).isEqualTo("f5d6");
    assertThat(TrainingGame.parse(" f5d6\t2 ").format()).isEqualTo("f5d6 2");
    assertThat(TrainingGame.parse("f5d6 2")).hasToString("f5d6 2");
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
        .hasMessage("solved score: score 66 is outside [-64, 64], in \"f5d6 24:+66\"");
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
