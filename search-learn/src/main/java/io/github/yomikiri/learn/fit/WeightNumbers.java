package io.github.yomikiri.learn.fit;

/**
 * The numbers of the weights that a sample selects, such as one for each place of each pattern. In
 * the equations of a fit, they are a row of a sparse matrix whose entries are ones. Any thread may
 * use them.
 *
 * @param <S> the type of the samples
 */
public interface WeightNumbers<S> {

  /**
   * Returns the number of weights.
   *
   * @return the number, at least 1
   */
  int count();

  /**
   * Returns the number of weights that a sample selects.
   *
   * @return the number, which is the same for all samples
   */
  int length();

  /**
   * Stores the numbers of a sample.
   *
   * @param sample the sample
   * @param row receives {@link #length()} numbers, in {@code [0, count())}
   */
  void set(S sample, int[] row);
}
