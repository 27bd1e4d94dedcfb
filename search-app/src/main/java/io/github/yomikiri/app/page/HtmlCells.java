package io.github.yomikiri.app.page;

import io.github.yomikiri.game.internal.PageText;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the cells of HTML tables. */
public final class HtmlCells {

  private HtmlCells() {}

  /** Returns a cell for each text, which may be any text. */
  public static String of(String... texts) {
    return Stream.of(texts)
        .map(text -> "<td>" + PageText.html(text) + "</td>")
        .collect(Collectors.joining());
  }
}
