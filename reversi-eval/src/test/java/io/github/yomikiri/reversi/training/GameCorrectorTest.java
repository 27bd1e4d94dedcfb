package io.github.yomikiri.reversi.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.Endings;
import io.github.yomikiri.reversi.notation.GameRecord;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCorrectorTest {

  private static TrainingGame correct(GameRecord record, int usableFrom, int empties) {
    return new GameCorrector(empties)
        .correct(TrainingGame.of(record, usableFrom), StopSignal.NEVER)
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 7})
  void theEndIsWorthWhatBruteForceFinds(int empties) {
    int improved = 0;
    for (long seed = 1; seed <= 60; seed++) {
      GameRecord played = TrainingGames.random(seed, 0);
      TrainingGame corrected = correct(played, 0, empties);
      int cut = lastPlyWith(empties, played);
      assertThat(corrected.record().positions().subList(0, cut + 1))
          .as("seed %d", seed)
          .isEqualTo(played.positions().subList(0, cut + 1));
      for (int ply = cut; ply <= corrected.record().plies(); ply++) {
        assertThat(corrected.label(ply))
            .as("seed %d, ply %d", seed, ply)
            .isEqualTo(Endings.unpruned(corrected.record().positions().get(ply)));
      }
      improved += corrected.record().equals(played) ? 0 : 1;
    }
    assertThat(improved > 0).isEqualTo(empties > 1);
  }

  private static int lastPlyWith(int empties, GameRecord record) {
    int ply = record.plies();
    while (ply > 0 && record.positions().get(ply).emptyCount() < empties) {
      ply--;
    }
    return ply;
  }

  @Test
  void forgetsTheScoreOfAPositionThatIsNoLongerReached() {
    GameRecord played = TrainingGames.random(3, 0);
    TrainingGame game = TrainingGame.parse(Transcript.format(played) + " 4:+62");
    int solved = lastPlyWith(4, played);
    assertThat(Math.abs(game.label(solved - 1))).isEqualTo(62);
    // 1. Cut after it, the game still has it.
    TrainingGame later = new GameCorrector(3).correct(game, StopSignal.NEVER).orElseThrow();
    assertThat(Math.abs(later.label(solved - 1))).isEqualTo(62);
    // 2. Cut before it, the game goes another way.
    TrainingGame earlier = new GameCorrector(8).correct(game, StopSignal.NEVER).orElseThrow();
    for (int ply = lastPlyWith(8, played); ply <= earlier.record().plies(); ply++) {
      assertThat(earlier.label(ply))
          .as("ply %d", ply)
          .isEqualTo(Endings.unpruned(earlier.record().positions().get(ply)));
    }
  }

  @Test
  void readsOutAGameFromItsStartIfThatIsLate() {
    GameRecord whole = TrainingGames.random(3, 0);
    Reversi start = whole.positionWithEmpties(6).orElseThrow();
    TrainingGame corrected = correct(GameRecord.of(start, new int[0]), 0, 9);
    assertThat(corrected.label(0)).isEqualTo(Endings.unpruned(start));
  }

  @Test
  void completesAGameThatStopped() {
    GameRecord whole = TrainingGames.random(3, 0);
    GameRecord stopped = TrainingGames.random(3, 6);
    assertThat(correct(stopped, 0, 8).format()).isEqualTo(correct(whole, 0, 8).format());
    assertThat(correct(stopped, 0, 6).hasScore()).isTrue();
  }

  @Test
  void isUsableFromTheCutOnIfNotBefore() {
    GameRecord record = TrainingGames.random(3, 0);
    int cut = lastPlyWith(8, record);
    assertThat(correct(record, 7, 8).usableFrom()).isEqualTo(7);
    assertThat(correct(record, cut + 3, 8).usableFrom()).isEqualTo(cut);
  }

  @Test
  void leavesAGameAloneThatWasOverBefore() {
    // The shortest game there is: Light has no disc left after nine moves.
    TrainingGame game = TrainingGame.parse("f5d6c5f4e7f6g5e6e3 3");
    assertThat(game.record().end().isTerminal()).isTrue();
    GameCorrector corrector = new GameCorrector(10);
    assertThat(corrector.canCorrect(game)).isTrue();
    TrainingGame corrected = corrector.correct(game, StopSignal.NEVER).orElseThrow();
    assertThat(corrected.format()).isEqualTo(game.format());
    assertThat(corrected.label(9)).isEqualTo(-64);
  }

  @Test
  void doesNotDependOnGamesBefore() {
    GameCorrector corrector = new GameCorrector(10);
    for (long seed = 1; seed <= 30; seed++) {
      GameRecord record = TrainingGames.random(seed, 0);
      assertThat(corrector
              .correct(TrainingGame.of(record, 0), StopSignal.NEVER)
              .orElseThrow()
              .format())
          .as("seed %d", seed)
          .isEqualTo(correct(record, 0, 10).format());
    }
  }

  @Test
  void refusesAGameThatStopsBeforeTheCut() {
    TrainingGame game = TrainingGame.of(TrainingGames.random(1, 20), 0);
    assertThat(new GameCorrector(20).canCorrect(game)).isTrue();
    GameCorrector corrector = new GameCorrector(19);
    assertThat(corrector.canCorrect(game)).isFalse();
    assertThatThrownBy(() -> corrector.correct(game, StopSignal.NEVER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("stops with 20 empty squares, before 19");
  }

  @Test
  void hasNoGameWhenStopped() {
    StopSignal stop = new StopSignal();
    stop.raise();
    TrainingGame game = TrainingGame.of(TrainingGames.random(1, 0), 0);
    assertThat(new GameCorrector(24).correct(game, stop)).isEmpty();
  }

  @Test
  void refusesNumbersOutOfRange() {
    assertThatThrownBy(() -> new GameCorrector(0)).hasMessageContaining("0 empty squares");
    assertThatThrownBy(() -> new GameCorrector(31)).hasMessageContaining("31 empty squares");
  }
}
