package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.cli.input.OpeningFile;
import io.github.yomikiri.cli.option.StartOptions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the number of games of a match and for their openings. */
final class OpeningOptions {

  private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,2})");
  private static final String START = "start";
  private static final int USUAL_GAMES = 200;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Number of games, even; each player is Dark in half of them. Default: 200. With"
          + " a file of openings, two games for each opening are the default and the maximum.")
  private Optional<Integer> games = Optional.empty();

  @Option(
      names = "--openings",
      paramLabel = "HOW|FILE",
      defaultValue = "",
      description =
          "start: every game begins at the start. random:K: each pair begins with K random"
              + " moves. FILE: each pair begins with the next line of a file; a line is a"
              + " transcript or a position in OBF, and # begins a comment. Default: start if a"
              + " player is random, otherwise random:8, because all games would be the same.")
  private String openings = "";

  @Mixin
  private StartOptions start = new StartOptions();

  /**
   * The games that are wanted.
   *
   * @param openings the openings, one for each pair, in turn
   * @param games the number of games
   * @param described the lines of a header that name the openings
   */
  record Plan(List<Game<Reversi>> openings, int games, List<String> described) {}

  /**
   * Returns the games that are wanted.
   *
   * @param drawsLots whether one of the players is random
   * @param seed the seed of random openings
   * @throws UserError if the options are wrong or contradict each other
   */
  Plan plan(Console console, boolean drawsLots, long seed) throws IOException {
    if (games.isPresent() && (games.get() < 2 || games.get() % 2 != 0)) {
      throw new UserError("--games " + games.get() + " is not a positive even number");
    }
    String how = openings.isEmpty() ? drawsLots ? START : "random:8" : openings;
    Matcher random = RANDOM.matcher(how);
    if (!how.equals(START) && !random.matches()) {
      return fromFile();
    }
    Reversi from = start.position(console);
    if (from.isTerminal()) {
      throw new UserError("--from: the game is over in this position");
    }
    int wanted = games.orElse(USUAL_GAMES);
    List<Game<Reversi>> starts = how.equals(START)
        ? List.of(Game.of(from))
        : random(from, Integer.parseInt(random.group(1)), wanted / 2, seed);
    String described = "from " + ObfPosition.of(from).format();
    return new Plan(starts, wanted, List.of("openings " + how, described));
  }

  private List<Game<Reversi>> random(Reversi from, int plies, int count, long seed) {
    try {
      return Openings.random(from, plies, count, seed);
    } catch (IllegalArgumentException e) {
      throw new UserError("--openings " + openings + ": the game is over before that many moves");
    }
  }

  private Plan fromFile() throws IOException {
    if (!Files.exists(Path.of(openings))) {
      throw new UserError("--openings " + openings + ": neither start, random:K such as random:8,"
          + " nor a file with an opening on each line");
    }
    if (!start.isUsual()) {
      throw new UserError("--from and the file of --openings exclude each other");
    }
    List<Game<Reversi>> starts = OpeningFile.read(Path.of(openings), start.size());
    int most = 2 * starts.size();
    if (games.orElse(most) > most) {
      throw new UserError("--games " + games.get() + ": the " + starts.size() + " openings of "
          + openings + " are for at most " + most + " games");
    }
    return new Plan(
        starts, games.orElse(most), List.of("openings " + GameInput.described(openings)));
  }
}
