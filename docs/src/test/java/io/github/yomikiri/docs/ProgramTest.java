package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.docs.Page.Block;
import io.github.yomikiri.docs.Program.Unit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks how a page's blocks form programs, and how outputs are compared. */
class ProgramTest {

  private static Block block(int line, String text) {
    return new Block(line, "java", text, List.of());
  }

  private static Page page(Block... blocks) {
    return new Page(Path.of("page.md"), List.of(blocks), List.of());
  }

  @Test
  void blocksOfStatementsMakeOneProgram() {
    Page page = page(
        block(3, "import java.util.List;\n\nint a = 1;\n"),
        block(9, "record A() {}\n"),
        block(20, "import java.util.Map;\nint b = a;\n"));
    assertThat(Program.program(page))
        .hasValueSatisfying(text -> assertThat(text)
            .startsWith("import java.util.List;\nimport java.util.Map;\nfinal class Program {")
            .containsSubsequence("3", "int a = 1;", "20", "int b = a;")
            .doesNotContain("record"));
  }

  @Test
  void aBlockThatBeginsWithATypeIsAFile() {
    Block block = block(1, "package p.q;\n\nimport java.util.List;\n\npublic final class A {}\n");
    assertThat(Program.unit(block)).contains(new Unit("p.q.A", block));
    assertThat(Program.unit(block(1, "// A note.\ninterface B {}\n"))).isPresent();
    assertThat(Program.unit(block(1, "int classes = 1;\n"))).isEmpty();
    assertThat(Program.isModule(block(1, "module example {\n}\n"))).isTrue();
  }

  @Test
  void pagesAreReadWithTheirNotes(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("a.md");
    Files.writeString(file, """
        <!-- uses: b.md -->

        <!-- run as tests -->
        ```java
        class A {}
        ```

        Text.

        ```text
        shown
        ```
        """);
    Page page = Page.read(file);
    assertThat(page.uses()).containsExactly(folder.resolve("b.md"));
    assertThat(page.blocks()).hasSize(2);
    assertThat(page.blocks().get(0).has("run as tests")).isTrue();
    assertThat(page.blocks().get(0).line()).isEqualTo(4);
    assertThat(page.shownOutput(page.blocks().get(0))).contains("shown\n");
  }

  @Test
  void threeDotsStandForAnything() {
    ShownOutput.check("here", "a ... c\n...\nend\n", "a b c \nd\ne\nend\n");
    assertThatThrownBy(() -> ShownOutput.check("here", "a\n", "a\nb\n"))
        .hasMessageContaining("here");
  }
}
