package io.github.yomikiri.reversi;

import io.github.yomikiri.game.internal.PortableRandom;
import java.lang.System.Logger.Level;
import java.util.Optional;

/**
 * Decides whether {@link Bitboard} uses the {@link VectorKernels}: only if the user asks for them
 * and they are available, fast and correct. This class does not touch {@code VectorKernels} before
 * it knows that their module is present, because they could not be linked without the module.
 */
final class VectorSwitch {

  private static final String PROPERTY = "io.github.yomikiri.reversi.vector";
  private static final String MODULE = "jdk.incubator.vector";

  /** How many positions the self-check compares: 64 for each square. */
  private static final int CHECKED = 4_096;

  private VectorSwitch() {}

  static boolean isOn() {
    if (!Boolean.getBoolean(PROPERTY)) {
      return false;
    }
    Optional<String> obstacle = obstacle();
    obstacle.ifPresent(text -> System.getLogger(VectorSwitch.class.getName())
        .log(Level.WARNING, "-D" + PROPERTY + "=true has no effect: " + text));
    return obstacle.isEmpty();
  }

  private static Optional<String> obstacle() {
    Optional<Module> module = ModuleLayer.boot().findModule(MODULE);
    if (module.isEmpty()) {
      return Optional.of("it needs --add-modules " + MODULE);
    }
    // This replaces "requires static" in the module descriptor, of which compilers would warn.
    VectorSwitch.class.getModule().addReads(module.get());
    try {
      if (!VectorKernels.areFast()) {
        return Optional.of("vectors of 256 bits are slow here");
      }
      return agree() ? Optional.empty() : Optional.of("the vector kernels fail their self-check");
    } catch (LinkageError | RuntimeException e) {
      return Optional.of("the vector kernels do not work here: " + e);
    }
  }

  private static boolean agree() {
    PortableRandom random = new PortableRandom(1);
    boolean agree = true;
    for (int i = 0; i < CHECKED; i++) {
      int square = i & 63;
      long some = random.nextLong();
      long others = random.nextLong();
      long discs = (some | others) & ~(1L << square);
      long own = discs & random.nextLong();
      long opponent = discs & ~own;
      agree &= VectorKernels.legalMoves(own, opponent) == ScalarKernels.legalMoves(own, opponent);
      agree &=
          VectorKernels.flips(own, opponent, square) == ScalarKernels.flips(own, opponent, square);
    }
    return agree;
  }
}
