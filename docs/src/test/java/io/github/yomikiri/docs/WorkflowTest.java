package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that the workflows run the same commands and scripts as a contributor. */
@Tag("checks")
class WorkflowTest {

  private static final Pattern MAVEN = Pattern.compile("command: \\./mvnw (.*)");
  private static final Pattern SCRIPT = Pattern.compile("run: (\\.ci/\\S+)");

  private static String workflow(String name) throws IOException {
    return Files.readString(Page.PROJECT.resolve(".github/workflows").resolve(name));
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  @Test
  void ciRunsTheCommandsOfTheScript() throws IOException {
    String script = Files.readString(Page.PROJECT.resolve(".ci/run"));
    String ci = workflow("ci.yml");
    assertThat(found(Pattern.compile("java: (\\d+)"), ci)).containsExactly("17", "21", "25");
    assertThat(found(MAVEN, ci))
        .hasSize(3)
        .allSatisfy(arguments -> assertThat(script).contains(" " + arguments + " \"$@\""));
  }

  @Test
  void scriptsOfTheWorkflowsExist() throws IOException {
    List<String> scripts =
        found(SCRIPT, workflow("ci.yml") + workflow("release.yml") + workflow("site.yml"));
    assertThat(scripts)
        .contains(".ci/consumer-test", ".ci/release-dry-run", ".ci/run", ".ci/samples", ".ci/site")
        .allSatisfy(script -> assertThat(Page.PROJECT.resolve(script)).isExecutable());
  }

  /** A tag can be moved to other code, a commit cannot. */
  @Test
  void actionsAreNamedByTheirCommits() throws IOException {
    try (Stream<Path> workflows = Files.list(Page.PROJECT.resolve(".github/workflows"))) {
      for (Path workflow : (Iterable<Path>) workflows::iterator) {
        assertThat(found(Pattern.compile("uses: (.*)"), Files.readString(workflow)))
            .isNotEmpty()
            .allMatch(action -> action.matches("[\\w-]+/[\\w-]+@[0-9a-f]{40} # v[\\d.]+"));
      }
    }
  }

  /**
   * The bundle for Maven Central has the libraries, their BOM and the command line, and no other
   * module of the build.
   */
  @Test
  void theReleaseLeavesOutTheModulesThatAreNotPublished() throws IOException {
    String parent = Files.readString(Page.PROJECT.resolve("pom.xml"));
    // The examples are projects of their own, which the profile of a release does not build.
    List<String> modules =
        found(Pattern.compile("<module>(?!examples/)(?:[^</]+/)?([^</]+)</module>"), parent);
    List<String> excluded =
        found(Pattern.compile("<excludeArtifact>yomikiri-([^<]+)</excludeArtifact>"), parent);
    assertThat(modules)
        .hasSizeGreaterThan(9)
        .allSatisfy(module -> assertThat(ArchitectureTest.published().contains(module)
                || List.of("bom", "reversi-cli").contains(module))
            .as("%s is published", module)
            .isEqualTo(!excluded.contains(module)));
  }

  @Test
  void theReleaseDeploysAsTheDryRunDoes() throws IOException {
    String dryRun = Files.readString(Page.PROJECT.resolve(".ci/release-dry-run"));
    assertThat(dryRun).contains("-Prelease ").contains(" clean deploy");
    assertThat(workflow("release.yml"))
        .contains("./mvnw -B -ntp -Prelease -DskipTests clean deploy");
  }
}
