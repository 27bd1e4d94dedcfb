package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.search.StopSignal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LearningTest {

  @TempDir
  private Path folder = Path.of("");

  private static LearnedEvaluator<TicTacToe> run(Learning<TicTacToe> learning, Path folder)
      throws Exception {
    return learning.run(folder, LearningListener.NONE, StopSignal.NEVER);
  }

  /** All places of a position have the same weight. */
  private record SameWeight() implements Features<TicTacToe> {

    @Override
    public int count() {
      return 1;
    }

    @Override
    public int length() {
      return 16;
    }

    @Override
    public void numbers(TicTacToe node, int[] out) {
      Arrays.fill(out, 0, length(), 0);
    }

    @Override
    public String form() {
      return "one weight";
    }
  }

  @Test
  void learnsTicTacToe() throws Exception {
    Patterns<TicTacToe> patterns =
        Patterns.of(new TicTacToeView()).rectangles(3, 3).build();
    LearnedEvaluator<TicTacToe> evaluator =
        run(Learning.of(TicTacToe.START, patterns).games(50_000), folder);
    Mistakes before = Mistakes.of(
        run(Learning.of(TicTacToe.START, patterns).time(Duration.ZERO), folder.resolve("new")));
    Mistakes after = Mistakes.of(evaluator);
    System.out.println("Mistakes at one ply: " + before + " before, " + after + " after");
    assertThat(after.positions()).isEqualTo(4_520);
    assertThat(after.mistakes()).isLessThan(before.mistakes() / 20);
    assertThat(Mistakes.losses(evaluator, 1_000, 1)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 64})
  void threadsChangeNothing(int threads) throws Exception {
    Learning<TicTacToe> learning = SmallLearning.learning(10_000);
    byte[] one = SmallLearning.bytes(learning, folder.resolve("1"));
    Path other = folder.resolve("other");
    assertThat(SmallLearning.bytes(learning.threads(threads), other)).isEqualTo(one);
    assertThat(SmallLearning.table(other)).isEqualTo(SmallLearning.table(folder.resolve("1")));
  }

  @Test
  void theLanguageChangesNothing() throws Exception {
    byte[] usual = SmallLearning.bytes(SmallLearning.learning(100), folder.resolve("1"));
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(SmallLearning.bytes(SmallLearning.learning(100), folder.resolve("2")))
          .isEqualTo(usual);
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void settingsChangeTheWeights() throws Exception {
    List<Learning<TicTacToe>> learnings = List.of(
        SmallLearning.learning(500),
        SmallLearning.learning(500).seed(2),
        SmallLearning.learning(500).scale(Scale.points(1, 1_000)),
        SmallLearning.learning(500).method(TemporalDifferences.usual().withLambda(0)));
    List<String> weights = new ArrayList<>();
    for (int i = 0; i < learnings.size(); i++) {
      weights.add(run(learnings.get(i), folder.resolve("" + i)).explain(TicTacToe.START) + "");
    }
    assertThat(weights).doesNotHaveDuplicates();
  }

  @Test
  void theListenerFollows() throws Exception {
    List<LearningProgress> groups = new ArrayList<>();
    List<LearningProgress> generations = new ArrayList<>();
    LearningListener listener = new LearningListener() {
      @Override
      public void progressed(LearningProgress progress) {
        long before = groups.isEmpty() ? 0 : groups.get(groups.size() - 1).games();
        assertThat(progress.games()).isEqualTo(before + 64);
        assertThat(progress.generation()).isEqualTo(generations.size());
        // Boxed, so that two results that are no numbers are equal.
        assertThat(progress.loss()).isEqualTo(lastLoss());
        groups.add(progress);
      }

      private Double lastLoss() {
        return generations.isEmpty()
            ? Double.NaN
            : generations.get(generations.size() - 1).loss();
      }

      @Override
      public void generationFinished(LearningProgress progress) {
        generations.add(progress);
        LearningProgress last = groups.get(groups.size() - 1);
        assertThat(progress.games()).isEqualTo(last.games());
        assertThat(progress.moves()).isEqualTo(last.moves());
        assertThat(progress.generation()).isEqualTo(generations.size());
        assertThat(progress.loss()).isBetween(0.0, 1.0);
        assertThat(progress.points()).isBetween(0.0, 1.0);
        assertThat(progress.isBest()).isEqualTo(progress.points() >= 0.5);
        assertThat(folder.resolve("state")).exists();
        assertThat(folder.resolve("learning.csv")).content().hasLineCount(1 + generations.size());
        assertThat(folder.resolve("learning.svg"))
            .content()
            .contains("generation " + generations.size());
      }
    };
    // With a clock that stands still, groups are reported as wholes.
    SmallLearning.bytes(SmallLearning.learning().clock(() -> 0), folder, listener);
    assertThat(generations)
        .hasSize(2)
        .extracting(LearningProgress::games)
        .containsExactly(8_192L, 17_408L);
    assertThat(groups.get(groups.size() - 1).games()).isEqualTo(SmallLearning.GAMES);
    assertThat(groups.get(groups.size() - 1).movesPerSecond()).isPositive();
    assertThat(SmallLearning.table(folder).get(0))
        .isEqualTo("generation,games,moves,loss,points,best,rival");
    assertThat(SmallLearning.table(folder))
        .extracting(line -> line.split(",")[1])
        .containsExactly("games", "8192", "17408");
  }

  /** Returns a clock that advances by a step each time it is read. */
  private static LongSupplier clock(Duration step) {
    long[] nanos = {0};
    return () -> nanos[0] += step.toNanos();
  }

  @Test
  void slowGamesAreReportedWithinAGroup() throws Exception {
    List<LearningProgress> reports = new ArrayList<>();
    SmallLearning.learning(128)
        .clock(clock(Duration.ofSeconds(2)))
        .run(folder, SmallLearning.progress(reports::add), StopSignal.NEVER);
    assertThat(reports).hasSizeGreaterThan(2);
    assertThat(reports).extracting(LearningProgress::games).isSorted().endsWith(128L);
    assertThat(reports.get(0).moves()).isZero();
    assertThat(reports.get(0).learning()).isPositive();
    assertThat(reports).extracting(LearningProgress::learning).isSorted();
  }

  @Test
  void slowGenerationsEndByTime() throws Exception {
    Learning<TicTacToe> learning = Learning.of(TicTacToe.START, SmallLearning.PATTERNS)
        .clock(clock(Duration.ofMillis(100)))
        .time(Duration.ofSeconds(30));
    run(learning, folder);
    // A group takes 6.5 seconds. The first generation has 10 seconds, and the second 11.25.
    assertThat(SmallLearning.table(folder))
        .extracting(line -> line.split(",")[1])
        .containsExactly("games", "128", "256");
    // A limit of games gives equal bytes on any machine, so the clock does not count.
    Path other = folder.resolve("other");
    byte[] slow = SmallLearning.bytes(
        SmallLearning.learning(10_000).clock(clock(Duration.ofSeconds(9))), other);
    assertThat(slow)
        .isEqualTo(SmallLearning.bytes(SmallLearning.learning(10_000), folder.resolve("fast")));
    assertThat(SmallLearning.table(other)).hasSize(2);
  }

  @Test
  void theRivalPlaysEachGeneration() throws Exception {
    byte[] alone = SmallLearning.bytes(SmallLearning.learning(), folder.resolve("alone"));
    List<LearningProgress> generations = new ArrayList<>();
    LearningListener listener = new LearningListener() {
      @Override
      public void generationFinished(LearningProgress progress) {
        generations.add(progress);
      }
    };
    Path work = folder.resolve("work");
    assertThat(SmallLearning.bytes(SmallLearning.learning().against(node -> 0), work, listener))
        .isEqualTo(alone);
    assertThat(generations)
        .hasSize(2)
        .allSatisfy(generation -> assertThat(generation.rival().orElseThrow()).isBetween(0.6, 1.0));
    String rival = String.format(Locale.ROOT, "%.4f", generations.get(1).rival().orElseThrow());
    assertThat(SmallLearning.table(work).get(2)).endsWith("," + rival);
    assertThat(work.resolve("learning.svg")).content().contains("against the rival");
  }

  @Test
  void limitsThatAreReachedEndAtOnce() throws Exception {
    Learning<TicTacToe> learning = SmallLearning.learning(10_000);
    byte[] bytes = SmallLearning.bytes(learning, folder);
    for (Learning<TicTacToe> again : List.of(
        learning,
        SmallLearning.learning(1),
        SmallLearning.learning().time(Duration.ZERO),
        SmallLearning.learning().time(Duration.ofSeconds(-1)),
        SmallLearning.learning().time(Duration.ofNanos(1)))) {
      assertThat(SmallLearning.bytes(again, folder, SmallLearning.progress(progress -> {
            throw new AssertionError("learned on: " + progress);
          })))
          .isEqualTo(bytes);
    }
    assertThat(SmallLearning.table(folder)).hasSize(2);
  }

  @Test
  void theFirstOfTwoLimitsEndsTheLearning() throws Exception {
    Learning<TicTacToe> learning =
        Learning.of(TicTacToe.START, new EmptySquares()).time(Duration.ZERO).games(64);
    assertThat(run(learning, folder).origin()).endsWith("seed 1, 0 games");
  }

  @Test
  void anEndlessTimeEndsByTheSignal() throws Exception {
    StopSignal stop = new StopSignal();
    LearnedEvaluator<TicTacToe> evaluator = Learning.of(TicTacToe.START, new EmptySquares())
        .time(ChronoUnit.FOREVER.getDuration())
        .run(folder, SmallLearning.stopAfter(1_000, stop), stop);
    assertThat(evaluator.origin()).endsWith("seed 1, 1024 games");
    // A raised signal lets nothing begin.
    Path other = folder.resolve("other");
    LearnedEvaluator<TicTacToe> nothing =
        Learning.of(TicTacToe.START, new EmptySquares()).run(other, LearningListener.NONE, stop);
    assertThat(nothing.origin()).endsWith("seed 1, 0 games");
    assertThat(other.resolve("evaluator")).exists();
  }

  @Test
  void gamesThatAreGivenUpAreDraws() throws Exception {
    List<Long> moves = new ArrayList<>();
    LearnedEvaluator<TicTacToe> evaluator = Learning.of(TicTacToe.START, new EmptySquares())
        .method(new TemporalDifferences(0.8, 1, 0, 0, 0, 4))
        .games(128)
        .run(
            folder,
            SmallLearning.progress(progress -> moves.add(progress.moves())),
            StopSignal.NEVER);
    assertThat(moves).containsExactly(63 * 4L, 2 * 63 * 4L);
    TicTacToe node = TicTacToe.START;
    for (int move : new int[] {0, 1, 2, 4, 3}) {
      assertThat(evaluator.evaluate(node)).isZero();
      node = node.play(move);
    }
  }

  @Test
  void weightsDoNotDiverge() throws Exception {
    // All places share a weight, so a step at each of them would go much too far.
    for (Scale scale : List.of(Scale.points(1, 1_000), Scale.winChance())) {
      Path of = folder.resolve(scale.toString());
      run(
          Learning.of(TicTacToe.START, new SameWeight())
              .scale(scale)
              .method(TemporalDifferences.usual().withRate(1))
              .games(10_000),
          of);
      List<String> lines = Files.readAllLines(of.resolve("learning.csv"));
      assertThat(lines).hasSizeGreaterThan(1);
      for (String line : lines.subList(1, lines.size())) {
        assertThat(Double.parseDouble(line.split(",", -1)[4])).isBetween(0.0, 4.0);
      }
    }
  }

  @Test
  void wrongSettingsAreRejected() {
    Learning<TicTacToe> learning = SmallLearning.learning();
    assertRejected(() -> learning.games(0), "number of games 0 is less than 1");
    assertRejected(() -> learning.threads(0), "0 threads; expected 1 to 64");
    assertRejected(() -> learning.threads(65), "65 threads; expected 1 to 64");
    TicTacToe over = TicTacToe.parseBoard("XXXOO....");
    assertRejected(
        () -> Learning.of(over, SmallLearning.PATTERNS),
        "the game is over at its start: XXXOO....");
    assertRejected(
        () -> Learning.of(TicTacToe.START, new Many<>()),
        "65536 stages of 65536 weights are more than 2^31 weights");
    assertRejected(
        () -> run(SmallLearning.learning().scale(Scale.points(3, 10)), folder),
        "a scale of 3 points of 10 goes beyond the greatest score of the game, whose maxScore() is"
            + " 1; use Scale.points(1, 10)");
    assertThat(folder).isEmptyDirectory();
  }

  private static void assertRejected(ThrowingCallable call, String message) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
  }

  /** More features than there is memory. */
  private record Many<N extends Node<N>>() implements Features<N> {

    @Override
    public int count() {
      return 1 << 16;
    }

    @Override
    public int stages() {
      return 1 << 16;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public void numbers(N node, int[] out) {
      out[0] = 0;
    }

    @Override
    public String form() {
      return "many";
    }
  }
}
