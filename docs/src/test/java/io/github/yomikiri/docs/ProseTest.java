package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Pages, comments, help texts and messages keep to the rules of writing in CONTRIBUTING. Help texts
 * and messages are read in the sources, where each has a line to point at.
 */
@Tag("checks")
class ProseTest {

  @TestFactory
  Stream<DynamicTest> pages() throws IOException {
    return Stream.concat(
            Stream.of("CONTRIBUTING.md", "SECURITY.md")
                .map(Page.PROJECT::resolve)
                .filter(Files::exists),
            Page.all().stream().map(Page::path))
        .map(file -> test(file, Prose.ofMarkdown(file)));
  }

  @TestFactory
  Stream<DynamicTest> sources() throws IOException {
    return javaFiles("/src/main/java/")
        .map(file -> test(
            file,
            Stream.of(
                    Prose.ofJavadoc(file),
                    JavaProse.of(file).comments(),
                    JavaProse.of(file).texts())
                .flatMap(List::stream)
                .toList()));
  }

  /** The names and texts in tests may be wrong on purpose, so only comments are checked there. */
  @TestFactory
  Stream<DynamicTest> tests() throws IOException {
    return javaFiles("/src/test/java/")
        .map(file -> test(
            file,
            Stream.of(Prose.ofJavadoc(file), JavaProse.of(file).comments())
                .flatMap(List::stream)
                .toList()));
  }

  private static Stream<Path> javaFiles(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(Page.PROJECT)) {
      return files
          .filter(file -> file.toString().contains(folder) && file.toString().endsWith(".java"))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static DynamicTest test(Path file, List<Prose> pieces) {
    return DynamicTest.dynamicTest(
        Page.PROJECT.relativize(file).toString(),
        () -> assertThat(pieces.stream().flatMap(piece -> ProseRules.faults(piece).stream()))
            .isEmpty());
  }

  @Test
  void aPlantedFaultIsFound() {
    assertThat(ProseRules.faults(new Prose("x:1", "It is told so.")))
        .containsExactly("x:1: says \"told\": It is told so.");
    assertThat(ProseRules.faults(
            new Prose("x:1", "Sorts the moves where at most so many squares are empty.")))
        .hasSize(1);
    assertThat(ProseRules.faults(new Prose("x:1", "The same call goes on with a training.")))
        .hasSize(1);
    assertThat(ProseRules.faults(new Prose("x:1", "The colour of the side to move.")))
        .hasSize(1);
    assertThat(ProseRules.faults(new Prose("x:1", "word ".repeat(26)))).hasSize(1);
    assertThat(ProseRules.faults(new Prose("x:1", "word ".repeat(25) + ". " + "Word ".repeat(25))))
        .isEmpty();
  }

  @Test
  void lineCommentsAreRead() {
    String source = """
        class A {
          // 1. The first thought
          // has two lines.
          // 2. The second has one.
          int a; // At the end of a line.
          // a = b;
          String url = "https://example.org"; /* no // comment */
        }
        """;
    assertThat(new JavaProse("A.java", source).comments())
        .containsExactly(
            new Prose("A.java:2", "The first thought has two lines."),
            new Prose("A.java:4", "The second has one."),
            new Prose("A.java:5", "At the end of a line."));
  }

  @Test
  void helpTextsAndMessagesAreRead() {
    String source = """
        @Command(
            name = "label",
            description = "%nLabels games:"
                + " about %d %% of them.",
            footer = {
              "  yomikiri label games.txt     every game",
              "  yomikiri label --help",
              "",
              "Ctrl-C ends the",
              "command.",
            })
        class A {
          void a() {
            throw new UserError("--depth " + depth.get() + " is told"); // A comment.
          }
        }
        """;
    List<Prose> pieces = new JavaProse("A.java", source).texts();
    assertThat(pieces)
        .containsExactly(
            new Prose("A.java:3", "Labels games: about Code % of them."),
            new Prose("A.java:6", "every game"),
            new Prose("A.java:6", "Ctrl-C ends the command."),
            new Prose("A.java:14", "--depth Code is told"));
    assertThat(pieces.stream().flatMap(piece -> ProseRules.faults(piece).stream()))
        .containsExactly("A.java:14: says \"told\": --depth Code is told");
  }
}
