package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The user's language changes no file and no text, because programs read both. Arabic and Persian
 * have digits of their own. Turkish writes fractions with a comma and has an i without a dot.
 */
class LanguageTest {

  private static final Locale LANGUAGE = Locale.getDefault();

  /**
   * These write no texts of their own: fit-endgame writes as fit-probcut does. And serve ends by
   * Ctrl-C only.
   */
  private static final List<String> LEFT_OUT =
      List.of("help", "generate-completion", "fit-endgame", "serve");

  /** Command lines with what is typed after the sign {@code <}. An underline is a blank. */
  private static final String COMMANDS = """
      selfplay -o FOLDER/some.games --games 6 --depth 1 --empties 6 --evaluator discs
      label FOLDER/some.games -o FOLDER/labeled --empties 7 --search 1 --evaluator discs
      train FOLDER/labeled -o FOLDER/weights --passes 1 --test FOLDER/some.games --svg FOLDER/svg
      accuracy FOLDER/labeled --evaluators discs,tanuki --empties 8-20
      match greedy alphabeta1 --games 4 --untimed -o FOLDER/match --html FOLDER/match.html
      attribute FOLDER/match --empties 4 -o FOLDER/attribution --evaluator discs
      loss FOLDER/match greedy --empties 8 --positions 2 --values FOLDER/values
      judge FOLDER/judged greedy --plies 52-54 --positions 2 --evaluator tanuki
      openings --count 2 --plies 2-3 --within 64 --depth 1 --evaluator discs -o FOLDER/openings
      book --positions 3 --depth 2 --evaluator discs -o FOLDER/book
      book-show --book FOLDER/book
      solve O--X-XXX-OXX--O-_X -o FOLDER/solved
      solve O--X-XXX-OXX--O-_X
      ffo 1
      analyze d3b4 --size 4 --depth 2 --hash 2
      analyze --game d3b4a2b1a1d2d4d1c1a4c4 --size 4 --nodes 5000 --hash 2 --html FOLDER/review.html
      explore --depth 3 --html FOLDER/tree.html
      explain f5 --svg FOLDER/effects.svg
      eval f5d6
      fit-probcut --positions 60 --depth 3 --stages 1 --evaluator discs -o FOLDER/predictions
      perft --depth 3 --divide
      positions --plies 2
      games
      play --size 4 --white human --hints alphabeta2 < d3|b4|hint|moves|save FOLDER/game|quit
      play --from O--X-XXX-OXX--O-_X --white human < a1|save FOLDER/game.ggf|quit
      gtp --level 1 --hash 2 < genmove black|time_left black 10 0|showboard|quit|
      nboard --level 1 --hash 2 < nboard 2|go|set depth 2|move F5|go||
      uci --level 1 --hash 2 < uci|position startpos moves f5|go||
      """;

  private static Map<String, String> expected = Map.of();

  @BeforeAll
  static void runWithoutALanguage(@TempDir Path folder) throws IOException {
    expected = run(Locale.ROOT, folder);
  }

  @AfterAll
  static void restoreTheLanguage() {
    Locale.setDefault(LANGUAGE);
  }

  /** Returns the output of each command, and what is in each file. */
  private static Map<String, String> run(Locale language, Path folder) throws IOException {
    Locale.setDefault(language);
    Map<String, String> written = new TreeMap<>();
    for (String line : COMMANDS.lines().toList()) {
      String[] parts = line.split(" < ", -1);
      String input = parts.length > 1 ? parts[1].replace('|', '\n') + "\n" : "";
      Run run = Run.withInput(
          input.replace("FOLDER", folder.toString()),
          Arrays.stream(parts[0].split(" ", -1))
              .map(argument -> argument.replace('_', ' ').replace("FOLDER", folder.toString()))
              .toArray(String[]::new));
      assertThat(run.exitCode()).as(line + "\n" + run.err()).isZero();
      written.put(line, withoutTimes(run.out() + run.err()).replace(folder.toString(), "FOLDER"));
    }
    // The folder of an interrupted training stays.
    String games = folder.resolve("labeled").toString();
    Run.interrupted("train", games, "-o", folder.resolve("stopped").toString());
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        written.put(
            folder.relativize(file).toString(),
            Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return written;
  }

  private static String withoutTimes(String text) {
    return text.replaceAll(
        " *[0-9]+\\.[0-9]+( s, [0-9,]+ nodes/s)?| nps [0-9]+ time [0-9]+", " TIME");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR", "tr-TR"})
  void changesNothing(String language, @TempDir Path folder) throws IOException {
    Map<String, String> written = run(Locale.forLanguageTag(language), folder);
    expected.forEach((what, text) -> assertThat(written.get(what)).as(what).isEqualTo(text));
    assertThat(written).containsOnlyKeys(expected.keySet());
  }

  @Test
  void everyCommandRuns() {
    List<String> all = CommandTree.visible().stream()
        .map(command -> command.getCommandName())
        .filter(name -> !LEFT_OUT.contains(name))
        .toList();
    assertThat(COMMANDS.lines().map(line -> line.replaceFirst(" .*", "")).distinct())
        .hasSameElementsAs(all);
  }
}
