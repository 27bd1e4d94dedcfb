package io.github.yomikiri.recorder;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Writes texts as JSON and as HTML, in ASCII only. So no text can end the element that it stands
 * in, and half a surrogate pair does no harm.
 */
final class JsonText {

  private JsonText() {}

  /** Returns a text as a JSON string, which may stand inside a script element. */
  static String quote(String text) {
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

  /** Returns texts as a JSON array. */
  static String array(Collection<String> texts) {
    return texts.stream().map(JsonText::quote).collect(Collectors.joining(",", "[", "]"));
  }

  /** Returns a text for the body of an HTML element or for an attribute. */
  static String html(String text) {
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
}
