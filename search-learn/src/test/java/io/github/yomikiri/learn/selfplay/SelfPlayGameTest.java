package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose only feature is the number of empty squares, so each ply has its own weight. */
class SelfPlayGameTest {

  private static final int SEEDS = 50;

  private static SelfPlayGame<TicTacToe> game(TemporalDifferences method) {
    return new SelfPlayGame<>(TicTacToe.START, new EmptySquares(), Scale.points(1, 1_000), method);
  }

  /** Returns settings without random moves. */
  private static TemporalDifferences greedy(double lambda) {
    return new TemporalDifferences(lambda, 0.5, 0, 0, 0, 100);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.7, 1})
  void positionsLearnFromTheEnd(double lambda) {
    SelfPlayGame<TicTacToe> game = game(greedy(lambda));
    int won = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      float[] weights = new float[10];
      game.play(weights, new PortableRandom(seed));
      int plies = game.positions();
      assertThat(plies).isBetween(5, 9);
      // All weights are 0. So each error is 1, unless the game is a draw.
      double error = game.squaredErrors(weights) / plies;
      assertThat(error == 0 || error == 1).isTrue();
      won += (int) error;
      assertThat(game.learn(weights)).isEqualTo(plies);
      float[] expected = new float[10];
      for (int left = 1; left <= plies && error == 1; left++) {
        // The side that makes the last move wins.
        double sign = left % 2 == 1 ? 1 : -1;
        expected[9 - plies + left] = (float) (sign * 0.5 * Math.pow(lambda, left - 1));
      }
      assertThat(weights).containsExactly(expected, within(1e-6f));
    }
    assertThat(won).isBetween(1, SEEDS);
  }

  /** A game of single moves, some of which win another turn. The side to move at the end loses. */
  private record Turns(int left, boolean movesAgain) implements Node<Turns> {

    @Override
    public void moves(MoveList out) {
      if (left > 0) {
        out.add(0);
      }
    }

    @Override
    public Turns play(int move) {
      return new Turns(left - 1, left % 3 == 0);
    }

    @Override
    public int terminalScore() {
      return -1;
    }

    @Override
    public long key() {
      return left;
    }
  }

  /** What is left is the only feature. */
  private record Left() implements Features<Turns> {

    @Override
    public int count() {
      return 10;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public void numbers(Turns node, int[] out) {
      out[0] = node.left;
    }

    @Override
    public String form() {
      return "what is left";
    }
  }

  @Test
  void aPositionAfterAnExtraTurnHasTheSameSign() {
    SelfPlayGame<Turns> game =
        new SelfPlayGame<>(new Turns(9, false), new Left(), Scale.points(1, 1_000), greedy(1));
    float[] weights = new float[10];
    game.play(weights, new PortableRandom(1));
    assertThat(game.squaredErrors(weights)).isEqualTo(9);
    game.learn(weights);
    float[] expected = new float[10];
    int value = -1;
    for (int left = 1; left < 10; left++) {
      value = Score.ofMove(new Turns(left, false).play(0), value);
      expected[left] = 0.5f * value;
    }
    assertThat(weights).containsExactly(expected, within(1e-6f));
  }

  @Test
  void theRateIsThePartOfTheErrorThatGoesAway() {
    SelfPlayGame<TicTacToe> game = game(greedy(1));
    float[] weights = new float[10];
    game.play(weights, new PortableRandom(1));
    double error = game.squaredErrors(weights);
    assertThat(error).isPositive();
    game.learn(weights);
    assertThat(game.squaredErrors(weights)).isCloseTo(error / 4, within(1e-6));
  }

  @Test
  void theRateIsThePartEvenIfPlacesShareAWeight() {
    // On an empty board all images of a pattern select the same weight.
    Patterns<TicTacToe> patterns =
        Patterns.of(new TicTacToeView()).rectangles(2, 2).rectangles(3, 3).build();
    SelfPlayGame<TicTacToe> game =
        new SelfPlayGame<>(TicTacToe.START, patterns, Scale.points(1, 1_000), greedy(1));
    float[] weights = new float[patterns.count()];
    game.play(weights, new PortableRandom(1));
    double errors = game.squaredErrors(weights);
    assertThat(errors).isPositive();
    for (int i = 0; i < 100; i++) {
      game.learn(weights);
    }
    assertThat(game.squaredErrors(weights)).isLessThan(errors / 100);
  }

  @Test
  void nothingIsLearnedBeforeARandomMove() {
    SelfPlayGame<TicTacToe> game = game(greedy(1).withExploration(0.3));
    int explored = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      float[] weights = new float[10];
      game.play(weights, new PortableRandom(seed));
      boolean isDraw = game.squaredErrors(weights) == 0;
      int learned = game.learn(weights);
      explored += game.positions() - learned;
      // What has changed are the last positions, without a gap.
      int first = 9 - game.positions() + 1;
      int changed = 0;
      while (first + changed <= 9 && weights[first + changed] != 0) {
        changed++;
      }
      assertThat(changed).isLessThanOrEqualTo(learned);
      assertThat(!isDraw || changed == 0).isTrue();
      for (int i = first + changed; i <= 9; i++) {
        assertThat(weights[i]).isZero();
      }
    }
    assertThat(explored).isPositive();
  }

  @Test
  void gamesBeginWithRandomMoves() {
    SelfPlayGame<TicTacToe> game = game(greedy(1).withRandomStarts(1, 100));
    boolean[] lengths = new boolean[10];
    for (int seed = 0; seed < SEEDS; seed++) {
      game.play(new float[10], new PortableRandom(seed));
      // The game is never over after the random moves.
      assertThat(game.positions()).isBetween(1, 9);
      lengths[game.positions()] = true;
    }
    assertThat(lengths[1]).isTrue();
  }

  @ParameterizedTest
  @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
  void wrongWeightsStillMakeMoves(float weight) {
    float[] weights = new float[10];
    Arrays.fill(weights, weight);
    SelfPlayGame<TicTacToe> game = game(greedy(1));
    game.play(weights, new PortableRandom(1));
    assertThat(game.positions()).isBetween(5, 9);
  }

  @Test
  void longGamesHaveRoom() {
    SelfPlayGame<TakeAway> game = new SelfPlayGame<>(
        new TakeAway(1_000, 1),
        new TakeAway.Rest(),
        Scale.winChance(),
        greedy(1).withMaxPlies(900));
    float[] weights = new float[4];
    game.play(weights, new PortableRandom(1));
    assertThat(game.positions()).isEqualTo(900);
    assertThat(game.squaredErrors(weights)).isZero();
    game = new SelfPlayGame<>(
        new TakeAway(1_000, 1),
        new TakeAway.Rest(),
        Scale.winChance(),
        greedy(1).withMaxPlies(1_000));
    game.play(weights, new PortableRandom(1));
    assertThat(game.positions()).isEqualTo(1_000);
    assertThat(game.squaredErrors(weights)).isEqualTo(1_000);
  }

  @Test
  void betterWeightsWinTheirMatch() {
    int[] games = {0};
    GenerationMatch<TakeAway> match = new GenerationMatch<>(
        new TakeAway(50, 3), new TakeAway.Rest(), Scale.winChance(), greedy(1), () -> games[0]++);
    // Three moves take 1 to 3, and a side that faces a multiple of 4 loses.
    GenerationMatch.Side<TakeAway> good = match.of(new float[] {-1, 1, 1, 1});
    GenerationMatch.Side<TakeAway> bad = match.of(new float[] {1, -1, -1, -1});
    assertThat(match.play(good, bad, 50, 1)).isGreaterThan(0.9);
    assertThat(games[0]).isEqualTo(100);
    assertThat(match.play(bad, good, 50, 1)).isLessThan(0.1);
    assertThat(match.play(good, good, 50, 1)).isBetween(0.4, 0.6);
    // An evaluator that knows the same is as good as the weights.
    GenerationMatch.Side<TakeAway> rival = match.of(node -> node.left() % 4 == 0 ? -1 : 1);
    assertThat(match.play(rival, bad, 50, 1)).isGreaterThan(0.9);
    assertThat(match.play(good, rival, 50, 1)).isBetween(0.4, 0.6);
  }
}
