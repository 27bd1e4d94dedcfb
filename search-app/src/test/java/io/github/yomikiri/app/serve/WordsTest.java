package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.output.TextResource;
import io.github.yomikiri.recorder.board.PageFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No text of the page is missing in a language. */
class WordsTest {

  private static final Path JAVA = Path.of("src/main/java/io/github/yomikiri/app/serve");
  private static final Path PAGE = Path.of("src/main/resources/io/github/yomikiri/app/serve");

  /** What is wrong with the request of a program, whose sentence is in English. */
  private static final Set<String> OF_PROGRAMS = Set.of(
      "no-call",
      "no-form",
      "no-number",
      "no-page",
      "no-such-move",
      "failed",
      "wrong-host",
      "wrong-method",
      "wrong-origin");

  /** Codes that no class of this package answers. */
  private static final Set<String> OF_SCRIPTS = Set.of("no-server", "unknown-game");

  private static Map<String, String> words(String language) {
    Map<String, String> words = new LinkedHashMap<>();
    Matcher entries = Pattern.compile("\"([^\"]+)\": \"((?:[^\"\\\\]|\\\\.)*)\"")
        .matcher(TextResource.read(WordsTest.class, "words/" + language + ".json"));
    while (entries.find()) {
      assertThat(words.put(entries.group(1), entries.group(2)))
          .as(entries.group())
          .isNull();
    }
    return words;
  }

  private static Set<String> found(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String files(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .sorted()
          .map(WordsTest::text)
          .collect(Collectors.joining("\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> values(String text) {
    return Pattern.compile("\\{\\d}")
        .matcher(text)
        .results()
        .map(found -> found.group())
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "ja"})
  void everyLanguageHasAllTexts(String language) {
    Map<String, String> english = words("en");
    Map<String, String> words = words(language);
    assertThat(words.keySet()).isEqualTo(english.keySet());
    words.forEach((key, text) -> {
      assertThat(text).as(key).isNotBlank();
      assertThat(values(text)).as(key).isEqualTo(values(english.get(key)));
    });
  }

  @Test
  void everyTextOfThePageIsKnownAndUsed() {
    String scripts = files(PAGE, ".js") + files(PAGE, ".html");
    Set<String> used = found(scripts, "data-(?:word|label)=\"([^\"]+)\"");
    used.addAll(found(scripts, "word\\('([^']+)'"));
    // Of two texts, the script chooses one.
    Matcher choices = Pattern.compile("word\\([^;`]*?\\? '([^']+)' : '([^']+)'").matcher(scripts);
    while (choices.find()) {
      used.add(choices.group(1));
      used.add(choices.group(2));
    }
    found(PageFile.resource("board/buttons.js"), "(?s)const ENGLISH = \\{(.*?)};").stream()
        .flatMap(texts -> found(texts, "(\\w+): '").stream())
        .forEach(key -> used.add("cell-" + key));
    Set<String> known = new TreeSet<>(words("en").keySet());
    known.removeIf(key -> key.startsWith("error-") || key.startsWith("part-"));
    used.removeIf(key -> key.startsWith("error-"));
    assertThat(known).containsExactlyInAnyOrderElementsOf(used);
  }

  @Test
  void everyErrorOfAPersonIsKnown() {
    Set<String> codes =
        found(files(JAVA, ".java"), "new (?:ServeError|Refusal)\\(\\s*(?:\\d+, )?\"([a-z-]+)\"");
    assertThat(codes).containsAll(OF_PROGRAMS);
    codes.removeAll(OF_PROGRAMS);
    codes.addAll(OF_SCRIPTS);
    assertThat(found(String.join("\n", words("en").keySet()), "error-(\\S+)")).isEqualTo(codes);
  }
}
