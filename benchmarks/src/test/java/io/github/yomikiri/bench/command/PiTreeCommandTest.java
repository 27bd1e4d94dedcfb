package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PiTreeCommandTest {

  @Test
  void printsTheTable() {
    Run run = Run.of("pi-tree");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .anyMatch(
            line -> line.matches("branchandbound +36 +24 +36/24 +2 +3141265358846327950209.*"));
  }

  @Test
  void writesCsv() {
    Run run = Run.of("pi-tree", "--csv");
    assertThat(run.lines())
        .contains("killer,30,24,30,24,2,314126535884632590882044942710")
        .anyMatch(line -> line.startsWith("pvs,33,24,,,2,"));
  }

  @Test
  void draws(@TempDir Path folder) throws IOException {
    Path svg = folder.resolve("tree.svg");
    Run run = Run.of("pi-tree", "--csv", "--svg", svg.toString(), "--algorithm", "scout");
    assertThat(run.err()).isEqualTo("Wrote " + svg + "\n");
    assertThat(Files.readString(svg)).startsWith("<").contains("searched by scout");
    Run onOutput = Run.of("pi-tree", "--svg", "-");
    assertThat(onOutput.out()).startsWith("<svg").endsWith("</svg>\n");
  }

  @Test
  void writesAPage(@TempDir Path folder) throws IOException {
    Path html = folder.resolve("tree.html");
    Run run = Run.of("pi-tree", "--html", html.toString(), "--algorithm", "pvs");
    assertThat(run.err()).isEqualTo("Wrote " + html + "\n");
    assertThat(run.lines()).anyMatch(line -> line.startsWith("pvs "));
    assertThat(Files.readString(html))
        .startsWith("<!DOCTYPE html>")
        .contains("<title>The pi tree, searched by pvs</title>");
    assertThat(Run.of("pi-tree", "--html", "-").out()).endsWith("</html>\n");
  }

  @Test
  void explainsBadOptions(@TempDir Path folder) {
    assertThat(Run.of("pi-tree", "--algorithm", "x").err()).contains("expected one of minimax, ");
    Run missing = Run.of("pi-tree", "--svg", folder.resolve("a/b.svg").toString());
    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.err()).contains("its folder does not exist or cannot be written to");
  }
}
