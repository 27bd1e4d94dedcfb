package io.github.yomikiri.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.option.KitWords;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command of every game. */
class GameKitsTest {

  private static final List<String> COMMANDS = List.of("match", "uci", "perft");

  static Stream<GameKit<?>> kits() {
    return Stream.concat(GameKits.all().stream(), Stream.of(GameKits.breakthrough(5, 6)));
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
  @MethodSource("kits")
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
    List<String> seats = KitWords.shortSeats(kit);
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
  <P extends Position<P>> void talksUci(GameKit<P> kit) {
    Run run = Run.withInput(kit, """
            uci
            setoption name Hash value 1
            isready
            position startpos
            go nodes 200
            quit
            """, "uci", "nodes=200");
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
    assertThat(run(kit, "--help").out())
        .startsWith("The game " + kit.name() + ":")
        .contains(COMMANDS);
    assertThat(run(kit, "--version").out()).startsWith(kit.name() + " ");
    for (String command : COMMANDS) {
      assertThat(run(kit, command, "--help").out())
          .contains("Usage: " + kit.name() + " " + command, "  " + kit.name() + " " + command);
    }
    Stream.concat(Stream.of(""), COMMANDS.stream())
        .map(command -> command.isEmpty() ? run(kit, "--help") : run(kit, command, "--help"))
        .forEach(help -> assertThat(help.lines())
            .allMatch(line -> line.length() <= 100)
            .noneMatch(line -> line.contains("${") || line.contains("null")));
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
