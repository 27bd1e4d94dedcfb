package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Sends a script to a server and returns what it answers. */
final class Scripts {

  private Scripts() {}

  static Seated seated(Engine engine, Limits limits) {
    return new Seated(engine, limits, Optional.empty(), 1, "1.2.3");
  }

  static String gtp(Limits limits, String... script) {
    StringWriter out = new StringWriter();
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      new GtpServer(seated(engine, limits), new PrintWriter(out)).run(lines(script));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  static List<String> nboard(Limits limits, String... script) {
    StringWriter out = new StringWriter();
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      new NBoardServer(seated(engine, limits), new PrintWriter(out)).run(lines(script));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString().lines().toList();
  }

  private static BufferedReader lines(String... script) {
    return new BufferedReader(new StringReader(String.join("\n", script) + "\n"));
  }
}
