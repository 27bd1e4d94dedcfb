package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.LearnedEvaluator.Term;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares what the command {@code judge} counts with a plain count in small endings. */
class JudgeCommandTest {

  private static final int POSITIONS = 40;
  private static final int MAX_NODES = 1_000;
  private static final long SEED = 20261125;

  @TempDir
  Path folder;

  /** What a plain count finds of a position. */
  private record Counted(
      int plies, int lost, boolean mistake, boolean decided, boolean signRight, double error) {}

  @Test
  void countsMistakesAndErrorsOfTheWinChance() throws IOException {
    judgesAsAPlainCount(
        game("connect-four"), "", 1.0 / 4096, Math::tanh, Integer::signum, "%.4f", 2);
  }

  @Test
  void countsMistakesAndErrorsInPoints() throws IOException {
    judgesAsAPlainCount(game("kalah"), ",", 1.0 / 100, points -> points, score -> score, "%.2f", 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kalah|4,44 1|move 44 is not legal after [4]; a legal move is 6",
        "connect-four|12121212 1|move 2 comes after the end of the game",
        "connect-four|4444444 1|move 4 is not legal after [4 4 4 4 4 4]; a legal move is 1"
      })
  void namesAMoveThatIsNotLegal(String game, String line, String reason) throws IOException {
    Path file = folder.resolve("positions.txt");
    Files.writeString(file, line);
    Run run = Run.of("judge", game, file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines())
        .first()
        .isEqualTo("benchmarks judge: " + file + ", line 1: " + reason);
  }

  private static LearningKit<?> game(String name) {
    return new LearningKitConverter().convert(name);
  }

  private <N extends Node<N>> void judgesAsAPlainCount(
      LearningKit<N> game,
      String comma,
      double unit,
      ToDoubleFunction<Double> ofSum,
      ToDoubleFunction<Integer> ofScore,
      String format,
      int power)
      throws IOException {
    String name = game.name();
    String weights = folder.resolve("learned").toString();
    assertThat(Run.of(name, "learn", "--folder", weights, "--games", "640").exitCode())
        .isZero();
    Path file = folder.resolve("positions.txt");
    List<Game<N>> endings = endings(game);
    Files.write(
        file,
        endings.stream()
            .map(
                each -> each.moves().stream().map(Move::notation).collect(Collectors.joining(comma))
                    + " " + value(each.position()))
            .toList());
    Run csv = Run.of("judge", name, file.toString(), "--weights", weights, "--csv");
    assertThat(csv.exitCode()).as(csv.err()).isZero();
    assertThat(csv.lines().get(0))
        .isEqualTo("line,move,score,best,mistake,worse,nodes,plies,lost,estimate,exact");
    LearnedEvaluator<N> evaluator = game.readLearned(Path.of(weights));
    List<Counted> counted = new ArrayList<>();
    for (int i = 0; i < endings.size(); i++) {
      String[] row = csv.lines().get(i + 1).split(",");
      assertThat(row[0]).isEqualTo("" + (i + 1));
      Counted one = count(endings.get(i), row[1], evaluator, unit, ofSum, ofScore);
      assertThat(row[4]).isEqualTo(one.mistake() ? "1" : "0");
      assertThat(row[5]).isEqualTo(one.lost() > 0 ? "1" : "0");
      assertThat(row[7]).isEqualTo("" + one.plies());
      assertThat(row[8]).isEqualTo("" + one.lost());
      assertThat(Double.parseDouble(row[9]) - Double.parseDouble(row[10]))
          .isCloseTo(one.error(), within(0.0011));
      counted.add(one);
    }
    assertThat(counted)
        .as("seed " + SEED)
        .anyMatch(Counted::mistake)
        .anyMatch(each -> each.lost() > 0 && !each.mistake());
    List<String> table =
        Run.of("judge", name, file.toString(), "--weights", weights).lines();
    assertThat(table.get(0)).startsWith(POSITIONS + " of " + POSITIONS + " positions judged: ");
    assertThat(table.size()).as("seed " + SEED).isBetween(5, 9);
    int rows = 0;
    for (String line : table.subList(2, table.size())) {
      List<Counted> part = counted.stream()
          .filter(each -> isInside(each.plies(), line.split(" +")[0]))
          .toList();
      rows += part.size();
      assertThat(line.replaceAll(" +", " "))
          .isEqualTo(row(line.split(" +")[0], part, format, power));
    }
    assertThat(rows).as("each in one range, and in the last row").isEqualTo(2 * POSITIONS);
  }

