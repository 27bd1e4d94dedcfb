package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.cli.player.PlayerSpec;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the text of an option to a player. */
public final class PlayerConverter implements ITypeConverter<PlayerSpec> {

  /** The text about players in the output of {@code --help}. */
  public static final String HELP = """
      %nPlayers:
        random              any legal move
        greedy              the move with the best value one ply ahead, ties at random
        position-weights    the square with the highest weight, ties at random
        alphabeta4          an algorithm and its depth
        time=1s             PVS with iterative deepening, killers, history, table and interprism
        engine              the engine, which solves endgames; one second a move by default.
                            After colons: level=5, depth=8, time=2s, nodes=N, clock=5m or
                            clock=1m+2s (the whole game), variety=12 (plies in which it
                            may play moves that are nearly best), table=N (MiB), an evaluator,
                            selectivity=73, 87, 95, 98, 99 or 100 (no predicted cuts),
                            predictions=FILE (that fit-probcut wrote)
        gtp:COMMAND         another program that uses GTP, such as gtp:"edax -gtp"
        nboard:COMMAND      another program that uses the protocol of NBoard
        uci:COMMAND         another program that uses UCI, with positions as in OBF
                            Before these commands, time=2s: can stand and, except for GTP, depth=8:
      Algorithms: minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs, mtdf.
      After colons, such as pvs8:tanuki:killers or mtdf:time=1s:
        an evaluator        discs (the default of algorithms and greedy, as in 2011), weights,
                            mobility, tanuki, interprism, pattern, network, or a weight file
                            that train wrote; greedy takes nothing else
        a limit             time=500ms, time=2s or time=1m per move, or nodes=100000; the search
                            deepens until the limit or its depth
        ordering, table     killers, killersN (N moves kept), history, table, tableN (N MiB)
        selectivity         probcut73, 87, 95, 98 or 99: Multi-ProbCut with this confidence in
                            percent, for pvs, scout and mtdf with tanuki, interprism, pattern,
                            network or a weight file
      """;

  private final InputFiles files;

  /** Makes a converter for players whose files are on this machine. */
  public PlayerConverter() {
    this(InputFiles.LOCAL);
  }

  public PlayerConverter(InputFiles files) {
    this.files = files;
  }

  @Override
  public PlayerSpec convert(String text) {
    try {
      return PlayerSpec.parse(text, files);
    } catch (PlayerSyntaxException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
