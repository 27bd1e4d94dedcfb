package io.github.yomikiri.learn.fit;

import java.util.List;

/**
 * Solves {@code (M + ridge I) x = b} for a symmetric matrix M (Hestenes and Stiefel 1952). The
 * method needs only products of M with a vector. The caller computes these products, and this class
 * stores the vectors. The diagonal of M is the preconditioner.
 */
final class ConjugateGradients {

  private final double[] solution;
  private final double[] residual;
  private final double[] direction;
  private final double[] diagonal;
  private double ridge;
  private double before;

  /**
   * Starts with the solution 0.
   *
   * @param right the right hand side b
   * @param diagonal the diagonal of M, roughly
   * @param ridge the number that is added to the diagonal, positive
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

  /** Returns the direction of the next step, which needs the product of M and this vector. */
  double[] direction() {
    return direction;
  }

  /** Returns the solution after the steps so far. Every step changes this array. */
  double[] solution() {
    return solution;
  }

  /**
   * Makes a step.
   *
   * @param product the product of M and the direction
   */
  void step(double[] product) {
    // 1. Move in this direction to the point of the least error.
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
    // 2. Choose the next direction, which is conjugate to all earlier directions.
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

  /** Returns the state of the solver, from which {@link #of} resumes. */
  List<double[]> state() {
    return List.of(solution, residual, direction, diagonal, new double[] {ridge, before});
  }

  /** Returns a solver that resumes from a {@link #state()}. */
  static ConjugateGradients of(List<double[]> known) {
    ConjugateGradients state =
        new ConjugateGradients(known.get(0), known.get(1), known.get(2), known.get(3));
    state.ridge = known.get(4)[0];
    state.before = known.get(4)[1];
    return state;
  }
}
