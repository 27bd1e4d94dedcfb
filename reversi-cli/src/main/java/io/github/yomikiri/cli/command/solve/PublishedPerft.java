package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Optional;

/** The counts that independent programs agree on, from the start positions. */
record PublishedPerft(List<Long> counts) {

  private static final List<Long> SIZE_8 =
      List.of(4L, 12L, 56L, 244L, 1396L, 8200L, 55092L, 390216L, 3005288L, 24571284L, 212258800L);
  private static final List<Long> SIZE_6 =
      List.of(4L, 12L, 56L, 244L, 1364L, 7604L, 47740L, 308716L, 2114912L);
  private static final List<Long> SIZE_4 = List.of(4L, 12L, 44L, 128L, 424L, 1256L, 3624L, 9116L);

  /** Copies the list. */
  PublishedPerft {
    counts = List.copyOf(counts);
  }

  /** Returns the published counts of a start position, and no counts for any other position. */
  static PublishedPerft of(Reversi position) {
    if (!position.equals(Reversi.start(position.size()))) {
      return new PublishedPerft(List.of());
    }
    return new PublishedPerft(
        switch (position.size()) {
          case 4 -> SIZE_4;
          case 6 -> SIZE_6;
          default -> SIZE_8;
        });
  }

  Optional<Long> leaves(int depth) {
    return depth <= counts.size() ? Optional.of(counts.get(depth - 1)) : Optional.empty();
  }
}
