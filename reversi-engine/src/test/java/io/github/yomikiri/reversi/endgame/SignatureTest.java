package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The solver's signature: its numbers of nodes for fixed positions. A refactoring must not change
 * the signature. A change of behavior changes it, and the commit names the old and the new number.
 * To update the signature, run this class's {@code main} from the module's folder, and put its
 * output into {@code src/test/resources/io/github/yomikiri/reversi/endgame/signature.csv}.
 */
class SignatureTest {

  private static final String HEADER =
      "number,options,score,nodes,leaves,cutoffs,firstMoveCutoffs,tableProbes,tableHits";

  @Test
  @Tag("once")
  void nodeCountsAreTheSignatures() throws IOException {
    assertThat(signature()).isEqualTo(recorded());
  }

  private static List<String> recorded() throws IOException {
    try (InputStream csv = SignatureTest.class.getResourceAsStream("signature.csv")) {
      byte[] bytes = Objects.requireNonNull(csv, "signature.csv").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static List<String> signature() {
    List<FfoPosition> small = FfoPosition.range(1, 22);
    List<FfoPosition> all =
        Stream.of(small, FfoPosition.range(29, 30)).flatMap(List::stream).toList();
    // The large positions would take most of the test's time, so they are searched once.
    return Stream.of(
            Stream.of(HEADER),
            lines("exact", EndgameOptions.exact(), all),
            lines("winLossDraw", EndgameOptions.winLossDraw(), small),
            lines("allRootMoves", EndgameOptions.exact().withAllRootMoves(), small),
            lines("noEvaluator", EndgameOptions.exact().withoutEvaluator(), small))
        .flatMap(lines -> lines)
        .toList();
  }

  private static Stream<String> lines(
      String name, EndgameOptions options, List<FfoPosition> positions) {
    EndgameSolver solver = new EndgameSolver(options.withTableLongs(1 << 16));
    return positions.stream().map(ffo -> {
      solver.reset();
      SearchResult result = solver.search(ffo.position(), Limits.none());
      Statistics counted = result.statistics();
      return Stream.of(
              ffo.number(),
              name,
              result.score(),
              counted.nodes(),
              counted.leaves(),
              counted.cutoffs(),
              counted.firstMoveCutoffs(),
              counted.tableProbes(),
              counted.tableHits())
          .map(Object::toString)
          .collect(Collectors.joining(","));
    });
  }

  /** Prints the signature in the format of the file. */
  public static void main(String[] args) {
    signature().forEach(System.out::println);
  }
}
