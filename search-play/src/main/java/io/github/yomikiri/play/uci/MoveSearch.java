package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * The search that a {@code go} asks for, from its first line to its {@code bestmove}.
 *
 * <p>During the opponent's move, the player searches the position after the expected move. If the
 * opponent makes this move, the search begins anew with the limits of the move. By then the
 * player's tables know the position. If the client stops the search instead, the answer is what was
 * found.
 *
 * <p>Where chance decides, nothing is searched, and the answer is an outcome.
 */
final class MoveSearch<P extends Position<P>> {

  private final UciSettings<P> settings;
  private final ClientOptions options;
  private final AnswerWriter out;
  private final Game<P> game;
  private final int seat;
  private final long dice;
  private final P root;
  private final Request request;
  private final GoCommand go;

  MoveSearch(
      UciSettings<P> settings,
      ClientOptions options,
      AnswerWriter out,
      Game<P> game,
      Request request,
      long dice) {
    this.settings = settings;
    this.options = options;
    this.out = out;
    this.dice = dice;
    seat = settings.toMove(game);
    // A client may continue a game that is a draw by its course.
    this.game = game.isOver() ? Game.of(game.position()) : game;
    this.request = request;
    root = game.position();
    go = request.go();
  }

  void run() throws InterruptedException {
    String answer = UciSession.NULL_MOVE;
    try {
      if (root.isTerminal()) {
        inform("the game is over");
      } else if (game.isChance()) {
        inform("chance decides in this position: the answer is an outcome, drawn by the seed");
        answer = game.withChance(dice).moves().get(game.moves().size()).notation();
      } else {
        answer = answer(search());
      }
      request.awaitAnswer();
    } catch (UncheckedIOException e) {
      throw e;
    } catch (RuntimeException e) {
      inform("internal error");
      throw e;
    } finally {
      out.send("bestmove " + answer);
    }
  }

  private SearchResult search() throws InterruptedException {
    List<Move> moves = moves();
    if (go.isPonder() && settings.ponders()) {
      Limits both = Limits.none().withStop(request.ponderHitSignal());
      SearchResult pondered = find(go.limitsWithoutTime().and(both).and(stopping()), moves);
      request.awaitPonderHit();
      if (request.isStopped()) {
        return pondered;
      }
    }
    request.awaitPonderHit();
    return find(settings.limits(go, seat, options.overhead()).and(stopping()), moves);
  }

  private Limits stopping() {
    return Limits.none().withStop(request.stopSignal());
  }

  /** Returns the legal ones of the moves that the client has named; none for all moves. */
  private List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (String text : go.moves()) {
      root.parse(text)
          .ifPresentOrElse(
              moves::add,
              () -> inform("searchmoves: \"" + Excerpt.of(text) + "\" is not a legal move"));
    }
    return moves;
  }

  private SearchResult find(Limits limits, List<Move> moves) {
    StopSignal mated = new StopSignal();
    Limits all = limits.and(Limits.none().withStop(mated));
    Limits some = moves.isEmpty() ? all : all.withRootMoves(moves);
    SearchResult found = find(some, soFar -> {
      report(soFar);
      if (isMate(soFar)) {
        mated.raise();
      }
    });
    report(found);
    return found;
  }

  private SearchResult find(Limits limits, Consumer<SearchResult> listener) {
    if (options.lines() > 1) {
      try {
        return settings.player().analyze(game, options.lines(), limits, listener);
      } catch (UnsupportedOperationException e) {
        inform(Excerpt.of(String.valueOf(e.getMessage())));
      }
    }
    return settings.player().play(game, limits, listener);
  }

  /** Returns whether the result is the mate that the client has asked for. */
  private boolean isMate(SearchResult found) {
    OptionalLong wanted = go.mate();
    OptionalInt mate = settings.info().mate(game, found);
    return wanted.isPresent()
        && mate.isPresent()
        && mate.getAsInt() > 0
        && mate.getAsInt() <= wanted.getAsLong();
  }

  private void report(SearchResult result) {
    settings.info().lines(game, result, options.lines()).forEach(out::send);
  }

  private String answer(SearchResult result) {
    List<Move> line = result.principalVariation();
    // The protocol knows no resignation.
    Move move = result.move().orElseGet(() -> root.legalMoves().get(0));
    boolean isExpected = line.size() > 1 && line.get(0).equals(move) && isOtherToMove(move);
    return move.notation() + (isExpected ? " ponder " + line.get(1).notation() : "");
  }

  /** Returns whether neither chance nor one of several opponents decides after a move. */
  private boolean isOtherToMove(Move move) {
    return game.seats() == 2
        && root.play(move).map(Game::of).filter(Game::isChance).isEmpty();
  }

  private void inform(String text) {
    out.send("info string " + text);
  }
}
