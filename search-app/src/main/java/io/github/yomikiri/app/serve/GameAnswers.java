package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GamePart;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.PageBoard;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.Arrays;
import java.util.List;

/**
 * Writes what a served game answers, as JSON.
 *
 * @param texts the game, and what pages say about it
 * @param scale what the values of players are
 * @param session the game that is played
 * @param board the board of the game, which numbers the pieces that it meets
 */
record GameAnswers<P extends Position<P>>(
    GameTexts<P> texts, ValueScale scale, GameSession<P> session, PageBoard<P> board) {

  /**
   * Returns the game: all its moves, where it is, and what can be played.
   *
   * @param isOutOfTime whether who has resigned, as the session has it, was out of time
   * @param levels the level of each seat; 0 for a person
   */
  String state(boolean isOutOfTime, int... levels) {
    Game<P> longest = session.longest();
    Game<P> game = session.game();
    List<ShownMove<P>> moves = board.moves(longest);
    long before =
        moves.stream().filter(move -> move.ply() < game.moves().size()).count();
    PageData data = new PageData()
        .text("game", texts.kit().text().writeGame(longest))
        .text("here", texts.kit().text().writeGame(game))
        .text("position", board.position(ShownMove.start(longest)))
        .texts("moves", moves.stream().map(board::move).toList())
        .numbers("plies", moves.stream().map(ShownMove::ply).toList())
        .json("at", String.valueOf(before))
        .json("seat", String.valueOf(texts.seat(game)))
        .texts(
            "legal",
            session.legalMoves().stream().map(move -> board.choice(game, move)).toList())
        .json("over", String.valueOf(session.isOver()))
        .text("result", session.isOver() ? result(game, isOutOfTime) : "")
        .json("winner", String.valueOf(winner()))
        .json("margin", String.valueOf(margin(game)))
        .numbers("payoffs", game.isOver() ? texts.payoffs(game) : List.of())
        .text("counts", board.counts(game))
        .text("opening", texts.kit().openingName(game).orElse(""))
        .json("levels", Arrays.toString(levels));
    // The pieces come last, because they are numbered as they are met.
    return data.json("board", board.data()).toJson();
  }

  /** Adds the picture of the board, which stays the same during a game. */
  String pictured(String state) {
    return new PageData()
        .text("picture", board.draw(ShownMove.start(session.longest())))
        .json("canSetUp", String.valueOf(board.canSetUp()))
        .json("state", state)
        .toJson();
  }

  /** Returns what a person needs to set up a position: the pieces, and two boards to begin with. */
  String setUp() {
    Game<P> start = Game.of(texts.kit().start());
    // The start of the game may have a board of another size.
    String usual = board.position(start);
    String shown = board.position(session.game());
    return new PageData()
        .text("pieces", board.pieces())
        .text("shown", shown)
        .text("start", usual.length() == shown.length() ? usual : "")
        .json("board", board.data())
        .toJson();
  }

  /** Returns the text of a position that a person has set up. */
  String position(String cells, int seat) {
    try {
      P position = board.position(cells, seat);
      return new PageData().text("game", texts.kit().text().write(position)).toJson();
    } catch (IllegalArgumentException e) {
      String why = String.valueOf(e.getMessage());
      throw new ServeError("no-position", why, why);
    }
  }

  /** Returns the games of a text, and what is wrong with its other lines. */
  String games(LineListing<NamedGame<P>> read) {
    List<String> games = read.entries().stream()
        .map(each -> new PageData()
            .text("game", texts.kit().text().writeGame(each.game()))
            .text("players", each.players())
            .json("moves", String.valueOf(each.game().moves().size()))
            .toJson())
        .toList();
    return new PageData()
        .json("games", "[" + String.join(",", games) + "]")
        .texts("errors", read.errors())
        .toJson();
  }

  private String result(Game<P> game, boolean isOutOfTime) {
    if (session.resigned().isPresent()) {
      return isOutOfTime ? "time" : "resigned";
    }
    return texts.result(game);
  }

  /** Returns the seat that has won; -1 if none has, or several. */
  private int winner() {
    Game<P> game = session.game();
    if (session.resigned().isPresent()) {
      return game.seats() == 2 ? (first() + 1 - session.resigned().getAsInt()) % 2 : -1;
    }
    List<Integer> winners = session.isOver() ? texts.winners(game) : List.of();
    return winners.size() == 1 ? winners.get(0) : -1;
  }

  /** Returns by how many points one of two has won; 0 in a game without points. */
  private int margin(Game<P> game) {
    boolean hasMargin = game.isOver() && texts.scale().hasPoints() && game.seats() == 2;
    return hasMargin ? Math.abs(game.payoff(0)) : 0;
  }

  String values(SearchResult result) {
    List<String> moves = result.rootMoves().stream()
        .filter(RootMove::isValued)
        .map(move -> value(session.game(), move, result.unitsPerPoint()))
        .toList();
    return new PageData()
        .json("depth", String.valueOf(result.depth()))
        .json("nodes", String.valueOf(result.statistics().nodes()))
        .json("moves", "[" + String.join(",", moves) + "]")
        .toJson();
  }

  /** Returns a move with its value for its side, and with the line that follows. */
  private String value(Game<P> before, RootMove move, int unitsPerPoint) {
    return new PageData()
        .text("move", move.move().notation())
        .text("text", scale.text(move, unitsPerPoint, Bound.EXACT, false))
        .json("value", String.valueOf(scale.counted(move, unitsPerPoint)))
        .json("exact", String.valueOf(move.solved()))
        .json("depth", String.valueOf(move.depth()))
        .texts("line", board.line(before, move.line()))
        .toJson();
  }

  String judged(JudgedMove judged) {
    Game<P> before = session.game().first(judged.ply());
    PageData data = new PageData()
        .json("ply", String.valueOf(judged.ply()))
        .json("seat", String.valueOf(texts.seat(before)))
        .json("played", value(before, judged.played(), judged.unitsPerPoint()))
        .json("loss", String.valueOf(scale.loss(judged)))
        .json("solved", String.valueOf(judged.solved() && !scale.isExpected()))
        .text("part", part(judged.ply()));
    judged
        .alternative()
        .ifPresent(other -> data.json("other", value(before, other, judged.unitsPerPoint())));
    return data.toJson();
  }

  /** Returns the name of the part of the game to which a move belongs; empty for a pass. */
  private String part(int ply) {
    List<ShownMove<P>> moves = board.moves(session.game());
    return moves.stream()
        .filter(move -> move.ply() == ply)
        .flatMap(
            move -> texts.parts(moves.size()).stream().filter(part -> part.has().test(move)))
        .findFirst()
        .map(GamePart::name)
        .orElse("");
  }

  /** Returns which seat of the kit the game's seat 0 is. */
  int first() {
    return GameTexts.first(texts.kit(), session.game());
  }
}
