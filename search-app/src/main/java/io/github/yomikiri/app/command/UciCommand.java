package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.uci.UciServer;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code uci}: a player behind the Universal Chess Interface. */
@Command(
    name = "uci",
    mixinStandardHelpOptions = true,
    header = "Plays by the Universal Chess Interface (UCI), for matches between programs.",
    description = {
      "%nAnswers commands on standard input until quit, also those of the Universal Game Interface"
          + " (UGI). The limits of go and those of the player all apply; the first that is reached"
          + " ends a move. The options of the protocol change the numbers in the player's name.",
      "${bundle:players}"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME}",
      "  ${COMMAND-FULL-NAME} nodes=100000",
      "",
      "Without a limit, here or in go, a move takes a second, or what its level needs."
    })
public final class UciCommand<P extends Position<P>> implements Callable<Integer> {

  private final GameContext<P> context;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAYER",
      description = "Player. Default: ${bundle:usual}.")
  private Optional<TypedPlayer> player = Optional.empty();

  @Option(names = "--ponder", description = "Think while the opponent does.")
  private boolean ponder;

  @Mixin
  private SeedOption seed = new SeedOption();

  /** Makes the command. */
  public UciCommand(GameContext<P> context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    GameKit<P> kit = context.kit();
    PlayerSpec<P> spec = player
        .map(typed -> typed.spec(kit))
        .orElseGet(() -> PlayerSpec.parse(kit, kit.usualPlayer()));
    try (ChangingPlayer<P> changing = new ChangingPlayer<>(kit, spec)) {
      // On Ctrl-C the process ends at once; a controller ends the engine by closing its input.
      context.console().interrupt().atOnce(() -> {});
      UciServer<P> server = UciServer.of(changing, kit.text())
          .withName(context.version().text(), kit.name() + " contributors")
          .withSeed(seed.value());
      for (PlayerOption option : spec.options()) {
        server = server.withOption(option.name(), type(option), text -> changing.set(option, text));
      }
      server = ponder ? server.withPondering() : server;
      server = countsPoints() ? server.withoutMates() : server;
      server.run(context.console().in(), context.console().out());
      return ExitCode.OK;
    }
  }

  private static String type(PlayerOption option) {
    return "spin default " + option.usual() + " min " + option.min() + " max " + option.max();
  }

  private boolean countsPoints() {
    return context.kit().start() instanceof Node<?> node && node.maxScore() > 1;
  }
}
