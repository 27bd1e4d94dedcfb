package io.github.yomikiri.play.session;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A session whose executors are run by the test, and what its listener hears. */
abstract class RecordedSession {

  final List<String> heard = new ArrayList<>();
  final List<Limits> asked = new ArrayList<>();
  final ManualExecutor searches = new ManualExecutor();
  final ManualExecutor events = new ManualExecutor();
  final GameSession<TicTacToe> session =
      GameSession.of(Game.of(TicTacToe.START), 1, searches, events, new Recorder());

  /** Writes down what is heard. */
  final class Recorder implements GameSession.Listener<TicTacToe> {

    @Override
    public void changed(Game<TicTacToe> game) {
      heard.add("game " + game);
    }

    @Override
    public void ended(Game<TicTacToe> game) {
      heard.add("ended");
    }

    @Override
    public void thinking(SearchResult soFar) {
      heard.add("thinks of " + soFar.bestMove());
    }

    @Override
    public void played(SearchResult result) {
      heard.add("plays " + result.move());
    }

    @Override
    public void analyzed(SearchResult result) {
      heard.add("values " + result.rootMoves().size());
    }

    @Override
    public void judged(JudgedMove move) {
      heard.add("judges " + move.ply());
    }

    @Override
    public void reviewed(List<JudgedMove> moves) {
      heard.add("reviewed " + moves.size());
    }

    @Override
    public void failed(Throwable cause) {
      heard.add("failed: " + cause.getMessage());
    }
  }

  /** A player that answers by a script. */
  final class Scripted implements Player<TicTacToe> {

    private final Function<TicTacToe, SearchResult> script;

    Scripted(Function<TicTacToe, SearchResult> script) {
      this.script = script;
    }

    @Override
    public String name() {
      return "scripted";
    }

    @Override
    public void newGame(Game<TicTacToe> opening, long seed) {
      heard.add("begins [" + opening + "]");
    }

    @Override
    public SearchResult play(Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
      asked.add(limits);
      SearchResult result = script.apply(game.position());
      result.move().ifPresent(move -> listener.accept(result));
      return result;
    }
  }

  final Player<TicTacToe> first() {
    return new Scripted(
        position -> SearchResult.builder(position.legalMoves().get(0)).build());
  }

  final void seatFirst(int seat) {
    session.setPlayer(seat, first());
    run();
  }

  final void run() {
    searches.runAll();
    events.runAll();
  }
}
