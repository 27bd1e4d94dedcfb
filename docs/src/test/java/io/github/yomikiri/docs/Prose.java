package io.github.yomikiri.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A piece of running text, without its markup: a paragraph of a page, of a comment, of a help text
 * or of a message.
 *
 * @param place the file and the line that the piece begins on, as a link that editors follow
 * @param text the words; what is code is replaced by {@value #CODE}
 */
record Prose(String place, String text) {

  /** Stands for a piece of code, which is one word of a sentence. */
  static final String CODE = "Code";

  private static final Pattern JAVADOC = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
  private static final Pattern BLOCK_TAG = Pattern.compile(
      "^@(param|throws|return|see|value|author|since)(\\s+[\\w<>.#]+(?=\\s))?", Pattern.MULTILINE);

  /** Returns the paragraphs, list items and table cells of a Markdown file. */
  static List<Prose> ofMarkdown(Path file) {
    List<Prose> pieces = new ArrayList<>();
    String page = blank(read(file), "(?ms)^```.*?^```$");
    page = blank(page, "(?s)<!--.*?-->");
    int line = 1;
    for (String paragraph : page.split("\n", -1)) {
      boolean continues = !paragraph.isBlank() && !paragraph.matches("\\s*([*|#>]|\\d+\\.|- ).*");
      if (continues && !pieces.isEmpty() && pieces.get(pieces.size() - 1).isOpen()) {
        Prose last = pieces.remove(pieces.size() - 1);
        pieces.add(new Prose(last.place, last.text + " " + paragraph.strip()));
      } else {
        pieces.add(new Prose(Page.PROJECT.relativize(file) + ":" + line, paragraph.strip()));
      }
      line++;
    }
    return pieces.stream()
        .flatMap(piece -> Stream.of(
                piece.text.startsWith("|") ? piece.text.split("\\|") : new String[] {piece.text})
            .map(text -> new Prose(piece.place, withoutMarkup(text))))
        .filter(piece -> !piece.text.isBlank())
        .toList();
  }

  private boolean isOpen() {
    return !text.isBlank() && !text.startsWith("#") && !text.startsWith("|");
  }

  private static String withoutMarkup(String text) {
    return text.replaceAll("`[^`]*`", CODE)
        .replaceAll("!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1")
        .replaceAll("https?://\\S+|<https?:[^>]*>", CODE)
        .replaceAll("^(?:[*>#-]|\\d+\\.)+\\s+", "")
        .replaceAll("[*_]{1,2}(?=\\S)|(?<=\\S)[*_]{1,2}", "")
        .strip();
  }

  /** Returns the paragraphs and block tags of the javadoc comments of a Java file. */
  static List<Prose> ofJavadoc(Path file) {
    List<Prose> pieces = new ArrayList<>();
    String source = read(file);
    Matcher comment = JAVADOC.matcher(source);
    while (comment.find()) {
      int line = line(source, comment.start());
      String text = comment.group(1).replaceAll("(?m)^[ \\t]*\\*? ?", "");
      text = blank(text, "(?s)<pre>.*?</pre>");
      text = blank(text, "(?s)<table>.*?</table>");
      text = text.replaceAll(
          "\\{@(?:code|literal|value|link|linkplain|inheritDoc)(?:[^{}]|\\{[^{}]*\\})*\\}", CODE);
      text = BLOCK_TAG.matcher(text).replaceAll("\n\n");
      int at = 0;
      for (String paragraph : text.split("\\n\\s*\\n|<p>|<li>|<ul>|<ol>|</li>", -1)) {
        String words = paragraph
            .replaceAll("<a [^>]*>|</?[a-z]+>", "")
            .replaceAll("&[a-z]+;", " ")
            .replaceAll("\\s+", " ")
            .strip();
        if (!words.isEmpty()) {
          int offset = text.indexOf(paragraph, at);
          at = Math.max(at, offset);
          pieces.add(
              new Prose(Page.PROJECT.relativize(file) + ":" + (line + line(text, at) - 1), words));
        }
      }
    }
    return pieces;
  }

  /** Replaces what matches by as many line breaks as it has, so that lines keep their numbers. */
  private static String blank(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .replaceAll(found -> "\n".repeat(line(found.group(), found.group().length()) - 1));
  }

  static int line(String text, int end) {
    return 1 + (int) text.substring(0, end).chars().filter(c -> c == '\n').count();
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
