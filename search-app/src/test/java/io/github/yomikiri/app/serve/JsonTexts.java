package io.github.yomikiri.app.serve;

/** Recognizes JSON. */
final class JsonTexts {

  private JsonTexts() {}

  /** Returns whether a text is JSON, by replacing its values from the innermost ones on. */
  static boolean isJson(String text) {
    String left = text.replaceAll(
            "\"[^\"\\\\\\p{Cntrl}]*+(?:\\\\(?:u[0-9a-f]{4}|[\"\\\\/bfnrt])[^\"\\\\\\p{Cntrl}]*+)*+\"",
            "S")
        .replaceAll("-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null", "V")
        .replaceAll("[ \n\r\t]", "");
    String before = "";
    while (!before.equals(left)) {
      before = left;
      left = left.replaceAll("\\[(?:[SV](?:,[SV])*+)?]|\\{(?:S:[SV](?:,S:[SV])*+)?}", "V");
    }
    return left.matches("[SV]");
  }
}
