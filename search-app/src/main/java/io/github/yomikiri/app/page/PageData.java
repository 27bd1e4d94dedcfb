package io.github.yomikiri.app.page;

import io.github.yomikiri.game.internal.PageText;
import java.util.ArrayList;
import java.util.List;

/** The data of a page's script, as JSON. Not safe for use by several threads. */
public final class PageData {

  private final List<String> parts = new ArrayList<>();

  /** Adds JSON. */
  public PageData json(String name, String json) {
    parts.add(PageText.quote(name) + ":" + json);
    return this;
  }

  /** Adds a text, which may be any text. */
  public PageData text(String name, String value) {
    return json(name, PageText.quote(value));
  }

  /** Adds numbers. */
  public PageData numbers(String name, List<Integer> values) {
    return json(name, values.toString().replace(" ", ""));
  }

  /** Adds texts, which may be any texts. */
  public PageData texts(String name, List<String> values) {
    return json(name, PageText.array(values));
  }

  /** Adds lists of texts. */
  public PageData lists(String name, List<List<String>> values) {
    return json(
        name, "[" + String.join(",", values.stream().map(PageText::array).toList()) + "]");
  }

  /** Returns an object with all values, which may stand inside a script element. */
  public String toJson() {
    return "{" + String.join(",\n", parts) + "}";
  }
}
