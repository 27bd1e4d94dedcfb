package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

class GameValuerTest {

  private static final Tanuki EVALUATOR = new Tanuki();

  private static GameValuer valuer(int depth, int empties) {
    return new GameValuer(
        Engine.builder().evaluator(EVALUATOR).tables(1, 1).buildMidgame(), depth, empties);
  }

  private static int value(Reversi position, int depth) {
    Evaluator<Reversi> evaluator = EVALUATOR;
    double units = Searchers.forGame(Reversi.class)
        .evaluator(evaluator)
        .build()
        .search(position, Limits.depth(depth))
        .score();
    return (int) Math.round(units / EVALUATOR.unitsPerDisc());
  }

  @Test
  void searchedPositionsHaveTheValueOfTheSearchAndOthersTheScore() {
    TrainingGame game = TrainingGame.of(TrainingGames.random(3, 0), 30);
    TrainingGame valued = valuer(1, 20).value(game, StopSignal.NEVER).orElseThrow();
    int searched = 0;
    for (int ply = 30; ply <= game.game().moves().size(); ply++) {
      Reversi position = game.game().positions().get(ply);
      if (position.emptyCount() > 20) {
        assertThat(valued.label(ply)).as("ply %d", ply).isEqualTo(value(position, 1));
        searched++;
      } else {
        assertThat(valued.label(ply)).as("ply %d", ply).isEqualTo(game.label(ply));
      }
    }
    assertThat(searched).isBetween(8, 12);
    assertThat(TrainingGame.parse(valued.format())).hasToString(valued.format());
  }

  @Test
  void aGameThatStopsIsValuedToItsLastPosition() {
    TrainingGame game = TrainingGame.of(TrainingGames.random(3, 0), 0);
    String opening = game.format().substring(0, 2 * 12);
    TrainingGame valued = valuer(2, 20)
        .value(TrainingGame.parse(opening + " 12"), StopSignal.NEVER)
        .orElseThrow();
    assertThat(valued.hasScore()).isFalse();
    assertThat(valued.label(12)).isEqualTo(value(valued.game().position(), 2));
  }

  @Test
  void aSolvedPositionHasItsExactScore() {
    TrainingGame game =
        TrainingGame.parse(TrainingGame.of(TrainingGames.random(3, 0), 30).format() + " 24:-14");
    TrainingGame valued = valuer(1, 20).value(game, StopSignal.NEVER).orElseThrow();
    for (int ply = 30; ply < game.game().moves().size(); ply++) {
      Reversi position = game.game().positions().get(ply);
      if (position.emptyCount() == 24) {
        assertThat(valued.label(ply)).isEqualTo(position.sideToMove() == Side.DARK ? -14 : 14);
        return;
      }
    }
    throw new AssertionError("no position with 24 empty squares");
  }

  @Test
  void labelsDoNotDependOnEarlierGames() {
    GameValuer valuer = valuer(3, 40);
    assertThat(valuer.nodes()).isZero();
    TrainingGame first = TrainingGame.of(TrainingGames.random(4, 0), 10);
    TrainingGame second = TrainingGame.of(TrainingGames.random(5, 0), 10);
    String alone = valuer.value(second, StopSignal.NEVER).orElseThrow().format();
    long once = valuer.nodes();
    assertThat(once).isPositive();
    valuer.value(first, StopSignal.NEVER).orElseThrow();
    long twice = valuer.nodes();
    assertThat(valuer.value(second, StopSignal.NEVER).orElseThrow()).hasToString(alone);
    assertThat(valuer.nodes() - twice).isEqualTo(once);
  }

  @Test
  void stopsAtOnce() {
    StopSignal stop = new StopSignal();
    stop.raise();
    TrainingGame game = TrainingGame.of(TrainingGames.random(4, 0), 10);
    assertThat(valuer(3, 40).value(game, stop)).isEmpty();
  }
}
