package io.github.yomikiri.app.option;

import io.github.yomikiri.app.input.KitInput;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The words about a game in texts of {@code --help}, such as <code>${bundle:players}</code>.
 *
 * <p>A key is not the name of an option, because the word would be the text of this option.
 */
public final class KitWords extends ResourceBundle {

  private static final String SCORED_LINES =
      "Semicolons separate a position from its known score, or from a move with its score, as in"
          + " 'start; +1'.";

  private static final String WITHIN = "1.5 points, 0.2 of the chances, or 50 units";

  private static final String DEPTH = "8, and at most 200,000 nodes";

  private final Map<String, Supplier<String>> words;

  /**
   * Makes the words of a game.
   *
   * @param kit returns the game, when a text needs it
   */
  public KitWords(Supplier<? extends GameKit<?>> kit) {
    this(kit, Map.of());
  }

  /**
   * Makes the words of a game, some of which replace the usual ones.
   *
   * @param kit returns the game, when a text needs it
   * @param own words by their keys, such as {@code input.positions}, {@code input.position} and
   *     {@code input.games}: what a person may type
   */
  public KitWords(Supplier<? extends GameKit<?>> kit, Map<String, String> own) {
    words = new HashMap<>(Map.ofEntries(
        Map.entry("input.positions", () -> KitPositions.ALL),
        Map.entry("input.position", () -> KitPositions.ONE),
        Map.entry("input.games", () -> KitInput.GAMES + "; - for standard input"),
        Map.entry("players", () -> PlayerConverter.help(kit.get())),
        Map.entry("game.name", () -> kit.get().name()),
        Map.entry("title", () -> title(kit.get())),
        Map.entry("points", () -> kit.get().points()),
        Map.entry("value.meaning", () -> values(kit.get())),
        Map.entry("value.mistake", () -> scale(kit).amount(scale(kit).mistake())),
        Map.entry("value.blunder", () -> ValueScale.number(scale(kit).blunder())),
        Map.entry("search.name", () -> "search"),
        Map.entry("stage.name", () -> "plies"),
        Map.entry("opening.unit", () -> "points or chances"),
        Map.entry("opening.plies", () -> "4-6"),
        Map.entry("opening.depth", () -> DEPTH),
        Map.entry("opening.within", () -> WITHIN),
        Map.entry("book.more", () -> ""),
        Map.entry("book.unit", () -> "a point or a win chance"),
        Map.entry("book.within", () -> WITHIN),
        Map.entry("book.depth", () -> DEPTH),
        Map.entry("book.files", () -> ""),
        Map.entry("score.meaning", () -> scores(kit.get())),
        Map.entry("score.lines", () -> SCORED_LINES),
        Map.entry("solve.more", () -> ""),
        Map.entry("evaluators", () -> evaluators(kit.get())),
        Map.entry("usual", () -> kit.get().usualPlayer()),
        Map.entry("first", () -> kit.get().seats().get(0)),
        Map.entry("second", () -> kit.get().seats().get(1)),
        Map.entry("first.column", () -> MatchRows.seatColumns(kit.get()).get(0)),
        Map.entry("second.column", () -> MatchRows.seatColumns(kit.get()).get(1))));
    own.forEach((key, word) -> words.put(key, () -> word));
  }

  private static String evaluators(GameKit<?> kit) {
    return kit instanceof NodeKit<?> nodes
        ? nodes.evaluators().stream().map(NamedEvaluator::name).collect(Collectors.joining(", "))
        : "";
  }

  private static ValueScale scale(Supplier<? extends GameKit<?>> kit) {
    return ValueScale.of(kit.get());
  }

  private static String values(GameKit<?> kit) {
    return ValueScale.of(kit).hasPoints()
        ? "the expected difference in " + kit.points() + " at the end of the game"
        : "1 for a win, 0 for a draw and -1 for a loss, or an estimate";
  }

  private static String scores(GameKit<?> kit) {
    return ValueScale.of(kit).hasPoints()
        ? "the difference in " + kit.points() + " at the end of the game"
        : "1 for a win, 0 for a draw and -1 for a loss,";
  }

  /** Returns the name of a game as a text has it, such as {@code Connect Four}. */
  public static String title(GameKit<?> kit) {
    return Arrays.stream(kit.name().split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    Supplier<String> word = words.get(key);
    return word == null ? null : word.get();
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(words.keySet());
  }
}
