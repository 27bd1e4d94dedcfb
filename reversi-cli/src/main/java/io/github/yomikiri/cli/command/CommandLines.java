package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ProgramVersion;
import io.github.yomikiri.app.console.Subcommands;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.program.GameCommands;
import io.github.yomikiri.cli.command.book.BookCommands;
import io.github.yomikiri.cli.command.learn.LearnCommands;
import io.github.yomikiri.cli.command.play.PlayCommands;
import io.github.yomikiri.cli.command.solve.SolveCommands;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;

/** The tree of commands. */
public final class CommandLines {

  /** The commands in the order of the help. */
  private static final List<String> NAMES = List.of(
      "play",
      "serve",
      "match",
      "attribute",
      "loss",
      "judge",
      "openings",
      "book",
      "book-show",
      "analyze",
      "solve",
      "ffo",
      "explain",
      "explore",
      "selfplay",
      "label",
      "train",
      "accuracy",
      "eval",
      "gtp",
      "nboard",
      "uci",
      "fit-probcut",
      "fit-endgame",
      "perft",
      "positions",
      "games");

  private static final Set<String> WITH_POSITION =
      Set.of("analyze", "explain", "explore", "solve", "eval", "book-show");

  private static final String BRITISH = "analyse";

  private static final String COMPLETION = "generate-completion";

  private CommandLines() {}

  /** Returns the command {@code yomikiri} with all its subcommands. */
  public static CommandLine all(Console console) {
    return of(console, List.of(), name -> true);
  }

  /**
   * Returns the command {@code yomikiri} for one run. Subcommands that the arguments do not name
   * have only what the list of commands shows. A start would spend most of its time on their
   * options.
   *
   * @param args what the user typed
   */
  public static CommandLine forArguments(Console console, String... args) {
    List<GameKit<?>> found = FoundKits.load(console, CommandLines::names, args);
    CommandLine line = List.of(args).contains(COMPLETION)
        ? all(console)
        : of(console, found, name -> Subcommands.isNeeded(name, args));
    if (!found.isEmpty() || mayNameGame(args)) {
      Stream.concat(GameKits.all().stream(), found.stream())
          .filter(kit -> Subcommands.isNeeded(kit.name(), args))
          .forEach(kit -> addGame(line, console, kit, args));
    }
    return line;
  }

  /**
   * Returns whether arguments may begin with the name of another game, whose classes are loaded.
   */
  private static boolean mayNameGame(String... args) {
    return Arrays.stream(args)
        .dropWhile("help"::equals)
        .findFirst()
        .filter(first -> !first.startsWith("-") && !NAMES.contains(first))
        .isPresent();
  }

  /**
   * Adds the commands of another game. They are not in the list of commands, but in {@code games}.
   */
  private static void addGame(CommandLine line, Console console, GameKit<?> kit, String... args) {
    ProgramVersion version =
        new ProgramVersion(line.getCommandName() + " " + kit.name(), Version.PROGRAM.number());
    CommandLine game =
        GameCommands.of(GameContext.of(console, JobPlace.LOCAL, version, kit), List.of(), args);
    game.getCommandSpec().usageMessage().hidden(true);
    line.addSubcommand(kit.name(), game);
  }

  /** Returns the names of commands and games, which no other game may have. */
  private static Set<String> names() {
    Set<String> names = new HashSet<>(NAMES);
    names.addAll(List.of(BRITISH, COMPLETION, "help", ReversiKit.KIT.name()));
    GameKits.all().forEach(kit -> names.add(kit.name()));
    return names;
  }

  private static CommandLine of(
      Console console, List<GameKit<?>> found, Predicate<String> isNeeded) {
    CommandLine line = new CommandLine(new Yomikiri(console));
    Map<String, Object> commands = new HashMap<>(commands(console, JobPlace.LOCAL));
    commands.put("games", new GamesCommand(console, found));
    for (String name : NAMES) {
      line.addSubcommand(name, Subcommands.line(command(commands, name), isNeeded.test(name)));
    }
    line.addSubcommand(
        COMPLETION, Subcommands.line(new GenerateCompletion(), isNeeded.test(COMPLETION)));
    // The old British name is a command of its own, because picocli shows an alias in the help.
    Object analyze = command(commands(console, JobPlace.LOCAL), "analyze");
    CommandLine british = Subcommands.line(analyze, isNeeded.test(BRITISH));
    british.getCommandSpec().usageMessage().hidden(true);
    line.addSubcommand(BRITISH, british);
    line.getSubcommands().values().forEach(CommandLines::allowPosition);
    addKit(line, console, JobPlace.LOCAL);
    return line;
  }

  /** Gives commands the players, the words and the version of Reversi's program. */
  static void addKit(CommandLine line, Console console, JobPlace place) {
    GameCommands.described(line, ReversiContext.of(console, place));
    line.getCommandSpec().versionProvider(new Version());
    line.getSubcommands()
        .values()
        .forEach(each -> each.getCommandSpec().versionProvider(new Version()));
  }

  /**
   * Makes the commands of all groups.
   *
   * @param place where bulk jobs run
   * @return the commands by their names
   */
  static Map<String, Object> commands(Console console, JobPlace place) {
    return Stream.of(
            PlayCommands.of(console, place),
            SolveCommands.of(console, place),
            LearnCommands.of(console, place),
            BookCommands.of(console),
            List.<Object>of(new GamesCommand(console, List.of())))
        .flatMap(List::stream)
        .collect(Collectors.toMap(Subcommands::name, Function.identity()));
  }

  /** Returns one of the commands that were made. */
  static Object command(Map<String, Object> commands, String name) {
    return Objects.requireNonNull(commands.get(name), name);
  }

  /**
   * Lets a command with a position accept one that begins with an empty square, "-", which looks
   * like the start of an option.
   */
  static void allowPosition(CommandLine command) {
    if (WITH_POSITION.contains(command.getCommandSpec().name())) {
      command.setUnmatchedOptionsArePositionalParams(true);
    }
  }
}
