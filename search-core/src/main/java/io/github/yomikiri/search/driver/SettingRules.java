package io.github.yomikiri.search.driver;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of a builder's settings: which of them exclude each other. A preset, such as
 * {@link Searchers#solver}, makes its settings by the same methods. Its caller may replace each of
 * them, and may not contradict those that stay.
 */
final class SettingRules {

  /** The settings that choose the driver. In a preset, each of them replaces the other. */
  private static final Set<String> DRIVERS = Set.of("iterativeDeepening", "timed", "fixedDepth");

  /** Settings in {@code some} and settings in {@code others} exclude each other. */
  private record Contradiction(Set<String> some, Set<String> others, String reason) {

    boolean isBetween(String one, String other) {
      return some.contains(one) && others.contains(other)
          || some.contains(other) && others.contains(one);
    }
  }

  /** The settings so far that choose a part of the search. */
  private final Set<String> parts = new HashSet<>();

  private final List<Contradiction> contradictions = List.of(
      new Contradiction(
          Set.of("search"),
          parts,
          "a search of your own comes with its own evaluator, orderings and table; begin with"
              + " Searchers.bare"),
      new Contradiction(
          Set.of("fixedDepth"),
          Set.of("aspiration"),
          "a window needs the value of an earlier depth, and a fixed depth has no earlier one"),
      new Contradiction(
          Set.of("fixedDepth"), Set.of("deepenBy"), "a fixed depth is not reached step by step"),
      new Contradiction(
          Set.of("aspiration"),
          Set.of("winLossDrawFirst"),
          "a search has one first window at each depth"),
      new Contradiction(DRIVERS, DRIVERS, "a searcher has one driver"));

  /** The name of each setting, and the preset that has made it; empty if the caller has made it. */
  private final Map<String, String> made = new LinkedHashMap<>();

  private String preset = "";

  /**
   * Makes the settings of a preset.
   *
   * @param name the preset's name
   * @param settings makes the settings
   */
  void preset(String name, Runnable settings) {
    preset = name;
    settings.run();
    preset = "";
  }

  /**
   * Remembers a setting that chooses a part of the search. A search of the caller's own contradicts
   * it.
   *
   * @param setting the name of the builder's method
   * @throws IllegalStateException if the setting contradicts another one
   */
  void addPart(String setting) {
    parts.add(setting);
    add(setting);
  }

  /**
   * Remembers a setting.
   *
   * @param setting the name of the builder's method
   * @throws IllegalStateException if the setting contradicts another one
   */
  void add(String setting) {
    if (DRIVERS.contains(setting)) {
      made.entrySet()
          .removeIf(each -> !each.getValue().isEmpty() && DRIVERS.contains(each.getKey()));
    }
    made.keySet().forEach(earlier -> check(setting, earlier));
    made.put(setting, preset);
  }

  private void check(String setting, String earlier) {
    for (Contradiction each : contradictions) {
      if (each.isBetween(setting, earlier)) {
        String maker = made.getOrDefault(earlier, "");
        throw new IllegalStateException(setting + "(...) contradicts " + earlier + "(...), which "
            + (maker.isEmpty() ? "was called before: " : maker + " sets: ") + each.reason);
      }
    }
  }
}
