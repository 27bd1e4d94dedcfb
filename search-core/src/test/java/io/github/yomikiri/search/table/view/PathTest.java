package io.github.yomikiri.search.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PathTest {

  private final Path path = new Path();

  private void open(long... keys) {
    for (int ply = 0; ply < keys.length; ply++) {
      path.open(keys[ply], Integer.MAX_VALUE, 1, ply);
    }
  }

  @Test
  void aRepetitionMarksTheNodesInBetween() {
    open(10, 11, 12, 13, 11);
    assertThat(path.repeats(4)).isTrue();
    assertThat(marked(0)).isFalse();
    assertThat(marked(1)).isFalse();
    assertThat(marked(2)).isTrue();
    assertThat(marked(3)).isTrue();
    assertThat(path.ancestor(3)).isEqualTo(1);
    assertThat(path.ancestor(1)).isEqualTo(1);
  }

  private boolean marked(int ply) {
    path.close(ply);
    return path.isMarked();
  }

  @Test
  void anotherNodeHasNoMark() {
    open(10, 11, 12, 13, 10);
    assertThat(path.repeats(4)).isTrue();
    path.open(14, Integer.MAX_VALUE, 1, 2);
    assertThat(path.repeats(2)).isFalse();
    assertThat(path.isMarked()).isFalse();
    assertThat(marked(1)).isTrue();
  }

  /** A helper takes over the path of the thread that has split a node, and returns to its own. */
  @Test
  void anotherThreadsPathIsEnteredAndLeft() {
    open(10, 11, 12, 13, 10);
    assertThat(path.repeats(4)).isTrue();
    boolean[] before = path.enter(new Path.Prefix(new long[] {20, 21, 22}, 7));
    assertThat(marked(2)).isFalse();
    path.open(23, Integer.MAX_VALUE, 1, 3);
    path.open(21, Integer.MAX_VALUE, 1, 4);
    assertThat(path.repeats(4)).isTrue();
    assertThat(path.ancestor(2)).isEqualTo(1);
    assertThat(path.prefix(2).keys()).containsExactly(20, 21, 22);
    assertThat(path.estimates().salt()).isEqualTo(7);
    path.restore(before);
    assertThat(marked(1)).isTrue();
    assertThat(path.ancestor(3)).isZero();
  }

  @Test
  void pathsGrow() {
    long[] keys = new long[300];
    for (int ply = 0; ply < keys.length; ply++) {
      keys[ply] = ply;
    }
    open(keys);
    path.open(100, Integer.MAX_VALUE, 1, 300);
    assertThat(path.repeats(300)).isTrue();
    assertThat(path.ancestor(299)).isEqualTo(100);
    Path other = new Path();
    boolean[] before = other.enter(path.prefix(299));
    other.open(3, Integer.MAX_VALUE, 1, 300);
    assertThat(other.repeats(300)).isTrue();
    other.restore(before);
    assertThat(other.ancestor(299)).isEqualTo(299);
  }
}
