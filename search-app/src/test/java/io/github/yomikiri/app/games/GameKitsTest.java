package io.github.yomikiri.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command of every game of nodes, and those that all games have. */
class GameKitsTest {

  private static final List<String> COMMANDS = List.of(
      "play",
      "match",
      "analyze",
      "openings",
      "book",
      "solve",
      "attribute",
      "loss",
      "judge",
      "positions",
      "explore",
      "uci",
      "perft");

  static Stream<NodeKit<?>> kits() {
    return Stream.concat(GameKits.ofNodes().stream(), Stream.of(GameKits.breakthrough(5, 6)));
  }

  static Stream<GameKit<?>> all() {
    return GameKits.all().stream();
  }

  private static Run run(GameKit<?> kit, String... args) {
    Run run = Run.of(kit, args);
    assertThat(run.exitCode()).as(kit.name() + ": " + run.err()).isZero();
    return run;
  }

  @Test
  void namesSayTheSizeOfAnUnusualBoard() {
    assertThat(kits().map(GameKit::name))
        .doesNotHaveDuplicates()
        .contains("tic-tac-toe", "breakthrough", "breakthrough-5x6", "dots-and-boxes");
    assertThat(GameKits.breakthrough(8, 8).name()).isEqualTo("breakthrough");
  }

