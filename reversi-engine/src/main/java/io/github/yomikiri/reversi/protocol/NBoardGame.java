package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.search.GameClock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The current game of an NBoard server: the positions so far, and the clocks. The GGF property
 * {@code TI} has the main time and the increment, as in {@code 15:00/5}. A side's clock is this
 * time less the time of the side's moves.
 */
final class NBoardGame {

  private static final Pattern TIME = Pattern.compile("(?:(?:(\\d+):)?(\\d+):)?(\\d+)");

  private static final int MAX_TIME_LENGTH = 12;

  private final List<Reversi> positions;
  private final Optional<GameClock> time;
  private final Map<Side, Double> secondsUsed = new EnumMap<>(Side.class);

  private NBoardGame(List<Reversi> positions, Optional<GameClock> time) {
    this.positions = new ArrayList<>(positions);
    this.time = time;
  }

  /** Returns a game without moves and without a clock. */
  static NBoardGame start() {
    return new NBoardGame(List.of(Reversi.start()), Optional.empty());
  }

  /**
   * Reads a game.
   *
   * @throws IllegalArgumentException if the text is not one game in GGF
   */
  static NBoardGame parse(String text) {
    List<GgfGame> games = GgfGame.parseAll(text);
    if (games.size() != 1) {
      throw new IllegalArgumentException(games.size() + " games where there should be one");
    }
    GgfGame ggf = games.get(0);
    List<Reversi> positions = ggf.game().positions();
    int plies = ggf.game().moves().size();
    // The parser adds a pass at the end if the side to move must pass. If the text does not end
    // with this pass, the pass is still to be played.
    if (plies > 0
        && ggf.game().moves().get(plies - 1).code() == Reversi.PASS
        && !endsWithPass(text)) {
      plies--;
    }
    String times = ggf.properties().getOrDefault("TI", "");
    NBoardGame game = new NBoardGame(positions.subList(0, plies + 1), clock(times));
    for (int ply = 0; ply < plies; ply++) {
      game.use(positions.get(ply).sideToMove(), ggf.notes().get(ply).time());
    }
    return game;
  }

  /** Returns whether the text of a game ends with a pass. */
  private static boolean endsWithPass(String text) {
    return Board.of(8).parseMove(lastMove(text)).equals(OptionalInt.of(Reversi.PASS));
  }

  /** Returns the text of the last move, or an empty text if a game ends with another property. */
  private static String lastMove(String text) {
    int close = text.lastIndexOf(']');
    int open = text.lastIndexOf('[', close);
    boolean isMove = open > 0
        && "BW".indexOf(text.charAt(open - 1)) >= 0
        && (open == 1 || !Character.isUpperCase(text.charAt(open - 2)));
    return isMove ? text.substring(open + 1, close).split("/", 2)[0].strip() : "";
  }

  private static Optional<GameClock> clock(String times) {
    String[] parts = times.split("/", -1);
    Optional<Duration> main = time(parts[0]);
    Duration increment = parts.length > 1 ? time(parts[1]).orElse(Duration.ZERO) : Duration.ZERO;
    return main.map(left -> GameClock.of(left).withIncrement(increment));
  }

  /**
   * Reads a time such as {@code 1:00:00}, {@code 15:00} or {@code 90}. The text after a comma is
   * ignored.
   */
  private static Optional<Duration> time(String text) {
    int comma = text.indexOf(',');
    String time = (comma < 0 ? text : text.substring(0, comma)).strip();
    Matcher matcher = TIME.matcher(time);
    if (time.length() > MAX_TIME_LENGTH || !matcher.matches()) {
      return Optional.empty();
    }
    long seconds = 0;
    for (int group = 1; group <= 3; group++) {
      String digits = matcher.group(group);
      seconds = 60 * seconds + (digits == null ? 0 : Long.parseLong(digits));
    }
    return Optional.of(Duration.ofSeconds(seconds));
  }

  private void use(Side side, String seconds) {
    if (seconds.matches("\\d{1,7}(\\.\\d{0,9})?")) {
      secondsUsed.merge(side, Double.parseDouble(seconds), Double::sum);
    }
  }

  /**
   * Plays a move in NBoard's format, such as {@code F5/1.20/3.5}: a square or {@code PA}, an
   * evaluation, and the time in seconds. The evaluation and the time may be missing.
   *
   * @return whether the move is legal
   */
  boolean play(String text) {
    String[] parts = text.split("/", -1);
    Optional<Reversi> next = position().parse(parts[0]).flatMap(position()::play);
    next.ifPresent(position -> {
      use(position().sideToMove(), parts.length > 2 ? parts[2].strip() : "");
      positions.add(position);
    });
    return next.isPresent();
  }

  /** Returns whether this game begins with all positions of another game. */
  boolean continues(NBoardGame other) {
    int length = other.positions.size();
    return positions.size() >= length && positions.subList(0, length).equals(other.positions);
  }

  Reversi position() {
    return positions.get(positions.size() - 1);
  }

  List<Reversi> positions() {
    return List.copyOf(positions);
  }

  /** Returns the clock of the side to move, if the game has one. */
  Optional<GameClock> clock() {
    Side side = position().sideToMove();
    long moves =
        positions.stream().filter(position -> position.sideToMove() == side).count() - 1;
    Duration used = Duration.ofMillis(Math.round(1000 * secondsUsed.getOrDefault(side, 0.0)));
    return time.map(full -> {
      Duration left = full.left().plus(full.increment().multipliedBy(moves)).minus(used);
      return GameClock.of(left.isNegative() ? Duration.ZERO : left).withIncrement(full.increment());
    });
  }
}
