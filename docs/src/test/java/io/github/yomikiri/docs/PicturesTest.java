package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that the tree recorder still draws the pictures of the pi tree in {@code docs/images}. To
 * draw them again:
 *
 * <pre>
 * ./mvnw -pl docs -am test -Dtest=PicturesTest -Dsurefire.failIfNoSpecifiedTests=false -Dtest.args=-Dpictures.write=true
 * </pre>
 */
class PicturesTest {

  private static final Path IMAGES = Path.of("images");
  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;

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
    return DynamicTest.dynamicTest(file, () -> {
      TreeRecorder<UniformTree> recorder = new TreeRecorder<>(1000);
      Searchers.bare(UniformTree.class)
          .search(() -> recorder.record(algorithm, Composition.of(UniformTree.class, ESTIMATE)))
          .fixedDepth(4)
          .build()
          .search(UniformTree.pi(), Limits.none());
      check(IMAGES.resolve(file), recorder.tree().toSvg("The pi tree, searched by " + name));
    });
  }

  private static void check(Path file, String drawn) throws IOException {
    if (Boolean.getBoolean("pictures.write")) {
      Files.createDirectories(IMAGES);
      Files.writeString(file, drawn);
    }
    assertThat(file).content().isEqualTo(drawn);
  }
}
