package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code play}: it plays a game in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    header = "Plays ${bundle:title} in the terminal${bundle:play.against}.",
    description = {
      "%nAt the prompt type a move, or a command. The commands are undo, hint, moves, switch,"
          + " level, save, load, review, resign, help and quit. On a terminal, Tab completes moves,"
          + " commands and files, and the arrows bring earlier lines back.",
      "%nAt the end, the result and the moves are printed, and review judges the game. If you leave"
          + " a game, even by Ctrl-C, the command that continues it is printed.",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "${bundle:play.examples}",
      "",
      "Colors are used on a terminal only. Set the variable NO_COLOR to switch them off."
    })
public final class PlayCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  static final String HUMAN = "human";

  private final GameContext<P> context;
  private final Console console;
  private final GameKit<P> kit;
  private final Function<LineInput, TerminalFace<P>> faces;
  private final ComputerOptions computerOptions;
  private final StartOptions<P> start;
  private final SeatOptions seats;

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "The computer's level, from 1 (a child wins) to its full strength."
          + "${bundle:play.computer}")
  private Optional<Integer> level = Optional.empty();

  @Option(
      names = "--hints",
      paramLabel = "PLAYER",
      description = "Player that answers hint. Default: ${bundle:usual}.")
  private Optional<TypedPlayer> hints = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of the players' random choices. Default: a new one each time.")
  private Optional<Long> seed = Optional.empty();

  /**
   * Makes the command of a game that looks as its kit says.
   *
   * @param context the game, and the program
   */
  public PlayCommand(GameContext<P> context) {
    this(
        context,
        input -> new KitFace<>(context, input),
        SeatOptions.names(context.kit()),
        ComputerOptions.NONE);
  }

  /**
   * Makes the command.
   *
   * @param context the game, and the program
   * @param faces returns how the game looks on a screen
   * @param seatNames the names of each seat's option
   * @param computerOptions more options for the usual player
   */
  public PlayCommand(
      GameContext<P> context,
      Function<LineInput, TerminalFace<P>> faces,
      List<List<String>> seatNames,
      ComputerOptions computerOptions) {
    this.context = context;
    this.faces = faces;
    this.computerOptions = computerOptions;
    console = context.console();
    kit = context.kit();
    start = context.starts().get();
    seats = new SeatOptions(kit, seatNames);
  }

  @Override
  public List<Object> mixins() {
    return Stream.concat(Stream.of(start, seats.spec()), computerOptions.mixins().stream())
        .toList();
  }

  @Override
  public Map<String, String> words() {
    List<String> names = kit.seats();
    String command = "  ${COMMAND-FULL-NAME} ";
    if (names.size() == 1) {
      return Map.of(
          "play.computer",
          "",
          "play.examples",
          command + seats.first(0) + " " + kit.usualPlayer() + "   watch the computer");
    }
    boolean isPair = names.size() == 2;
    String computer = isPair
        ? names.get(1) + ", or " + names.get(0) + " if " + names.get(1) + " is human."
        : "whoever is not human. " + names.get(0) + " is human unless another one is.";
    String watched = isPair ? "two players" : "players";
    String both = seats.first(0) + " engine " + seats.first(1) + " random";
    String beginning = "--level 3 " + seats.first(1) + " human";
    int width = Math.max(both.length(), beginning.length()) + 3;
    return Map.of(
        "play.computer",
        " The computer is " + computer,
        "play.examples",
        String.join(
            "%n",
            command + padded("", width) + "you begin, against full strength",
            command + padded("--level 3", width) + "against a player who makes mistakes",
            command + padded(beginning, width) + "the same, and the computer begins",
            command + padded(both, width) + "watch " + watched));
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  /** Returns the option by which a game's usual player has levels. */
  static Optional<PlayerOption> level(GameKit<?> kit) {
    return PlayerSpec.parse(kit, kit.usualPlayer()).option("level");
  }

  /** Returns who sits at the seats if nobody is named. */
  static List<String> usualPlayers(GameKit<?> kit) {
    return IntStream.range(0, kit.seats().size())
        .mapToObj(seat -> seat == 0 ? HUMAN : kit.usualPlayer())
        .toList();
  }

  @Override
  public Integer call() throws IOException {
    Seating<P> seating = seating();
    Game<P> begun = start.game(console);
    computerOptions.check(begun);
    // The completion asks for the moves of a game that begins later.
    List<TerminalGame<P>> games = new ArrayList<>();
    try (LineInput input = input(games)) {
      TerminalGame<P> game = new TerminalGame<>(
          context, faces.apply(input), seating, begun, seed.orElseGet(System::nanoTime));
      games.add(game);
      console.interrupt().atOnce(() -> {
        console.out().println();
        game.printLastWords();
      });
      game.play(input);
      if (console.stop().isRaised()) {
        game.printLastWords();
        return ExitCode.INTERRUPTED;
      }
      return ExitCode.OK;
    }
  }

  private LineInput input(List<TerminalGame<P>> games) throws IOException {
    int levels = level(kit).map(PlayerOption::max).orElse(0);
    Supplier<List<Move>> moves =
        () -> games.stream().flatMap(game -> game.legalMoves().stream()).toList();
    return console.editsLines()
        ? EditedLines.open(console, moves, levels).orElseGet(() -> new PlainLines(console))
        : new PlainLines(console);
  }

  private Seating<P> seating() {
    OptionalInt chosen =
        level.isPresent() ? OptionalInt.of(checked(level.get())) : OptionalInt.empty();
    List<String> settings = settings(chosen);
    int last = kit.seats().size() - 1;
    boolean computerBegins = !settings.isEmpty()
        && IntStream.rangeClosed(1, last)
            .anyMatch(seat -> seats.typed(seat).filter(PlayCommand::isHuman).isPresent());
    boolean hasComputer = IntStream.rangeClosed(computerBegins ? 0 : 1, last)
        .anyMatch(seat -> seats.typed(seat).isEmpty());
    if (!settings.isEmpty() && !hasComputer) {
      String why = switch (last) {
        case 0 -> "you play alone";
        case 1 -> "both players are named";
        default -> "all players are named";
      };
      throw new UserError(computerSettings() + " the computer, but " + why + "; such as "
          + seats.first(last) + " " + kit.usualPlayer() + ":level=3 sets them in a name");
    }
    Optional<PlayerSpec<P>> computer = Optional.of(computer(settings));
    List<Optional<PlayerSpec<P>>> players = new ArrayList<>();
    for (int seat = 0; seat < kit.seats().size(); seat++) {
      Optional<PlayerSpec<P>> usual = seat > 0 || computerBegins ? computer : Optional.empty();
      Optional<String> typed = seats.typed(seat);
      players.add(typed.isPresent() ? player(seats.name(seat), typed.get()) : usual);
    }
    PlayerSpec<P> adviser = hints
        .map(typed -> typed.spec(kit))
        .orElseGet(() -> PlayerSpec.parse(kit, kit.usualPlayer()));
    return new Seating<>(players, adviser, number -> computer(settings(OptionalInt.of(number))));
  }

  private String computerSettings() {
    List<String> names =
        Stream.concat(Stream.of("--level"), computerOptions.names().stream()).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0) + " applies to"
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last) + " apply to";
  }

  private int checked(int number) {
    PlayerOption option = level(kit)
        .orElseThrow(() -> new UserError("--level: " + kit.usualPlayer() + " has no levels"));
    NumberRanges.check("--level", number, option.min(), option.max());
    return number;
  }

  /** Returns the parts of the computer's name. */
  private List<String> settings(OptionalInt number) {
    List<String> settings = new ArrayList<>();
    number.ifPresent(each -> settings.add("level=" + each));
    settings.addAll(computerOptions.settings(number));
    return settings;
  }

  private PlayerSpec<P> computer(List<String> settings) {
    return PlayerSpec.of(kit, kit.usualPlayer(), settings);
  }

  private static boolean isHuman(String name) {
    return name.toLowerCase(Locale.ROOT).equals(HUMAN);
  }

  private Optional<PlayerSpec<P>> player(String option, String name) {
    if (isHuman(name)) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlayerSpec.parse(kit, name));
    } catch (PlayerSyntaxException e) {
      throw new UserError(option + ": " + e.getMessage() + "; or human");
    }
  }
}
