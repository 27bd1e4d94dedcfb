package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the list of files that each jar has for the builder of native images. An image has no
 * other files.
 */
@Tag("checks")
class NativeImageTest {

  private static final Pattern INCLUDED = Pattern.compile("\\{\"pattern\": \"([^\"]+)\"}");

  private static List<String> modulesWithFiles() {
    return ArchitectureTest.published().stream()
        .filter(module -> Files.exists(resources(module).resolve("io")))
        .toList();
  }

  private static Path resources(String module) {
    return Page.PROJECT.resolve(module).resolve("src/main/resources");
  }

  @ParameterizedTest
  @MethodSource("modulesWithFiles")
  void eachFileIsIncluded(String module) throws IOException {
    Path config = resources(module)
        .resolve("META-INF/native-image/io.github.yomikiri/yomikiri-" + module)
        .resolve("resource-config.json");
    Matcher included = INCLUDED.matcher(Files.readString(config));
    assertThat(included.find()).isTrue();
    Pattern pattern = Pattern.compile(included.group(1).replace("\\\\", "\\"));
    try (Stream<Path> files = Files.walk(resources(module).resolve("io"))) {
      assertThat(files.filter(Files::isRegularFile))
          .allMatch(file -> pattern
              .matcher(resources(module).relativize(file).toString().replace('\\', '/'))
              .matches());
    }
  }
}
