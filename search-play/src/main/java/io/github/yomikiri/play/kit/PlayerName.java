package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.kit.text.Durations;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a player while a {@link PlayerKind} reads it: parts with colons between, such as
 * {@code pvs8:killers:time=1s}. It reads the limits {@code time=1s} and {@code nodes=100000}, and
 * finds parts that contradict each other. For one reading.
 */
public final class PlayerName {

  private static final Pattern NODES = Pattern.compile("nodes=(\\d{1,15})");

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  private final String text;
  private final List<String> parts;
  private final Function<String, File> files;
  private final Map<String, String> partsByKind = new HashMap<>();
  private Optional<Duration> time = Optional.empty();
  private long nodes;
  private int depth = Limits.MAX_DEPTH;
  private Optional<GameClock> clock = Optional.empty();

  /**
   * Starts to read a name.
   *
   * @param text the whole name, for messages
   * @param parts the parts, at least one
   * @param files finds the files that parts name
   */
  PlayerName(String text, List<String> parts, Function<String, File> files) {
    this.text = text;
    this.parts = List.copyOf(parts);
    this.files = files;
  }

  /**
   * Returns the name as players have it.
   *
   * @return the parts with colons between
   */
  public String name() {
    return String.join(":", parts);
  }

  /**
   * Returns the part with which the name begins.
   *
   * @return the part, in lower case
   */
  public String first() {
    return parts.get(0).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the parts after the first one.
   *
   * @return the parts as they were typed
   */
  public List<String> rest() {
    return parts.subList(1, parts.size());
  }

  /**
   * Returns the evaluator that a part names.
   *
   * @param <N> the game's node type
   * @param kit the game
   * @param part an evaluator's name in either case, or the path of a file or folder
   * @return the evaluator; empty if no evaluator has that name, and there is no such file
   * @throws PlayerSyntaxException if there is such a file, but it holds no evaluator
   */
  public <N extends Node<N>> Optional<Evaluator<N>> evaluator(NodeKit<N> kit, String part) {
    try {
      return kit.evaluator(part, files);
    } catch (IOException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Finds the file that a part names.
   *
   * @param part the part as it was typed
   * @return the place of the file, where there may be none
   */
  public File file(String part) {
    return files.apply(part);
  }

  /**
   * Reads the file of predictions that a part names.
   *
   * @param file the path as it was typed
   * @return the predictions
   * @throws PlayerSyntaxException if there is no such file, or it holds no predictions
   */
  public ProbCutTable predictions(String file) {
    try (Reader in = Files.newBufferedReader(file(file).toPath())) {
      return ProbCutTable.read(in, file);
    } catch (NoSuchFileException e) {
      throw fault("no file \"" + file + "\" of predictions; fit-probcut writes one");
    } catch (IOException | InvalidPathException | InvalidInputException e) {
      throw fault(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Records a part.
   *
   * @param kind what the part sets, such as {@code depth}
   * @param part the part
   * @throws PlayerSyntaxException if a part before sets the same
   */
  public void only(String kind, String part) {
    Optional.ofNullable(partsByKind.put(kind, part)).ifPresent(before -> {
      throw fault(
          "only one part may set the " + kind + ", but \"" + before + "\" and \"" + part + "\" do");
    });
  }

  /**
   * Reads a part if it is a limit.
   *
   * @param part the part, in lower case
   * @return whether the part is a limit
   * @throws PlayerSyntaxException if the limit is wrong
   */
  public boolean readLimit(String part) {
    if (part.startsWith("time=")) {
      only("time", part);
      time = Optional.of(time(part, part.substring("time=".length())));
      return true;
    }
    if (part.startsWith("nodes=")) {
      only("number of nodes", part);
      Matcher nodeLimit = NODES.matcher(part);
      if (!nodeLimit.matches()) {
        throw noLimit(part);
      }
      nodes = Long.parseLong(nodeLimit.group(1));
      if (nodes < 1) {
        throw fault("the limit must be at least 1 node");
      }
      return true;
    }
    return false;
  }

  private Duration time(String part, String piece) {
    if (piece.matches("0+(\\.0+)?(ms|s|m)")) {
      throw fault("the time limit must be at least 1ms");
    }
    return Durations.parse(piece).orElseThrow(() -> noLimit(part));
  }

  private PlayerSyntaxException noLimit(String part) {
    return fault(
        "\"" + part + "\" is not a limit such as time=500ms, time=2s, time=1m or nodes=100000");
  }

  /**
   * Reads a part if it is a limit of an engine: also {@code depth=8}, and the clock of a game such
   * as {@code clock=1m+2s}.
   *
   * @param part the part, in lower case
   * @return whether the part is a limit
   * @throws PlayerSyntaxException if the limit is wrong
   */
  public boolean readEngineLimit(String part) {
    if (part.startsWith("depth=")) {
      only("depth", part);
      depth = number(value(part), 1, Limits.MAX_DEPTH, "depth");
      return true;
    }
    if (part.startsWith("clock=")) {
      only("clock", part);
      String[] pieces = value(part).split("\\+", 2);
      GameClock full = GameClock.of(time(part, pieces[0]));
      clock = Optional.of(pieces.length == 1 ? full : full.withIncrement(time(part, pieces[1])));
      return true;
    }
    return readLimit(part);
  }

  /**
   * Returns the limits of an engine's moves, without the clock of a game.
   *
   * @param isWeak whether the engine's level limits its moves, so that no time is needed
   * @return the limits that were read; a second if there is no limit
   */
  public Limits moveLimits(boolean isWeak) {
    Limits limits = Limits.depth(depth);
    if (nodes > 0) {
      return limits.withNodes(nodes);
    }
    boolean isLimited = isWeak || depth < Limits.MAX_DEPTH || clock.isPresent();
    return time.or(() -> isLimited ? Optional.empty() : Optional.of(USUAL_TIME))
        .map(limits::withTime)
        .orElse(limits);
  }

  /**
   * Returns the limits of an engine's moves in a game, which may have a clock.
   *
   * @param isWeak whether the engine's level limits its moves, so that no time is needed
   * @return the limits that were read; a second a move if there is no limit
   */
  public Limits gameLimits(boolean isWeak) {
    return clock.map(moveLimits(isWeak)::withClock).orElse(moveLimits(isWeak));
  }

  /**
   * Returns the limits of an engine that values moves. In place of a clock it has a usual time.
   *
   * @param isWeak whether the engine's level limits its moves, so that no time is needed
   * @return the limits that were read; a second if there is no limit, or a clock
   */
  public Limits analysisLimits(boolean isWeak) {
    Limits limits = moveLimits(isWeak);
    return clock.isPresent() ? limits.and(Limits.time(USUAL_TIME)) : limits;
  }

  /**
   * Returns what follows the sign of equality.
   *
   * @param part a part
   * @return the value; the whole part if it has no such sign
   */
  public static String value(String part) {
    return part.substring(part.indexOf('=') + 1);
  }

  /**
   * Reads a number.
   *
   * @param digits the text of the number
   * @param min the least number that is allowed, at least 0
   * @param max the greatest one
   * @param what what the number is, for messages
   * @return the number
   * @throws PlayerSyntaxException if the text is no number, or is outside the range
   */
  public int number(String digits, int min, int max, String what) {
    long number = digits.matches("\\d{1,9}") ? Long.parseLong(digits) : -1;
    if (number < min || number > max) {
      throw fault(what + " " + digits + " is outside " + min + "-" + max);
    }
    return (int) number;
  }

  /** Reads the part {@code level=5}. */
  PlayerLevel level(String part) {
    PlayerOption option = EngineRecipe.LEVEL;
    return PlayerLevel.of(number(value(part), option.min(), option.max(), option.part()));
  }

  /** Returns whether a level limits its moves. */
  static boolean isWeak(PlayerLevel level) {
    return !level.equals(PlayerLevel.MAX);
  }

  /** Returns the limits of an engine's moves in words. */
  String limitText(PlayerLevel level) {
    String limits = LimitText.of(gameLimits(isWeak(level)));
    if (!isWeak(level)) {
      return limits;
    }
    String own = "level " + level.number();
    return limits.equals(LimitText.NONE) ? own : own + ", " + limits;
  }

  /**
   * Checks that there is at most one limit of a move.
   *
   * @throws PlayerSyntaxException if there are a time and a number of nodes, or one of them and a
   *     clock
   */
  public void checkLimits() {
    if (time.isPresent() && nodes > 0) {
      throw fault("either a time or a number of nodes, not both");
    }
    if (clock.isPresent() && hasLimit()) {
      throw fault("either a clock or a limit per move, not both");
    }
  }

  /**
   * Checks that nothing follows the first part.
   *
   * @throws PlayerSyntaxException if something does
   */
  public void expectNothing() {
    if (!rest().isEmpty()) {
      throw fault("nothing may follow it, but \"" + rest().get(0) + "\" does");
    }
  }

  /**
   * Returns the time limit that was read.
   *
   * @return the time of a move; empty if there is none
   */
  public Optional<Duration> time() {
    return time;
  }

  /**
   * Returns the limit of nodes that was read.
   *
   * @return the nodes of a move; 0 if there is no such limit
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns whether a limit was read.
   *
   * @return whether there is a time or a number of nodes
   */
  public boolean hasLimit() {
    return time.isPresent() || nodes > 0;
  }

  /**
   * Makes the exception for a name that is wrong.
   *
   * @param reason what is wrong, and what would be right
   * @return an exception to be thrown
   */
  public PlayerSyntaxException fault(String reason) {
    return new PlayerSyntaxException(text, reason);
  }
}
