package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.yomikiri.app.games.GameKits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that the commands in {@code sh} blocks exist, with all their options. If the jar of a
 * command was built, the test looks the options up in what the jar prints about its commands. It
 * runs a command if the page shows the command's output.
 *
 * <p>What a jar prints about its commands is read once, because each process takes about a second.
 * The jar of the command line prints a completion script, which has all commands and their options.
 * The other jar prints a help for each command.
 */
@Tag("checks")
class CommandsTest {

  private static final String COMMAND_LINE = "reversi-cli/target/yomikiri.jar";
  private static final String BENCHMARKS = "benchmarks/target/benchmarks.jar";
  private static final Set<String> PHASES =
      Set.of("clean", "test", "package", "verify", "install", "spotless:apply");

  /** Options of the JVM under which a short process takes the least time. */
  private static final List<String> SHORT_LIVED =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /** What the jars have printed about their commands, by the arguments of the JVM. */
  private static final Map<List<String>, String> DESCRIBED = new HashMap<>();

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
        .map(command -> DynamicTest.dynamicTest(command, () -> check(words(command))));
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
              List<String> words = words(command);
              assertThat(words).startsWith("java", "-jar");
              words.set(2, built(words.get(2)).toString());
              String printed = run(words.subList(1, words.size()));
              ShownOutput.check(page.place(block), page.shownOutput(block).orElseThrow(), printed);
            })));
  }

  /**
   * Returns the words of a command. The program {@code yomikiri} is the launcher of a download, and
   * stands for the jar of the command line.
   */
  private static List<String> words(String command) {
    List<String> words = new ArrayList<>(List.of(command.split("\\s+")));
    if (words.get(0).matches("YOMIKIRI_OPTS=-Xmx\\d+[gm]")) {
      words.remove(0);
      assertThat(words).startsWith("yomikiri");
    }
    if (words.get(0).equals("yomikiri")) {
      words.remove(0);
      words.addAll(0, List.of("java", "-jar", COMMAND_LINE));
    }
    return words;
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
    while (words.get(at).matches("--add-modules|-D.+")) {
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
      assertThat(
              described("-cp", built.toString(), "org.openjdk.jmh.Main", "-l").lines())
          .filteredOn(name -> name.startsWith("io.github.yomikiri.bench."))
          .anyMatch(name -> Pattern.compile(pattern).matcher(name).find());
      return;
    }
    assertThat(words.get(0)).isEqualTo("-jar");
    String command = words.get(2);
    List<String> options = words.stream()
        .skip(3)
        .filter(word -> word.matches("-.+"))
        .map(word -> word.replaceFirst("=.*", ""))
        .toList();
    boolean isGame = GameKits.all().stream().anyMatch(kit -> kit.name().equals(command));
    if (words.get(1).equals(COMMAND_LINE) && !isGame) {
      String script = described("-jar", built.toString(), "generate-completion");
      assertThat(completed(script, command)).containsAll(options);
    } else {
      String help = described("-jar", built.toString(), command, "--help");
      assertThat(help).containsPattern("Usage: (benchmarks|yomikiri) " + command);
      // The program of a game has commands of its own.
      String deepest = help.lines().anyMatch(line -> line.endsWith(" COMMAND"))
          ? described("-jar", built.toString(), command, words.get(3), "--help")
          : help;
      assertThat(options).allMatch(deepest::contains);
    }
  }

  /** Returns the options of a command in a completion script. */
  private static Set<String> completed(String script, String command) {
    Matcher function = Pattern.compile(
            "^function _picocli_yomikiri_" + command.replace("-", "") + "\\(\\) \\{.*?^\\}",
            Pattern.MULTILINE | Pattern.DOTALL)
        .matcher(script);
    assertThat(function.find()).as("a command %s", command).isTrue();
    return Pattern.compile("_opts=\"(.*)\"")
        .matcher(function.group())
        .results()
        .flatMap(options -> Arrays.stream(options.group(1).split(" ")))
        .map(option -> option.replace("'", ""))
        .collect(Collectors.toSet());
  }

  /** Returns the jar that a command names. If the jar was not built, the test is skipped. */
  private static Path built(String jar) {
    assertThat(jar).isIn(COMMAND_LINE, BENCHMARKS);
    Path built = Page.PROJECT.resolve(jar);
    assumeTrue(Files.exists(built), jar + " was not built");
    return built;
  }

  /** Returns what a jar prints about its commands. The jar runs once for the same arguments. */
  private static String described(String... arguments) throws IOException, InterruptedException {
    String known = DESCRIBED.get(List.of(arguments));
    if (known == null) {
      known = run(List.of(arguments));
      DESCRIBED.put(List.of(arguments), known);
    }
    return known;
  }

  /**
   * Returns the standard output of a program. Its standard error may also have lines about the
   * progress, if this machine is busy.
   */
  private static String run(List<String> arguments) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(SHORT_LIVED);
    line.addAll(arguments);
    Path errors = Files.createTempFile("errors", ".txt");
    try {
      Process process = new ProcessBuilder(line).redirectError(errors.toFile()).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(Files.readString(errors)).isZero();
      return output;
    } finally {
      Files.delete(errors);
    }
  }
}
