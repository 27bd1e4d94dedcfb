package io.github.yomikiri.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the documentation: a Markdown file and its fenced blocks.
 *
 * @param path the file
 * @param blocks its fenced blocks in order
 * @param uses the pages that notes such as {@code <!-- uses: other.md -->} name; this page's blocks
 *     may use their types
 */
record Page(Path path, List<Block> blocks, List<Path> uses) {

  /** The project's folder. */
  static final Path PROJECT = Path.of("").toAbsolutePath().getParent();

  private static final Pattern FENCE = Pattern.compile("```(\\w*)\\s*");
  private static final Pattern NOTE = Pattern.compile("<!-- (.*) -->");
  private static final Pattern USES = Pattern.compile("uses: (\\S+)");

  /**
   * A fenced block.
   *
   * @param line the line of its opening fence, from 1
   * @param language the word after the opening fence
   * @param text the lines between the fences
   * @param notes the HTML comments on the lines just above
   */
  record Block(int line, String language, String text, List<String> notes) {

    boolean has(String note) {
      return notes.contains(note);
    }
  }

  /** Returns the README and every page of {@code docs} and {@code docs/guide}. */
  static List<Page> all() {
    return Stream.of(
            Stream.of(PROJECT.resolve("README.md")),
            pagesIn(PROJECT.resolve("docs")),
            pagesIn(PROJECT.resolve("docs/guide")))
        .flatMap(pages -> pages)
        .map(Page::read)
        .toList();
  }

  private static Stream<Path> pagesIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Page read(Path path) {
    List<String> lines;
    try {
      lines = Files.readAllLines(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<Block> blocks = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    List<Path> uses = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher fence = FENCE.matcher(lines.get(i));
      Matcher note = NOTE.matcher(lines.get(i));
      if (fence.matches()) {
        int open = i;
        StringBuilder text = new StringBuilder();
        for (i++; !lines.get(i).equals("```"); i++) {
          text.append(lines.get(i)).append('\n');
        }
        blocks.add(new Block(open + 1, fence.group(1), text.toString(), List.copyOf(notes)));
      }
      if (note.matches()) {
        notes.add(note.group(1));
        Matcher other = USES.matcher(note.group(1));
        if (other.matches()) {
          uses.add(path.resolveSibling(other.group(1)));
        }
      } else if (!lines.get(i).isBlank()) {
        notes.clear();
      }
    }
    return new Page(path, List.copyOf(blocks), List.copyOf(uses));
  }

  List<Block> blocks(String language) {
    return blocks.stream().filter(block -> block.language().equals(language)).toList();
  }

  /** Returns the output that is shown for a block: the {@code text} block that follows it. */
  Optional<String> shownOutput(Block block) {
    int next = blocks.indexOf(block) + 1;
    return next < blocks.size() && blocks.get(next).language().equals("text")
        ? Optional.of(blocks.get(next).text())
        : Optional.empty();
  }

  /** Returns the file and line of a block, as a link that editors follow. */
  String place(Block block) {
    return this + ":" + block.line();
  }

  /** Returns the path from the project's folder. */
  @Override
  public String toString() {
    return PROJECT.relativize(path).toString();
  }
}
