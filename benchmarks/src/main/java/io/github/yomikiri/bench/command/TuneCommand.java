package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.tune.ChosenPart;
import io.github.yomikiri.bench.tune.SearchPart;
import io.github.yomikiri.bench.tune.Trial;
import io.github.yomikiri.bench.tune.TunableGame;
import io.github.yomikiri.bench.tune.TunableGames;
import io.github.yomikiri.bench.tune.Tuning;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.Sprt;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code tune}: it tries parts of a search by matches. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Tries parts of a search by matches, and reports which to keep.",
    description = {
      "%nThe search with the parts of --base is changed in one part at a time. Each change plays a"
          + " match against the unchanged search from balanced openings, both colors, with the same"
          + " number of nodes for each move. The match ends as soon as a sequential test (SPRT)"
          + " decides.",
      "%nThe table has two columns about searches to a fixed depth: the nodes, divided by those of"
          + " the unchanged search, and the share of positions with the same best move. The others"
          + " are about the match: the points, the difference in Elo, and the decision.",
      "%nGames: connect4, breakthrough, reversi. 'tune GAME --list' lists the parts.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  benchmarks tune breakthrough                              every part, about half an hour",
      "  benchmarks tune reversi --try late-moves=3/4,late-moves=4/6 --nodes 50000",
      "  benchmarks tune connect4 --base killers --try history --games 1000 --elo 0,10",
      "",
      "CSV: game,change,nodes,same_move,wins,draws,losses,elo,lower,upper,decision. Each row is",
      "written as soon as its match ends."
    })
final class TuneCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "GAME", description = "connect4, breakthrough or reversi.")
  private String gameName = "";

  @Option(
      names = "--base",
      paramLabel = "PARTS",
      defaultValue = "killers,history",
      description = "The parts of the unchanged search, or none. Default: killers,history, as the"
          + " library's default search.")
  private String base = "";

  @Option(
      names = "--try",
      paramLabel = "PARTS",
      defaultValue = "",
      description = "The parts to be tried. A part of the base is tried by leaving it out, or with"
          + " other numbers if they differ. Default: all parts.")
  private String tried = "";

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Nodes for each move. Default: 10000.")
  private int nodes = 10_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "The maximum number of games for a change. Default: 400.")
  private int games = 400;

  @Option(
      names = "--elo",
      paramLabel = "E0,E1",
      split = ",",
      arity = "1",
      defaultValue = "0,30",
      description = "The test decides between these differences in Elo. Default: 0,30.")
  private List<Double> elo = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The seed of the openings. Default: 1.")
  private long seed = 1;

  @Option(names = "--list", description = "List the parts of the game and end.")
  private boolean list;

  @Option(names = "--csv", description = "Write CSV.")
  private boolean csv;

  TuneCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    NumberRanges.check("--nodes", nodes, 1, Integer.MAX_VALUE);
    NumberRanges.check("--games", games, 2, 100_000);
    if (elo.size() != 2) {
      throw new UserError("--elo: expected two numbers, such as 0,30");
    }
    TunableGame<?> game = TunableGames.all().stream()
        .filter(each -> each.name().equals(gameName))
        .findFirst()
        .orElseThrow(() -> new UserError("no game \"" + gameName + "\"; there are "
            + TunableGames.all().stream()
                .map(TunableGame::name)
                .collect(Collectors.joining(", "))));
    if (list) {
      game.parts()
          .forEach(part ->
              console.out().printf(Locale.ROOT, "%-24s %s%n", ChosenPart.usual(part), part.idea()));
      console.out().flush();
      return ExitCode.OK;
    }
    try {
      tune(game);
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
    return ExitCode.OK;
  }

  private static <N extends Node<N>> List<ChosenPart<N>> parts(TunableGame<N> game, String text) {
    List<ChosenPart<N>> parts = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      if (!part.isBlank() && !part.equals("none")) {
        parts.add(ChosenPart.parse(game, part.strip()));
      }
    }
    return parts;
  }

  private <N extends Node<N>> void tune(TunableGame<N> game) {
    Sprt sprt = Sprt.of(elo.get(0), elo.get(1));
    List<ChosenPart<N>> unchanged = parts(game, base);
    List<ChosenPart<N>> changes = tried.isEmpty()
        ? game.parts().stream().map(part -> chosen(part, unchanged)).toList()
        : parts(game, tried);
    Optional<Csv> rows =
        csv ? Optional.of(new Csv(console.out(), TrialRow.HEADER)) : Optional.empty();
    List<Trial> trials = new ArrayList<>();
    try (Progress progress = console.progress()) {
      progress.update(() -> "looking for balanced openings of " + game.name());
      Tuning<N> tuning =
          new Tuning<>(game, unchanged, Limits.nodes(nodes), sprt, games / 2, seed, console.stop());
      for (ChosenPart<N> change : changes) {
        if (console.stop().isRaised()) {
          break;
        }
        progress.update(() -> change + " (" + trials.size() + " of " + changes.size() + " tried)");
        Trial trial =
            tuning.toggle(change, finished -> progress.update(() -> change + ", game " + finished));
        trials.add(trial);
        progress.aside(() -> rows.ifPresentOrElse(
            row -> row.row(TrialRow.fields(game.name(), trial)),
            () -> TrialRow.print(console.out(), trial, trials.size() == 1)));
      }
    }
  }

  /** Returns the part as the base has it, or else as usual. */
  private static <N extends Node<N>> ChosenPart<N> chosen(
      SearchPart<N> part, List<ChosenPart<N>> unchanged) {
    return unchanged.stream()
        .filter(each -> each.part().equals(part))
        .findFirst()
        .orElseGet(() -> ChosenPart.usual(part));
  }
}
