package io.github.yomikiri.app.option;

import io.github.yomikiri.play.kit.GameKit;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The words about a game in texts of {@code --help}, such as <code>${bundle:players}</code>. */
public final class KitWords extends ResourceBundle {

  private final Map<String, Supplier<String>> words;

  /**
   * Makes the words of a game.
   *
   * @param kit returns the game, when a text needs it
   */
  public KitWords(Supplier<? extends GameKit<?>> kit) {
    words = Map.of(
        "players", () -> PlayerConverter.help(kit.get()),
        "game", () -> kit.get().name(),
        "first", () -> kit.get().seats().get(0),
        "second", () -> kit.get().seats().get(1),
        "first.column", () -> columns(kit.get()).get(0),
        "second.column", () -> columns(kit.get()).get(1));
  }

  /** Returns the seats' names in the columns of CSV. */
  public static List<String> columns(GameKit<?> kit) {
    return kit.seats().stream()
        .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{Alnum}]+", "_"))
        .toList();
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
