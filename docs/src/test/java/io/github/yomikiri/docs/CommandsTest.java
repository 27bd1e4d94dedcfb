package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that the commands in {@code sh} blocks exist, with all their options. If the jar of a
 * command was built, the test looks the options up in the command's help. It runs a command if the
 * page shows the command's output.
 */
class CommandsTest {

  private static final String COMMAND_LINE = "reversi-cli/target/yomikiri.jar";
  private static final String BENCHMARKS = "benchmarks/target/benchmarks.jar";
  private static final Set<String> PHASES =
      Set.of("clean", "test", "package", "verify", "install", "spotless:apply");

  @TestFactory
  Stream<DynamicTest> commands() {
    return Page.all().stream()
        .flatMap(page -> page.blocks("sh").stream())
        .flatMap(block -> block.text().replace("\\\n", " ").lines())
        .map(line -> line.replaceFirst("(^|\\s)#.*", ""))
        .flatMap(line -> Arrays.stream(line.split("&&")))
        .map(String::strip)
        .filter(command -> !command.isEmpty())
        .distinct()
        .map(command ->
            DynamicTest.dynamicTest(command, () -> check(List.of(command.split("\\s+")))));
  }

  /**
   * Runs the last command of each block that a {@code text} block follows, and compares its output
   * with that block.
   */
  @TestFactory
  Stream<DynamicTest> outputs() {
    return Page.all().stream()
        .flatMap(page -> page.blocks("sh").stream()
            .filter(block -> page.shownOutput(block).isPresent())
            .map(block -> DynamicTest.dynamicTest(page.place(block), () -> {
              String command = block.text().strip().replaceFirst("(?s).*(&&|\\n)\\s*", "");
              assertThat(command).startsWith("java -jar ");
              List<String> words = new ArrayList<>(List.of(command.split("\\s+")));
              words.set(2, built(words.get(2)).toString());
              String printed = run(words.subList(1, words.size()).toArray(String[]::new));
              ShownOutput.check(page.place(block), page.shownOutput(block).orElseThrow(), printed);
            })));
  }

  private static void check(List<String> words) throws Exception {
    switch (words.get(0)) {
      case "./mvnw" -> checkMaven(words.subList(1, words.size()));
      case "java" -> checkJava(withoutSwitches(words.subList(1, words.size())));
      default -> {
        assertThat(words.get(0)).as("a command of this project").startsWith(".ci/");
        assertThat(Page.PROJECT.resolve(words.get(0))).isExecutable();
      }
    }
  }

  private static void checkMaven(List<String> words) throws IOException {
    String pom = Files.readString(Page.PROJECT.resolve("pom.xml"));
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.startsWith("-P")) {
        assertThat(pom).contains("<id>" + word.substring(2) + "</id>");
      } else if (word.startsWith("-D")) {
        String property = word.substring(2).replaceFirst("=.*", "");
        assertThat(
                Set.of("skipTests", "test", "surefire.failIfNoSpecifiedTests").contains(property)
                    || pom.contains("!" + property + "<")
                    || pom.contains("<" + property))
            .as(word)
            .isTrue();
      } else if (word.equals("-pl")) {
        assertThat(pom).contains("<module>" + words.get(++i) + "</module>");
      } else if (!word.startsWith("-")) {
        assertThat(PHASES).contains(word);
      }
    }
  }

  /** Returns the words without the options of the JVM itself. */
  private static List<String> withoutSwitches(List<String> words) {
    int at = 0;
    while (words.get(at).matches("--add-modules|-D.+|-Xmx\\d+[gm]")) {
      at += words.get(at).equals("--add-modules") ? 2 : 1;
    }
    return words.subList(at, words.size());
  }

  private static void checkJava(List<String> words) throws Exception {
    Path built = built(words.get(1));
    if (words.get(0).equals("-cp")) {
      try (JarFile jar = new JarFile(built.toFile())) {
        assertThat(jar.getEntry(words.get(2).replace('.', '/') + ".class")).isNotNull();
      }
      if (!words.get(2).equals("org.openjdk.jmh.Main")) {
        return;
      }
      String pattern = words.stream()
          .skip(3)
          .filter(word -> !word.startsWith("-"))
          .findFirst()
          .orElse("");
      assertThat(run("-cp", built.toString(), "org.openjdk.jmh.Main", "-l", pattern))
          .contains("io.github.yomikiri.bench.");
      return;
    }
    assertThat(words.get(0)).isEqualTo("-jar");
    String help = run("-jar", built.toString(), words.get(2), "--help");
    for (String word : words.subList(2, words.size())) {
      if (word.startsWith("-") || word.equals(words.get(2))) {
        assertThat(help).contains(word.replaceFirst("=.*", ""));
      }
    }
  }

  /** Returns the jar that a command names. If the jar was not built, the test is skipped. */
  private static Path built(String jar) {
    assertThat(jar).isIn(COMMAND_LINE, BENCHMARKS);
    Path built = Page.PROJECT.resolve(jar);
    assumeTrue(Files.exists(built), jar + " was not built");
    return built;
  }

  private static String run(String... arguments) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> line = new ArrayList<>(List.of(java.toString()));
    line.addAll(List.of(arguments));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
