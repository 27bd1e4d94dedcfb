package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Proof;
import io.github.yomikiri.search.driver.Prover;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LocationAwareLogger;

/**
 * Every search of the library is reported once, as the page about results says: to its listener, to
 * the Flight Recorder and in the log.
 */
class ReportsTest {

  private static final String EVENT = "io.github.yomikiri.Search";
  private static final Duration HOUR = Duration.ofHours(1);
  private static final ConnectFour OPENING = ConnectFour.START.after("4455");
  private static final ConnectFour ENDING =
      ConnectFour.START.after("322713765334453117646627655677113541");
  private static final ConnectFour OVER = ConnectFour.START.after("1212121");

  @TempDir
  Path folder;

  /** What is said about a search by its result, by an event or by a line of the log. */
  private record Said(String completion, int depth, int score, long nodes) {

    static Said of(SearchResult result) {
      return new Said(
          result.completion().name(),
          result.depth(),
          result.score(),
          result.statistics().nodes());
    }

    static Said of(RecordedEvent event) {
      return new Said(
          event.getString("completion"),
          event.getInt("depth"),
          event.getInt("score"),
          event.getLong("nodes"));
    }
  }

  /** Stores the calls of a listener: a dot for an iteration. */
  private static final class Calls implements SearchListener {

    private final StringBuilder text = new StringBuilder();
    private final List<SearchResult> results = new ArrayList<>();

    @Override
    public void started(Limits limits) {
      text.append("started");
    }

    @Override
    public void iterationFinished(SearchResult soFar) {
      text.append('.');
    }

    @Override
    public void finished(SearchResult result) {
      text.append("finished");
      results.add(result);
    }
  }

  /**
   * Runs searches, and returns their events in order. The log must have a line for each of them.
   */
  private List<Said> events(Runnable searches) throws IOException {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    List<Said> events = logged(log, () -> recorded(searches));
    assertThat(log.toString(StandardCharsets.UTF_8).lines())
        .filteredOn(line -> line.contains("DEBUG " + Searcher.class.getName()))
        .hasSameSizeAs(events);
    return events;
  }

  private List<Said> recorded(Runnable searches) throws IOException {
    try (Recording recording = new Recording()) {
      recording.enable(EVENT).withoutThreshold();
      recording.start();
      searches.run();
      recording.stop();
      Path file = folder.resolve("search.jfr");
      recording.dump(file);
      return RecordingFile.readAllEvents(file).stream()
          .filter(event -> event.getEventType().getName().equals(EVENT))
          .sorted(Comparator.comparing(RecordedEvent::getEndTime))
          .map(Said::of)
          .toList();
    }
  }

  /** Does some work with the searches' log at debug level. */
  private static <T> T logged(OutputStream log, Callable<T> work) throws IOException {
    PrintStream err = System.err;
    int level = level(LocationAwareLogger.DEBUG_INT);
    try (PrintStream to = new PrintStream(log, true, StandardCharsets.UTF_8)) {
      System.setErr(to);
      return work.call();
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Exception e) {
      throw new AssertionError(e);
    } finally {
      System.setErr(err);
      level(level);
    }
  }

  /** Sets the level of the searches' log, and returns the level before. */
  private static int level(int level) {
    Logger logger = LoggerFactory.getLogger(Searcher.class);
    try {
      // The logger of the tests reads its level from a property when it is made.
      Field field = logger.getClass().getDeclaredField("currentLogLevel");
      field.setAccessible(true);
      int before = field.getInt(logger);
      field.setInt(logger, level);
      return before;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError("the level cannot be set", e);
    }
  }

  /** Limits of which each ends a search in another way. */
  private static List<Limits> ends() {
    StopSignal stop = new StopSignal();
    stop.raise();
    Limits shallow = Limits.depth(3);
    return List.of(
        shallow,
        shallow.withNodes(20),
        shallow.withTime(Duration.ofNanos(1)),
        shallow.withUsualTime(Duration.ZERO),
        shallow.withStop(stop));
  }

  private static <N extends Node<N>> void search(
      Searcher<N> searcher, N root, List<SearchResult> results) {
    for (Limits limits : ends()) {
      Calls calls = new Calls();
      SearchResult result = searcher.search(root, limits, calls);
      assertThat(calls.text.toString())
          .as("%s with %s", searcher, limits)
          .matches("started\\.*finished");
      assertThat(calls.results).hasSize(1).allSatisfy(last -> assertThat(last).isSameAs(result));
      results.add(result);
    }
  }

