package io.github.yomikiri.game.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * The settings that a builder's caller has made. Each is made once, because of two calls one would
 * be without effect. A method of the builder makes its setting by {@code return set("name", () ->
 * ...)}.
 *
 * @param <B> the type of the builder
 */
public final class Settings<B> {

  private final B builder;
  private final List<String> made = new ArrayList<>(4);
  private boolean isPreset;

  /**
   * Begins without settings.
   *
   * @param builder the builder
   */
  public Settings(B builder) {
    this.builder = builder;
  }

  /**
   * Makes a setting.
   *
   * @param method the name of the builder's method; methods that exclude each other share a name,
   *     such as {@code from(...) or openings}
   * @param change checks the arguments and changes the builder. If it throws an exception, the
   *     setting is not made
   * @return the builder
   * @throws IllegalStateException if the setting was made before
   */
  public B set(String method, Runnable change) {
    if (made.contains(method)) {
      throw new IllegalStateException(method + "(...) was called before; call it once");
    }
    change.run();
    if (!isPreset) {
      made.add(method);
    }
    return builder;
  }

  /**
   * Makes settings that the caller may replace.
   *
   * @param settings calls methods of the builder
   * @return the builder
   * @throws IllegalStateException if the caller has made one of the settings before
   */
  public B preset(Runnable settings) {
    isPreset = true;
    try {
      settings.run();
    } finally {
      isPreset = false;
    }
    return builder;
  }
}
