package io.github.yomikiri.reversi.pattern;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/**
 * Solves {@code (M + ridge I) x = b} for a symmetric matrix M that is only known by its product with a vector (Hestenes and Stiefel
 * 1952), preconditioned by its diagonal. The caller multiplies; this keeps the vectors, in memory and in a file.
 */
final class ConjugateGradients {

  private final double[] solution;
  private final double[] residual;
  private final double[] direction;
  private final double[] diagonal;
  private double ridge;
  private double before;
  private int steps;

  /**
   * Begins at 0.
   *
   * @param right the right hand side b
   * @param diagonal that of M, roughly
   * @param ridge what is added to it, positive
   */
  ConjugateGradients(double[] right, double[] diagonal, double ridge) {
    this(new double[right.length], right, new double[right.length], diagonal);
    this.ridge = ridge;
    turn();
  }

  private ConjugateGradients(
      double[] solution, double[] residual, double[] direction, double[] diagonal) {
    this.solution = solution;
    this.residual = residual;
    this.direction = direction;
    this.diagonal = diagonal;
  }

  /** Returns the vector that the next step needs M's product with. */
  double[] direction() {
    return direction;
  }

  double solution(int i) {
    return solution[i];
  }

  int steps() {
    return steps;
  }

  /**
   * Goes a step.
   *
   * @param product that of M and the direction
   */
  void step(double[] product) {
    steps++;
    // 1. As far as the error falls in this direction.
    double curvature = 0;
    for (int i = 0; i < product.length; i++) {
      curvature += direction[i] * (product[i] + ridge * direction[i]);
    }
    if (curvature == 0) {
      return;
    }
    double length = before / curvature;
    for (int i = 0; i < product.length; i++) {
      solution[i] += length * direction[i];
      residual[i] -= length * (product[i] + ridge * direction[i]);
    }
    // 2. The next direction is conjugate to all before.
    turn();
  }

  private void turn() {
    double now = 0;
    for (int i = 0; i < residual.length; i++) {
      now += residual[i] * residual[i] / (diagonal[i] + ridge);
    }
    double keep = before == 0 ? 0 : now / before;
    for (int i = 0; i < residual.length; i++) {
      direction[i] = residual[i] / (diagonal[i] + ridge) + keep * direction[i];
    }
    before = now;
  }

  /** Writes all that is known, whole or not at all. */
  void write(Path path) throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
      out.writeInt(solution.length);
      out.writeInt(steps);
      out.writeDouble(ridge);
      out.writeDouble(before);
      for (double[] vector : vectors()) {
        for (double number : vector) {
          out.writeDouble(number);
        }
      }
    }
    Files.move(part, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private double[][] vectors() {
    return new double[][] {solution, residual, direction, diagonal};
  }

  /** Reads what was written, if it was. */
  static @Nullable ConjugateGradients readOrNull(Path path, int size) throws IOException {
    if (!Files.exists(path)) {
      return null;
    }
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
      int length = in.readInt();
      if (length != size) {
        throw new IOException(path + ": is about " + length + " weights, not " + size);
      }
      ConjugateGradients state = new ConjugateGradients(
          new double[size], new double[size], new double[size], new double[size]);
      state.steps = in.readInt();
      state.ridge = in.readDouble();
      state.before = in.readDouble();
      for (double[] vector : state.vectors()) {
        for (int i = 0; i < size; i++) {
          vector[i] = in.readDouble();
        }
      }
      return state;
    }
  }
}
