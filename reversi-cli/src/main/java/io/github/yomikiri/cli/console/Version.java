package io.github.yomikiri.cli.console;

import io.github.yomikiri.app.console.ProgramVersion;
import io.github.yomikiri.reversi.Bitboard;
import picocli.CommandLine.IVersionProvider;

/** Lists the version of the program, the Java version, the system and the kernels. */
public final class Version implements IVersionProvider {

  /** The name and the version of the program. */
  public static final ProgramVersion PROGRAM = ProgramVersion.of("yomikiri", Version.class);

  @Override
  public String[] getVersion() {
    String[] lines = PROGRAM.getVersion();
    lines[1] += Bitboard.usesVectorApi() ? ", vector kernels" : ", scalar kernels";
    return lines;
  }
}
