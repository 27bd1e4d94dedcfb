package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.player.PlayerSpec;
import io.github.yomikiri.bench.player.PlayerSyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads players. */
final class PlayerConverter implements ITypeConverter<PlayerSpec> {

  /** What {@code --help} says about players. */
  static final String HELP_0 = "Players:";

  static final String HELP_1 = "  random                  any legal move";
  static final String HELP_2 =
      "  greedy[:EVALUATOR]      the move that looks best one ply ahead; ties at random";
  static final String HELP_3 =
      "  position-weights        the square of the highest weight; ties at random";
  static final String HELP_4 =
      "  ALGORITHM DEPTH [:PART]...  such as minimax2, alphabeta4, pvs8:tanuki:killers";
  static final String HELP_5 =
      "  ALGORITHM:LIMIT[:PART]...   such as mtdf:time=1s:tanuki; deepens until the limit";
  static final String HELP_6 =
      "  LIMIT[:EVALUATOR]           such as time=1s: PVS with killers, history, table, interprism";
  static final String HELP_7 =
      "ALGORITHM is minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs or mtdf.";
  static final String HELP_8 =
      "EVALUATOR is discs (the default for an ALGORITHM; as in 2011), weights, mobility, tanuki or";
  static final String HELP_9 =
      "interprism. LIMIT is time=500ms, time=2s, time=1m (per move) or nodes=100000.";
  static final String HELP_10 =
      "PART is an EVALUATOR, a LIMIT, killers or killersN, history, table or tableN (MiB).";

  @Override
  public PlayerSpec convert(String text) {
    try {
      return PlayerSpec.parse(text);
    } catch (PlayerSyntaxException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
