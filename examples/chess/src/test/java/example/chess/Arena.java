package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.uci.UciEngine;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.table.CachedEvaluator;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Plays matches of this program against other engines, from the openings of {@code openings.txt}.
 * Each opening is played with both colors. The games are added to a file of PGN.
 */
final class Arena {

  private static final String USAGE = """
      Usage: Arena GAMES LIMIT FILE.pgn PLAYER OPPONENT
        LIMIT                    of each move: a time such as 100ms, or a number of nodes
        PLAYER, OPPONENT         learned, material, or the command of a UCI engine with its options:
                                 "stockfish UCI_LimitStrength=true UCI_Elo=1900\"""";

  private static final Duration WARM_UP = Duration.ofSeconds(20);
  private static final int MAX_PLIES = 400;
  // In pawns.
  private static final int WON = 10;
  private static final int WON_MOVES = 4;
  private static final int CACHE = 1 << 14;

  private Arena() {}

  public static void main(String[] args) throws IOException {
    if (args.length == 5) {
      run(args, System.out);
    } else {
      System.err.println(USAGE);
    }
  }

  /** Plays a match, and prints its games and its result. */
  static MatchResult run(String[] args, PrintStream out) throws IOException {
    Limits limits = args[1].endsWith("ms")
        ? Limits.time(Duration.ofMillis(Long.parseLong(args[1].replace("ms", ""))))
        : Limits.nodes(Long.parseLong(args[1]));
    Path file = Path.of(args[2]);
    try (Player<Chess> player = player(args[3], limits);
        Player<Chess> opponent = player(args[4], limits)) {
      MatchResult result = Match.between(
              player.inMatches(args[3], limits), opponent.inMatches(args[4], limits))
          .openings(openings())
          .games(Integer.parseInt(args[0]))
          .maxPlies(MAX_PLIES)
          .adjudicate(WON, WON_MOVES)
          .listener((game, soFar) -> {
            write(file, game, soFar.total().games());
            out.printf(
                Locale.ROOT,
                "%d: %s, %s %.1f%n",
                soFar.total().games(),
                game.outcome(),
                args[3],
                soFar.total().points());
          })
          .play();
      out.println(result);
      return result;
    }
  }

  /** Returns the program's search with any evaluator. */
  static SearcherBuilder<Chess> search(Evaluator<Chess> evaluator) {
    return new ChessKit().search().evaluator(CachedEvaluator.of(evaluator, CACHE));
  }

  private static Player<Chess> player(String text, Limits limits) {
    if (List.of("learned", "material").contains(text)) {
      Evaluator<Chess> evaluator = text.equals("learned") ? Learned.read() : new Material();
      Player<Chess> player = Player.builder(search(evaluator)).build();
      // Until the JIT compiler has compiled the search, it is many times slower.
      if (limits.time().isPresent()) {
        player.play(Chess.START, Limits.time(WARM_UP));
      }
      return player;
    }
    UciEngine<Chess> engine = UciEngine.of(new FenText());
    String[] words = text.split(" ");
    for (String word : words) {
      String[] option = word.split("=", 2);
      engine = option.length == 2 ? engine.withOption(option[0], option[1]) : engine;
    }
    return engine.start(Arrays.stream(words).filter(word -> !word.contains("=")).toList());
  }

  /** Reads the openings, a line of moves for each. */
  static List<Game<Chess>> openings() throws IOException {
    try (InputStream in = Arena.class.getResourceAsStream("openings.txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(line -> Pgn.read(line).game()).toList();
    }
  }

  private static void write(Path file, GameResult<Chess> game, int number) {
    String result =
        switch (game.outcome()) {
          case FIRST_WON -> "1-0";
          case SECOND_WON -> "0-1";
          case DRAWN -> "1/2-1/2";
          case UNFINISHED -> "*";
        };
    Pgn pgn = Pgn.of(game.players().get(0), game.players().get(1), game.game());
    pgn.tags().put("Round", "" + number);
    pgn.tags().put("Result", result);
    pgn.tags().put("Termination", game.ending().toString());
    try {
      Files.writeString(
          file,
          new Pgn(pgn.tags(), game.game(), result) + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
