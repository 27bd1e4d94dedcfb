package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.lesson.SeedPart;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.algorithm.Algorithm;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a reader of the lesson has chosen.
 *
 * @param game the game
 * @param algorithm the algorithm
 * @param ordering the order of moves
 * @param hasTable whether there is a transposition table
 * @param depth in plies
 * @param alpha the lower end of the root's window; {@code -Score.INFINITY} for none
 * @param beta the upper end of the root's window; {@code Score.INFINITY} for none
 * @param moves the moves before the root, by their texts
 */
record LessonSetting(
    LessonGame<?> game,
    Algorithm algorithm,
    Ordering ordering,
    boolean hasTable,
    int depth,
    int alpha,
    int beta,
    List<String> moves) {

  static final List<String> NAMES =
      List.of("game", "algorithm", "ordering", "table", "depth", "alpha", "beta", "moves", "tree");
  static final List<Algorithm> ALGORITHMS = List.of(
      Algorithm.MINIMAX,
      Algorithm.NEGAMAX,
      Algorithm.BRANCH_AND_BOUND,
      Algorithm.ALPHA_BETA,
      Algorithm.NEGA_ALPHA,
      Algorithm.SCOUT,
      Algorithm.PVS,
      Algorithm.MTDF);

  private static final int MAX_TEXT = 2_000;
  /** Ends of windows are less than this, which is more than all values of the games. */
  private static final int MAX_END = 10_000;

  /**
   * Reads a setting, such as {@code game=pi&algorithm=scout}. What is not named is as usual.
   *
   * @throws UserError if the text is not a setting
   */
  static LessonSetting parse(String text) {
    Map<String, String> values = split(text);
    LessonGame<?> game = game(values);
    LessonSetting setting = new LessonSetting(
        game,
        choice(values, "algorithm", ALGORITHMS, Algorithms::name),
        choice(values, "ordering", List.of(Ordering.values()), Ordering::id),
        choice(values, "table", List.of("no", "yes"), Function.identity()).equals("yes"),
        depth(values, game),
        end(values, "alpha", -Score.INFINITY),
        end(values, "beta", Score.INFINITY),
        Words.of(values.getOrDefault("moves", "")));
    if (setting.alpha >= setting.beta) {
      throw new UserError("The window is empty: alpha " + setting.alpha + " is not less than beta "
          + setting.beta + ".");
    }
    return setting;
  }

  private static LessonGame<?> game(Map<String, String> values) {
    LessonGame<?> game = choice(values, "game", LessonGame.all(), LessonGame::id);
    String tree = values.getOrDefault("tree", "");
    if (tree.isEmpty()) {
      return game;
    }
    if (!game.id().equals(LessonGame.OWN)) {
      throw new UserError("Only the game " + LessonGame.OWN + " has a tree to type.");
    }
    return LessonGame.own(tree);
  }

  private static Map<String, String> split(String text) {
    if (text.length() > MAX_TEXT) {
      throw new UserError(
          "The setting has " + text.length() + " characters; at most " + MAX_TEXT + " are read.");
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : text.split("&", -1)) {
      int equals = part.indexOf('=');
      String name = equals < 0 ? part : part.substring(0, equals);
      if (!part.isEmpty() && !NAMES.contains(name)) {
        throw new UserError("\"" + Words.shorten(name) + "\" is not one of the settings "
            + String.join(", ", NAMES) + ".");
      }
      String value = equals < 0 ? "" : part.substring(equals + 1).strip();
      if (!value.isEmpty()) {
        values.put(name, value);
      }
    }
    return values;
  }

  private static <T> T choice(
      Map<String, String> values, String name, List<T> all, Function<T, String> id) {
    String value = values.getOrDefault(name, id.apply(all.get(0)));
    return all.stream()
        .filter(each -> id.apply(each).equals(value))
        .findFirst()
        .orElseThrow(() -> new UserError("The " + name + " \"" + Words.shorten(value)
            + "\" is not one of " + all.stream().map(id).collect(Collectors.joining(", ")) + "."));
  }

  private static int depth(Map<String, String> values, LessonGame<?> game) {
    String value = values.getOrDefault("depth", Integer.toString(game.usualDepth()));
    return Words.number(value).stream()
        .filter(depth -> depth >= 1 && depth <= game.maxDepth())
        .findFirst()
        .orElseThrow(() -> new UserError("The depth \"" + Words.shorten(value)
            + "\" is not a number from 1 to " + game.maxDepth() + ", the most for " + game.label()
            + "."));
  }

  private static int end(Map<String, String> values, String name, int open) {
    if (!values.containsKey(name)) {
      return open;
    }
    String value = values.getOrDefault(name, "");
    return Words.number(value).stream()
        .filter(end -> Math.abs(end) < MAX_END)
        .findFirst()
        .orElseThrow(() -> new UserError("The window's " + name + " \"" + Words.shorten(value)
            + "\" is not a whole number of at most four digits."
            + " Leave the field empty for no limit."));
  }

  /** Returns the parts that the ordering and the table add to the algorithm. */
  Set<SeedPart> parts() {
    Set<SeedPart> parts = EnumSet.noneOf(SeedPart.class);
    parts.addAll(ordering.parts());
    if (hasTable) {
      parts.add(SeedPart.TABLE);
    }
    return parts;
  }

  /** Returns whether this is a search of a game from its start, with the whole window. */
  boolean isWhole() {
    return moves.isEmpty() && alpha == -Score.INFINITY && beta == Score.INFINITY;
  }
}
