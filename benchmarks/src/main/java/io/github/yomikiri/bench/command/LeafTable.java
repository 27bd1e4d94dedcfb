package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.bench.seed.LeafCount;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** Measures mean leaves per game, row by row, and puts the published means beside them. */
final class LeafTable {

  private final Console console;
  private final int perColor;
  private final long seed;
  private final Optional<Csv> rows;
  private final Columns table;
  private final Progress progress;
  private int apart;

  LeafTable(Console console, boolean csv, String key, int perColor, long seed, Progress progress) {
    NumberRanges.check("--games", perColor, 1, 1_000_000);
    this.console = console;
    this.perColor = perColor;
    this.seed = seed;
    this.progress = progress;
    rows = csv
        ? Optional.of(new Csv(
            console.out(), "searcher", "games", "leaves_per_game", "half_width_95", "published"))
        : Optional.empty();
    table = new Columns(key, "games", "leaves/game", "+- 95 %", "published", "ours/published", "");
  }

  /** Measures a row, unless the command was interrupted. */
  void measure(String name, OptionalDouble published, Supplier<Searcher<Reversi>> searcher) {
    if (console.stop().isRaised()) {
      return;
    }
    progress.update(() -> name + ": game 1 of " + 2 * perColor);
    LeafCount count = LeafCount.measure(
        searcher,
        perColor,
        seed,
        () -> console.stop().isRaised(),
        games -> progress.update(
            () -> String.format(Locale.ROOT, "%s: game %d of %d", name, games, 2 * perColor)));
    rows.ifPresent(csvRows -> progress.aside(() -> csvRows.row(
        name,
        count.games(),
        count.mean(),
        count.halfWidth(),
        published.isPresent() ? number(published.getAsDouble()) : "")));
    boolean differs = published.isPresent() && count.differsFrom(published.getAsDouble());
    apart += differs ? 1 : 0;
    table.row(
        name,
        Integer.toString(count.games()),
        number(count.mean()),
        number(count.halfWidth()),
        published.isPresent() ? number(published.getAsDouble()) : "-",
        published.isPresent()
            ? String.format(Locale.ROOT, "%.3f", count.mean() / published.getAsDouble())
            : "-",
        differs ? "*" : "");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  void print() {
    if (rows.isPresent()) {
      return;
    }
    progress.aside(() -> table.print(console.out()));
    if (apart > 0) {
      console.out().println("* a greater difference than chance causes in 19 of 20 rows");
    }
    console.out().flush();
  }
}
