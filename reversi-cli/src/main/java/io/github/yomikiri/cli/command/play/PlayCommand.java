package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.BookOptions;
import io.github.yomikiri.cli.option.EngineOptions;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.cli.play.Seating;
import io.github.yomikiri.cli.play.TerminalGame;
import io.github.yomikiri.cli.player.ReversiKit;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code play}: it plays a game in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays Reversi in the terminal, against any player.",
    description = {
      "%nAt the prompt type a square such as f5, or a command. The commands are pass, undo, hint,"
          + " moves, switch, level, save, load, review, resign, help and quit. The board marks the"
          + " legal moves and the last move; with hint on, it has their values. On a terminal, Tab"
          + " completes moves, commands and files, and the arrows bring earlier lines back.",
      "%nAt the end, the result and the transcript are printed, and review judges the game. If you"
          + " leave a game, even by Ctrl-C, the command that continues it is printed.",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri play                                  you are Dark, against full strength",
      "  yomikiri play --level 3                        against a player who makes mistakes",
      "  yomikiri play --level 3 --white human          the same, and you are Light",
      "  yomikiri play --evaluator fox.weights          against your own weights",
      "  yomikiri play --black alphabeta6:tanuki --white human",
      "  yomikiri play --size 6 --white nodes=1000000",
      "  yomikiri play --black pvs6 --white greedy      watch two players",
      "",
      "Colors are used on a terminal only. Set the variable NO_COLOR to switch them off."
    })
final class PlayCommand implements Callable<Integer> {

  private static final String HUMAN = "human";

  private final Console console;

  @Option(
      names = {"--black", "--dark"},
      paramLabel = "WHO",
      description = "Dark, who begins: human or a player. Default: human.")
  private Optional<String> black = Optional.empty();

  @Option(
      names = {"--white", "--light"},
      paramLabel = "WHO",
      description = "Light: human or a player. Default: engine, with one second for each move.")
  private Optional<String> white = Optional.empty();

  @Option(
      names = "--level",
      paramLabel = "1-12",
      description =
          "The computer's level, from 1 (a child wins) to 12 (full strength). The computer"
              + " is Light, or Dark if Light is human.")
  private Optional<Integer> level = Optional.empty();

  @Mixin
  private EvaluatorOption evaluator = new EvaluatorOption("network");

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description = "Opening book that the computer plays from: a file that the command book"
          + " wrote, or default for the small book of this program. Only with levels from 9 on, and"
          + " on the board of 8x8.")
  private Optional<String> book = Optional.empty();

  @Option(
      names = "--hints",
      paramLabel = "PLAYER",
      defaultValue = ReversiKit.ENGINE,
      description = "Player that answers hint. Default: engine.")
  private TypedPlayer hints = TypedPlayer.of(ReversiKit.KIT, ReversiKit.ENGINE);

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of the players' random choices. Default: a new one each time.")
  private Optional<Long> seed = Optional.empty();

  @Mixin
  private ReversiStart start = new ReversiStart();

  PlayCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Seating seating = seating();
    Game<Reversi> begun = start.game(console);
    int size = begun.start().size();
    if (book.isPresent() && size != 8) {
      throw new UserError("--book " + book.get() + ": books are for the board of 8x8, not for "
          + size + "x" + size);
    }
    TerminalGame game = new TerminalGame(console, seating, begun, seed.orElseGet(System::nanoTime));
    console.interrupt().atOnce(() -> {
      console.out().println();
      game.printLastWords();
    });
    game.play();
    if (console.stop().isRaised()) {
      game.printLastWords();
      return ExitCode.INTERRUPTED;
    }
    return ExitCode.OK;
  }

  private Seating seating() {
    List<String> settings = new ArrayList<>();
    level.ifPresent(number -> settings.add("level=" + EngineOptions.checkLevel(number)));
    if (evaluator.isGiven()) {
      evaluator.get(); // Reports an error as an error of this option.
      settings.add(evaluator.name());
    }
    book.ifPresent(name -> {
      // Reports an error as an error of this option.
      BookOptions.check(name, level.map(Level::of).orElse(Level.MAX));
      BookOptions.read(name);
      settings.add("book=" + name);
    });
    boolean computerIsDark = false;
    if (!settings.isEmpty()) {
      computerIsDark = white.filter(PlayCommand::isHuman).isPresent();
      if (computerIsDark ? black.isPresent() : white.isPresent()) {
        throw new UserError(
            "--level, --evaluator and --book apply to the computer, but both players are named;"
                + " such as --white engine:level=3 sets them in a name");
      }
    }
    Optional<PlayerSpec<Reversi>> computer = Optional.of(engine(settings));
    Optional<PlayerSpec<Reversi>> dark = computerIsDark ? computer : Optional.empty();
    return new Seating(
        black.isPresent() ? player("--black/--dark", black.get()) : dark,
        white.isPresent() ? player("--white/--light", white.get()) : computer,
        hints.spec(ReversiKit.KIT),
        this::computerAt);
  }

  /** Returns the computer at another level, with its other settings. */
  private PlayerSpec<Reversi> computerAt(int number) {
    List<String> settings = new ArrayList<>(List.of("level=" + number));
    if (evaluator.isGiven()) {
      settings.add(evaluator.name());
    }
    book.ifPresent(name -> {
      BookOptions.check(name, Level.of(number));
      settings.add("book=" + name);
    });
    return engine(settings);
  }

  private static PlayerSpec<Reversi> engine(List<String> settings) {
    return PlayerSpec.of(ReversiKit.KIT, ReversiKit.ENGINE, settings);
  }

  private static boolean isHuman(String name) {
    return name.toLowerCase(Locale.ROOT).equals(HUMAN);
  }

  private static Optional<PlayerSpec<Reversi>> player(String option, String name) {
    if (isHuman(name)) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlayerSpec.parse(ReversiKit.KIT, name));
    } catch (PlayerSyntaxException e) {
      throw new UserError(option + ": " + e.getMessage() + "; or human");
    }
  }
}
