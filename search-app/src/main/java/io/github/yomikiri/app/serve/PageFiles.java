package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.output.TextResource;
import io.github.yomikiri.recorder.board.PageFile;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page, and no others. */
final class PageFiles {

  /** The page may use its own files only. */
  static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
      + " img-src 'self' blob:; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
      + " form-action 'none'; frame-ancestors 'none'";

  private static final String INDEX = "index.html";
  private static final Pattern PATH = Pattern.compile(
      "/(index\\.html|(page|link|table|clocks|judgment|kept|picture|setup|texts|words)\\.js|page\\.css|icon\\.svg|manifest\\.webmanifest"
          + "|words/(en|de|ja)\\.json|shared/(board|buttons|curve|dom)\\.js"
          + "|shared/(theme|board|curve)\\.css)");

  private static final Map<String, String> TYPES = Map.of(
      "html", "text/html",
      "js", "text/javascript",
      "css", "text/css",
      "json", "application/json",
      "svg", "image/svg+xml",
      "webmanifest", "application/manifest+json");

  /** A file with its type. */
  record File(String type, String text) {}

  private PageFiles() {}

  /** Returns the file of a path, with the token in its place. */
  static Optional<File> find(String path, String token) {
    Matcher known = PATH.matcher(path.equals("/") ? path + INDEX : path);
    if (!known.matches()) {
      return Optional.empty();
    }
    String name = known.group(1);
    String text = name.startsWith("shared/")
        ? PageFile.resource(name.replaceFirst("shared", "board"))
        : TextResource.read(PageFiles.class, name);
    return Optional.of(new File(
        Objects.requireNonNull(TYPES.get(name.replaceFirst(".*\\.", ""))),
        text.replace("{{token}}", token)));
  }
}
