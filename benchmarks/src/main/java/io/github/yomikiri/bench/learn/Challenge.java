package io.github.yomikiri.bench.learn;

import io.github.yomikiri.bench.tune.BalancedOpenings;
import io.github.yomikiri.bench.tune.SearchSpeed;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * Matches of a learned evaluator against another evaluator.
 *
 * @param game the game
 * @param evaluator the learned evaluator
 * @param rival the other evaluator
 * @param games the maximum number of games
 * @param seed the seed of the openings and of the players
 * @param stop ends everything when raised
 * @param progress receives the result so far after each game
 * @param <N> the game's node type
 */
public record Challenge<N extends Node<N>>(
    LearningKit<N> game,
    LearnedEvaluator<N> evaluator,
    Evaluator<N> rival,
    int games,
    long seed,
    StopSignal stop,
    Consumer<Tally> progress) {

  /** How deep the opponent searches before it is perfect. */
  private static final int EARLY_DEPTH = 4;

  private static final long OPENING_NODES = 10_000;
  private static final int TABLE_MEBIBYTES = 64;

  /**
   * How much both sides search.
   *
   * @param learned the limits of the learned evaluator's searches
   * @param rival the limits of the other evaluator's searches
   */
  public record Effort(Limits learned, Limits rival) {}

  /**
   * Turns a processor time for each move into a number of nodes for each side, by its speed.
   *
   * @param time the processor time for a move
   * @param openings what both search to measure the speed
   * @return the limits of both
   */
  public Effort effort(Duration time, List<Game<N>> openings) {
    return new Effort(
        SearchSpeed.of(searcher(evaluator), openings, stop).limits(time),
        SearchSpeed.of(searcher(rival), openings, stop).limits(time));
  }

  /**
   * Plays pairs of games from openings, each side once.
   *
   * @param openings the openings
   * @param effort how much both sides search
   * @return the result
   */
  public Tally play(List<Game<N>> openings, Effort effort) {
    return match(openings, effort)
        .stop(stop)
        .listener((last, soFar) -> progress.accept(soFar.total()))
        .play()
        .total();
  }

  /**
   * Prepares pairs of games from openings, each side once.
   *
   * @param openings the openings
   * @param effort how much both sides search
   * @return the match, which is never stopped
   */
  public Match<N> match(List<Game<N>> openings, Effort effort) {
    return Match.between(() -> learned(effort.learned()), () -> rival(effort.rival()))
        .openings(openings)
        .games(games)
        .seed(seed);
  }

  /**
   * Makes the player that searches with the learned evaluator.
   *
   * @param limits the limits of its searches
   * @return the player
   */
  public Player<N> learned(Limits limits) {
    return Player.of("learned", searcher(evaluator), limits);
  }

  /**
   * Makes the player that searches with the other evaluator.
   *
   * @param limits the limits of its searches
   * @return the player
   */
  public Player<N> rival(Limits limits) {
    return Player.of("rival", searcher(rival), limits);
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
    Player<N> learned = learned(limits);
    Player<N> early = Player.builder(Searchers.forGame(game.type()).evaluator(rival))
        .variety(position -> true, 0)
        .build()
        .inMatches("early", Limits.depth(EARLY_DEPTH));
    Searcher<N> solver = Searchers.solver(game.type())
        .preset(game.name(), game::solver)
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

  /**
   * Returns openings after which the learned evaluator prefers neither side.
   *
   * @return at least one opening, and at most one for each pair of games
   */
  public List<Game<N>> openings() {
    return BalancedOpenings.of(game.start(), evaluator.scale())
        .find(searcher(evaluator), Limits.nodes(OPENING_NODES), Math.max(1, games / 2), seed, stop);
  }

  private Searcher<N> searcher(Evaluator<N> of) {
    return Searchers.forGame(game.type()).evaluator(of).build();
  }
}
