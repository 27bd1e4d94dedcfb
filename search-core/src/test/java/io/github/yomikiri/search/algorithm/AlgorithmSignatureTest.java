package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The algorithms' signature: the counts and lines of fixed searches. The value alone does not show
 * that a search has lost a cutoff, an ordering or its table. A refactoring must not change the
 * signature. A change of behavior changes it, and the commit names the old and the new number of
 * nodes. To update the signature, run this class's {@code main} from the module's folder, and put
 * its output into {@code src/test/resources/io/github/yomikiri/search/algorithm/signature.csv}.
 */
class AlgorithmSignatureTest {

  private static final String HEADER = "algorithm,setup,predictions,game,score,nodes,leaves,"
      + "evaluations,cutoffs,firstMoveCutoffs,tableProbes,tableHits,reSearches,line";

  private static final int DEPTH = 5;

  private static final ProbCut<RandomGame> MODEL = (node, depth) -> depth < 2
      ? List.of()
      : List.of(new Prediction(0, 1, 0, 2), new Prediction(depth - 2, 1, 1, 1.5));

  @Test
  void countsAreTheSignatures() throws IOException {
    assertThat(signature()).isEqualTo(recorded());
  }

  private static List<String> recorded() throws IOException {
    try (InputStream csv = AlgorithmSignatureTest.class.getResourceAsStream("signature.csv")) {
      byte[] bytes = Objects.requireNonNull(csv, "signature.csv").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static List<String> signature() {
    List<String> lines = new ArrayList<>();
    lines.add(HEADER);
    for (Algorithm algorithm : Algorithm.values()) {
      for (Setup setup : Setup.values()) {
        for (boolean predictions : List.of(false, true)) {
          if (predictions && !algorithm.canPredict()) {
            continue;
          }
          // Few different values make many ties, so the order of moves matters.
          lines.add(line(algorithm, setup, predictions, "tree", RandomGame.tree(1, 9, 5, 6)));
          lines.add(line(algorithm, setup, predictions, "graph", RandomGame.graph(2, 9, 5, 6)));
          // The whole game: values are proven, and games end at different depths.
          lines.add(line(algorithm, setup, predictions, "short", RandomGame.graph(3, 5, 4, 3)));
        }
      }
    }
    return lines;
  }

  private static String line(
      Algorithm algorithm, Setup setup, boolean predictions, String name, RandomGame root) {
    SearcherBuilder<RandomGame> builder =
        // The table and the orderings begin above the leaves' parents.
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm, 2);
    if (predictions) {
      builder.probCut(MODEL, Selectivity.PERCENT_73);
    }
    Searcher<RandomGame> searcher = builder.build();
    SearchResult result = searcher.search(root, Limits.depth(DEPTH));
    Statistics counts = result.statistics();
    String line = result.principalVariation().stream()
        .map(move -> Integer.toString(move.code()))
        .collect(Collectors.joining(" "));
    return String.join(
        ",",
        algorithm.name(),
        setup.name(),
        predictions ? "yes" : "no",
        name,
        Integer.toString(result.score()),
        Long.toString(counts.nodes()),
        Long.toString(counts.leaves()),
        Long.toString(counts.evaluations()),
        Long.toString(counts.cutoffs()),
        Long.toString(counts.firstMoveCutoffs()),
        Long.toString(counts.tableProbes()),
        Long.toString(counts.tableHits()),
        Long.toString(counts.reSearches()),
        line);
  }

  /** Prints the signature in the format of the file. */
  public static void main(String[] args) {
    signature().forEach(System.out::println);
  }
}
