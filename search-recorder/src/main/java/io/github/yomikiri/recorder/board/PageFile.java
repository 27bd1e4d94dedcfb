package io.github.yomikiri.recorder.board;

import io.github.yomikiri.game.internal.PageText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page as one HTML file, which loads nothing.
 *
 * @param title its title, any text
 * @param style its style
 * @param body what is shown, as HTML
 * @param data the data of its script, as JSON
 * @param script its script, a module that imports nothing
 */
public record PageFile(String title, String style, String body, String data, String script) {

  /** The path does not depend on the class, because shrinkers of apps rename packages. */
  private static final String RESOURCES = "/io/github/yomikiri/recorder/";

  /** Returns the text of the file. */
  public String toHtml() {
    return PageText.fill(
        resource("board/page.html"),
        Map.of(
            "title", PageText.html(title),
            "style", style,
            "body", body,
            "data", data,
            "script", script));
  }

  /**
   * Returns the styles of all pages, and those of parts.
   *
   * @param parts such as {@code board} and {@code curve}
   */
  public static String style(List<String> parts) {
    return shared("theme", parts, ".css");
  }

  /** Returns the functions that scripts of all pages have, and those of parts. */
  public static String script(List<String> parts) {
    return shared("dom", parts, ".js");
  }

  /** Returns files one after the other, which need to import nothing then. */
  private static String shared(String first, List<String> parts, String ending) {
    return Stream.concat(Stream.of(first), parts.stream())
        .map(name -> resource("board/" + name + ending))
        .collect(Collectors.joining())
        .replaceAll("(?m)^import .*\n", "");
  }

  /**
   * Returns a file of the recorder.
   *
   * @param name its path below the recorder's package
   */
  public static String resource(String name) {
    String path = RESOURCES + name;
    try (InputStream in = Objects.requireNonNull(PageFile.class.getResourceAsStream(path), path)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
