package io.github.yomikiri.play.uci;

import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.protocol.Connection;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The beginning of a conversation with an engine: its name, and its options. */
final class Handshake {

  private static final Pattern NAME = Pattern.compile("\\s*id\\s+name\\s+(\\S.*?)\\s*");
  private static final Pattern OPTION =
      Pattern.compile("\\s*option\\s+name\\s+(\\S.*?)\\s+type\\s+\\S.*");

  private final Connection connection;
  private final Duration time;

  // The engine's own spelling of its options, by their names in lower case.
  private final Map<String, String> options = new LinkedHashMap<>();
  private String name = "UCI engine";

  /**
   * Makes a handshake.
   *
   * @param time how long the engine may take for each of its two answers
   */
  Handshake(Connection connection, Duration time) {
    this.connection = connection;
    this.time = time;
  }

  /**
   * Sets the options, and waits until the engine is ready.
   *
   * @return the name that the engine reports
   * @throws EngineFailure if the engine does not answer, or does not have an option
   */
  String greet(Map<String, String> wanted) {
    connection.send("uci");
    await("uci", line -> {
      learn(line);
      return line.strip().equals("uciok");
    });
    wanted.forEach(this::set);
    connection.send("isready");
    await("isready", line -> line.strip().equals("readyok"));
    return name;
  }

  private void await(String question, Predicate<String> isAnswer) {
    connection.receive(question, isAnswer, time, StopSignal.NEVER);
  }

  private void learn(String line) {
    Matcher named = NAME.matcher(line);
    if (named.matches()) {
      name = named.group(1);
    }
    Matcher option = OPTION.matcher(line);
    if (option.matches()) {
      options.put(option.group(1).toLowerCase(Locale.ROOT), option.group(1));
    }
  }

  private void set(String option, String value) {
    String known = options.get(option.toLowerCase(Locale.ROOT));
    if (known == null) {
      throw connection.failure("has no option \"" + option + "\", but "
          + (options.isEmpty() ? "none" : String.join(", ", options.values())));
    }
    connection.send("setoption name " + known + (value.isEmpty() ? "" : " value " + value));
  }
}
