package io.github.yomikiri.game.internal;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes texts into HTML pages, as JSON and as HTML, in ASCII only. So no text can end the element
 * that it stands in, and half a surrogate pair does no harm.
 */
public final class PageText {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  private PageText() {}

  /**
   * Returns a text as JSON.
   *
   * @param text any text
   * @return a JSON string, which may stand inside a script element
   */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&') {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  /**
   * Returns texts as JSON.
   *
   * @param texts any texts
   * @return a JSON array of strings, which may stand inside a script element
   */
  public static String array(Collection<String> texts) {
    return texts.stream().map(PageText::quote).collect(Collectors.joining(",", "[", "]"));
  }

  /**
   * Returns a text as HTML.
   *
   * @param text any text
   * @return the text for the body of an HTML element or for an attribute in quotes
   */
  public static String html(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      boolean isText = c >= ' ' && c != 0x7f && !(c >= 0x80 && c < 0xa0);
      boolean isHalf = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
      if (!isText) {
        out.append(' ');
      } else if (isHalf) {
        out.append("&#xfffd;");
      } else if (c > '~' || c == '"' || c == '\'' || c == '<' || c == '>' || c == '&') {
        out.append("&#x").append(Integer.toHexString(c)).append(';');
      } else {
        out.append((char) c);
      }
    });
    return out.toString();
  }

  /**
   * Fills the places of a template, such as <code>{{title}}</code>.
   *
   * @param template a page with places
   * @param parts what stands at each place, by the place's name; places in a part are left alone
   * @return the page
   */
  public static String fill(String template, Map<String, String> parts) {
    StringBuilder page = new StringBuilder(template.length());
    Matcher place = PLACE.matcher(template);
    int end = 0;
    while (place.find()) {
      page.append(template, end, place.start())
          .append(Objects.requireNonNull(parts.get(place.group(1)), place.group(1)));
      end = place.end();
    }
    return page.append(template, end, template.length()).toString();
  }
}
