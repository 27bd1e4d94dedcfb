package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.StopSignal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SelfPlayTest {

  /** Options with a search of one ply, without errors. */
  private static final SelfPlay.Options SHALLOW =
      SelfPlay.Options.STANDARD.withDepth(1).withNoise(0).withEmpties(4);

  private static final SelfPlay.Options USUAL =
      SelfPlay.Options.STANDARD.withDepth(2).withDeviation(0.02).withEmpties(6);

  private static TrainingGame play(SelfPlay player, long number) {
    return player.play(number, StopSignal.NEVER).orElseThrow();
  }

  private static List<String> games(SelfPlay.Options options, int count) {
    SelfPlay player = new SelfPlay(new Tanuki(), options);
    return LongStream.range(0, count)
        .mapToObj(number -> play(player, number).format())
        .toList();
  }

  @Test
  void aGameDependsOnItsNumberAlone() {
    List<String> games = games(USUAL, 12);
    assertThat(new HashSet<>(games)).hasSize(12);
    for (int number : new int[] {11, 0, 5}) {
      assertThat(play(new SelfPlay(new Tanuki(), USUAL), number).format())
          .isEqualTo(games.get(number));
    }
    assertThat(games(USUAL.withSeed(2), 12)).doesNotContainAnyElementsOf(games);
  }

  @Test
  void countsTheNodesOfItsSearches() {
    SelfPlay player = new SelfPlay(new Tanuki(), USUAL);
    assertThat(player.nodes()).isZero();
    play(player, 3);
    long once = player.nodes();
    assertThat(once).isPositive();
    play(player, 3);
    assertThat(player.nodes()).isEqualTo(2 * once);
  }

  @Test
  void endsPerfectly() {
    for (String line : games(USUAL, 20)) {
      TrainingGame game = TrainingGame.parse(line);
      assertThat(game.hasScore()).isTrue();
      for (int ply = game.usableFrom(); ply <= game.game().moves().size(); ply++) {
        Reversi position = game.game().positions().get(ply);
        if (position.emptyCount() <= 6) {
          assertThat(game.label(ply)).as(line).isEqualTo(Endings.unpruned(position));
        }
      }
    }
  }

  @Test
  void isUsableAfterTheRandomMoves() {
    Set<Integer> from = new HashSet<>();
    for (String line : games(SHALLOW.withRandomMoves(3, 9), 60)) {
      from.add(TrainingGame.parse(line).usableFrom());
    }
    assertThat(from).containsExactlyInAnyOrder(3, 4, 5, 6, 7, 8, 9);
  }

  @Test
  void isUsableFromThePerfectEndIfAllWasRandom() {
    for (String line : games(SHALLOW.withRandomMoves(0, 0).withDeviation(1), 20)) {
      TrainingGame game = TrainingGame.parse(line);
      int ply = game.usableFrom();
      // A forced move is not a deviation.
      assertThat(game.game().positions().get(ply - 1).legalMoves()).hasSizeGreaterThan(1);
      for (; game.game().positions().get(ply).emptyCount() > 4; ply++) {
        assertThat(game.game().positions().get(ply).legalMoves()).hasSize(1);
      }
    }
  }

  @Test
  void deviatesAsOftenAsAsked() {
    int searched = games(SHALLOW.withRandomMoves(6, 6), 40).stream()
        .mapToInt(line -> TrainingGame.parse(line).usableFrom())
        .max()
        .orElseThrow();
    long deviated = games(SHALLOW.withRandomMoves(6, 6).withDeviation(0.05), 40).stream()
        .filter(line -> TrainingGame.parse(line).usableFrom() > 6)
        .count();
    assertThat(searched).isEqualTo(6);
    // A game has 35 to 50 moves with a choice, so 1 to 8 of 40 games have no deviation.
    assertThat(deviated).isBetween(30L, 40L);
  }

  @Test
  void noiseMakesGamesDiffer() {
    assertThat(new HashSet<>(games(SHALLOW.withRandomMoves(0, 0).withDepth(2), 8)))
        .hasSize(1);
    assertThat(new HashSet<>(games(SHALLOW.withRandomMoves(0, 0).withDepth(2).withNoise(3), 8)))
        .hasSize(8);
  }

  @Test
  void hasNoGameWhenStopped() {
    StopSignal stop = new StopSignal();
    stop.raise();
    assertThat(new SelfPlay(
                new Tanuki(), SHALLOW.withRandomMoves(6, 6).withDepth(4).withEmpties(14))
            .play(0, stop))
        .isEmpty();
  }

  @Test
  void refusesOptionsOutOfRange() {
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withRandomMoves(-1, 6))
        .hasMessageContaining("minimum number of random moves, -1");
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withRandomMoves(7, 6))
        .hasMessageContaining("is not in [7, 60]");
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withDepth(0))
        .hasMessageContaining("depth, 0");
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withNoise(Double.NaN))
        .hasMessageContaining("noise, NaN");
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withDeviation(1.1))
        .hasMessageContaining("probability of a random move, 1.1");
    assertThatThrownBy(() -> SelfPlay.Options.STANDARD.withEmpties(31))
        .hasMessageContaining("empty squares, 31");
  }
}
