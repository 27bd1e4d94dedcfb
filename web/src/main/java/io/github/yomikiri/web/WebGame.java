package io.github.yomikiri.web;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game, as the page's scripts have it. */
record WebGame(Game<Reversi> game) {

  /**
   * Reads a game.
   *
   * @param start the position at its start in OBF; empty for the usual one
   * @param moves its moves as a transcript
   */
  static WebGame of(String start, String moves) {
    Reversi first = start.isEmpty() ? Reversi.start() : ObfPosition.parse(start).position();
    return new WebGame(Transcript.parse(first, moves));
  }

  Reversi position() {
    return game.position();
  }

  /** Returns both texts of the game, and its players. */
  Map<String, Object> named(String players) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("start", game.start().equals(Reversi.start()) ? "" : text(game.start()));
    map.put("moves", Transcript.format(game));
    map.put("players", players);
    return map;
  }

  /** Returns the last position, and the moves with passes. */
  Map<String, Object> show() {
    Reversi position = position();
    boolean over = position.isTerminal();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("board", position.cells('X', 'O', '-', ""));
    map.put("toMove", String.valueOf(position.sideToMove().symbol()));
    map.put("legal", over || position.mustPass() ? List.of() : names(position.legalMoves()));
    map.put("mustPass", !over && position.mustPass());
    map.put("over", over);
    map.put("black", Long.bitCount(position.dark()));
    map.put("white", Long.bitCount(position.light()));
    map.put("played", names(game.moves()));
    return map;
  }

  static List<String> names(List<Move> moves) {
    return moves.stream().map(Move::notation).toList();
  }

  private static String text(Reversi position) {
    return position.cells('X', 'O', '-', "") + " " + position.sideToMove().symbol();
  }
}
