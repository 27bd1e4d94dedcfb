package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.Gomoku;
import io.github.yomikiri.games.GomokuView;
import io.github.yomikiri.learn.fixture.ParsedSvg;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.LearningListener;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forms with shared weights on large boards. */
class ShiftedFormsTest {

  private static final int SIZE = 19;

  @TempDir
  private Path folder = Path.of("");

  private static LearnedEvaluator<Gomoku> random(Patterns<Gomoku> patterns, long seed) {
    PortableRandom random = new PortableRandom(seed);
    short[] weights = new short[patterns.count()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (short) random.nextInt(-100, 101);
    }
    return LearnedEvaluator.of(patterns, Scale.winChance(), "random numbers", List.of(weights));
  }

  private static Gomoku placed(Set<Integer> stones, int columns, int rows) {
    Gomoku node = Gomoku.start(SIZE, SIZE, 5);
    for (int code : stones) {
      node = node.play(code + 32 * rows + columns);
    }
    return node;
  }

  @Test
  void awayFromTheEdgeShiftsChangeNothing() {
    PortableRandom random = new PortableRandom(1);
    for (int edge = 0; edge <= 2; edge++) {
      Patterns<Gomoku> patterns = Patterns.of(new GomokuView(SIZE, SIZE))
          .apartNearEdge(edge)
          .lines(5)
          .anywhere(0, 1, SIZE, SIZE + 1)
          .build();
      LearnedEvaluator<Gomoku> evaluator = random(patterns, edge);
      for (int i = 0; i < 50; i++) {
        // Stones in the middle whose forms do not reach the edge.
        Set<Integer> stones = new HashSet<>();
        while (stones.size() < 7) {
          stones.add(32 * (8 + random.nextInt(3)) + 8 + random.nextInt(3));
        }
        Gomoku node = placed(stones, 0, 0);
        Gomoku shifted = placed(stones, random.nextInt(-1, 2), random.nextInt(-1, 2));
        if (!node.isTerminal()) {
          assertThat(evaluator.evaluate(shifted)).isEqualTo(evaluator.evaluate(node));
        }
      }
    }
  }

  @Test
  void linesOfTheGreatestBoardAreSearchedAsTheyAreValued() {
    Patterns<Gomoku> patterns =
        Patterns.of(new GomokuView(SIZE, SIZE)).squares().lines(6).build();
    LearnedEvaluator<Gomoku> evaluator = random(patterns, 3);
    Gomoku node = placed(Set.of(32 * 9 + 9, 32 * 8 + 9, 32 * 9 + 10), 0, 0);
    int incremental = Searchers.forGame(Gomoku.class)
        .evaluator(evaluator)
        .build()
        .search(node, Limits.depth(1))
        .score();
    // The same evaluator without its incremental form.
    int plain = Searchers.forGame(Gomoku.class)
        .evaluator(evaluator.withEstimates((each, estimate) -> estimate))
        .build()
        .search(node, Limits.depth(1))
        .score();
    assertThat(incremental).isEqualTo(plain);
  }

  @Test
  void picturesShowTheFormsThatWeighMost() throws Exception {
    Patterns<Gomoku> patterns = Patterns.of(new GomokuView(9, 9)).lines(3).build();
    short[] weights = new short[patterns.count()];
    weights[1 + 3 + 9] = 4_096; // three own stones
    weights[2 + 6 + 18] = -8_192; // three stones of the opponent
    LearnedEvaluator<Gomoku> evaluator =
        LearnedEvaluator.of(patterns, Scale.winChance(), "", List.of(weights));
    ParsedSvg picture = new ParsedSvg(EvaluatorPicture.ofWeights(evaluator, "lines"));
    assertThat(picture.contents("text"))
        .contains("A form of 3 squares in 224 places: what weighs most", "+1.00", "\u22122.00")
        .containsSubsequence("1", "1", "1", "+1.00");
  }

  @Test
  void threadsChangeNothing() throws Exception {
    byte[] one = learned(1);
    assertThat(learned(2)).isEqualTo(one);
    assertThat(learned(4)).isEqualTo(one);
  }

  private byte[] learned(int threads) throws Exception {
    Patterns<Gomoku> patterns = Patterns.of(new GomokuView(9, 9)).lines(5).build();
    Path place = folder.resolve("" + threads);
    Learning.of(Gomoku.start(9, 9, 5), patterns)
        .threads(threads)
        .games(192)
        .run(place, LearningListener.NONE, StopSignal.NEVER);
    return Files.readAllBytes(place.resolve("evaluator"));
  }
}
