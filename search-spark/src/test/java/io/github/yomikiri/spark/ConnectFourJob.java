package io.github.yomikiri.spark;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.Centrality;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * A job of another game than Reversi: positions of Connect Four after some random moves, each with
 * the value of a search.
 *
 * @param positions the number of positions
 * @param depth the depth of the searches
 */
record ConnectFourJob(int positions, int depth) implements Job {

  private static final int RANDOM_PLIES = 8;

  @Override
  public String things() {
    return "positions";
  }

  @Override
  public List<String> header() {
    return List.of("# positions of Connect Four", "# depth " + depth);
  }

  @Override
  public OptionalLong size() {
    return OptionalLong.of(positions);
  }

  @Override
  public Units units(Consumer<String> bad) {
    return Units.of(LongStream.range(0, positions).mapToObj(Long::toString).iterator());
  }

  @Override
  public Worker worker(StopSignal stop) {
    Searcher<ConnectFour> searcher =
        Searchers.forGame(ConnectFour.class).evaluator(new Centrality()).build();
    return unit -> {
      SplittableRandom random = new SplittableRandom(Long.parseLong(unit));
      Game<ConnectFour> game = Game.of(ConnectFour.start(7, 6));
      for (int ply = 0; ply < RANDOM_PLIES; ply++) {
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      SearchResult result = searcher.search(game.position(), Limits.depth(depth).withStop(stop));
      String moves = game.moves().stream().map(Move::notation).collect(Collectors.joining(" "));
      return stop.isRaised()
          ? Optional.empty()
          : Optional.of(
              new JobLine(moves + ": " + result.score(), 1, result.statistics().nodes()));
    };
  }
}
