package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.command.UciPlayers;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.ServedEngine;
import io.github.yomikiri.play.uci.UciServer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.ReversiText;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;

/** The engine behind the Universal Chess Interface. */
final class ReversiUci implements UciPlayers<Reversi> {

  private final ServedEngine options = new ServedEngine();

  @Override
  public List<Object> mixins() {
    return List.of(options);
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "uci.texts",
        " Moves are squares such as f5, and -- for a pass. A position is as in OBF, the squares and"
            + " the side to move: position fen ---...--- X. Boards have 8x8, 6x6 or 4x4 squares."
            + " Dark begins, so Dark is UCI's White. Scores are in hundredths of a disc.",
        "uci.players",
        "",
        "uci.examples",
        "%n  ${COMMAND-FULL-NAME} --level 5"
            + "%n  ${COMMAND-FULL-NAME} --hash 512 --threads 2 --ponder");
  }

  @Override
  public Served<Reversi> make(ExecutorService executor) {
    Engine engine = options.make(executor);
    UciServer<Reversi> server = UciServer.of(engine, new ReversiText())
        .withoutMates()
        .withName("Yomikiri " + Version.PROGRAM.number(), "Yomikiri contributors")
        .withLimits(options.limits())
        .withSeed(options.seed());
    return new Served<>(engine, server);
  }
}
