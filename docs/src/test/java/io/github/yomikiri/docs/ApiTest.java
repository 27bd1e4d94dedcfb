package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The folder {@code api} lists the public API of each published module, so that a change of it is
 * seen in review. To write the lists anew:
 *
 * <pre>
 * ./mvnw -Pchecks -pl docs -am test -Dtest=ApiTest -Dsurefire.failIfNoSpecifiedTests=false -Dtest.args=-Dapi.write=true
 * </pre>
 */
@Tag("checks")
class ApiTest {

  private static final Path FOLDER = Page.PROJECT.resolve("docs/api");

  /** Without the games, which are examples, and without learning by self-play. */
  private static final int MAX_TYPES = 148;

  private static List<String> modules() {
    return ArchitectureTest.published();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void listsTheApi(String module) throws IOException {
    PublicApi api = PublicApi.of(module);
    Path list = FOLDER.resolve("yomikiri-" + module + ".txt");
    if (Boolean.getBoolean("api.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(list, api.text());
    }
    assertThat(list).content().isEqualTo(api.text());
  }

  /** {@code .ci/api-compare} compares the modules that have a list. */
  @Test
  void theFolderHasOnlyTheLists() {
    assertThat(FOLDER.toFile().list())
        .containsExactlyInAnyOrderElementsOf(
            modules().stream().map(module -> "yomikiri-" + module + ".txt").toList());
  }

  /** The package's javadoc has the reason why a user would need the type. */
  @ParameterizedTest
  @MethodSource("modules")
  void thePackageListsEachType(String module) throws IOException {
    Path folder = Page.PROJECT.resolve(module).resolve("src/main/java");
    List<String> missing = new ArrayList<>();
    for (Class<?> type : PublicApi.of(module).topLevelTypes()) {
      String page = Files.readString(
          folder.resolve(type.getPackageName().replace('.', '/')).resolve("package-info.java"));
      if (!page.contains("{@link " + type.getName() + "}")) {
        missing.add(type.getName());
      }
    }
    assertThat(missing).isEmpty();
  }

  private static int count(PublicApi api) {
    return (int) api.topLevelTypes().stream()
        .map(Class::getPackageName)
        .filter(name -> !name.endsWith(".learn.linear") && !name.endsWith(".learn.selfplay"))
        .count();
  }

  @Test
  void isSmall() throws IOException {
    int types = 0;
    for (String module : modules()) {
      types += module.equals("games") ? 0 : count(PublicApi.of(module));
    }
    assertThat(types).isLessThanOrEqualTo(MAX_TYPES);
  }
}
