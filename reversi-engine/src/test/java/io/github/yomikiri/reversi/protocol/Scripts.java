package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** Sends a script to a server and returns what it answers. */
final class Scripts {

  /** Lines that do nothing: after the end of the input, the last two lines have a time limit. */
  static final String IDLE_LINES = "\n\n";

  private Scripts() {}

  static String gtp(Limits limits, String... script) {
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      return run(EngineServer.gtp(engine).withLimits(limits), script);
    }
  }

  static List<String> nboard(Limits limits, String... script) {
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      return run(EngineServer.nboard(engine).withLimits(limits), script).lines().toList();
    }
  }

  static String run(EngineServer server, String... script) {
    StringWriter out = new StringWriter();
    try {
      server
          .withSeed(1)
          .withName("Yomikiri", "1.2.3")
          .run(new StringReader(String.join("\n", script) + "\n" + IDLE_LINES), out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }
}