  private static SearcherBuilder<ConnectFour> builder() {
    return Searchers.forGame(ConnectFour.class).evaluator(ConnectFourKnowledge.THREATS);
  }

  private static Book<ConnectFour> book() {
    try {
      return Book.readText(new StringReader("4 4 5 5 1 * 3\n"), "test", ConnectFour.START);
    } catch (IOException e) {
      throw new AssertionError("a text in memory cannot be read", e);
    }
  }

  /** Returns a searcher of each kind. */
  private static List<Searcher<ConnectFour>> searchers() {
    List<Searcher<ConnectFour>> all = new ArrayList<>();
    for (Algorithm algorithm : Algorithm.values()) {
      all.add(builder().algorithm(algorithm).build());
    }
    all.add(builder().fixedDepth(2).build());
    all.add(builder().timed(HOUR).build());
    all.add(builder().aspiration(5).deepenBy(2).build());
    all.add(builder().winLossDrawFirst().build());
    all.add(builder().buildForBestMoves(2));
    all.add(builder().threads(2).build());
    all.add(Searchers.solver(ConnectFour.class).build());
    all.add(Searchers.prover(ConnectFour.class, 2).build());
    all.add(Searchers.monteCarlo(ConnectFour.class).visits(200).build());
    all.add(Searchers.monteCarlo(ConnectFour.class).visits(200).threads(2).build());
    all.add(Searchers.random(1));
    all.add(Searchers.greedy(ConnectFour.class, ConnectFourKnowledge.THREATS, 1));
    all.add(book().over(Searchers.random(1), 0, 1));
    all.add(book().over(builder().build(), 0, 1));
    return all;
  }

  @Test
  void everySearcherReportsEverySearchOnce() throws IOException {
    List<SearchResult> results = new ArrayList<>();
    Reversi ending = Reversi.start(4);
    List<Said> events = events(() -> {
      for (Searcher<ConnectFour> searcher : searchers()) {
        for (ConnectFour root : List.of(OPENING, ENDING, OVER)) {
          search(searcher, root, results);
        }
      }
      search(PositionWeights.player(1), ending, results);
      search(new EndgameSolver(EndgameOptions.exact()), ending, results);
      search(new EndgameSolver(EndgameOptions.exact(), 2, Runnable::run), ending, results);
    });
    assertThat(events).containsExactlyElementsOf(results.stream().map(Said::of).toList());
    assertThat(events.stream().map(Said::completion).distinct())
        .as("every way to end")
        .containsExactlyInAnyOrderElementsOf(Stream.of(Completion.values())
            .filter(each -> each != Completion.RESIGNED && each != Completion.OUT_OF_TIME)
            .map(Enum::name)
            .toList());
  }

  @Test
  void aProverReportsEveryQuestionOnce() throws IOException {
    List<SearchResult> results = new ArrayList<>();
    List<Prover<ConnectFour>> provers =
        List.of(Searchers.prover(ConnectFour.class, 2).buildProver(), builder().buildProver());
    List<Said> events = events(() -> {
      for (Prover<ConnectFour> prover : provers) {
        for (Limits limits : ends()) {
          Calls calls = new Calls();
          Proof<ConnectFour> proof = prover.prove(ENDING, 1, limits, calls);
          assertThat(calls.text.toString()).matches("started\\.*finished");
          results.add(proof.result());
        }
      }
    });
    assertThat(events).containsExactlyElementsOf(results.stream().map(Said::of).toList());
  }

  private static void play(
      PlayerBuilder<ConnectFour> builder, ConnectFour root, List<SearchResult> results) {
    try (Player<ConnectFour> player = builder.build()) {
      results.add(player.play(root, Limits.depth(3)));
      GameClock clock = GameClock.of(Duration.ofMillis(100));
      for (int move = 0; move < 3; move++) {
        results.add(player.play(root, Limits.depth(4).withClock(clock)));
      }
      results.add(player.analyze(root, Limits.depth(3)));
    }
  }

