package io.github.yomikiri.app.match;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputText;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.play.match.round.Round;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** The options for the number of games of a match and for their openings. */
final class OpeningOptions<P extends Position<P>> {

  private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,2})");
  private static final String START = "start";
  private static final int USUAL_GAMES = 200;
  private static final int SOON = 8;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Number of games, ${bundle:match.multiple}; each player is ${bundle:first} in half of"
              + " them. Default: ${bundle:match.usual}. With a file of openings,"
              + " ${bundle:match.round} games for each opening are the default and the maximum.")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--openings",
      paramLabel = "HOW|FILE",
      defaultValue = "",
      description =
          "start: every game begins at the start. random:K: each ${bundle:match.of} begins with K"
              + " random moves. FILE: each ${bundle:match.of} begins with the next line of a file; a line has"
              + " moves or a position, and # begins a comment. Default: start if a"
              + " player is random or dice are thrown, otherwise random:8, because all games"
              + " would be the same.")
  private String openings = "";

  private final GameKit<P> kit;

  private final StartOptions<P> start;
  private final Round round;

  /** Makes the options of a game, with those for the position to start from. */
  OpeningOptions(GameKit<P> kit, StartOptions<P> start) {
    this.kit = kit;
    this.start = start;
    round = new Round(kit.seats().size());
  }

  /** Returns the words of the help that depend on the number of seats. */
  Map<String, String> words() {
    boolean isPair = round.seats() == 2;
    String games = String.valueOf(round.games());
    return Map.of(
        "match.multiple", isPair ? "even" : "a multiple of " + games,
        "match.usual", String.valueOf(round.atLeast(USUAL_GAMES)),
        "match.round", isPair ? "two" : games,
        "match.of", isPair ? "pair" : "round");
  }

  StartOptions<P> start() {
    return start;
  }

  /**
   * The games that are wanted.
   *
   * @param openings the openings, one for each round, in turn; a round of two seats is a pair
   * @param games the number of games
   * @param described the lines of a header that name the openings
   */
  record Plan<P extends Position<P>>(List<Game<P>> openings, int games, List<String> described) {}

  /**
   * Returns the games that are wanted.
   *
   * @param drawsLots whether one of the players is random
   * @param seed the seed of random openings
   * @throws UserError if the options are wrong or contradict each other
   */
  Plan<P> plan(Console console, boolean drawsLots, long seed) throws IOException {
    if (games.isPresent() && (games.get() < 2 || games.get() % round.games() != 0)) {
      throw new UserError("--games " + games.get() + " is not a positive "
          + (round.seats() == 2
              ? "even number"
              : "multiple of " + round.games() + ", the ways to seat two players"));
    }
    boolean differ = drawsLots || hasChance(kit.start());
    String how = openings.isEmpty() ? differ ? START : "random:8" : openings;
    Matcher random = RANDOM.matcher(how);
    if (!how.equals(START) && !random.matches()) {
      return fromFile();
    }
    P from = start.position(console);
    if (Game.of(from).isOver()) {
      throw new UserError("--from: the game is over in this position");
    }
    int wanted = games.orElse(round.atLeast(USUAL_GAMES));
    List<Game<P>> starts = how.equals(START)
        ? List.of(Game.of(from))
        : random(from, how, Integer.parseInt(random.group(1)), wanted / round.games(), seed);
    String described = "from " + described(from);
    return new Plan<>(starts, wanted, List.of("openings " + how, described));
  }

  /** Returns whether chance decides soon, so that games from the same position differ. */
  private static <P extends Position<P>> boolean hasChance(P start) {
    Game<P> game = Game.of(start);
    for (int ply = 0; ply < SOON && !game.isOver() && !game.isChance(); ply++) {
      game = game.play(game.position().legalMoves().get(0));
    }
    return game.isChance();
  }

  private List<Game<P>> random(P from, String how, int plies, int count, long seed) {
    try {
      return Openings.random(from, plies, count, seed);
    } catch (IllegalArgumentException e) {
      throw new UserError("--openings " + how + ": the game is over before that many moves");
    }
  }

  private Plan<P> fromFile() throws IOException {
    if (!Files.exists(Path.of(openings))) {
      throw new UserError("--openings " + openings + ": neither start, random:K such as random:8,"
          + " nor a file with an opening on each line");
    }
    if (!start.isUsual()) {
      throw new UserError("--from and the file of --openings exclude each other");
    }
    List<Game<P>> starts = start.openings(Path.of(openings));
    int most = round.games() * starts.size();
    if (games.orElse(most) > most) {
      throw new UserError("--games " + games.get() + ": the " + starts.size() + " openings of "
          + openings + " are for at most " + most + " games");
    }
    return new Plan<>(
        starts, games.orElse(most), List.of("openings " + InputText.described(Path.of(openings))));
  }

  /** Returns the text of a position, or how many moves lead to it if it has none. */
  private String described(P from) {
    return kit.text().write(from);
  }
}
