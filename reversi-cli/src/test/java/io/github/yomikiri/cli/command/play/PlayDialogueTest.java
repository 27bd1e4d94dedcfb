package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types the commands of the dialogue into a pipe. */
class PlayDialogueTest {

  /** On this board Dark plays a1, and the game is over. */
  private static final String ENDING = "-OXXXXXXXXXXXXXX X";

  @TempDir
  private Path folder = Path.of("");

  /** Plays between two humans. Each line may name files of the folder. */
  private Run talk(String... lines) {
    return play(List.of("--white", "human"), lines);
  }

  private Run play(List<String> options, String... lines) {
    String input = String.join("\n", lines).replace("FOLDER", folder.toString()) + "\n";
    Run run = Run.withInput(
        input, Stream.concat(Stream.of("play"), options.stream()).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void showsValuesOnTheSquares() {
    Run run = play(
        List.of("--white", "human", "--hints", "minimax1"), "hint on", "f5", "HINT off", "moves");
    assertThat(run.lines())
        .contains(" 3  .  .  .  +3 .  .  .  .  3    O Light  2  human")
        .contains(" 6  .  .  .  +  .  +  .  .  6");
  }

  @ParameterizedTest
  @CsvSource({
    "random, plays moves, but does not value them",
    "minimax1:mobility, has no values in discs, which squares could show"
  })
  void explainsThatSquaresCannotShowValues(String hints, String first, String second) {
    Run run = play(List.of("--white", "human", "--hints", hints), "hint on");
    assertThat(run.out()).contains(first + ", " + second);
  }

  @Test
  void namesTheLegalMovesForUnknownText() {
    assertThat(talk("castle\u001b[2J").out())
        .contains("\"castle?[2J\" is neither a square such as d3 nor a command.")
        .contains("You can play d3 c4 f5 e6.")
        .doesNotContain("\u001b");
    assertThat(talk("quit now").out()).contains("\"quit now\" is neither");
  }

  @Test
  void savesATranscriptThatItLoads() throws IOException {
    Run run = talk("f5", "d6", "save FOLDER/a game.txt", "undo", "undo", "load FOLDER/a game.txt");
    assertThat(folder.resolve("a game.txt")).hasContent("f5d6");
    assertThat(run.err()).contains("Wrote " + folder.resolve("a game.txt"));
    assertThat(run.out())
        .endsWith("Transcript: f5d6\nContinue: yomikiri play --from f5d6 --white" + " human\n");
  }

  @Test
  void asksBeforeItReplacesAFile() throws IOException {
    Path letter = file("letter.txt", "Dear Ann,");
    String save = "save FOLDER/letter.txt";
    assertThat(talk("f5", save, "no", save, "", save).out())
        .contains(letter + " exists already. Replace it, yes or no? ")
        .contains("Nothing was saved.");
    assertThat(letter).hasContent("Dear Ann,");
    talk("f5", save, "Yes", "quit");
    assertThat(letter).hasContent("f5");
  }

  @ParameterizedTest
  @CsvSource({
    "'(;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- --------"
        + " -------- -------- *]B[F5]W[F6];)', Transcript: f5f6",
    "'(;FF[4]SZ[8]PB[Ann]PW[Bob];B[fe];W[ff])', Transcript: f5f6",
    "'% an ending\n" + ENDING + "', Dark> quit",
    "f5f6, Transcript: f5f6"
  })
  void loadsWhatTheReadersRead(String text, String expected) throws IOException {
    file("game", text);
    assertThat(talk("d3", "load FOLDER/game", "quit").out()).contains(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "save FOLDER/none/game.txt, FOLDER/none/game.txt: its folder does not exist",
    "save, Type a file's name after save",
    "load, Type a file's name or a game after load",
    "load FOLDER/none, FOLDER/none: no such file or directory",
    "load FOLDER, FOLDER: is a directory",
    "load FOLDER/bad, 'FOLDER/bad, line 1, offset 2 (move 2): f5 is not empty'",
    "load FOLDER/hostile, 'FOLDER/hostile, game 1, offset 13: '",
    "load FOLDER/bytes, FOLDER/bytes",
    "load FOLDER/empty, 'FOLDER/empty: holds 0 games, not one'",
    "load FOLDER/two, 'FOLDER/two: holds 2 games, not one'",
    "load FOLDER/no\0file, not the name of a file",
  })
  void explainsBadFilesAndPlaysOn(String line, String message) throws IOException {
    file("bad", "f5f5\n");
    file("hostile", "(;GM[Othello]\u001b[2J\u009b2JBO[8 " + "*".repeat(100_000) + "]B[F5]\u202e;)");
    file("empty", "\n# nothing\n");
    file("two", "f5\nf5d6\n");
    Files.write(folder.resolve("bytes"), new byte[] {'f', '5', (byte) 0xff, 0});
    Run run = talk("f5", line, "moves", "quit");
    assertThat(run.lines())
        .anyMatch(each -> each.contains(message.replace("FOLDER", folder.toString())));
    assertThat(run.out())
        .contains("So far: f5", "Transcript: f5")
        .doesNotContain("\u001b", "\u009b", "\u202e", "Exception");
    assertThat(run.lines())
        .allMatch(each -> each.length() < 400 + folder.toString().length());
  }

  @Test
  void savesNothingBeforeTheFirstMove() {
    assertThat(talk("save FOLDER/game.txt").out()).contains("There is no move to save yet.");
    assertThat(folder.resolve("game.txt")).doesNotExist();
  }

  @Test
  void savesOtherStartsInGgf() throws IOException {
    List<String> options = List.of("--from", ENDING, "--white", "human");
    play(options, "a1", "save FOLDER/game.txt");
    assertThat(folder.resolve("game.txt")).content().startsWith("(;GM[Othello]");
    assertThat(talk("load FOLDER/game.txt").out()).contains("Dark wins by 16");
  }

  @Test
  void changesSides() {
    Run run = play(List.of("--white", "random", "--seed", "1"), "f5", "switch", "quit");
    assertThat(run.out())
        .contains("You are Light now.", "Dark (random) plays", "Light> quit")
        .contains("--black random --white human");
    assertThat(talk("switch").out()).contains("No computer plays");
  }

  @Test
  void setsTheLevel() {
    Run run = play(List.of("--white", "random", "--seed", "1"), "level 1", "f5", "quit");
    assertThat(run.out())
        .contains("The computer plays at level 1.", "Light (engine:level=1) plays")
        .contains("--white engine:level=1");
    assertThat(talk("level 3").out()).contains("No computer plays");
  }

  @ParameterizedTest
  @ValueSource(strings = {"level", "level 0", "level 13", "level x", "level 99999999999"})
  void explainsBadLevels(String line) {
    assertThat(play(List.of("--white", "random"), line).out())
        .contains("is not a level from 1 to 12. Type such as level 3.");
  }

  @Test
  void keepsTheBookFromWeakLevels() {
    Run run = play(List.of("--book", "default"), "level 3", "quit");
    assertThat(run.out())
        .contains("level 3 makes mistakes, so it plays from no book", "Dark> quit")
        .doesNotContain("The computer plays at level 3.");
  }

  @Test
  void resigns() {
    Run run = talk("f5", "resign", "f6", "hint", "resign", "moves", "undo", "quit");
    assertThat(run.out())
        .contains("Dark wins, because Light resigned: Dark 4, Light 1.", "Transcript: f5")
        .contains("Game over> f6\nThe game is over.", "Legal: none")
        .contains("Unfinished: Dark 4, Light 1.");
  }

  @Test
  void reviewsAtOnce() {
    Run run = play(List.of("--from", ENDING, "--white", "human"), "a1", "review", "review", "quit");
    assertThat(run.out())
        .contains("Dark wins by 16: Dark 16, Light 0.", "Type review, save FILE, undo")
        .containsPattern("Dark +endgame +1 +0 +0 +0")
        .contains("No move lost 2 discs or more.", "Transcript: a1");
  }

  @Test
  void reviewsMistakes() {
    Run run = talk("review", "f5", "f4", "f3", "review");
    assertThat(run.out())
        .contains("There is no move to review yet.")
        .containsPattern("Dark +opening +2 +\\d")
        .containsPattern("Light +whole game +1 +\\d");
  }

  @Test
  void savesAPageWithTheReview() throws IOException {
    Run run = talk("save FOLDER/game.html", "f5", "d6", "save FOLDER/game.html", "quit");
    assertThat(run.out()).contains("There is no move to save yet.");
    assertThat(folder.resolve("game.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("human - human");
  }

  @Test
  void continuesWithTheMovesSoFar() {
    Run run = play(List.of("--from", "f5d6c3", "--white", "human"), "undo", "moves", "quit");
    assertThat(run.out()).contains("So far: f5 d6", "Continue: yomikiri play --from f5d6 --white");
  }

  @Test
  void printsACommandThatContinues() {
    String out = play(List.of("--size", "6", "--white", "random"), "b3", "quit").out();
    String command = out.strip().replaceFirst("(?s).*Continue: yomikiri play ", "");
    String moves = out.replaceFirst("(?s).*Transcript: (\\w+)\n.*", "$1");
    assertThat(play(List.of(command.split(" ", -1)), "quit").out())
        .contains("Transcript: " + moves + "\n");
  }

  @Test
  void quotesAPositionForTheShell() {
    Run run = play(
        List.of("--from", "O--X-XXX-OXX--O- X", "--white", "human", "--hints", "random"), "quit");
    assertThat(run.out())
        .endsWith(
            "Continue: yomikiri play '--from=O--X-XXX-OXX--O- X' --white human --hints random\n");
    assertThat(play(List.of("--from=-OXX-OXX-OXX-OXX X", "--white", "human"), "a1", "quit")
            .out())
        .contains("Unfinished");
  }

  /** Plays against a program that answers each request for a move alike. */
  private Run against(String answer, String... lines) throws IOException {
    Path script = file("engine.sh", """
        while read line; do
          case "$line" in
            *genmove*) printf '= %s\\n\\n' ;;
            *) printf '=\\n\\n' ;;
          esac
        done
        """.formatted(answer));
    return Run.withInput(String.join("\n", lines) + "\n", "play", "--white", "gtp:sh " + script);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void keepsTheGameIfAnotherProgramFails() throws IOException {
    Run run = against("f6", "f5", "d3");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .contains("Transcript: f5f6d3\nContinue: yomikiri play --from f5f6d3 --white 'gtp:sh ");
    assertThat(run.err()).contains("not legal").hasLineCount(1);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void winsIfAnotherProgramResigns() throws IOException {
    Run run = against("resign", "f5", "quit");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains(" resigns.\n", "Dark wins, because Light resigned: Dark 4");
  }
}
