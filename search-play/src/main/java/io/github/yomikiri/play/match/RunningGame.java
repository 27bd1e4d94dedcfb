package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A game while it is played, with the clocks of both players. */
final class RunningGame<N extends Node<N>> {

  private static final Logger LOG = LoggerFactory.getLogger(Match.class);

  private final Player<N> first;
  private final Player<N> second;
  private final PlayerClock<N> firstClock;
  private final PlayerClock<N> secondClock;
  private final long seed;
  private final StopSignal stop;
  private final Limits limits;
  private Game<N> game;
  private final EarlyEnd earlyEnd;
  private final boolean strict;
  private final Agreement agreement;
  private Optional<Move> chosen = Optional.empty();
  private Ending withoutMove = Ending.RESIGNED;

  RunningGame(
      Pairing<N> pairing,
      Game<N> opening,
      long seed,
      StopSignal stop,
      EarlyEnd earlyEnd,
      boolean strict) {
    first = pairing.first();
    second = pairing.second();
    firstClock = new PlayerClock<>(first);
    secondClock = new PlayerClock<>(second);
    this.seed = seed;
    this.stop = stop;
    this.earlyEnd = earlyEnd;
    this.strict = strict;
    agreement = new Agreement(earlyEnd);
    limits = Limits.none().withStop(stop);
    game = opening;
  }

  GameResult<N> play() {
    Game<N> opening = game;
    firstClock.measure(() -> first.newGame(opening, Hash64.of(seed, 0)));
    secondClock.measure(() -> second.newGame(opening, Hash64.of(seed, 1)));
    while (true) {
      if (game.isOver()) {
        return end(Ending.PLAYED_OUT, Optional.empty());
      }
      if (game.moves().size() >= earlyEnd.maxPlies()) {
        return end(Ending.PLY_LIMIT, Optional.empty());
      }
      if (agreement.isLost(game.isFirstToMove())) {
        return end(Ending.ADJUDICATED, Optional.empty());
      }
      List<Move> legal = game.position().legalMoves();
      choose(legal);
      // A move chosen after the signal may be premature, so it does not count.
      if (stop.isRaised()) {
        return end(Ending.STOPPED, Optional.empty());
      }
      if (chosen.isEmpty()) {
        return end(withoutMove, Optional.empty());
      }
      int code = chosen.get().code();
      Optional<Move> move = legal.stream().filter(each -> each.code() == code).findFirst();
      if (move.isEmpty()) {
        return end(Ending.ILLEGAL_MOVE, chosen);
      }
      game = game.play(move.get());
    }
  }

  private void choose(List<Move> legal) {
    if (legal.size() == 1) {
      chosen = Optional.of(legal.get(0));
    } else {
      choose();
    }
  }

  private void choose() {
    try {
      SearchResult result = (game.isFirstToMove() ? firstClock : secondClock).play(game, limits);
      agreement.add(result, game.isFirstToMove());
      chosen = result.move();
      withoutMove =
          result.completion() == Completion.OUT_OF_TIME ? Ending.OUT_OF_TIME : Ending.RESIGNED;
    } catch (EngineFailure e) {
      // A thread that was interrupted has not waited long enough.
      if (strict || Thread.currentThread().isInterrupted()) {
        throw e;
      }
      LOG.warn("a program has failed, and lost the game: {}", e.getMessage());
      chosen = Optional.empty();
      withoutMove = Ending.FAILED;
    }
  }

  private GameResult<N> end(Ending ending, Optional<Move> illegalMove) {
    return new GameResult<>(
        game,
        first.name(),
        second.name(),
        ending,
        illegalMove,
        firstClock.time(),
        secondClock.time());
  }
}
