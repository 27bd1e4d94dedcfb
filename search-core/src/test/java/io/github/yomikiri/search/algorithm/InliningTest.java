package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** The JIT compiler inlines a method that is called often only up to a size. */
class InliningTest {

  /** The default of {@code -XX:FreqInlineSize}, in bytes. */
  private static final int MAX_BYTES = 325;

  private static String disassembled(Class<?> type) throws URISyntaxException {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    String file = type.getSimpleName() + ".class";
    Path path = Path.of(Objects.requireNonNull(type.getResource(file), file).toURI());
    int code =
        ToolProvider.findFirst("javap").orElseThrow().run(out, out, "-c", "-p", path.toString());
    assertThat(code).as("%s", text).isZero();
    return text.toString();
  }

  @Test
  void nodesAreOpenedInTheLoopOfTheAlgorithm() throws URISyntaxException {
    Matcher open = Pattern.compile(" open\\(.*?\\n\\n", Pattern.DOTALL)
        .matcher(disassembled(StandardExpander.class));
    assertThat(open.find()).isTrue();
    int last = 0;
    Matcher instruction = Pattern.compile("(?m)^ +(\\d+): ").matcher(open.group());
    while (instruction.find()) {
      last = Integer.parseInt(instruction.group(1));
    }
    assertThat(last).as("the place of the last byte of open()").isBetween(1, MAX_BYTES - 1);
  }
}
