package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.play.BoardView;
import io.github.yomikiri.bench.play.Seating;
import io.github.yomikiri.bench.play.TerminalGame;
import io.github.yomikiri.bench.player.PlayerSpec;
import io.github.yomikiri.bench.player.PlayerSyntaxException;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game in the terminal. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays Reversi in the terminal, against any player.",
    description = {
      "%nAt the prompt type a square such as f5, or pass, undo, hint, moves, help, quit. Legal moves and"
          + " the last move are marked. The result and the transcript are printed at the end.%n",
      PlayerConverter.HELP
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri play                                  you are Dark",
      "  yomikiri play --black alphabeta6:tanuki --white human",
      "  yomikiri play --size 6 --white nodes=1000000",
      "  yomikiri play --black pvs6 --white greedy      watch two players",
      "",
      "Colours are used on a terminal only; set NO_COLOR to have none."
    })
final class PlayCommand implements Callable<Integer> {

  private static final String HUMAN = "human";

  private final Session session;

  @Option(
      names = {"--black", "--dark"},
      paramLabel = "WHO",
      defaultValue = HUMAN,
      description = "Dark, who begins: human or a player. Default: human.")
  private String black = HUMAN;

  @Option(
      names = {"--white", "--light"},
      paramLabel = "WHO",
      defaultValue = "time=1s",
      description = "Light: human or a player. Default: time=1s.")
  private String white = "time=1s";

  @Option(
      names = "--hints",
      paramLabel = "PLAYER",
      defaultValue = "time=1s",
      converter = PlayerConverter.class,
      description = "Who is asked for hints. Default: time=1s.")
  private PlayerSpec hints = PlayerSpec.parse("time=1s");

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Of the players' randomness. Default: another one each time.")
  private Optional<Long> seed = Optional.empty();

  @Mixin
  private StartOptions start = new StartOptions();

  PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    Seating seating = new Seating(player("--black", black), player("--white", white), hints);
    boolean unicode = session.charset().newEncoder().canEncode("\u25cf\u00b7");
    TerminalGame game = new TerminalGame(
        session.in(),
        !session.inIsTerminal(),
        session.out(),
        new BoardView(session.colour(), unicode),
        seating,
        start.position(),
        seed.orElseGet(System::nanoTime),
        session.stop());
    session.interrupt().atOnce(() -> {
      session.out().print("\n" + game.summary());
      session.out().flush();
    });
    game.play();
    return ExitCode.OK;
  }

  private static Optional<PlayerSpec> player(String option, String name) {
    if (name.toLowerCase(Locale.ROOT).equals(HUMAN)) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlayerSpec.parse(name));
    } catch (PlayerSyntaxException e) {
      throw new UserError(option + ": " + e.getMessage() + "; or human");
    }
  }
}
