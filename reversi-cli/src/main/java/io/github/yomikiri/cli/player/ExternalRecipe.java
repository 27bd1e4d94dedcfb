package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.player.LimitParts;
import io.github.yomikiri.app.player.LimitText;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.protocol.ExternalEngine;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * An external engine as its name describes it: {@code gtp:COMMAND}, {@code nboard:COMMAND} or
 * {@code uci:COMMAND}. Optionally {@code time=1s:} and, except for GTP, {@code depth=8:} precede
 * the command. The command is split at blanks; single or double quotes keep a piece together.
 *
 * @param name the whole text
 * @param protocol the protocol of the engine
 * @param command the program and its arguments
 * @param time the time for each move
 * @param depth the search depth in plies, not for GTP
 */
record ExternalRecipe(
    String name,
    Protocol protocol,
    List<String> command,
    Optional<Duration> time,
    Optional<Integer> depth) {

  /** The protocol of an external engine. */
  enum Protocol {
    GTP,
    NBOARD,
    UCI;

    private ExternalEngine engine() {
      return switch (this) {
        case GTP -> ExternalEngine.gtp();
        case NBOARD -> ExternalEngine.nboard();
        case UCI -> ExternalEngine.uci();
      };
    }

    /** Returns the limits of a move whose limits are not set, in words. */
    private String usualLimits() {
      return this == UCI ? "1 s a move" : "those of the program";
    }
  }

  /**
   * Starts the engine.
   *
   * @throws EngineFailure if it cannot be started
   */
  Player<Reversi> start() {
    ExternalEngine engine = protocol.engine().withName(name);
    engine = time.map(engine::withTime).orElse(engine);
    engine = depth.map(engine::withDepth).orElse(engine);
    return engine.start(command);
  }

  /** Returns the limits of its moves in words. */
  String limits() {
    Limits limits = depth.map(Limits::depth).orElse(Limits.none());
    String text = LimitText.of(time.map(limits::withTime).orElse(limits));
    return text.equals(LimitText.NONE) ? protocol.usualLimits() : text;
  }

  /**
   * Returns the engine that a name describes, or empty if the name does not begin like an external
   * engine's name.
   */
  static Optional<ExternalRecipe> parse(String text) {
    String rest = text.strip();
    for (Protocol protocol : Protocol.values()) {
      String beginning = protocol.name().toLowerCase(Locale.ROOT) + ":";
      if (rest.regionMatches(true, 0, beginning, 0, beginning.length())) {
        return Optional.of(parse(text, protocol, rest.substring(beginning.length())));
      }
    }
    return Optional.empty();
  }

  private static ExternalRecipe parse(String text, Protocol protocol, String rest) {
    LimitParts limits = new LimitParts(text);
    Optional<Integer> depth = Optional.empty();
    String command = rest;
    while (command.matches("(time|depth)=[^:\\s]*:.*")) {
      int colon = command.indexOf(':');
      String part = command.substring(0, colon);
      command = command.substring(colon + 1);
      if (!limits.read(part)) {
        if (protocol == Protocol.GTP) {
          throw new PlayerSyntaxException(
              text, "GTP has no word for a depth; give it to the command");
        }
        limits.only("depth", part);
        String digits = part.substring("depth=".length());
        depth = Optional.of(limits.number(digits, 1, Limits.MAX_DEPTH, "depth"));
      }
    }
    List<String> words = words(text, command);
    if (words.isEmpty()) {
      throw new PlayerSyntaxException(
          text, "which command? Such as gtp:\"edax -gtp\" or nboard:depth=8:\"edax -nboard\"");
    }
    return new ExternalRecipe(text.strip(), protocol, words, limits.time(), depth);
  }

  private static List<String> words(String text, String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote != 0 ? 0 : c;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw new PlayerSyntaxException(text, "a quote is not closed");
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
