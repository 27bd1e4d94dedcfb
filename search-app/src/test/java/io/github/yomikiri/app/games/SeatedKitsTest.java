package io.github.yomikiri.app.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.seats.SeatedKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of games with dice, and of those for one or three players. */
class SeatedKitsTest {

  static Stream<SeatedKit<?>> kits() {
    return GameKits.ofSeats().stream();
  }

  private static SeatedKit<?> kit(String name) {
    return kits().filter(kit -> kit.name().equals(name)).findFirst().orElseThrow();
  }

  private static Run run(SeatedKit<?> kit, String... args) {
    Run run = Run.of(kit, args);
    assertThat(run.exitCode()).as(kit.name() + ": " + run.err()).isZero();
    return run;
  }

  private static Run play(SeatedKit<?> kit, String typed, String... args) {
    List<String> all = new ArrayList<>(List.of("play", "--seed", "1"));
    all.addAll(List.of(args));
    Run run =
        Run.withInput(kit, typed.replace(" ", "\n").replace('_', ' '), all.toArray(String[]::new));
    assertThat(run.exitCode()).as(kit.name() + ": " + run.err()).isZero();
    return run;
  }

  private static String option(SeatedKit<?> kit, int seat) {
    return "--" + kit.seats().get(seat).toLowerCase(Locale.ROOT);
  }

  @ParameterizedTest
  @MethodSource("kits")
  <P extends SeatedPosition<P>> void isPlayedAtEachSeat(SeatedKit<P> kit, @TempDir Path folder)
      throws IOException {
    for (int human = 0; human < kit.seats().size(); human++) {
      List<String> seats = new ArrayList<>(List.of("--hints", "engine:nodes=20"));
      for (int seat = 0; seat < kit.seats().size(); seat++) {
        seats.addAll(List.of(option(kit, seat), seat == human ? "human" : "random"));
      }
      String[] args = seats.toArray(String[]::new);
      Path file = folder.resolve(kit.name() + human);
      String first = play(kit, "moves", args).out();
      String move = first.substring(first.indexOf("Legal: ") + 7).split("[ \n]")[0];
      Run run = play(kit, move + " save_" + file + " moves hint undo resign", args);
      assertThat(run.out()).contains(kit.seats().get(human) + "> ");
      Game<P> saved = kit.text().readGame(Files.readString(file).strip());
      assertThat(saved.isChance()).isFalse();
      assertThat(saved.toString()).contains(move);
    }
  }

  @ParameterizedTest
  @MethodSource("kits")
  void watchesPlayers(SeatedKit<?> kit) {
    List<String> args = new ArrayList<>(List.of("play", "--seed", "2"));
    for (int seat = 0; seat < kit.seats().size(); seat++) {
      args.addAll(List.of(option(kit, seat), "random"));
    }
    String result = switch (kit.seats().size()) {
      case 1 -> "2048: \\d+ points\\.";
      case 2 -> "(First|Second|White|Black) won\\.";
      default -> "(Red|Green|Blue) won\\. Points: Red -?\\d, Green -?\\d, Blue -?\\d\\.|A draw\\.";
    };
    assertThat(run(kit, args.toArray(String[]::new)).out())
        .containsPattern("\n(" + result + ")\nTranscript: ");
  }

  @Test
  void whatChanceDecidedIsNamed() {
    assertThat(play(kit("pig"), "roll moves undo moves").out())
        .containsPattern("Last move: roll\nChance: \\d\\.\n")
        .containsPattern("So far: roll \\(\\d\\)")
        .contains("So far: none");
    assertThat(play(kit("einstein"), "moves", "--white", "random", "--black", "human")
            .out())
        .containsPattern("White \\(random\\) plays \\S+\\. Chance: \\d\\.\n")
        .containsPattern("Legal: \\w\\d[-x]");
    assertThat(play(kit("2048"), "moves undo save_none").out())
        .containsPattern("Legal: (left|right|up|down)")
        .contains("There is no move of yours to take back.", "There is no move to save yet.");
  }

  @Test
  void aGameThatEndsWithoutItsDiceIsPlayedOn() {
    Run run = play(kit("pig"), "moves", "--from", "roll");
    assertThat(run.out()).containsPattern("So far: roll \\(\\d\\)");
  }

  @Test
  void onePlayerHasNoOpponent() {
    assertThat(run(kit("2048"), "--help").out()).doesNotContain(" match ");
    Run level = Run.of(kit("2048"), "play", "--level", "3");
    assertThat(level.exitCode()).isEqualTo(2);
    assertThat(level.err()).contains("but you play alone; such as --player engine:level=3");
    assertThat(play(kit("2048"), "switch help").out())
        .contains("there is nobody to change sides with.")
        .doesNotContain("\nswitch ");
  }

