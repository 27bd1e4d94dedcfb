package io.github.yomikiri.app.command;

import io.github.yomikiri.app.option.PlayerConverter;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.uci.UciServer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The players that a kit names. The options of the protocol are those of the player. */
public final class KitUci<P extends Position<P>> implements UciPlayers<P> {

  private final GameContext<P> context;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAYER",
      description = "Player. Default: ${bundle:usual}.")
  private Optional<TypedPlayer> player = Optional.empty();

  @Mixin
  private SeedOption seed = new SeedOption();

  /** Makes the options of a game. */
  public KitUci(GameContext<P> context) {
    this.context = context;
  }

  @Override
  public List<Object> mixins() {
    return List.of(this);
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "uci.texts",
        "",
        "uci.players",
        " The options of the protocol change the numbers in the player's name. A score is in"
            + " hundredths of a point. A chance to win is one in centipawns as chess players read"
            + " it: 100 are 64 percent.%n"
            + PlayerConverter.help(context.kit()),
        "uci.examples",
        "%n  ${COMMAND-FULL-NAME} " + context.kit().usualPlayer() + ":nodes=100000");
  }

  @Override
  public Served<P> make(ExecutorService executor) {
    GameKit<P> kit = context.kit();
    PlayerSpec<P> spec = player
        .map(typed -> typed.spec(kit))
        .orElseGet(() -> PlayerSpec.parse(kit, kit.usualPlayer()));
    ChangingPlayer<P> changing = new ChangingPlayer<>(kit, spec);
    UciServer<P> server = UciServer.of(changing, kit.text())
        .withName(context.version().text(), kit.name() + " contributors")
        .withSeed(seed.value());
    for (PlayerOption option : spec.options()) {
      server = server.withOption(option.name(), type(option), text -> changing.set(option, text));
    }
    return new Served<>(changing, scaled(server, spec));
  }

  /** Chances to win are centipawns as in the rating of players; other units are centipawns. */
  private UciServer<P> scaled(UciServer<P> server, PlayerSpec<P> spec) {
    if (spec.chances().isPresent() && !spec.isInPoints()) {
      return server.withChances(spec.chances().get());
    }
    UciServer<P> scaled =
        spec.valuesMoves() && !spec.isInPoints() ? server.withUnitsPerCentipawn(1) : server;
    return countsPoints() ? scaled.withoutMates() : scaled;
  }

  private static String type(PlayerOption option) {
    return "spin default " + option.usual() + " min " + option.min() + " max " + option.max();
  }

  private boolean countsPoints() {
    return context.kit().start() instanceof Node<?> node && node.maxScore() > 1;
  }
}
