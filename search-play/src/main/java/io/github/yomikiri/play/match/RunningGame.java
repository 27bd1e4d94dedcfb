package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
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

/** A game while it is played, with the clocks of its players. */
final class RunningGame<P extends Position<P>> {

  private static final Logger LOG = LoggerFactory.getLogger(Match.class);

  // In the order of their seats.
  private final List<Player<P>> players;
  private final List<PlayerClock<P>> clocks;
  private final long seed;
  private final long dice;
  private final StopSignal stop;
  private final Limits limits;
  private Game<P> game;
  private final EarlyEnd earlyEnd;
  private final boolean strict;
  private final Agreement agreement;
  private Optional<Move> chosen = Optional.empty();
  private Ending withoutMove = Ending.RESIGNED;

  RunningGame(
      List<Player<P>> players,
      Game<P> opening,
      long seed,
      long dice,
      StopSignal stop,
      EarlyEnd earlyEnd,
      boolean strict) {
    this.players = players;
    clocks = PlayerClock.of(players);
    this.seed = seed;
    this.dice = dice;
    this.stop = stop;
    this.earlyEnd = earlyEnd;
    this.strict = strict;
    agreement = new Agreement(earlyEnd, players.size());
    limits = Limits.none().withStop(stop);
    game = opening.withChance(dice);
  }

  GameResult<P> play() {
    Game<P> opening = game;
    for (int i = 0; i < players.size(); i++) {
      Player<P> player = players.get(i);
      long ofPlayer = Hash64.of(seed, i);
      clocks.get(i).measure(() -> player.newGame(opening, ofPlayer));
    }
    while (true) {
      if (game.isOver()) {
        return end(Ending.PLAYED_OUT, Optional.empty());
      }
      if (game.moves().size() >= earlyEnd.maxPlies()) {
        return end(Ending.PLY_LIMIT, Optional.empty());
      }
      if (agreement.isLost(game.seat())) {
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
      game = game.play(move.get()).withChance(dice);
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
      int seat = game.seat();
      SearchResult result = clocks.get(seat).play(game, limits);
      agreement.add(result, seat);
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

  private GameResult<P> end(Ending ending, Optional<Move> illegalMove) {
    return new GameResult<>(
        game,
        players.stream().map(Player::name).toList(),
        ending,
        illegalMove,
        clocks.stream().map(PlayerClock::time).toList());
  }
}
