package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

/** Searches find the same with an updated evaluator as with one that is computed anew. */
class LearnedSearchTest {

  private static final ConnectFour START = ConnectFour.start(5, 4);

  /** Hides that an evaluator is incremental. */
  private record Hidden<N extends Node<N>>(Evaluator<N> evaluator) implements Evaluator<N> {

    @Override
    public int evaluate(N node) {
      return evaluator.evaluate(node);
    }

    @Override
    public Unit<N> unit() {
      return evaluator.unit();
    }
  }

  private static <N extends Node<N>> LearnedEvaluator<N> random(Patterns<N> patterns, Scale scale) {
    PortableRandom random = new PortableRandom(1);
    float[] weights = new float[patterns.stages() * patterns.count()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (random.nextDouble() - 0.5) / 2;
    }
    return LearnedEvaluator.rounded(patterns, scale, "", weights);
  }

  private static LearnedEvaluator<ConnectFour> ofConnectFour(Scale scale) {
    return random(
        Patterns.of(new ConnectFourView(START.board()))
            .rectangles(2, 2)
            .walks(5, 9, 1)
            .build(),
        scale);
  }

  private static <N extends Node<N>> int score(
      Class<N> game, Evaluator<N> evaluator, int threads, N node, int depth) {
    return Searchers.forGame(game)
        .evaluator(evaluator)
        .threads(threads)
        .build()
        .search(node, Limits.depth(depth))
        .score();
  }

  @Test
  void aPositionWithConfigurationsIsThePosition() {
    Patterns<ConnectFour> patterns =
        Patterns.of(new ConnectFourView(START.board())).rectangles(2, 2).build();
    ConnectFour node = START;
    PatternNode<ConnectFour> same = PatternNode.of(patterns, node);
    for (int move : new int[] {0, 1, 0, 1, 0, 1, 0}) {
      assertThat(same.legalMoves()).isEqualTo(node.legalMoves());
      assertThat(same.parse("3")).isEqualTo(node.parse("3"));
      node = node.play(move);
      same = same.play(move);
      assertThat(same.key()).isEqualTo(node.key());
      assertThat(same.isTerminal()).isEqualTo(node.isTerminal());
      assertThat(same.maxScore()).isEqualTo(node.maxScore());
      assertThat(same).hasToString(node.toString());
      assertThat(same)
          .isEqualTo(PatternNode.of(patterns, node))
          .isNotEqualTo(PatternNode.of(patterns, START));
      assertThat(same.hashCode()).isEqualTo(node.hashCode());
    }
    assertThat(same.terminalScore()).isEqualTo(node.terminalScore()).isNegative();
  }

  @Test
  void searchesOfConnectFourAgree() {
    for (Scale scale : new Scale[] {Scale.winChance(), Scale.points(7, 1_000)}) {
      LearnedEvaluator<ConnectFour> evaluator = ofConnectFour(scale);
      for (String played : new String[] {"", "3", "33", "3213", "111122223"}) {
        ConnectFour node = START.after(played);
        for (int depth = 1; depth <= 6; depth++) {
          int plain = score(ConnectFour.class, new Hidden<>(evaluator), 1, node, depth);
          for (int threads = 1; threads <= 2; threads++) {
            assertThat(score(ConnectFour.class, evaluator, threads, node, depth))
                .as("%s, %s, depth %d, %d threads", scale, played, depth, threads)
                .isEqualTo(plain);
          }
        }
      }
    }
  }

  @Test
  void searchesOfTicTacToeAgree() {
    Patterns<TicTacToe> patterns =
        Patterns.of(new TicTacToeView()).rectangles(2, 2).build();
    LearnedEvaluator<TicTacToe> evaluator = random(patterns, Scale.winChance());
    for (int depth = 1; depth <= 8; depth++) {
      assertThat(score(TicTacToe.class, evaluator, 1, TicTacToe.START, depth))
          .isEqualTo(score(TicTacToe.class, new Hidden<>(evaluator), 1, TicTacToe.START, depth));
    }
    // To the end of the game, the value is the game's own.
    assertThat(score(TicTacToe.class, evaluator, 1, TicTacToe.START, 9)).isZero();
    assertThat(score(TicTacToe.class, evaluator, 1, TicTacToe.after(0, 1), 7))
        .isGreaterThan(evaluator.scale().limit());
  }

  @Test
  void monteCarloSearchesAgree() {
    LearnedEvaluator<ConnectFour> evaluator = ofConnectFour(Scale.winChance());
    assertThat(monteCarlo(evaluator)).isEqualTo(monteCarlo(new Hidden<>(evaluator)));
  }

  /** Returns the score and the moves that a search of one thread finds. */
  private static String monteCarlo(Evaluator<ConnectFour> evaluator) {
    var result = Searchers.monteCarlo(ConnectFour.class)
        .evaluator(evaluator)
        .seed(1)
        .build()
        .search(START, Limits.nodes(3_000));
    return result.score() + " " + result.principalVariation() + " " + result.rootMoves();
  }
}
