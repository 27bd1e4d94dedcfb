package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.play.kit.text.Algorithms;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * What the lesson's scripts call. A setting is a text such as {@code game=pi&algorithm=scout}.
 * Wrong texts get an object with a property {@code error}.
 */
public final class WebLesson {

  private WebLesson() {}

  /** Starts nothing; the exports are called. */
  public static void main(String[] args) {}

  /** Returns what can be chosen. */
  @JSExport
  public static JSObject choices() {
    return JsValue.of(Map.of(
        "games", LessonGame.all().stream().map(WebLesson::described).toList(),
        "algorithms",
            LessonSetting.ALGORITHMS.stream()
                .map(each -> choice(Algorithms.name(each), AlgorithmNames.of(each)))
                .toList(),
        "orderings",
            Stream.of(Ordering.values())
                .map(each -> choice(each.id(), each.label()))
                .toList()));
  }

  private static Map<String, Object> described(LessonGame<?> game) {
    Map<String, Object> map = choice(game.id(), game.label());
    map.put("note", game.note());
    map.put("depth", game.usualDepth());
    map.put("maxDepth", game.maxDepth());
    return map;
  }

  private static Map<String, Object> choice(String id, String label) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", id);
    map.put("label", label);
    return map;
  }

  /** Searches. The listener receives the number of nodes so far. */
  @JSExport
  public static JSObject search(String setting, Listener listener) {
    try {
      Found found = Found.by(
          LessonSetting.parse(setting),
          nodes -> listener.accept(JsValue.of(Map.of("nodes", nodes))));
      return JsValue.of(FoundText.described(found));
    } catch (UserError e) {
      return JsValue.of(Map.of("error", String.valueOf(e.getMessage())));
    }
  }

  /** Judges the answer of an exercise. */
  @JSExport
  public static JSObject check(String exercise, String answer) {
    Verdict verdict = Exercises.check(exercise, answer);
    return JsValue.of(Map.of("right", verdict.isRight(), "text", verdict.text()));
  }

  /** Returns the names of the exercises. */
  @JSExport
  public static JSObject exercises() {
    return JsValue.of(List.copyOf(Exercises.all().stream().map(Exercise::id).toList()));
  }
}
