package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.ProofNode;
import io.github.yomikiri.search.driver.Prover;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloSearcher;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that the tree recorder still draws the pictures of the pi tree in {@code docs/images}. It
 * also writes the pages to explore into {@code docs/target/examples}. To draw the pictures again:
 *
 * <pre>
 * ./mvnw -pl docs -am test -Dtest=PicturesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtest.args=-Dpictures.write=true
 * </pre>
 */
class PicturesTest {

  private static final Path IMAGES = Path.of("images");
  private static final Path EXAMPLES = Path.of("target", "examples");
  private static final long MAX_BYTES = 300 << 10;
  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final String PLAYED = "5554224333234511764415115";
  private static final ConnectFour PUZZLE = ConnectFour.START.after(PLAYED);

  @TestFactory
  Stream<DynamicTest> picturesAreUpToDate() {
    return Stream.of(
        piTree("minimax", Algorithm.MINIMAX),
        piTree("branch and bound", Algorithm.BRANCH_AND_BOUND),
        piTree("alpha-beta", Algorithm.ALPHA_BETA),
        piTree("PVS", Algorithm.PVS));
  }

  private static DynamicTest piTree(String name, Algorithm algorithm) {
    String file = "pi-" + name.toLowerCase(Locale.ROOT).replace(' ', '-') + ".svg";
    return DynamicTest.dynamicTest(
        file,
        () -> check(
            IMAGES.resolve(file), piTree(algorithm).toSvg("The pi tree, searched by " + name)));
  }

  private static SearchTree piTree(Algorithm algorithm) {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(1000);
    Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, Composition.of(UniformTree.class, ESTIMATE)))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
    return recorder.tree();
  }

  @TestFactory
  Stream<DynamicTest> pagesAreSmall() {
    return Stream.of(
        page(
            "monte-carlo.html",
            () -> TreePage.of(
                    "Connect Four after " + PLAYED + ", searched by 1,000 visits", monteCarlo())
                .toHtml()),
        page(
            "pi-alpha-beta.html",
            () -> piTree(Algorithm.ALPHA_BETA).toHtml("The pi tree, searched by alpha-beta")),
        page(
            "proof.html",
            () -> TreePage.of("O wins at Connect Four after " + PLAYED, proof()).toHtml()),
        page(
            "reversi.html",
            () -> TreePage.of(
                    "Reversi after f5d6c3d3c4, searched by PVS",
                    reversi(),
                    Board.of(8).drawing(),
                    List.of("Dark", "Light"),
                    1)
                .toHtml()));
  }

  private static DynamicTest page(String file, Supplier<String> page) {
    return DynamicTest.dynamicTest(file, () -> {
      Files.createDirectories(EXAMPLES);
      Files.writeString(EXAMPLES.resolve(file), page.get());
      assertThat(EXAMPLES.resolve(file).toFile().length()).isLessThan(MAX_BYTES);
    });
  }

  private static VisitedNode<ConnectFour> monteCarlo() {
    MonteCarloSearcher<ConnectFour> searcher = Searchers.monteCarlo(ConnectFour.class)
        .progressiveBias(ConnectFourKnowledge.THREATS)
        .memoryMebibytes(1)
        .visits(1_000) // They are enough to prove who wins.
        .build();
    searcher.search(PUZZLE, Limits.none());
    return searcher.tree(300).orElseThrow();
  }

  private static ProofNode<ConnectFour> proof() {
    Prover<ConnectFour> prover = Searchers.prover(ConnectFour.class, 8)
        .knowledge(new ConnectFourKnowledge())
        .buildProver();
    return prover.tree(prover.prove(PUZZLE, 1, Limits.none()), 10_000, Limits.none());
  }

  private static SearchTree reversi() {
    Composition<Reversi> parts = Composition.of(Reversi.class, new Tanuki())
        .withOrdering(() -> MoveOrdering.killers(2))
        .withTable(TranspositionTable::unbounded);
    TreeRecorder<Reversi> recorder = new TreeRecorder<>(10_000);
    Searchers.bare(Reversi.class)
        .search(() -> recorder.record(Algorithm.PVS, parts))
        .build()
        .search(Transcript.parse("f5d6c3d3c4").position(), Limits.depth(5));
    return recorder.tree();
  }

  private static void check(Path file, String drawn) throws IOException {
    if (Boolean.getBoolean("pictures.write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, drawn);
    }
    assertThat(file).content().isEqualTo(drawn);
  }
}
