package io.github.yomikiri.docs;

import io.github.yomikiri.docs.Page.Block;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page's Java blocks as compilation units.
 *
 * <p>A block that begins with a type, after its package and imports, is a compilation unit. A block
 * of statements is a part of the page's {@code main} method, and continues the block of statements
 * before it. Imports are shown once per page.
 */
final class Program {

  /** The class with the page's {@code main} method. */
  static final String NAME = "Program";

  /**
   * Marks the output of each block of statements; it stands before and after the number of the
   * block's line.
   */
  static final char MARK = '\u0001';

  private static final Pattern HEAD = Pattern.compile(
      "\\A(?:(?:package|import)\\s[^;]*;\\s*|//[^\\n]*\\n|/\\*.*?\\*/|\\s+)*", Pattern.DOTALL);
  private static final Pattern IMPORT = Pattern.compile("^import\\s[^;]*;", Pattern.MULTILINE);
  private static final Pattern PACKAGE =
      Pattern.compile("^package\\s+([\\w.]+);", Pattern.MULTILINE);
  private static final Pattern TYPE = Pattern.compile(
      "(?:(?:public|final|abstract|sealed)\\s+|@\\w+\\s+)*(?:class|interface|record|enum)\\s+(\\w+)");
  private static final Pattern MODULE = Pattern.compile("(?:open\\s+)?module\\s");

  private Program() {}

  /**
   * A compilation unit that is a block.
   *
   * @param name the type's full name
   * @param block the block that has the type's source
   */
  record Unit(String name, Block block) {

    boolean isProgram() {
      return block.text().contains("static void main(String[] args)");
    }

    boolean isInPackage() {
      return name.contains(".");
    }
  }

  /** Returns a block as a compilation unit, or empty if the block does not begin with a type. */
  static Optional<Unit> unit(Block block) {
    Matcher type =
        TYPE.matcher(block.text()).region(headEnd(block), block.text().length());
    if (!type.lookingAt()) {
      return Optional.empty();
    }
    Matcher place = PACKAGE.matcher(block.text());
    String prefix = place.find() ? place.group(1) + "." : "";
    return Optional.of(new Unit(prefix + type.group(1), block));
  }

  static boolean isModule(Block block) {
    return MODULE.matcher(block.text()).lookingAt();
  }

  private static int headEnd(Block block) {
    Matcher head = HEAD.matcher(block.text());
    return head.find() ? head.end() : 0;
  }

  static List<Unit> units(Page page) {
    return page.blocks("java").stream().flatMap(block -> unit(block).stream()).toList();
  }

  /**
   * Returns the program that a page's blocks of statements form, or empty if the page has no such
   * block.
   */
  static Optional<String> program(Page page) {
    StringBuilder imports = new StringBuilder();
    StringBuilder body = new StringBuilder();
    for (Block block : page.blocks("java")) {
      if (isModule(block) || unit(block).isPresent()) {
        continue;
      }
      IMPORT
          .matcher(block.text())
          .results()
          .forEach(line -> imports.append(line.group()).append('\n'));
      body.append("System.out.print(\"\\u0001").append(block.line()).append("\\u0001\");\n");
      body.append(IMPORT.matcher(block.text()).replaceAll(""));
    }
    return body.isEmpty()
        ? Optional.empty()
        : Optional.of(imports
            + "final class " + NAME + " {\n"
            + "public static void main(String[] args) throws Exception {\n"
            + body
            + "}\n}\n");
  }
}
