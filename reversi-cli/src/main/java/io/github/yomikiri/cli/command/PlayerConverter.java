package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.player.PlayerSpec;
import io.github.yomikiri.cli.player.PlayerSyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads players. */
final class PlayerConverter implements ITypeConverter<PlayerSpec> {

  /** What {@code --help} says about players. */
  static final String HELP = """
      Players:
        random              any legal move
        greedy              the move that looks best one ply ahead, ties at random
        position-weights    the square of the highest weight, ties at random
        alphabeta4          an algorithm and its depth
        time=1s             the usual composition: PVS deepening, killers, history, table, interprism
        engine              the engine, which solves endgames and takes a second a move if it is not
                            told another limit; level=5, time=2s, clock=5m or
                            clock=1m+2s for the whole game, depth=8, variety=12 (plies in which it
                            may play what is nearly best), an evaluator, table=N,
                            selectivity=87 (or 73, 95, 98, 99, 100: nothing is cut) can follow
        gtp:COMMAND         another program that talks GTP, such as gtp:"edax -gtp"; or nboard:COMMAND;
                            time=2s: and, for NBoard, depth=8: may stand before the command
      Algorithms: minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs, mtdf.
      Any of these parts can follow after colons, such as pvs8:tanuki:killers or mtdf:time=1s:
        an evaluator        discs (as in 2011; what algorithms and greedy use by default), weights,
                            mobility, tanuki, interprism, pattern, or a weight file that train
                            wrote; after greedy nothing else can follow
        a limit             time=500ms, time=2s or time=1m per move, or nodes=100000; the search
                            then deepens, up to its depth if it has one
        an aid              killers, killersN (N kept), history, table, tableN (N MiB)
        selectivity         probcut73, 87, 95, 98 or 99: Multi-ProbCut at so many percent, for pvs,
                            scout and mtdf with tanuki, interprism or pattern
      """;

  @Override
  public PlayerSpec convert(String text) {
    try {
      return PlayerSpec.parse(text);
    } catch (PlayerSyntaxException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
