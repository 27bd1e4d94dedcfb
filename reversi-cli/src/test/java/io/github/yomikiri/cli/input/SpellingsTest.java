package io.github.yomikiri.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads games in the spellings of people in all places that take them: in arguments, in files, in
 * the terminal, and as the page reads a text.
 */
class SpellingsTest {

  private static final long SEED = 20261127;
  private static final int SIZE = 8;

  /** Games of random moves. The last ones are played to their ends, most of them with passes. */
  private static final List<Game<Reversi>> GAMES = IntStream.range(0, 10)
      .mapToObj(number -> random(number, number < 5 ? 1 + 5 * number : 100))
      .toList();

  private static final Map<String, Function<List<String>, String>> SPELLINGS = spellings();

  private static Game<Reversi> random(int number, int plies) {
    SplittableRandom random = new SplittableRandom(SEED + number);
    Game<Reversi> game = Game.of(Reversi.start());
    while (!game.isOver() && game.moves().size() < plies) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return Transcript.parse(Transcript.format(game));
  }

  private static Map<String, Function<List<String>, String>> spellings() {
    Map<String, Function<List<String>, String>> all = new LinkedHashMap<>();
    all.put("squares", moves -> joined(squares(moves), ""));
    all.put("capital letters", moves -> joined(squares(moves), "").toUpperCase(Locale.ROOT));
    all.put("blanks", moves -> joined(moves, " "));
    all.put("commas", moves -> joined(squares(moves), ","));
    all.put("commas and blanks", moves -> joined(moves, ", "));
    all.put("hyphens", moves -> joined(squares(moves), "-"));
    all.put("dashes", moves -> joined(squares(moves), " \u2013 "));
    all.put("semicolons", moves -> joined(moves, "; "));
    all.put("numbers", moves -> numbered(moves, "%d. %s", " "));
    all.put("numbers without blanks", moves -> numbered(squares(moves), "%d.%s", " "));
    all.put("numbers in brackets", moves -> numbered(squares(moves), "(%d) %s", " "));
    all.put("bare numbers", moves -> numbered(squares(moves), "%d %s", " "));
    all.put("pairs", moves -> pairs(moves, " "));
    all.put("a pair on each line", moves -> pairs(moves, "\n"));
    all.put("a move on each line", moves -> joined(moves, "\n"));
    all.put("lines", SpellingsTest::lines);
    all.put(
        "letters apart", moves -> joined(squares(moves), " ").replaceAll("(\\w)(\\d)", "$1 $2"));
    all.put("full width", moves -> fullWidth(joined(squares(moves), "")));
    all.put("passes in words", moves -> joined(moves, " ").replace("--", "Pass"));
    all.put("link", moves -> "https://example.org/reversi/#" + joined(squares(moves), ""));
    return all;
  }

  private static List<String> squares(List<String> moves) {
    return moves.stream().filter(move -> !move.equals("--")).toList();
  }

  private static String joined(List<String> moves, String between) {
    return String.join(between, moves);
  }

  private static String numbered(List<String> moves, String form, String between) {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> form.formatted(i + 1, moves.get(i)))
        .collect(Collectors.joining(between));
  }

  private static String pairs(List<String> moves, String between) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < moves.size(); i += 2) {
      pairs.add(joined(moves.subList(i, Math.min(moves.size(), i + 2)), " "));
    }
    return numbered(pairs, "%d. %s", between);
  }

  /** Returns lines of 20 moves, as a mail breaks them. */
  private static String lines(List<String> moves) {
    return joined(squares(moves), "").replaceAll("(.{40})", "$1\n");
  }

  private static String fullWidth(String text) {
    return text.chars()
        .mapToObj(c -> String.valueOf((char) (c + 0xFEE0)))
        .collect(Collectors.joining());
  }

  private static List<String> moves(Game<Reversi> game) {
    return game.moves().stream().map(Move::notation).toList();
  }

  @Test
  void allPlacesReadTheSameGames(@TempDir Path folder) throws IOException {
    assertThat(SPELLINGS).hasSize(20);
    assertThat(GAMES).anyMatch(game -> moves(game).contains("--"));
    Path file = folder.resolve("game.txt");
    for (Map.Entry<String, Function<List<String>, String>> spelling : SPELLINGS.entrySet()) {
      for (Game<Reversi> game : GAMES) {
        String text = spelling.getValue().apply(moves(game));
        String what = "seed " + SEED + ", " + spelling.getKey() + ": " + text;
        Files.writeString(file, text);
        Console console = Console.silent();
        assertThat(GameReader.read(console, text, SIZE).entries())
            .as(what)
            .extracting(NamedGame::game)
            .containsExactly(game);
        assertThat(GameReader.read(console, file.toString(), SIZE).entries())
            .as(what)
            .extracting(NamedGame::game)
            .containsExactly(game);
        assertThat(PositionInput.readGame(console, text, SIZE)).as(what).isEqualTo(game);
        assertThat(PositionInput.readGame(console, file.toString(), SIZE))
            .as(what)
            .isEqualTo(game);
        // The page.
        assertThat(GameReader.parse(text, SIZE).entries())
            .as(what)
            .extracting(NamedGame::game)
            .containsExactly(game);
        // The terminal.
        assertThat(GameReader.load(file.toString(), SIZE).game()).as(what).isEqualTo(game);
      }
    }
  }

  @Test
  void theTerminalReadsThemAtItsPrompt() {
    Game<Reversi> game = GAMES.get(1);
    SPELLINGS.forEach((name, spelling) -> {
      String text = spelling.apply(moves(game)).replace('\n', ' ');
      String input = "load " + text + "\nmoves\nquit\n";
      assertThat(Run.withInput(input, "play", "--white", "human").out())
          .as("seed %d, %s: %s", SEED, name, text)
          .contains("So far: " + game);
    });
    assertThat(Run.withInput("F 5\n\uff44\uff16\n1. c3\nmoves\nc 4\n", "play", "--white", "human")
            .out())
        .contains("So far: f5 d6 c3", "A disc on c4 would flip nothing");
  }

  @Test
  void severalGamesStaySeveral() {
    assertThat(GameReader.parse("f5d6\nf5f6\nc4", SIZE).entries()).hasSize(3);
    LineListing<NamedGame<Reversi>> read =
        GameReader.parse("1. f5 d6\n2. c4\n\nf5\nzz\nf5f6\n", SIZE);
    assertThat(read.entries())
        .extracting(each -> each.game().toString())
        .containsExactly("f5 d6 c4", "f5", "f5 f6");
    assertThat(read.errors())
        .singleElement()
        .asString()
        .startsWith("the text, line 5, offset 0 (move 1): ");
  }

  @Test
  void readsTheLinkOfASetUpBoard() {
    String start = "-".repeat(18) + "OOO---" + "--XXXO--" + "--OOX---" + "-".repeat(24);
    Reversi position = PositionLine.parse(start + " O", SIZE).position();
    Game<Reversi> game =
        PositionLine.parseGame("https://example.org/#" + start + "%20O%3B%20moves%20f5", SIZE);
    assertThat(game).isEqualTo(Transcript.parse(position, "f5"));
  }
}
