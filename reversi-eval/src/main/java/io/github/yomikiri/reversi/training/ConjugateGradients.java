package io.github.yomikiri.reversi.training;

import java.util.List;

/**
 * Solves {@code (M + ridge I) x = b} for a symmetric matrix M that is only known by its product
 * with a vector (Hestenes and Stiefel 1952), preconditioned by its diagonal. The caller multiplies;
 * this keeps the vectors.
 */
final class ConjugateGradients {

  private final double[] solution;
  private final double[] residual;
  private final double[] direction;
  private final double[] diagonal;
  private double ridge;
  private double before;

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

  /** Returns what the steps so far have come to; the array changes with every step. */
  double[] solution() {
    return solution;
  }

  /**
   * Goes a step.
   *
   * @param product that of M and the direction
   */
  void step(double[] product) {
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

  /** Returns all that is known, to be gone on with by {@link #of}. */
  List<double[]> state() {
    return List.of(solution, residual, direction, diagonal, new double[] {ridge, before});
  }

  /** Goes on where {@link #state()} was asked for. */
  static ConjugateGradients of(List<double[]> known) {
    ConjugateGradients state =
        new ConjugateGradients(known.get(0), known.get(1), known.get(2), known.get(3));
    state.ridge = known.get(4)[0];
    state.before = known.get(4)[1];
    return state;
  }
}