  @Test
  void anySeatOfThreeIsAPersons() {
    SeatedKit<?> kit = kit("chinese-checkers");
    assertThat(play(kit, "switch", "--level", "1", "--green", "human").out())
        .contains("Red    engine:level=1", "Green  human  to move", "You are Blue now.");
    Run named = Run.of(kit, "play", "--level", "1", "--green", "random", "--blue", "random");
    assertThat(named.err()).contains("but all players are named; such as --blue engine:level=3");
  }

  @Test
  void countsMatchesOfThreeSeatsByPlayer(@TempDir Path folder) throws IOException {
    SeatedKit<?> kit = kit("chinese-checkers");
    String file = folder.resolve("games.csv").toString();
    Path page = folder.resolve("match.html");
    List<String> match = List.of(
        "match", "engine:nodes=300", "random", "--untimed", "-o", file, "--openings", "random:1");
    List<String> six = Stream.concat(match.stream(), Stream.of("--games", "6")).toList();
    assertThat(run(kit, six.toArray(String[]::new)).out())
        .containsPattern("engine:nodes=300: wins \\d, draws \\d, losses \\d\nrandom: wins ")
        .contains(" of 6 points, Elo ");
    List<String> twelve = Stream.concat(
            match.stream(), Stream.of("--games", "12", "--html", page.toString()))
        .toList();
    assertThat(run(kit, twelve.toArray(String[]::new)).out()).contains(" of 12 points, Elo ");
    assertThat(Files.readString(page))
        .contains("Game 1: A is Red, B is Green and Blue", "A has Red", "B has Red");
    assertThat(Files.readAllLines(Path.of(file)))
        .anySatisfy(line -> assertThat(line).startsWith("# game,red,green,blue,score,ending,red_"))
        .anySatisfy(line ->
            assertThat(line).startsWith("1,engine:nodes=300,random,random,2 -1 -1,played_out,"));
    Run odd = Run.of(kit, "match", "random", "random", "--games", "8");
    assertThat(odd.exitCode()).isEqualTo(2);
    assertThat(odd.err()).contains("--games 8 is not a positive multiple of 6");
  }

  @ParameterizedTest
  @MethodSource("kits")
  <P extends SeatedPosition<P>> void judgesTheMovesThatWereChosen(
      SeatedKit<P> kit, @TempDir Path folder) throws IOException {
    Game<P> game = Game.of(kit.start()).withChance(1);
    for (int turn = 0; turn < 4; turn++) {
      game = game.play(game.position().legalMoves().get(0)).withChance(1);
    }
    Path page = folder.resolve("game.html");
    List<String> args = new ArrayList<>(List.of("--from", game.toString()));
    for (int seat = 0; seat < kit.seats().size(); seat++) {
      args.addAll(List.of(option(kit, seat), "human"));
    }
    Run run = play(kit, "review save_" + page, args.toArray(String[]::new));
    assertThat(run.out()).contains(" whole game ").containsPattern("No move lost|The worst moves");
    assertThat(Files.readString(page)).contains(kit.seats()).contains("4 moves, then");
  }

  @Test
  void theProtocolSaysThatAnOutcomeIsNoMove() {
    Run run = Run.withInput(kit("pig"), "position startpos moves roll\ngo\nquit\n", "uci");
    assertThat(run.out())
        .containsPattern("info string chance decides in this position: .*\nbestmove \\d\n");
  }

  /** One player plays no match, and no command is called nearly so. */
  @Test
  void aCommandOfOtherGamesIsNone() {
    Run run = Run.withInput(kit("2048"), "", "match", "random", "engine");
    assertThat(run.err()).startsWith("2048: \"match\" is no command\n");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void theExamplesOfHelpAreRight(SeatedKit<?> kit) {
    assertThat(run(kit, "uci", "--help").out()).contains(kit.name() + " uci engine:nodes=100000\n");
    assertThat(PlayerSpec.parse(kit, "engine:nodes=100000")).hasToString("engine:nodes=100000");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void describesItself(SeatedKit<?> kit) {
    String all = run(kit, "--help").out();
    for (String command : List.of("play", "match", "uci", "serve", "positions", "perft")) {
      if (!command.equals("match") || kit.seats().size() > 1) {
        assertThat(all).contains("\n  " + command + " ");
        assertThat(run(kit, command, "--help").lines())
            .anyMatch(line -> line.startsWith("Usage: " + kit.name() + " " + command + " [-hV]"))
            .noneMatch(line -> line.matches(".*(\\$\\{|\\bnull\\b(?! windows)).*"));
      }
    }
  }
}