  @Test
  void aPlayerReportsEveryMoveOnce() throws IOException {
    List<SearchResult> results = new ArrayList<>();
    List<Said> events = events(() -> {
      for (ConnectFour root : List.of(OPENING, ENDING, OVER)) {
        play(Player.builder(builder()), root, results);
        play(
            Player.builder(builder()).level(new PlayerLevel(1, 2, OptionalLong.empty(), 1)),
            root,
            results);
        play(Player.builder(builder()).book(book(), 0), root, results);
        play(Player.builder(Searchers.monteCarlo(ConnectFour.class)::build), root, results);
        play(Player.builder(() -> Searchers.<ConnectFour>random(1)), root, results);
      }
    });
    assertThat(events).containsExactlyElementsOf(results.stream().map(Said::of).toList());
  }

  /** The choice among varied moves is no search, so it may be another move than the search's. */
  @Test
  void aPlayerWhoseMovesVaryReportsItsSearchOnce() throws IOException {
    List<SearchResult> results = new ArrayList<>();
    List<Said> events =
        events(() -> play(Player.builder(builder()).variety(node -> true, 100), OPENING, results));
    assertThat(events)
        .extracting(Said::nodes)
        .containsExactlyElementsOf(
            results.stream().map(result -> result.statistics().nodes()).toList());
  }

  @Test
  void ponderingIsReportedOnce() throws IOException {
    List<Said> events = events(() -> {
      try (Player<ConnectFour> player = Player.builder(builder())
          .level(new PlayerLevel(1, 3, OptionalLong.empty(), 0))
          .build()) {
        player.ponder(OPENING, Runnable::run);
      }
    });
    assertThat(events).hasSize(1);
  }

  /** An engine may search several times for a move. Its searches visit the nodes that it counts. */
  @Test
  void anEngineReportsAllItsSearches() throws IOException {
    Reversi midgame = Transcript.play("f5d6c3d3c4f4f6");
    Reversi ending = midgame;
    while (ending.emptyCount() > 18) {
      ending = ending.play(ending.legalMoves().get(0).code());
    }
    Reversi late = ending;
    GameClock clock = GameClock.of(Duration.ofSeconds(1));
    engine(Level.MAX, engine -> engine.play(midgame, Limits.nodes(20_000)));
    engine(Level.MAX, engine -> engine.play(late, Limits.nodes(300_000)));
    engine(Level.MAX, engine -> engine.play(midgame, Limits.clock(clock)));
    engine(Level.MAX, engine -> engine.analyze(late, Limits.nodes(50_000)));
    engine(Level.MAX, engine -> engine.analyze(midgame, Limits.depth(4)));
    engine(Level.MAX, engine -> engine.analyze(midgame, Limits.depth(1)));
    engine(Level.of(1), engine -> engine.play(midgame, Limits.none()));
    engine(Level.of(9), engine -> engine.play(midgame, Limits.none()));
  }

  private void engine(Level level, Function<Engine, SearchResult> work) throws IOException {
    List<SearchResult> analyses = new ArrayList<>();
    List<Said> events = events(() -> {
      try (Engine engine = Engine.builder().level(level).tables(1, 1).build()) {
        analyses.add(work.apply(engine));
      }
    });
    assertThat(events).isNotEmpty();
    assertThat(events.stream().mapToLong(Said::nodes).sum())
        .isEqualTo(analyses.get(0).statistics().nodes());
  }

  @Test
  void anEngineReportsAMoveFromItsBook() throws IOException {
    List<Said> events = events(() -> {
      try (Engine engine =
          Engine.builder().tables(1, 1).book(ReversiBook.standard(), 0.5).build()) {
        engine.play(Reversi.start(), Limits.depth(1));
      }
    });
    assertThat(events).extracting(Said::completion).containsExactly("BOOK");
  }

  @Test
  void aSearchThatFailsIsReportedAsFailed() throws IOException {
    List<Said> events = events(() -> {
      Searcher<ConnectFour> searcher = Searchers.forGame(ConnectFour.class)
          .evaluator(node -> {
            throw new IllegalStateException("broken");
          })
          .build();
      assertThatThrownBy(() -> searcher.search(OPENING, Limits.depth(2))).hasMessage("broken");
    });
    assertThat(events).containsExactly(new Said("FAILED", 0, 0, 0));
  }
}
