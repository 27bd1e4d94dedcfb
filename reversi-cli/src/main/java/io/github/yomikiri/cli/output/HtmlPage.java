package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.PageData;
import io.github.yomikiri.app.output.TextResource;
import io.github.yomikiri.game.internal.PageText;
import java.util.HashMap;
import java.util.Map;

/**
 * A page with a board as one HTML file, which loads nothing. Its style and its script are those of
 * all pages, followed by its own.
 *
 * @param name the name of its resources: {@code name.html} for its sections, {@code name.css} and
 *     {@code name.js}
 * @param title its title, any text
 * @param summary what stands below the title, as HTML
 */
record HtmlPage(String name, String title, String summary) {

  /**
   * Writes the page.
   *
   * @param board its board
   * @param sections what stands at the places of its sections, as HTML
   * @param data the data of its script
   * @return the text of an HTML file
   */
  String write(PageBoard board, Map<String, String> sections, PageData data) {
    Map<String, String> parts = new HashMap<>(sections);
    parts.put("board", board.draw());
    parts.put("steps", resource("steps.html"));
    return PageText.fill(
        resource("page.html"),
        Map.of(
            "title",
            PageText.html(title),
            "summary",
            summary,
            "style",
            resource("page.css") + resource(name + ".css"),
            "main",
            PageText.fill(resource(name + ".html"), parts),
            "script",
            resource("board.js") + resource(name + ".js"),
            "data",
            data.toJson()));
  }

  private static String resource(String file) {
    return TextResource.read(HtmlPage.class, file);
  }
}
