package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.app.solve.ExactScore;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;

/**
 * An endless source of positions with the exact values of all their moves. Each is from another
 * game, which begins with random moves. A search of two plies with the kit's first evaluator plays
 * on. Equal arguments make equal positions. For one thread.
 */
final class PositionMaker<N extends Node<N>> {

  private static final int PLAYING_DEPTH = 2;

  /** The games in a row that may lead to nothing new. */
  private static final int MAX_TRIES = 1_000;

  private final N start;
  private final Searcher<N> player;
  private final Searcher<N> solver;
  private final RandomPlies plies;
  private final long maxNodes;
  private final Random random;
  private final Set<Long> seen = new HashSet<>();
  private long left;

  /**
   * Makes a source.
   *
   * @param kit the game
   * @param solver solves positions
   * @param plies the number of moves before a position
   * @param maxNodes the maximum number of nodes for the value of a move
   * @param seed the seed of the random choices
   */
  PositionMaker(NodeKit<N> kit, Searcher<N> solver, RandomPlies plies, long maxNodes, long seed) {
    start = kit.start();
    SearcherBuilder<N> search = kit.search();
    kit.evaluators().stream()
        .findFirst()
        .ifPresent(first -> search.evaluator(first.maker().get()));
    player = search.build();
    this.solver = solver;
    this.plies = plies;
    this.maxNodes = maxNodes;
    random = new Random(Hash64.mix(seed));
  }

  /**
   * Plays games up to one that leads to a position that an earlier run has made.
   *
   * @throws UserError if many games in a row do not lead there
   */
  void skipTo(N position) {
    for (int i = 0; i < MAX_TRIES; i++) {
      Game<N> game = play();
      if (isNew(game) && game.position().equals(position)) {
        return;
      }
    }
    throw new UserError("a position of the file is not from the games that this command plays");
  }

  /**
   * Plays games until a position is solved that was not returned before.
   *
   * @param stop ends the searches when raised
   * @return the position, with the line 0; empty if it was stopped
   * @throws UserError if many games in a row lead to no such position
   */
  Optional<ScoredPosition<N>> next(StopSignal stop) {
    for (int i = 0; i < MAX_TRIES && !stop.isRaised(); i++) {
      Game<N> game = play();
      if (isNew(game)) {
        Optional<Map<Move, Integer>> values = values(game.position(), stop);
        if (values.isPresent()) {
          return Optional.of(new ScoredPosition<>(0, game, values.get(), OptionalInt.empty()));
        }
        left++;
      }
    }
    if (stop.isRaised()) {
      return Optional.empty();
    }
    throw new UserError(MAX_TRIES + " games in a row have led to no further position after "
        + plies.least() + " to " + plies.most() + " moves that is solved in " + maxNodes
        + " nodes a move");
  }

  private boolean isNew(Game<N> game) {
    return !game.isOver() && seen.add(game.position().key());
  }

  /** Returns the value of each move; empty if one takes too many nodes. */
  private Optional<Map<Move, Integer>> values(N position, StopSignal stop) {
    // Which values take too many nodes must not depend on the positions before.
    solver.reset();
    Map<Move, Integer> values = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      N after = position.play(move.code());
      OptionalInt score =
          ExactScore.of(solver.search(after, Limits.nodes(maxNodes).withStop(stop)));
      if (score.isEmpty()) {
        return Optional.empty();
      }
      values.put(move, Score.ofMove(after, score.getAsInt()));
    }
    return Optional.of(values);
  }

  /** Plays a game up to a random ply; it may end before. */
  private Game<N> play() {
    int wanted = plies.least() + random.nextInt(plies.most() - plies.least() + 1);
    int randomPlies = random.nextInt(wanted + 1);
    Game<N> game = Game.of(start);
    while (game.moves().size() < wanted && !game.isOver()) {
      game = game.play(game.moves().size() < randomPlies ? randomMove(game) : bestMove(game));
    }
    return game;
  }

  private Move randomMove(Game<N> game) {
    List<Move> moves = game.position().legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private Move bestMove(Game<N> game) {
    return player.search(game.position(), Limits.depth(PLAYING_DEPTH)).bestMove();
  }

  /** Returns how many positions were left out because a value would take too many nodes. */
  long leftOut() {
    return left;
  }
}
