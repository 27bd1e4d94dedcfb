package example.android;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looks for classes and methods of the JDK that Android 8 lacks, in the app and the library. */
class AndroidApiTest {

  /**
   * The classes that name something missing. An app reaches none of it: the library tries a part of
   * the JDK once, and does without; other programs and training are for a desktop.
   */
  private static final Set<String> EXPECTED = Set.of(
      "game/internal/Crc32c",
      "search/platform/HiddenClasses",
      "search/platform/IterationEvent",
      "search/platform/JdkFlightRecorder",
      "search/platform/SearchEvent",
      "search/platform/SharedArrays",
      "search/platform/SpinWait",
      "search/platform/SplitEvent",
      "search/platform/ThreadClock",
      "play/protocol/ProcessConnection",
      "learn/fit/SampleFolder",
      "learn/fit/StageSamples",
      "learn/job/ResumableFile",
      "learn/job/ThreadRunner",
      "learn/linear/FitSamples",
      "reversi/VectorKernels",
      "reversi/VectorSwitch",
      "reversi/pattern/EmbeddingSwitch",
      "reversi/pattern/VectorEmbedding");

  /** D8 replaces these, which the signatures do not know. */
  private static final List<String> REPLACED =
      List.of("void Record.<init>()", "int Math.floorMod(long, int)");

  @ParameterizedTest
  @ValueSource(
      classes = {
        AppGame.class,
        Node.class,
        Searcher.class,
        Player.class,
        LearnedEvaluator.class,
        Reversi.class,
        PatternEvaluator.class,
        Engine.class
      })
  void lacksOnlyWhatItDoesWithout(Class<?> part) throws IOException, URISyntaxException {
    ByteArrayOutputStream report = new ByteArrayOutputStream();
    try (InputStream signature = Files.newInputStream(Path.of(System.getProperty("signature")))) {
      SignatureChecker checker = new SignatureChecker(
          signature,
          Set.of("io.github.yomikiri.*", "example.*", "org.slf4j.*"),
          new PrintWriterLogger(new PrintStream(report, true, StandardCharsets.UTF_8)));
      checker.setSourcePath(List.of());
      checker.process(new File(part.getProtectionDomain().getCodeSource().getLocation().toURI()));
    }
    List<String> unexpected = report.toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.contains("Undefined reference"))
        .filter(line -> REPLACED.stream().noneMatch(line::endsWith))
        .filter(line -> !EXPECTED.contains(line.replaceAll(".*io/github/yomikiri/|[$.].*", "")))
        .toList();
    assertEquals(List.of(), unexpected);
  }
}