  @ParameterizedTest
  @MethodSource("all")
  <P extends Position<P>> void countsMoves(GameKit<P> kit) {
    assertThat(run(kit, "perft", "--depth", "2", "--csv").lines().get(2))
        .startsWith("2," + Perft.count(kit.start(), 2) + ",");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void playsMatchesOfAllOpeningsByDefault(GameKit<?> kit) {
    run(kit, "match", "engine:nodes=20", "nodes=20", "--games", "2");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void reportsMatches(GameKit<?> kit) {
    List<String> seats = kit.seats();
    assertThat(run(kit, "match", "random", "greedy", "--games", "2").out())
        .startsWith("random " + seats.get(0) + ": ")
        .contains(
            "\ngreedy " + seats.get(0) + ": ", ", random " + seats.get(1) + ": ", " of 2 points");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void writesTheGamesOfAMatchAsRows(GameKit<?> kit) {
    String[] match = {
      "match",
      "engine:nodes=200",
      "nodes=200",
      "--games",
      "2",
      "--openings",
      "random:2",
      "--csv",
      "--untimed"
    };
    List<String> rows = run(kit, match).lines();
    String first = kit.seats().get(0).toLowerCase(Locale.ROOT);
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0)).startsWith("game," + first + ",");
    assertThat(rows.get(1)).startsWith("1,engine:nodes=200,nodes=200,");
    assertThat(rows.get(2)).startsWith("2,nodes=200,engine:nodes=200,");
    assertThat(run(kit, match).lines()).isEqualTo(rows);
  }

  @ParameterizedTest
  @MethodSource("kits")
  <P extends Position<P>> void isPlayedInTheTerminal(GameKit<P> kit, @TempDir Path folder)
      throws IOException {
    String move = kit.start().legalMoves().get(0).notation();
    Path file = folder.resolve("game.txt");
    String option = "--" + kit.seats().get(1).toLowerCase(Locale.ROOT);
    List<String> lines = List.of(
        "no move", move, "undo", move, "save " + file, "hint", "moves", "switch", "resign", "quit");
    Run run = Run.withInput(
        kit,
        String.join("\n", lines),
        "play",
        "--seed",
        "1",
        option,
        "random",
        "--hints",
        "alphabeta1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            kit.drawing().orElseThrow().text(kit.start(), 0),
            "\"no move\" is neither a legal move nor a command.",
            kit.seats().get(1) + " (random) plays ",
            "So far: " + move,
            "You are " + kit.seats().get(1) + " now.",
            " resigned.");
    Game<P> saved = kit.text().readGame(Files.readString(file).strip());
    assertThat(saved.moves()).hasSizeGreaterThan(1);
    assertThat(saved.moves().get(0).notation()).isEqualTo(move);
  }

  @Test
  void aFinishedGameIsShown() {
    GameKit<?> kit = GameKits.ticTacToe();
    assertThat(run(kit, "play", "--from", "a1 a2 b1 b2 c1").out())
        .contains("Type a command, or help.", "X won.", "Game over> ");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void exploresASearch(GameKit<?> kit) {
    String move = kit.start().legalMoves().get(0).notation();
    Run run = run(kit, "explore", move, "--depth", "2", "--record", "100", "--html", "-");
    assertThat(run.out())
        .startsWith("<!DOCTYPE html>")
        .contains(" after " + move + ", searched by");
    Run wrong = Run.of(kit, "explore", "--evaluator", "fox", "--html", "-");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains("--evaluator: no evaluator or weight file \"fox\"; there are");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void makesOpeningsAndABook(GameKit<?> kit, @TempDir Path folder) {
    String list = folder.resolve("openings.txt").toString();
    String book = folder.resolve("a.book").toString();
    run(kit, "openings", "--count", "2", "--depth", "1", "--within", "1000000", "-o", list);
    run(kit, "match", "random", "random", "--games", "2", "--openings", list);
    run(kit, "book", "--positions", "1", "--depth", "2", "-o", book);
    String move = kit.start().legalMoves().get(0).notation();
    assertThat(run(kit, "book-show", "--book", book).out())
        .contains("a book of 1 positions", "\n" + move + " ");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void valuesTheGamesOfAMatch(GameKit<?> kit, @TempDir Path folder) throws IOException {
    String games = folder.resolve("match.csv").toString();
    Path page = folder.resolve("review.html");
    run(kit, "match", "random", "greedy", "--games", "2", "--untimed", "-o", games);
    run(kit, "analyze", "--game", games, "--only", "1", "--depth", "1", "--html", page.toString());
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains(kit.seats());
    assertThat(run(kit, "attribute", games, "--plies", "2,4", "--depth", "1", "--exact", "0")
            .out())
        .contains("2 games: mean values for random")
        .doesNotContain("00000");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void listsAndValuesPositions(GameKit<?> kit, @TempDir Path folder) throws IOException {
    String list = run(kit, "positions", "--plies", "1").out();
    Path file = Files.writeString(folder.resolve("positions.txt"), list);
    long lines = list.lines().count();
    assertThat(lines).isBetween(1L, (long) kit.start().legalMoves().size());
    boolean canValue =
        kit instanceof LearningKit || !((NodeKit<?>) kit).evaluators().isEmpty();
    assertThat(run(kit, "--help").out().contains(" eval ")).isEqualTo(canValue);
    if (canValue) {
      assertThat(run(kit, "eval", file.toString(), "--csv").lines()).hasSize((int) lines + 1);
    }
  }

  /** Scores of all moves are given, because few starts can be solved in a test. */
  @ParameterizedTest
  @MethodSource("kits")
  void solvesAndJudges(GameKit<?> kit, @TempDir Path folder) throws IOException {
    assertThat(run(kit, "solve", "--time", "20ms", "--csv").lines())
        .hasSize(2)
        .first()
        .asString()
        .startsWith("line,plies,score,");
    String scores = kit.start().legalMoves().stream()
        .map(move -> "; " + move.notation() + ":+0")
        .collect(Collectors.joining());
    String file = Files.writeString(folder.resolve("positions.txt"), "start; +0" + scores + "\n")
        .toString();
    assertThat(run(kit, "judge", file, "random", "greedy").out())
        .contains("1 position", "random", "greedy");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void watchesTwoPlayers(GameKit<?> kit) {
    String first = "--" + kit.seats().get(0).toLowerCase(Locale.ROOT);
    String second = "--" + kit.seats().get(1).toLowerCase(Locale.ROOT);
    Run run = run(kit, "play", "--seed", "2", first, "random", second, "random");
    assertThat(run.out()).containsPattern("(won( by \\d+ \\w+)?|A draw)\\.\nTranscript: ");
  }

  @ParameterizedTest
  @MethodSource("all")
  <P extends Position<P>> void talksUci(GameKit<P> kit) {
    Run run = Run.withInput(kit, """
            uci
            setoption name Hash value 1
            isready
            position startpos
            go nodes 200
            quit
            """, "uci", "engine:nodes=200");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).contains("uciok", "readyok");
    String best = run.lines().stream()
        .filter(line -> line.startsWith("bestmove "))
        .findFirst()
        .orElseThrow();
    assertThat(kit.start().parse(best.split(" ")[1])).isPresent();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void describesItself(GameKit<?> kit) {
    Run help = run(kit, "--help");
    assertThat(help.out()).startsWith("The game " + kit.name() + ":").contains(COMMANDS);
    assertThat(run(kit, "--version").out()).startsWith(kit.name() + " ");
    assertReadable(help);
    for (String command : COMMANDS) {
      Run helpOfCommand = run(kit, command, "--help");
      assertThat(helpOfCommand.out())
          .contains("Usage: " + kit.name() + " " + command, "  " + kit.name() + " " + command);
      assertReadable(helpOfCommand);
    }
  }

  private static void assertReadable(Run help) {
    assertThat(help.lines())
        .allMatch(line -> line.length() <= 100)
        .noneMatch(line -> line.matches(".*(\\$\\{|\\bnull\\b(?! windows)).*"));
  }

  @ParameterizedTest
  @MethodSource("kits")
  void showsExamplesWithItsPlayers(GameKit<?> kit) {
    String beginning = "  " + kit.name() + " match ";
    assertThat(run(kit, "match", "--help").lines())
        .filteredOn(line -> line.startsWith(beginning))
        .hasSizeGreaterThan(5)
        .allSatisfy(line -> Stream.of(line.substring(beginning.length()).split(" ", 3))
            .limit(2)
            .forEach(player -> PlayerSpec.parse(kit, player.replace("'", ""))));
  }
}