  /** Returns positions of random games whose moves differ, with few lines of play left. */
  private static <N extends Node<N>> List<Game<N>> endings(LearningKit<N> learnable) {
    Random random = new Random(SEED);
    List<Game<N>> endings = new ArrayList<>();
    while (endings.size() < POSITIONS) {
      Deque<Game<N>> games = new ArrayDeque<>(List.of(Game.of(learnable.start())));
      while (!games.element().isOver()) {
        List<Move> moves = games.element().position().legalMoves();
        games.push(games.element().play(moves.get(random.nextInt(moves.size()))));
      }
      // From the end, because the nodes of a position near the start take long to count.
      Game<N> ending = games.pop();
      while (nodes(games.element().position(), MAX_NODES) <= MAX_NODES) {
        ending = games.pop();
      }
      if (!ending.isOver() && hasChoice(ending.position())) {
        endings.add(ending);
      }
    }
    return endings;
  }

  /** Returns whether moves differ in their scores, and none ends the game at once. */
  private static <N extends Node<N>> boolean hasChoice(N node) {
    List<N> children =
        node.legalMoves().stream().map(move -> node.play(move.code())).toList();
    return children.stream().noneMatch(Node::isTerminal)
        && children.stream().map(child -> valueOfMove(child)).distinct().count() > 1;
  }

  /** Returns the number of nodes of a position's game tree, or more than the maximum. */
  private static <N extends Node<N>> int nodes(N node, int max) {
    int nodes = 1;
    if (!node.isTerminal()) {
      for (Move move : node.legalMoves()) {
        if (nodes <= max) {
          nodes += nodes(node.play(move.code()), max - nodes);
        }
      }
    }
    return nodes;
  }

  /** Returns the value of a position by searching the whole game. */
  private static <N extends Node<N>> int value(N node) {
    return node.isTerminal()
        ? node.terminalScore()
        : node.legalMoves().stream()
            .mapToInt(move -> valueOfMove(node.play(move.code())))
            .max()
            .orElseThrow();
  }

  private static <N extends Node<N>> int valueOfMove(N after) {
    return Score.ofMove(after, value(after));
  }

  private static <N extends Node<N>> Counted count(
      Game<N> game,
      String move,
      LearnedEvaluator<N> evaluator,
      double unit,
      ToDoubleFunction<Double> ofSum,
      ToDoubleFunction<Integer> ofScore) {
    int best = value(game.position());
    int score = valueOfMove(game.play(move).position());
    int sum = evaluator.explain(game.position()).stream().mapToInt(Term::weight).sum();
    return new Counted(
        game.moves().size(),
        best - score,
        Integer.signum(score) != Integer.signum(best),
        best != 0,
        Integer.signum(sum) == Integer.signum(best),
        ofSum.applyAsDouble(sum * unit) - ofScore.applyAsDouble(best));
  }

  private static boolean isInside(int plies, String range) {
    if (range.equals("all")) {
      return true;
    }
    String[] ends = range.split("-");
    return plies >= Integer.parseInt(ends[0]) && plies <= Integer.parseInt(ends[ends.length - 1]);
  }

  private static String row(String name, List<Counted> part, String format, int power) {
    int n = part.size();
    double lost = 0;
    double mistakes = 0;
    double worse = 0;
    double decided = 0;
    double right = 0;
    double errors = 0;
    for (Counted each : part) {
      lost += each.lost();
      mistakes += each.mistake() ? 1 : 0;
      worse += each.lost() > 0 ? 1 : 0;
      decided += each.decided() ? 1 : 0;
      right += each.decided() && each.signRight() ? 1 : 0;
      errors += Math.pow(Math.abs(each.error()), power);
    }
    double squares = 0;
    for (Counted each : part) {
      squares += Math.pow(each.lost() - lost / n, 2);
    }
    return String.format(
        Locale.ROOT,
        "%s %d %.1f %% %.1f %% %.3f %s %s " + format,
        name,
        n,
        100 * mistakes / n,
        100 * worse / n,
        lost / n,
        n == 1
            ? "-"
            : String.format(Locale.ROOT, "+-%.3f", 1.96 * Math.sqrt(squares / (n - 1) / n)),
        decided == 0 ? "-" : String.format(Locale.ROOT, "%.1f %%", 100 * right / decided),
        errors / n);
  }
}
