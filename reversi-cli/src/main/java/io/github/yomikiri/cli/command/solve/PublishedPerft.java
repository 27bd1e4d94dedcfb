package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.command.PerftCounts;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Optional;

/**
 * The counts of Reversi, and those that independent programs agree on, from the start positions.
 */
final class PublishedPerft implements PerftCounts<Reversi> {

  private static final List<Long> SIZE_8 =
      List.of(4L, 12L, 56L, 244L, 1396L, 8200L, 55092L, 390216L, 3005288L, 24571284L, 212258800L);
  private static final List<Long> SIZE_6 =
      List.of(4L, 12L, 56L, 244L, 1364L, 7604L, 47740L, 308716L, 2114912L);
  private static final List<Long> SIZE_4 = List.of(4L, 12L, 44L, 128L, 424L, 1256L, 3624L, 9116L);

  @Override
  public long count(Reversi position, int plies) {
    return position.perft(plies);
  }

  @Override
  public Optional<Long> published(Reversi position, int plies) {
    if (!position.equals(Reversi.start(position.size()))) {
      return Optional.empty();
    }
    List<Long> counts = switch (position.size()) {
      case 4 -> SIZE_4;
      case 6 -> SIZE_6;
      default -> SIZE_8;
    };
    return plies <= counts.size() ? Optional.of(counts.get(plies - 1)) : Optional.empty();
  }
}
