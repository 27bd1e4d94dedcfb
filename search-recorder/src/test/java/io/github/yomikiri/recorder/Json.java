package io.github.yomikiri.recorder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the JSON of a page: objects, arrays, strings and whole numbers. */
final class Json {

  private static final Pattern TOKEN = Pattern.compile(
      "\\G\\s*(?:([\\[\\]{}:,])|\"([^\"\\\\]*+(?:\\\\u[0-9a-f]{4}[^\"\\\\]*+)*+)\"|(-?\\d+))");

  private final Matcher tokens;

  private Json(String text) {
    tokens = TOKEN.matcher(text);
  }

  /** Returns the data inside a page. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> ofPage(String html) {
    String begin = "<script type=\"application/json\" id=\"data\">";
    int from = html.indexOf(begin) + begin.length();
    Json json = new Json(html.substring(from, html.indexOf("</script>", from)));
    json.next();
    return (Map<String, Object>) json.value();
  }

  @SuppressWarnings("unchecked")
  static <T> List<T> list(Object array) {
    return (List<T>) array;
  }

  private void next() {
    if (!tokens.find()) {
      throw new AssertionError("no JSON");
    }
  }

  private Object value() {
    if (tokens.group(2) != null) {
      return Pattern.compile("\\\\u([0-9a-f]{4})")
          .matcher(tokens.group(2))
          .replaceAll(code ->
              Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(code.group(1), 16))));
    }
    if (tokens.group(3) != null) {
      return Integer.valueOf(tokens.group(3));
    }
    return is("[") ? array() : object();
  }

  private boolean is(String sign) {
    return sign.equals(tokens.group(1));
  }

  private List<Object> array() {
    List<Object> values = new ArrayList<>();
    next();
    while (!is("]")) {
      values.add(value());
      next();
      if (is(",")) {
        next();
      }
    }
    return values;
  }

  private Map<String, Object> object() {
    Map<String, Object> values = new LinkedHashMap<>();
    next();
    while (!is("}")) {
      String name = (String) value();
      next();
      next();
      values.put(name, value());
      next();
      if (is(",")) {
        next();
      }
    }
    return values;
  }
}
