package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.match.GameResult.Ending;
import java.util.List;
import java.util.Optional;

/** The two players at one board. */
record Seat<N extends Node<N>>(Player<N> first, Player<N> second) {

  Seat<N> swapped() {
    return new Seat<>(second, first);
  }

  /** Plays a game from its opening to its end, or until the signal is raised. */
  GameResult<N> play(Game<N> opening, long seed, StopSignal stop) {
    first.newGame(opening, Hash64.of(seed, 0), stop);
    second.newGame(opening, Hash64.of(seed, 1), stop);
    Game<N> game = opening;
    while (true) {
      List<Move> legal = game.position().legalMoves();
      if (legal.isEmpty()) {
        return end(game, Ending.PLAYED_OUT, Optional.empty());
      }
      Optional<Move> chosen =
          legal.size() == 1 ? Optional.of(legal.get(0)) : mover(game).choose(game);
      // A move chosen after the signal may be premature, so it does not count.
      if (stop.isRaised()) {
        return end(game, Ending.STOPPED, Optional.empty());
      }
      if (chosen.isEmpty()) {
        return end(game, Ending.RESIGNED, Optional.empty());
      }
      int code = chosen.get().code();
      Optional<Move> move = legal.stream().filter(each -> each.code() == code).findFirst();
      if (move.isEmpty()) {
        return end(game, Ending.ILLEGAL_MOVE, chosen);
      }
      game = game.play(move.get());
    }
  }

  private Player<N> mover(Game<N> game) {
    return game.isFirstToMove() ? first : second;
  }

  private GameResult<N> end(Game<N> game, Ending ending, Optional<Move> illegalMove) {
    return new GameResult<>(game, first.name(), second.name(), ending, illegalMove);
  }
}
