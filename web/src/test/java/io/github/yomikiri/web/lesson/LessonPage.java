package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.lesson.PiRecipe;
import io.github.yomikiri.app.lesson.SeedPart;
import io.github.yomikiri.play.kit.text.Algorithms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The lesson's page: its text, and the answers of its exercises. */
final class LessonPage {

  /** The answers, which the lesson computes. */
  private static final Map<String, String> ANSWERS = Map.ofEntries(
      Map.entry("minimum", "1"),
      Map.entry("best-move", "a3"),
      Map.entry("all-leaves", "504"),
      Map.entry("spared", "45"),
      Map.entry("first-leaves", "314126535884"),
      Map.entry("deep", "5"),
      Map.entry("bound", "at most"),
      Map.entry("least-window", "1 3"),
      Map.entry("least-leaves", "17"),
      Map.entry("order-pi", "killers"),
      Map.entry("order-connect-four", "both"),
      Map.entry("table-pi", "0"),
      Map.entry("table-nim", "9"),
      Map.entry("pvs-more", "2"),
      Map.entry("pvs-fewer", "tic-tac-toe"),
      Map.entry("null-window", "2 3"));

  private LessonPage() {}

  static String answer(Exercise exercise) {
    return ANSWERS.get(exercise.id());
  }

  /** Returns the values of an attribute on the page. */
  static List<String> attributes(String name) throws IOException {
    return Pattern.compile(name + "=\"([^\"]*)\"")
        .matcher(Files.readString(Path.of("src", "main", "site", "lesson", "index.html")))
        .results()
        .map(match -> match.group(1).replace("&amp;", "&"))
        .toList();
  }

  /** Returns the setting of a searcher of the pi tree. */
  static String setting(PiRecipe recipe) {
    Set<SeedPart> ordering = EnumSet.noneOf(SeedPart.class);
    ordering.addAll(recipe.parts());
    boolean hasTable = ordering.remove(SeedPart.TABLE);
    String order = Stream.of(Ordering.values())
        .filter(each -> each.parts().equals(ordering))
        .findFirst()
        .orElseThrow()
        .id();
    return "game=pi&algorithm=" + Algorithms.name(recipe.algorithm()) + "&ordering=" + order
        + "&table=" + (hasTable ? "yes" : "no");
  }
}
