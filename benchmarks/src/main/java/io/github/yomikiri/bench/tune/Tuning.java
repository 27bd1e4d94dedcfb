package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.Sprt;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Tries changes of a search. Each change plays a match against the search without the change, from
 * balanced openings, both colors. The match ends when a sequential test decides or the games are
 * used up.
 *
 * @param <N> the game's node type
 */
public final class Tuning<N extends Node<N>> {

  private static final int COUNTED_POSITIONS = 10;
  private static final int TABLE_MEBIBYTES = 16;

  private final TunableGame<N> game;
  private final List<ChosenPart<N>> base;
  private final Limits limits;
  private final Sprt sprt;
  private final List<Game<N>> openings;
  private final StopSignal stop;
  private final List<SearchResult> counted;

  /**
   * Chooses the openings and counts the nodes of the search that is to be changed.
   *
   * @param game the game
   * @param base the parts of the search that is to be changed
   * @param limits the limits of each move
   * @param sprt decides on a change
   * @param pairs the maximum number of pairs of games for a change
   * @param seed the seed of the openings
   * @param stop ends everything when raised
   */
  public Tuning(
      TunableGame<N> game,
      List<ChosenPart<N>> base,
      Limits limits,
      Sprt sprt,
      int pairs,
      long seed,
      StopSignal stop) {
    this.game = game;
    this.base = List.copyOf(base);
    this.limits = limits;
    this.sprt = sprt;
    this.stop = stop;
    openings = game.openings().find(builder(this.base).build(), limits, pairs, seed, stop);
    counted = count(this.base);
  }

  private SearcherBuilder<N> builder(List<ChosenPart<N>> parts) {
    SearcherBuilder<N> builder = Searchers.bare(game.type())
        .evaluator(game.evaluator())
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES));
    return game.with(builder, parts);
  }

  private List<SearchResult> count(List<ChosenPart<N>> parts) {
    Searcher<N> searcher = builder(parts).build();
    List<SearchResult> results = new ArrayList<>();
    for (Game<N> opening : openings.subList(0, Math.min(COUNTED_POSITIONS, openings.size()))) {
      searcher.reset();
      results.add(searcher.search(opening.position(), Limits.depth(game.depth()).withStop(stop)));
    }
    return results;
  }

  private static long nodes(List<SearchResult> results) {
    return results.stream().mapToLong(each -> each.statistics().nodes()).sum();
  }

  /**
   * Tries a part. A part that the search does not have is added, and one that it has is removed.
   *
   * @param part the part
   * @param gameFinished is given the number of finished games after each game
   * @return what came of it
   */
  public Trial toggle(ChosenPart<N> part, IntConsumer gameFinished) {
    List<ChosenPart<N>> changed = new ArrayList<>(base);
    boolean removed =
        changed.removeIf(each -> each.part().name().equals(part.part().name()));
    boolean adds = !removed || !base.contains(part);
    if (adds) {
      changed.add(part);
    }
    List<SearchResult> results = count(changed);
    int same = 0;
    for (int i = 0; i < results.size(); i++) {
      same += results.get(i).bestMove().equals(counted.get(i).bestMove()) ? 1 : 0;
    }
    String change = (adds ? "+ " : "- ") + part;
    Match<N> match = Match.between(player(change, changed), player("base", base))
        .openings(openings)
        .sprt(sprt)
        .stop(stop);
    match.listener((last, soFar) -> gameFinished.accept(soFar.total().games()));
    return new Trial(
        change,
        nodes(results) / (double) Math.max(1, nodes(counted)),
        same / (double) Math.max(1, results.size()),
        match.play());
  }

  private Player<N> player(String name, List<ChosenPart<N>> parts) {
    return Player.of(name, builder(parts).build(), limits);
  }
}
