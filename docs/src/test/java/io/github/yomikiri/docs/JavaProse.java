package io.github.yomikiri.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The prose of a Java file outside javadoc: line comments, and string literals with a blank, such
 * as help texts and messages.
 */
final class JavaProse {

  private static final Pattern TOKEN =
      Pattern.compile("(?<block>(?s:\"\"\"(?:[^\\\\]|\\\\.)*?\"\"\"))"
          + "|\"(?<string>(?:[^\"\\\\\\n]|\\\\.)*)\""
          + "|(?<other>(?s:/\\*.*?\\*/)|'(?:[^'\\\\\\n]|\\\\.)+')"
          + "|//(?<comment>.*)");
  private static final Pattern HELP_LINES =
      Pattern.compile("\\b(?:header|description|footer)\\s*=\\s*\\{\\s*$");
  private static final Pattern FORMAT =
      Pattern.compile("%(?:(%)|(n)|[-#+ 0,(]*\\d*(?:\\.\\d+)?[a-zA-Z])");

  private final String file;
  private final String source;

  private JavaProse(String file, String source) {
    this.file = file;
    this.source = source;
  }

  /** Returns the pieces of a file. */
  static List<Prose> of(Path file) {
    return of(Page.PROJECT.relativize(file).toString(), Prose.read(file));
  }

  static List<Prose> of(String file, String source) {
    JavaProse prose = new JavaProse(file, source);
    List<Prose> pieces = new ArrayList<>(prose.comments());
    pieces.addAll(prose.texts());
    return pieces;
  }

  /**
   * Returns the comments that begin with two slashes. Comments on consecutive lines form one piece,
   * but a number such as {@code 1.} begins a new piece.
   */
  private List<Prose> comments() {
    List<Prose> pieces = new ArrayList<>();
    Matcher token = TOKEN.matcher(source);
    int end = -1;
    while (token.find()) {
      String text = token.group("comment");
      if (text == null || text.matches(".*[;{}]\\s*")) {
        continue; // No comment, or code.
      }
      boolean continues = end >= 0
          && source.substring(end, token.start()).matches("\\n[ \\t]*")
          && !text.matches("\\s*\\d+\\. .*");
      String words = text.strip().replaceFirst("^\\d+\\. ", "");
      if (continues) {
        Prose last = pieces.remove(pieces.size() - 1);
        pieces.add(new Prose(last.place(), last.text() + " " + words));
      } else {
        pieces.add(new Prose(place(token.start()), words));
      }
      end = token.end();
    }
    return pieces;
  }

  private String place(int at) {
    return file + ":" + Prose.line(source, at);
  }

  /**
   * Returns the paragraphs of the string literals. Literals that are added up, or that are the
   * lines of a help text, form one text. An expression between them counts as one word.
   */
  private List<Prose> texts() {
    List<Prose> pieces = new ArrayList<>();
    Matcher token = TOKEN.matcher(source);
    StringBuilder text = new StringBuilder();
    StringBuilder code = new StringBuilder();
    boolean isHelp = false;
    int begin = 0;
    int end = 0;
    while (token.find()) {
      code.append(source, end, token.start());
      end = token.end();
      if (token.group("comment") != null) {
        continue;
      }
      if (token.group("other") != null) {
        code.append('x');
        continue;
      }
      String between = code.toString().strip();
      code.setLength(0);
      if (between.equals("+")) {
        // The literal continues the text before it.
      } else if (between.matches("\\+[^;{}\\[\\]?]*\\+") && isBalanced(between)) {
        text.append(Prose.CODE);
      } else if (isHelp && between.equals(",")) {
        text.append('\n');
      } else {
        add(begin, text.toString(), pieces);
        text.setLength(0);
        begin = token.start();
        isHelp = HELP_LINES.matcher(between).find();
      }
      text.append(
          token.group("block") == null
              ? token.group("string")
              : token
                  .group("block")
                  .substring(3, token.group("block").length() - 3)
                  .stripIndent());
    }
    add(begin, text.toString(), pieces);
    return pieces;
  }

  private static boolean isBalanced(String code) {
    int depth = 0;
    for (char c : code.toCharArray()) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth < 0 || (depth == 0 && c == ',')) {
        return false;
      }
    }
    return depth == 0;
  }

  /**
   * Adds the paragraphs of a text. Lines that are indented or have columns are examples or tables:
   * the first column is dropped, and each other column is a paragraph.
   */
  private void add(int at, String literal, List<Prose> pieces) {
    String text = FORMAT
        .matcher(literal)
        .replaceAll(
            found -> found.group(1) != null ? "%" : found.group(2) != null ? "\n" : Prose.CODE)
        .replace("\\n", "\n")
        .replace("\\\"", "\"")
        .replaceAll("\\\\.", " ");
    if (!text.strip().contains(" ")) {
      return;
    }
    StringBuilder paragraph = new StringBuilder();
    for (String line : (text + "\n").split("\n", -1)) {
      boolean isTable = line.stripTrailing().contains("  ");
      if (line.isBlank() || isTable) {
        addParagraph(at, paragraph.toString(), pieces);
        paragraph.setLength(0);
      }
      if (isTable) {
        String[] columns = line.strip().split(" {2,}", -1);
        for (int i = 1; i < columns.length; i++) {
          addParagraph(at, columns[i], pieces);
        }
      } else {
        paragraph.append(line).append(' ');
      }
    }
  }

  private void addParagraph(int at, String paragraph, List<Prose> pieces) {
    if (!paragraph.isBlank()) {
      pieces.add(new Prose(place(at), paragraph.strip().replaceAll("\\s+", " ")));
    }
  }
}
