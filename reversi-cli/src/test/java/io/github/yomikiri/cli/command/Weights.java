package io.github.yomikiri.cli.command;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Random;

/** Weight files of random numbers, of one small pattern. */
public final class Weights {

  private static final PatternSet SET = PatternSet.of(Pattern.of("corner", "a1 b1 b2"));
  private static final int INPUTS = SET.weights() + STAGES.plies();

  private Weights() {}

  public static Path linear(Path folder, long seed) throws IOException {
    return write(folder, PatternWeights.LINEAR, INPUTS, seed);
  }

  public static Path fox(Path folder, long seed) throws IOException {
    return write(folder, PatternWeights.FOX, 8 * INPUTS + 9, seed);
  }

  private static Path write(Path folder, String kind, int numbers, long seed) throws IOException {
    Random random = new Random(seed);
    short[] stage = new short[numbers];
    for (int i = 0; i < numbers; i++) {
      stage[i] = (short) (random.nextInt(2001) - 1000);
    }
    Path file = folder.resolve(kind + seed + ".Weights");
    new PatternWeights(kind, SET, "", Collections.nCopies(STAGES.count(), stage)).write(file);
    return file;
  }
}
