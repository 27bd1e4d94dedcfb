package io.github.yomikiri.app.program;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.PlayerConverter;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The words about a game in texts of {@code --help}, such as <code>${bundle:players}</code>. Those
 * of {@link WithMixins#words} are among them.
 */
final class KitWords extends ResourceBundle {

  private final Map<String, Supplier<String>> words;
  private Optional<ValueScale> estimates = Optional.empty();

  /**
   * Makes the words of a game.
   *
   * @param context the game, and the program
   * @param own more words by their keys, some of which may replace the usual ones
   */
  KitWords(GameContext<?> context, Map<String, String> own) {
    GameKit<?> kit = context.kit();
    words = new HashMap<>(Map.ofEntries(
        Map.entry("players", () -> PlayerConverter.help(kit)),
        Map.entry("game.name", () -> kit.name()),
        Map.entry("title", () -> kit.title()),
        Map.entry("points", () -> kit.points()),
        Map.entry("value.meaning", () -> values(kit)),
        Map.entry("estimates", () -> estimates(kit).heading()),
        Map.entry("value.mistake", () -> mistake(estimates(kit))),
        Map.entry("value.blunder", () -> ValueScale.number(estimates(kit).blunder())),
        Map.entry("search.name", () -> context.texts().searchName()),
        Map.entry("evaluators", () -> evaluators(kit)),
        // Positions after these numbers of moves are soon solved.
        Map.entry("judge.plies", () -> "24-34"),
        Map.entry("usual", () -> kit.usualPlayer()),
        Map.entry("play.against", () -> kit.seats().size() == 1 ? "" : ", against any player"),
        Map.entry("first", () -> kit.seats().get(0))));
    own.forEach((key, word) -> words.put(key, () -> word));
  }

  /** Returns the names of evaluators, for a text that continues with files. */
  private static String evaluators(GameKit<?> kit) {
    return kit instanceof NodeKit<?> nodes && !nodes.evaluators().isEmpty()
        ? nodes.evaluators().stream()
            .map(NamedEvaluator::name)
            .collect(Collectors.joining(", ", "", ", or "))
        : "";
  }

  /** The evaluator, which says what estimates are, may take time to read. */
  private <P extends Position<P>> ValueScale estimates(GameKit<P> kit) {
    if (estimates.isEmpty()) {
      estimates = Optional.of(ValueScale.of(kit, PlayerSpec.parse(kit, kit.usualPlayer())));
    }
    return estimates.get();
  }

  private static String mistake(ValueScale scale) {
    return scale.amount(scale.mistake());
  }

  private static String values(GameKit<?> kit) {
    return ValueScale.of(kit).hasPoints()
        ? "the expected difference in " + kit.points() + " at the end of the game"
        : "1 for a win, 0 for a draw and -1 for a loss, or an estimate";
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
