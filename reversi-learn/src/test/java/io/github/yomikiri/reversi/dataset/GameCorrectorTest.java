package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCorrectorTest {

  private static TrainingGame correct(Game<Reversi> record, int usableFrom, int empties) {
    return new GameCorrector(empties)
        .correct(TrainingGame.of(record, usableFrom), StopSignal.NEVER)
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 7})
  void theEndIsWorthWhatBruteForceFinds(int empties) {
    int improved = 0;
    for (long seed = 1; seed <= 60; seed++) {
      Game<Reversi> played = TrainingGames.random(seed, 0);
      TrainingGame corrected = correct(played, 0, empties);
      int cut = lastPlyWith(empties, played);
      assertThat(corrected.game().positions().subList(0, cut + 1))
          .as("seed %d", seed)
          .isEqualTo(played.positions().subList(0, cut + 1));
      for (int ply = cut; ply <= corrected.game().moves().size(); ply++) {
        assertThat(corrected.label(ply))
            .as("seed %d, ply %d", seed, ply)
            .isEqualTo(Endings.unpruned(corrected.game().positions().get(ply)));
      }
      improved += corrected.game().equals(played) ? 0 : 1;
    }
    assertThat(improved > 0).isEqualTo(empties > 1);
  }

  private static int lastPlyWith(int empties, Game<Reversi> record) {
    int ply = record.moves().size();
    while (ply > 0 && record.positions().get(ply).emptyCount() < empties) {
      ply--;
    }
    return ply;
  }

  @Test
  void forgetsTheScoreOfAPositionThatIsNoLongerReached() {
    Game<Reversi> played = TrainingGames.random(3, 0);
    TrainingGame game = TrainingGame.parse(Transcript.format(played) + " 4:+62");
    int solved = lastPlyWith(4, played);
    assertThat(Math.abs(game.label(solved - 1))).isEqualTo(62);
    // 1. If the cut is after the position, the game still has the position.
    TrainingGame later = new GameCorrector(3).correct(game, StopSignal.NEVER).orElseThrow();
    assertThat(Math.abs(later.label(solved - 1))).isEqualTo(62);
    // 2. If the cut is before the position, the game has other moves.
    TrainingGame earlier = new GameCorrector(8).correct(game, StopSignal.NEVER).orElseThrow();
    for (int ply = lastPlyWith(8, played); ply <= earlier.game().moves().size(); ply++) {
      assertThat(earlier.label(ply))
          .as("ply %d", ply)
          .isEqualTo(Endings.unpruned(earlier.game().positions().get(ply)));
    }
  }

  @Test
  void readsOutAGameFromItsStartIfThatIsLate() {
    Game<Reversi> whole = TrainingGames.random(3, 0);
    Reversi start = TrainingGame.positionWithEmpties(whole, 6).orElseThrow();
    TrainingGame corrected = correct(Transcript.replay(start, new int[0]), 0, 9);
    assertThat(corrected.label(0)).isEqualTo(Endings.unpruned(start));
  }

  @Test
  void completesAGameThatStopped() {
    Game<Reversi> whole = TrainingGames.random(3, 0);
    Game<Reversi> stopped = TrainingGames.random(3, 6);
    assertThat(correct(stopped, 0, 8).format()).isEqualTo(correct(whole, 0, 8).format());
    assertThat(correct(stopped, 0, 6).hasScore()).isTrue();
  }

  @Test
  void isCutAtTheFirstUsablePositionIfThatIsLater() {
    Game<Reversi> record = TrainingGames.random(3, 0);
    int later = lastPlyWith(8, record) + 3;
    TrainingGame corrected = correct(record, later, 8);
    assertThat(corrected.usableFrom()).isEqualTo(later);
    assertThat(corrected.game().positions().subList(0, later + 1))
        .isEqualTo(record.positions().subList(0, later + 1));
    assertThat(corrected.label(later))
        .isEqualTo(Endings.unpruned(record.positions().get(later)));
    assertThat(correct(record, 7, 8).usableFrom()).isEqualTo(7);
  }

  @Test
  void leavesAGameAloneThatIsUsableFromItsEndOn() {
    Game<Reversi> record = TrainingGames.random(3, 0);
    int end = record.moves().size();
    assertThat(correct(record, end, 8).format())
        .isEqualTo(TrainingGame.of(record, end).format());
  }

  @Test
  void leavesAGameAloneThatWasOverBefore() {
    // The shortest game: after nine moves Light has no disc left.
    TrainingGame game = TrainingGame.parse("f5d6c5f4e7f6g5e6e3 3");
    assertThat(game.game().position().isTerminal()).isTrue();
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
      Game<Reversi> record = TrainingGames.random(seed, 0);
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
        .hasMessageContaining("stop with 20 empty squares, before 19");
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
