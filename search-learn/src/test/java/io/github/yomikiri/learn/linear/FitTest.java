package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitTest {

  private static final long SEED = 3;

  @TempDir
  private Path folder = Path.of("");

  private static <N extends Node<N>> List<N> unfinished(List<PlayedGame<N>> games) {
    return games.stream()
        .flatMap(game -> game.positions().stream())
        .filter(node -> !node.isTerminal())
        .toList();
  }

  /** Returns the numbers of a position in a dense row. */
  private static double[] row(TicTacToe node) {
    int[] numbers = new int[FitCase.SQUARES.length()];
    FitCase.SQUARES.numbers(node, numbers);
    double[] row = new double[FitCase.SQUARES.count()];
    for (int number : numbers) {
      row[number]++;
    }
    return row;
  }

  private static double product(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  /** Solves the equations of the least squares by elimination. */
  private static double[] solution(Set<TicTacToe> positions, Map<TicTacToe, Double> labels) {
    int n = FitCase.SQUARES.count();
    double[][] matrix = new double[n][n + 1];
    for (int i = 0; i < n; i++) {
      matrix[i][i] = 2;
    }
    for (TicTacToe node : positions) {
      double[] row = row(node);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          matrix[i][j] += row[i] * row[j];
        }
        matrix[i][n] += row[i] * labels.get(node);
      }
    }
    // The matrix is positive definite, so it needs no pivots.
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        double factor = k == i ? 0 : matrix[k][i] / matrix[i][i];
        for (int j = 0; j <= n; j++) {
          matrix[k][j] -= factor * matrix[i][j];
        }
      }
    }
    double[] solution = new double[n];
    for (int i = 0; i < n; i++) {
      solution[i] = matrix[i][n] / matrix[i][i];
    }
    return solution;
  }

  /** Returns the mean result of each position, in points, which is what a fit learns. */
  private static <N extends Node<N>> Map<N, Double> meanResults(List<PlayedGame<N>> games) {
    Map<N, List<Double>> all = new HashMap<>();
    for (PlayedGame<N> game : games) {
      double[] labels = Labels.<N>result().of(game, Scale.points(1, 1));
      for (int i = 0; i < labels.length; i++) {
        all.computeIfAbsent(game.positions().get(i), node -> new ArrayList<>()).add(labels[i]);
      }
    }
    Map<N, Double> means = new HashMap<>();
    all.forEach((node, labels) ->
        means.put(node, labels.stream().mapToDouble(label -> label).average().orElseThrow()));
    return means;
  }

  @Test
  void pointsGiveTheLeastSquares() throws IOException {
    List<PlayedGame<TicTacToe>> games = FitCase.games(300, SEED);
    LearnedEvaluator<TicTacToe> evaluator = Fit.of(FitCase.SQUARES)
        .scale(Scale.points(1, 10_000))
        .games(games, Labels.result())
        .heldOut(0)
        .ridge(2)
        .passes(30)
        .run(folder);
    double[] wanted = solution(new LinkedHashSet<>(unfinished(games)), meanResults(games));
    for (int i = 0; i < wanted.length; i++) {
      assertThat((double) evaluator.weights(0)[i])
          .as("weight %d, seed %d", i, SEED)
          .isCloseTo(10_000 * wanted[i], within(1.0));
    }
  }

  /** Returns the mean logistic loss of weights. */
  private static double loss(
      double[] weights, Set<TicTacToe> nodes, Map<TicTacToe, Double> labels) {
    double loss = 0;
    for (TicTacToe node : nodes) {
      double sum = product(row(node), weights);
      loss += Math.log(2 * Math.cosh(sum)) - labels.get(node) * sum;
    }
    return loss / nodes.size();
  }

  /** The reference goes down the gradient, with a small step after all positions. */
  @Test
  void theChanceToWinGivesTheLeastLogisticLoss() throws IOException {
    List<PlayedGame<TicTacToe>> games = FitCase.games(300, SEED);
    Map<TicTacToe, Double> labels = meanResults(games);
    Set<TicTacToe> nodes = new LinkedHashSet<>(unfinished(games));
    double[][] rows = nodes.stream().map(FitTest::row).toArray(double[][]::new);
    double[] means = nodes.stream().mapToDouble(labels::get).toArray();
    double[] reference = new double[FitCase.SQUARES.count()];
    for (int step = 0; step < 1_000; step++) {
      double[] gradient = new double[reference.length];
      for (int k = 0; k < rows.length; k++) {
        double[] row = rows[k];
        double error = means[k] - Math.tanh(product(row, reference));
        for (int i = 0; i < row.length; i++) {
          gradient[i] += error * row[i];
        }
      }
      for (int i = 0; i < gradient.length; i++) {
        reference[i] += 0.05 * gradient[i] / nodes.size();
      }
    }
    LearnedEvaluator<TicTacToe> evaluator = Fit.of(FitCase.SQUARES)
        .games(games, Labels.result())
        .heldOut(0)
        .passes(200)
        .run(folder);
    double[] found = new double[reference.length];
    for (int i = 0; i < found.length; i++) {
      found[i] = evaluator.weights(0)[i] / 4096.0;
    }
    double least = loss(reference, nodes, labels);
    assertThat(least).isLessThan(0.9 * loss(new double[found.length], nodes, labels));
    assertThat(loss(found, nodes, labels)).isCloseTo(least, within(0.002));
  }

  @Test
  void aPositionCountsOnceWithTheMeanOfItsLabels() throws IOException {
    TicTacToe often = TicTacToe.after(0);
    TicTacToe rare = TicTacToe.after(4, 0);
    List<TicTacToe> once = List.of(often, rare);
    List<TicTacToe> several = List.of(often, often, rare, often);
    double[] labels = {0.75, 0.25, 0.5, -0.25};
    short[] weights = Fit.of(FitCase.SQUARES)
        .heldOut(0)
        .games(4, number -> Map.of(several.get(number), labels[number]))
        .run(folder.resolve("several"))
        .weights(0);
    assertThat(Fit.of(FitCase.SQUARES)
            .heldOut(0)
            .positions(once, node -> node.equals(often) ? 0.25 : 0.5)
            .run(folder.resolve("once"))
            .weights(0))
        .isEqualTo(weights);
    assertThat(weights).isNotEqualTo(new short[weights.length]);
  }

  /** The labels of held-out games change the error only. */
  @Test
  void heldOutGamesAreNotLearnedFrom() throws IOException {
    List<PlayedGame<TicTacToe>> games = FitCase.games(100, SEED);
    Set<TicTacToe> learned = new LinkedHashSet<>();
    Set<TicTacToe> other = new LinkedHashSet<>();
    for (int i = 0; i < games.size(); i++) {
      (i % 5 == 4 ? other : learned).addAll(unfinished(games.subList(i, i + 1)));
    }
    other.removeAll(learned);
    assertThat(other).isNotEmpty();
    List<short[]> weights = new ArrayList<>();
    for (double label : new double[] {-0.5, 0.5}) {
      List<FitProgress> progress = new ArrayList<>();
      LearnedEvaluator<TicTacToe> evaluator = Fit.of(FitCase.PATTERNS)
          .games(games, (game, scale) -> {
            double[] labels = new double[game.positions().size()];
            for (int i = 0; i < labels.length; i++) {
              labels[i] = other.contains(game.positions().get(i)) ? label : i % 2;
            }
            return labels;
          })
          .heldOut(5)
          .passes(3)
          .run(folder.resolve("label" + label), progress::add, StopSignal.NEVER)
          .orElseThrow();
      weights.add(evaluator.weights(0));
      assertThat(progress)
          .extracting(FitProgress::games, FitProgress::passes)
          .containsExactly(
              tuple(0L, 0), tuple(100L, 0), tuple(100L, 1), tuple(100L, 2), tuple(100L, 3));
      double error = other.stream()
          .mapToDouble(node -> Math.pow(Math.tanh(evaluator.evaluate(node) / 4096.0) - label, 2))
          .average()
          .orElseThrow();
      assertThat(progress.get(4).error()).isCloseTo(error, within(1e-9));
    }
    assertThat(weights.get(0)).isEqualTo(weights.get(1));
  }

  /** The picture's errors of a game of points are mean distances, in points. */
  @Test
  void thePictureHasTheErrorsOfThePositions() throws IOException {
    ConnectFour start = ConnectFour.start(4, 4);
    List<PlayedGame<ConnectFour>> games = FitCase.games(start, 60, SEED);
    LearnedEvaluator<ConnectFour> evaluator = Fit.of(
            Patterns.of(new ConnectFourView(start.board())).squares().build())
        .scale(Scale.points(start.maxScore(), 100))
        .games(games, Labels.result())
        .heldOut(0)
        .passes(3)
        .origin("games <1>")
        .run(folder);
    Map<ConnectFour, Double> labels = meanResults(games);
    Set<ConnectFour> nodes = new LinkedHashSet<>(unfinished(games));
    double error = nodes.stream()
        .mapToDouble(node -> Math.abs(evaluator.evaluate(node) / 100.0 - labels.get(node)))
        .average()
        .orElseThrow();
    assertThat(evaluator.origin())
        .isEqualTo(
            "games <1>, fit to " + nodes.size() + " positions of 60 games, ridge 30.0 passes 3");
    assertThat(Files.readString(folder.resolve("errors.svg")))
        .contains(
            "Fit of games &lt;1&gt;, ridge 30.0 passes 3",
            "After 3 passes: %.2f points on positions learned from".formatted(error),
            "<title>3: %.2f on %d positions learned from".formatted(error, nodes.size()))
        .doesNotContain("other positions");
  }

  /** The first games are labeled before, so the fourth one is the first that threads label. */
  @Test
  void whatIsWrongWithAGameIsReportedAsItIs() {
    List<PlayedGame<TicTacToe>> games = FitCase.games(5, SEED);
    Labels<TicTacToe> result = Labels.result();
    Fit<TicTacToe> wrong = Fit.of(FitCase.SQUARES)
        .threads(2)
        .games(
            games, (game, scale) -> game == games.get(3) ? new double[1] : result.of(game, scale));
    assertThatThrownBy(() -> wrong.run(folder.resolve("wrong")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("game 3: 1 labels of ");
    Fit<TicTacToe> failing = Fit.of(FitCase.SQUARES).threads(2).games(games, (game, scale) -> {
      if (game == games.get(3)) {
        throw new IllegalStateException("no label");
      }
      return result.of(game, scale);
    });
    assertThatThrownBy(() -> failing.run(folder.resolve("failing")))
        .isInstanceOf(IllegalStateException.class)
        .hasStackTraceContaining("no label");
  }

  @Test
  void wholeChunksLeaveNoEmptyOne() throws IOException {
    Fit.of(FitCase.SQUARES)
        .games(FitCase.games(200, SEED), Labels.result())
        .passes(1)
        .run(folder);
    assertThat(folder.resolve("labeled").toFile().list()).containsExactly("chunk-000000.positions");
  }

  /** Features as a game of one's own may have them. */
  private record Broken(int number, int stage, boolean isLost) implements Features<TicTacToe> {

    @Override
    public int count() {
      return 10;
    }

    @Override
    public int length() {
      return 3;
    }

    @Override
    public void numbers(TicTacToe node, int[] out) {
      out[0] = 9;
      out[1] = 0;
      out[2] = number;
    }

    @Override
    public int stage(TicTacToe node) {
      return stage;
    }

    @Override
    public void unpack(long[] packed, int[] out) {
      Features.super.unpack(packed, out);
      out[0] = isLost ? 0 : out[0];
    }

    @Override
    public String form() {
      return "broken";
    }
  }

  private void assertRefused(Features<TicTacToe> features, double label, String reason) {
    // The first game is right, so the message has to find the second.
    List<TicTacToe> positions = List.of(TicTacToe.START, TicTacToe.after(8));
    assertThatThrownBy(() -> Fit.of(features)
            .positions(positions, node -> node == TicTacToe.START ? 1 : label)
            .run(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void whatIsOutOfRangeIsRefused() {
    String place = "game 1, position 0 (" + TicTacToe.after(8) + "): label ";
    EmptySquares right = new EmptySquares();
    assertRefused(right, Double.NaN, place + "NaN is outside [-1, 1], the range of the scale");
    assertRefused(right, 1.01, place + "1.01 is outside [-1, 1]");
    assertRefused(right, Double.NEGATIVE_INFINITY, place + "-Infinity is outside [-1, 1]");
    assertRefused(new Broken(10, 0, false), 0, "the number 10 of a weight is outside [0, 10)");
    assertRefused(new Broken(-1, 0, false), 0, "the number -1 of a weight is outside [0, 10)");
    assertRefused(new Broken(1, 1, false), 0, "stage 1 is outside [0, 1)");
    assertRefused(new Broken(1, -1, false), 0, "stage -1 is outside [0, 1)");
    assertRefused(
        new Broken(1, 0, true),
        0,
        "the numbers [9, 0, 1] become [0, 0, 1] when they are packed and unpacked");
  }

  @Test
  void wrongSettingsAreRefused() {
    assertThatThrownBy(() -> Fit.of(FitCase.SQUARES).games(0, number -> Map.of()))
        .hasMessage("number of games 0 is less than 1");
    Fit<TicTacToe> fit = Fit.of(FitCase.SQUARES);
    assertThatThrownBy(() -> fit.ridge(0)).hasMessage("ridge 0.0 is not in (0, 1.0E9]");
    assertThatThrownBy(() -> fit.ridge(Double.NaN)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> fit.rate(-1)).hasMessage("rate -1.0 is not in (0, 1000.0]");
    assertThatThrownBy(() -> fit.overlap(-1)).hasMessage("overlap -1 is negative");
    assertThatThrownBy(() -> fit.passes(0)).hasMessage("number of passes 0 is less than 1");
    assertThatThrownBy(() -> fit.heldOut(1))
        .hasMessage("one of 1 games is held out; expected 0 for none, or at least 2");
    assertThatThrownBy(() -> fit.threads(0)).hasMessage("0 threads; expected 1 to 1024");
    assertThatThrownBy(() -> fit.run(folder)).hasMessage("there is no game to learn from");
    assertThatThrownBy(() ->
            fit.games(FitCase.games(1, SEED), (game, scale) -> new double[] {0}).run(folder))
        .hasMessageMatching("game 0: 1 labels of \\d+ positions");
  }

  /** Estimates could be as great as a win, so a search would refuse them. */
  @Test
  void aScaleBeyondTheGreatestScoreIsRefused() {
    Fit<TicTacToe> fit = Fit.of(FitCase.SQUARES)
        .scale(Scale.points(2, 100))
        .games(9, n -> Map.of(TicTacToe.START, 0.0));
    assertThatThrownBy(() -> fit.run(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a scale of 2 points of 100 goes beyond the greatest score of the game, whose"
            + " maxScore() is 1; use Scale.points(1, 100)");
    assertThat(folder.resolve("fit.txt")).doesNotExist();
  }

  @Test
  void packedPositionsHaveTheSameNumbers() {
    List<Features<TicTacToe>> all =
        List.of(FitCase.PATTERNS, new EmptySquares(), new Broken(7, 0, false));
    for (Features<TicTacToe> features : all) {
      for (TicTacToe node : unfinished(FitCase.games(50, SEED))) {
        // The array has old contents.
        long[] packed = Stream.generate(() -> -1L)
            .limit(features.words())
            .mapToLong(word -> word)
            .toArray();
        features.pack(node, packed);
        int[] unpacked = new int[features.length()];
        features.unpack(packed, unpacked);
        int[] wanted = new int[features.length()];
        features.numbers(node, wanted);
        assertThat(unpacked).as("%s", node).isEqualTo(wanted);
      }
    }
  }

  @Test
  void gamesAreMadeWhenTheyAreLabeled() throws IOException {
    List<PlayedGame<TicTacToe>> games = FitCase.games(450, SEED);
    Set<Integer> made = ConcurrentHashMap.newKeySet();
    IntFunction<Map<TicTacToe, Double>> maker = number -> {
      made.add(number);
      List<TicTacToe> positions = games.get(number).positions();
      double[] labels = Labels.<TicTacToe>result().of(games.get(number), Scale.winChance());
      Map<TicTacToe, Double> labeled = new LinkedHashMap<>();
      IntStream.range(0, labels.length).forEach(i -> labeled.put(positions.get(i), labels[i]));
      return labeled;
    };
    Fit<TicTacToe> fit = Fit.of(FitCase.SQUARES).games(450, maker).threads(3).passes(2);
    byte[] expected = FitCase.bytes(
        Fit.of(FitCase.SQUARES).games(games, Labels.result()).passes(2), folder.resolve("played"));
    assertThat(FitCase.bytes(fit, folder.resolve("made"))).isEqualTo(expected);
    assertThat(made).hasSize(450);
    // Some games identify the fit; no other game is made again.
    made.clear();
    assertThat(FitCase.bytes(fit, folder.resolve("made"))).isEqualTo(expected);
    assertThat(made).containsExactlyInAnyOrder(0, 1, 2, 4, 8, 16, 32, 64, 128, 256);
  }
}
