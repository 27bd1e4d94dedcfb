package io.github.yomikiri.app.page;

import io.github.yomikiri.app.output.TextResource;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.recorder.board.BoardPicture;
import java.util.HashMap;
import java.util.Map;

/**
 * A page with a board as one HTML file, which loads nothing. Its style and its script are those of
 * all pages, followed by its own.
 *
 * @param owner a class of the package that has its resources
 * @param name the name of its resources: {@code name.html} for its sections, {@code name.css} and
 *     {@code name.js}
 * @param title its title, any text
 * @param summary what stands below the title, as HTML
 * @param kind the class of its main element
 */
public record HtmlPage(Class<?> owner, String name, String title, String summary, String kind) {

  /**
   * Writes the page.
   *
   * @param sections what stands at the places of its sections, as HTML
   * @param data the data of its script
   * @return the text of an HTML file
   */
  public String write(Map<String, String> sections, PageData data) {
    Map<String, String> parts = new HashMap<>(sections);
    parts.put("steps", resource("steps.html"));
    return PageText.fill(
        resource("page.html"),
        Map.of(
            "title",
            PageText.html(title),
            "summary",
            summary,
            "style",
            resource("page.css") + BoardPicture.style() + own(".css"),
            "kind",
            kind,
            "main",
            PageText.fill(own(".html"), parts),
            "script",
            BoardPicture.script() + resource("page.js") + own(".js"),
            "data",
            data.toJson()));
  }

  private String own(String ending) {
    return TextResource.read(owner, name + ending);
  }

  private static String resource(String file) {
    return TextResource.read(HtmlPage.class, file);
  }
}
