package io.github.yomikiri.web.lesson;

import io.github.yomikiri.game.Score;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Describes a search for the page. */
final class FoundText {

  /** A picture with more nodes is hard to read. */
  private static final int MAX_DRAWN = 400;

  private FoundText() {}

  static Map<String, Object> described(Found found) {
    LessonSetting setting = found.setting();
    String title = title(setting);
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("title", title);
    map.put("game", setting.game().label() + position(setting));
    map.put("algorithm", AlgorithmNames.of(setting.algorithm()));
    map.put("ordering", setting.ordering().label());
    map.put("table", setting.hasTable() ? "yes" : "no");
    map.put("depth", setting.depth());
    map.put("window", window(setting));
    map.put("leaves", found.leaves());
    map.put("inner", found.innerNodes());
    map.put("stopped", found.isStopped());
    map.put("value", found.isStopped() ? "unknown" : found.value());
    map.put("move", found.bestMove().isEmpty() || found.isStopped() ? "unknown" : found.bestMove());
    map.put("note", note(found));
    map.put("html", found.page().apply(title).toHtml());
    if (found.tree().isComplete()
        && found.result().statistics().nodes() <= MAX_DRAWN
        && !found.isStopped()) {
      map.put("svg", found.tree().toSvg(title));
    }
    found.published().ifPresent(counts -> {
      map.put("publishedLeaves", counts.node());
      map.put("publishedInner", counts.inode());
    });
    return map;
  }

  private static String title(LessonSetting setting) {
    String name = AlgorithmNames.of(setting.algorithm());
    List<String> parts = new ArrayList<>();
    if (setting.ordering() != Ordering.NONE) {
      parts.add(setting.ordering().label());
    }
    if (setting.hasTable()) {
      parts.add("a table");
    }
    return Character.toUpperCase(name.charAt(0)) + name.substring(1)
        + (parts.isEmpty() ? "" : " with " + String.join(" and ", parts)) + " on "
        + setting.game().label() + position(setting);
  }

  private static String position(LessonSetting setting) {
    return setting.moves().isEmpty() ? "" : " after " + String.join(" ", setting.moves());
  }

  private static String window(LessonSetting setting) {
    return "(" + end(setting.alpha()) + ", " + end(setting.beta()) + ")";
  }

  private static String end(int end) {
    String size = Math.abs(end) >= Score.INFINITY ? "\u221e" : Integer.toString(Math.abs(end));
    return end < 0 ? "\u2212" + size : size;
  }

  /** Returns what the reader should know about this search; usually nothing. */
  private static String note(Found found) {
    if (found.isStopped()) {
      return String.format(
          Locale.ROOT,
          "The search was stopped after %,d nodes. Choose a smaller depth, or a searcher that cuts.",
          Found.MAX_NODES);
    }
    if (!found.tree().isComplete()) {
      return String.format(
          Locale.ROOT,
          "The tree shows the first %,d visits only. The counts are those of the whole search.",
          Found.MAX_RECORDED);
    }
    if (found.tree().leaves().size() != found.leaves()) {
      return "A node that was visited again is counted again, but it is one row of the tree.";
    }
    if (found.tree().innerNodes().size() != found.innerNodes()) {
      return "The inner nodes include the visits that the table answered, and further visits.";
    }
    return "";
  }
}
