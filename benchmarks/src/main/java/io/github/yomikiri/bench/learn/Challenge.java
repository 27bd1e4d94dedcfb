package io.github.yomikiri.bench.learn;

import io.github.yomikiri.bench.tune.SearchSpeed;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Matches of a learned evaluator against the best evaluator that its game has without learning.
 *
 * @param game the game
 * @param evaluator the learned evaluator
 * @param games the maximum number of games
 * @param seed the seed of the openings and of the players
 * @param stop ends everything when raised
 * @param progress receives the result so far after each game
 * @param <N> the game's node type
 */
public record Challenge<N extends Node<N>>(
    LearnableGame<N> game,
    LearnedEvaluator<N> evaluator,
    int games,
    long seed,
    StopSignal stop,
    Consumer<Tally> progress) {

  /** How deep the opponent searches before it is perfect. */
  private static final int EARLY_DEPTH = 4;

  private static final long OPENING_NODES = 10_000;
  private static final int TABLE_MEBIBYTES = 64;

  /**
   * Plays pairs of games from balanced openings, each side once.
   *
   * @param limits the limits of the learned evaluator's searches
   * @param rivalLimits the limits of the other evaluator's searches
   * @return the result
   */
  public Tally play(Limits limits, Limits rivalLimits) {
    return play(openings(), limits, rivalLimits);
  }

  /**
   * Plays pairs of games from balanced openings, each side once, with the same processor time for
   * each move. The time is turned into a number of nodes for each side, by its speed.
   *
   * @param time the processor time for a move
   * @return the result
   */
  public Tally play(Duration time) {
    List<Game<N>> openings = openings();
    return play(
        openings,
        SearchSpeed.of(searcher(evaluator), openings, stop).limits(time),
        SearchSpeed.of(searcher(game.rival()), openings, stop).limits(time));
  }

  private Tally play(List<Game<N>> openings, Limits limits, Limits rivalLimits) {
    return Match.between(
            Player.of("learned", searcher(evaluator), limits),
            Player.of("rival", searcher(game.rival()), rivalLimits))
        .openings(openings)
        .games(games)
        .seed(seed)
        .stop(stop)
        .listener((last, soFar) -> progress.accept(soFar.total()))
        .play()
        .total();
  }

  /**
   * Lets the learned evaluator begin games at the start, against an opponent that plays perfectly
   * from a ply on. Of losing moves it makes the one with the best score. Its earlier moves are
   * those of a shallow search with the other evaluator, and all moves that are as good have their
   * chance.
   *
   * @param limits the limits of the learned evaluator's searches
   * @param ply the ply, from 0
   * @return the result
   */
  public Tally playPerfection(Limits limits, int ply) {
    Player<N> learned = Player.of("learned", searcher(evaluator), limits);
    Player<N> early = Player.builder(game.search().get().evaluator(game.rival()))
        .variety(position -> true, 0)
        .build()
        .inMatches("early", Limits.depth(EARLY_DEPTH));
    Searcher<N> solver = game.solver()
        .get()
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .build();
    LatePerfection<N> perfect = new LatePerfection<>(early, solver, ply);
    Tally total = Tally.NONE;
    for (int i = 0; i < games; i++) {
      GameResult<N> played =
          Match.playGame(Game.of(game.start()), learned, perfect, seed + i, stop);
      if (stop.isRaised()) {
        break;
      }
      total = total.plus(tally(played.outcome()));
      progress.accept(total);
    }
    return total;
  }

  private static Tally tally(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WON -> new Tally(1, 0, 0);
      case SECOND_WON -> new Tally(0, 0, 1);
      default -> new Tally(0, 1, 0);
    };
  }

  private List<Game<N>> openings() {
    return game.openings()
        .find(searcher(evaluator), Limits.nodes(OPENING_NODES), Math.max(1, games / 2), seed, stop);
  }

  private Searcher<N> searcher(Evaluator<N> of) {
    return game.search().get().evaluator(of).build();
  }
}
