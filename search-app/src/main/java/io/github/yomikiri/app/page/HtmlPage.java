package io.github.yomikiri.app.page;

import io.github.yomikiri.app.output.TextResource;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.recorder.board.PageFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A page with a board as one HTML file, which loads nothing. Its style and its script are those of
 * all pages, followed by its own.
 *
 * @param owner a class of the package that has its resources
 * @param name the name of its resources: {@code name.html} for its sections, {@code name.css} and
 *     {@code name.js}
 * @param shared the parts whose styles and scripts it shares, such as {@code board}
 * @param title its title, any text
 * @param summary what stands below the title, as HTML
 * @param kind the class of its main element
 */
public record HtmlPage(
    Class<?> owner, String name, List<String> shared, String title, String summary, String kind) {

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
    Map<String, String> shown = Map.of(
        "title",
        PageText.html(title),
        "summary",
        summary,
        "kind",
        kind,
        "main",
        PageText.fill(own(".html"), parts));
    return new PageFile(
            title,
            PageFile.style(shared) + resource("page.css") + own(".css"),
            PageText.fill(resource("page.html"), shown),
            data.toJson(),
            PageFile.script(shared) + resource("page.js") + own(".js"))
        .toHtml();
  }

  private String own(String ending) {
    return TextResource.read(owner, name + ending);
  }

  private static String resource(String file) {
    return TextResource.read(HtmlPage.class, file);
  }
}
