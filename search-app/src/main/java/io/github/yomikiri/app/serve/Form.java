package io.github.yomikiri.app.serve;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The arguments of a call, as a form of HTML sends them: {@code move=e3&nodes=1000}.
 *
 * @param arguments the values by their names
 */
record Form(Map<String, String> arguments) {

  /**
   * Reads a form.
   *
   * @throws ServeError if the text is no form
   */
  static Form of(String text) {
    Map<String, String> arguments = new HashMap<>();
    for (String pair : text.isEmpty() ? new String[0] : text.split("&")) {
      int sign = pair.indexOf('=');
      if (sign < 0) {
        throw new ServeError("no-form", "no sign = in \"" + pair + "\"", pair);
      }
      arguments.put(decoded(pair.substring(0, sign)), decoded(pair.substring(sign + 1)));
    }
    return new Form(arguments);
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw new ServeError("no-form", "\"" + text + "\" has a % without two hex digits", text);
    }
  }

  /** Returns a text; empty if there is none of this name. */
  String text(String name) {
    return arguments.getOrDefault(name, "");
  }

  /**
   * Returns a number.
   *
   * @param usual the number if there is none of this name
   * @throws ServeError if the text is no number from 0 to {@code most}
   */
  int number(String name, int usual, int most) {
    String text = text(name);
    if (text.isEmpty()) {
      return usual;
    }
    if (text.matches("\\d{1,9}") && Integer.parseInt(text) <= most) {
      return Integer.parseInt(text);
    }
    throw new ServeError(
        "no-number",
        name + "=" + text + " is no number from 0 to " + most,
        name,
        text,
        String.valueOf(most));
  }
}
