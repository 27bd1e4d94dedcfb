package io.github.yomikiri.app.loss;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.input.KitScores;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares what the command {@code judge} counts with plain searches in small endings. */
class JudgeCommandTest {

  private static final int HEADER = 4;

  @TempDir
  private Path folder;

  /** Returns the values of all moves by a search that knows nothing of the game. */
  private static <N extends Node<N>> Map<Move, Integer> values(N position, Searcher<N> search) {
    return position.legalMoves().stream().collect(Collectors.toMap(move -> move, move -> {
      N after = position.play(move.code());
      return Score.ofMove(after, search.search(after, Limits.none()).score());
    }));
  }

  private Run judge(NodeKit<?> kit, Path file, String plies, String... more) {
    String[] judge = {
      "judge", file.toString(), "random", "--plies", plies, "--positions", "30", "--nodes", "300"
    };
    String[] all = Arrays.copyOf(judge, judge.length + more.length);
    System.arraycopy(more, 0, all, judge.length, more.length);
    return Run.of(kit, all);
  }

  @Test
  void countsAsASearchDoesInTicTacToe() throws IOException {
    countsAsASearchDoes(GameKits.ticTacToe(), "4-6");
  }

  @Test
  void countsAsASearchDoesInConnectFour() throws IOException {
    countsAsASearchDoes(GameKits.connectFour(), "34-38");
  }

  /** In Kalah, a side may move again. */
  @Test
  void countsAsASearchDoesInKalah() throws IOException {
    countsAsASearchDoes(GameKits.kalah(), "40-60");
  }

  private <N extends Node<N>> void countsAsASearchDoes(NodeKit<N> kit, String plies)
      throws IOException {
    Path file = folder.resolve(kit.name());
    Run csv = judge(kit, file, plies, "--csv");
    assertThat(csv.exitCode()).as(csv.err()).isZero();
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(HEADER + 30);
    Searcher<N> search = Searchers.bare(kit.type())
        .algorithm(Algorithm.ALPHA_BETA)
        .table(LockFreeTable.ofMebibytes(1))
        .fixedDepth(Limits.MAX_DEPTH)
        .build();
    Set<N> different = new HashSet<>();
    int mistakes = 0;
    for (int i = 0; i < 30; i++) {
      ScoredPosition<N> position = new KitScores<>(kit).parse(i, lines.get(HEADER + i));
      Game<N> game = position.game();
      Map<Move, Integer> exact = values(game.position(), search);
      assertThat(position.moves()).as(lines.get(HEADER + i)).isEqualTo(exact);
      assertThat(different.add(game.position())).isTrue();
      String[] row = csv.lines().get(i + 1).split(",");
      int best = Collections.max(exact.values());
      int score = exact.get(game.position().parse(row[3]).orElseThrow());
      assertThat(List.of(row).subList(0, 9))
          .containsExactly(
              "random",
              "" + (HEADER + 1 + i),
              "" + game.moves().size(),
              row[3],
              "" + score,
              "" + best,
              Integer.signum(score) < Integer.signum(best) ? "1" : "0",
              score < best ? "1" : "0",
              "" + (best - score));
      mistakes += Integer.parseInt(row[6]);
    }
    assertThat(mistakes).isPositive();
    String all = String.format(Locale.ROOT, "all 30 %.1f %%", 100.0 * mistakes / 30);
    List<String> table = judge(kit, file, plies).lines().stream()
        .map(line -> line.replaceAll(" +", " "))
        .toList();
    assertThat(table).startsWith("30 of 30 positions judged", "", "random");
    assertThat(table).filteredOn(line -> line.startsWith(all)).hasSize(1);
    assertThat(table).filteredOn(line -> line.startsWith("the evaluator ")).hasSize(1);
  }

  @Test
  void makesTheSamePositionsAfterAnInterruption() throws IOException {
    Path file = folder.resolve("made.txt");
    assertThat(judge(GameKits.ticTacToe(), file, "2-5").exitCode()).isZero();
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    assertThat(judge(GameKits.ticTacToe(), file, "2-5").exitCode()).isZero();
    assertThat(file).hasBinaryContent(whole);
    Run other = judge(GameKits.ticTacToe(), file, "2-6");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("line 2 is \"# plies 2-5\", not \"# plies 2-6\"");
  }

  @Test
  void solvesWhatALineDoesNotSay() {
    Run run = Run.withInput(
        GameKits.connectFour(),
        "52753311433677442422121; 8\n2252576253462244111563365343671351441\n",
        "judge",
        "-",
        "engine:depth=1",
        "greedy:threats");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines())
        .contains("2 of 2 positions judged", "engine:depth=1", "greedy:threats")
        .contains("the evaluator learned without a search, in win chances from -1 to 1");
  }

  @Test
  void writesJson() {
    Run run =
        Run.withInput(GameKits.ticTacToe(), "a1 a2 b1 b2", "judge", "-", "alphabeta9", "--json");
    assertThat(run.lines())
        .containsExactly("{\"player\":\"alphabeta9\",\"line\":1,\"plies\":4,\"move\":\"c1\","
            + "\"score\":1,\"best\":1,\"mistake\":0,\"worse\":0,\"lost\":0,"
            + "\"estimate\":0.000,\"exact\":1.000}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "52753311433677442422121; 7|2|standard input, line 1: the line says 7, the score is 8",
        "1212121|2|standard input, line 1: the game is over",
        "x|2|standard input: holds no position"
      })
  void refusesAWrongLine(String line, int exitCode, String message) {
    Run run = Run.withInput(GameKits.connectFour(), line, "judge", "-", "random");
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.err()).contains(message);
  }

  @Test
  void makesNoPositionsOnStandardInput() {
    Run run = Run.of(GameKits.ticTacToe(), "judge", "-", "random", "--plies", "2-5");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--plies needs a file");
  }

  @Test
  void endsWhenThereAreNoMorePositions() {
    Run run = Run.of(
        GameKits.ticTacToe(),
        "judge",
        folder.resolve("few").toString(),
        "random",
        "--plies",
        "0-1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("1000 games in a row have led to no further position after 0 to 1 moves");
  }

  /** The games to the positions are those of the search that the kit knows. */
  @Test
  void positionsAreMadeWithTheSearchOfTheKit() {
    AtomicBoolean isAsked = new AtomicBoolean();
    NodeKit<TicTacToe> kit = new NodeKit<>() {
      @Override
      public String name() {
        return "asked";
      }

      @Override
      public TicTacToe start() {
        return TicTacToe.START;
      }

      @Override
      public void search(SearcherBuilder<TicTacToe> preset) {
        isAsked.set(true);
      }
    };
    String file = folder.resolve("asked.txt").toString();
    Run run = Run.of(kit, "judge", file, "random", "--plies", "4", "--positions", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(isAsked).isTrue();
  }
}
