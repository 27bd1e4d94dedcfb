package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.lesson.PublishedCounts;
import io.github.yomikiri.bench.seed.Published;
import io.github.yomikiri.bench.seed.SeedCell;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * The node counts as the blog printed them: for each kind of count, five positions side by side.
 * The published count stands beside each measured count, with an exclamation mark if the two
 * differ.
 */
final class SeedTableText {

  private static final int POSITIONS_PER_BLOCK = 5;

  private final List<SeedCell> cells;

  SeedTableText(List<SeedCell> cells) {
    this.cells = List.copyOf(cells);
  }

  /** Returns how many counts differ from the published ones. */
  long differences() {
    return different(SeedCell::node, PublishedCounts::node)
        + different(SeedCell::inode, PublishedCounts::inode);
  }

  private long different(ToLongFunction<SeedCell> ours, ToLongFunction<PublishedCounts> published) {
    return cells.stream()
        .filter(cell -> ours.applyAsLong(cell) != published.applyAsLong(published(cell)))
        .count();
  }

  private static PublishedCounts published(SeedCell cell) {
    return Published.of(cell.algorithm(), cell.position());
  }

  void print(PrintWriter out) {
    out.println("Leaves visited (node), ours and published:");
    print(out, SeedCell::node, PublishedCounts::node);
    out.println("Inner nodes visited (inode), ours and published:");
    print(out, SeedCell::inode, PublishedCounts::inode);
    double seconds = cells.stream().mapToDouble(SeedCell::millis).sum() / 1000;
    out.printf(
        Locale.ROOT,
        "node: %d of %d as published; inode: %d of %d as published; %.1f s of searching%n",
        cells.size() - different(SeedCell::node, PublishedCounts::node),
        cells.size(),
        cells.size() - different(SeedCell::inode, PublishedCounts::inode),
        cells.size(),
        seconds);
    out.flush();
  }

  private void print(
      PrintWriter out, ToLongFunction<SeedCell> ours, ToLongFunction<PublishedCounts> published) {
    List<String> positions = cells.stream().map(SeedCell::position).distinct().toList();
    for (int from = 0; from < positions.size(); from += POSITIONS_PER_BLOCK) {
      List<String> block =
          positions.subList(from, Math.min(from + POSITIONS_PER_BLOCK, positions.size()));
      printHeader(out, block);
      Map<String, StringBuilder> lines = new LinkedHashMap<>();
      for (SeedCell cell : cells) {
        if (block.contains(cell.position())) {
          long a = ours.applyAsLong(cell);
          long b = published.applyAsLong(published(cell));
          lines
              .computeIfAbsent(cell.algorithm(), name -> new StringBuilder())
              .append(String.format(Locale.ROOT, "%9d%9d%c", a, b, a == b ? ' ' : '!'));
        }
      }
      lines.forEach((name, line) ->
          out.println(String.format(Locale.ROOT, "  %-16s%s", name, line).stripTrailing()));
      out.println();
    }
  }

  private static void printHeader(PrintWriter out, List<String> block) {
    StringBuilder header = new StringBuilder("  ").append(" ".repeat(16));
    for (String position : block) {
      header.append(String.format(Locale.ROOT, "%18s ", position));
    }
    out.println(header.toString().stripTrailing());
  }
}
