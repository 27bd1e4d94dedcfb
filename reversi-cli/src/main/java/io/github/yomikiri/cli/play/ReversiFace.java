package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.play.LineInput;
import io.github.yomikiri.app.play.MoveValues;
import io.github.yomikiri.app.play.Table;
import io.github.yomikiri.app.play.TerminalFace;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reversi in the terminal. */
public final class ReversiFace implements TerminalFace<Reversi> {

  private static final int USUAL_SIZE = 8;

  private final TerminalBoard board;

  /**
   * Makes the face of a screen.
   *
   * @param console the streams
   * @param input what the screen can show
   */
  public ReversiFace(Console console, LineInput input) {
    boolean unicode = console.charset().newEncoder().canEncode("\u25cf\u00b7");
    board = new TerminalBoard(console.color() && input.hasColors(), unicode, input::columns);
  }

  /** Returns the seat of a side. */
  static int seat(Side side) {
    return side == Side.DARK ? 0 : 1;
  }

  /** Returns whether a game began as games do on its board, so its moves alone describe it. */
  static boolean isUsual(Game<Reversi> game) {
    return game.start().equals(Reversi.start(game.start().size()));
  }

  @Override
  public String example(Reversi position) {
    return "a square such as f5";
  }

  @Override
  public String moveHelp() {
    return """
      f5         place a disc on f5 (any square marked as legal)
      pass       pass, when there is no square to play
      """;
  }

  @Override
  public String fileHelp() {
    return """
      save FILE  write the game: a transcript, or GGF if the name ends with .ggf;
                 if the name ends with .html, a page with a review
      load FILE  play on from a transcript, GGF, SGF, or a position in OBF; a game
                 can also be typed or pasted here in place of the file
      """;
  }

  /** Draws the board with who plays, whose turn it is, the discs, and the last move. */
  @Override
  public String draw(Table<Reversi> table, MoveValues values) {
    Reversi position = table.game().position();
    List<Move> moves = table.game().moves();
    List<String> beside = new ArrayList<>();
    for (Side side : Side.values()) {
      String turn = !table.isOver() && side == position.sideToMove() ? "  to move" : "";
      beside.add(String.format(
          Locale.ROOT,
          "%s %-5s %2d  %s%s",
          board.disc(side),
          side,
          Discs.count(position, side),
          table.seating().name(seat(side)),
          turn));
    }
    if (!moves.isEmpty()) {
      Move last = moves.get(moves.size() - 1);
      beside.add("");
      beside.add(
          last.code() == Reversi.PASS
              ? position.sideToMove().opposite() + " passed"
              : "Last move: " + last);
    }
    ReversiKit.KIT.openingName(table.game()).ifPresent(name -> beside.add("Opening: " + name));
    return "\n" + board.draw(position, moves, values.whole(), beside) + "\n";
  }

  @Override
  public boolean showsValues(boolean inPoints) {
    return inPoints;
  }

  @Override
  public String beforePrompt(Reversi position) {
    return position.mustPass() ? "No square to play, type pass. " : "";
  }

  /** Reads a move in a spelling of {@link Transcript}. */
  @Override
  public Optional<Move> move(Reversi position, String line) {
    try {
      List<Move> moves = Transcript.parse(position, line).moves();
      boolean isOne = moves.size() == 1 || moves.size() == 2 && moves.get(1).code() == Reversi.PASS;
      return isOne ? Optional.of(moves.get(0)) : Optional.empty();
    } catch (InvalidInputException e) {
      // The line is no move, whatever the reason.
      return Optional.empty();
    }
  }

  @Override
  public String refusal(Reversi position, String line) {
    return MoveHelp.refusal(position, line);
  }

  @Override
  public String played(Move move) {
    return move.code() == Reversi.PASS ? "passes" : "plays " + move;
  }

  @Override
  public String result(Table<Reversi> table) {
    Game<Reversi> game = table.game();
    Reversi position = game.position();
    String score = "Dark " + Discs.count(position, Side.DARK) + ", Light "
        + Discs.count(position, Side.LIGHT) + ".";
    if (table.resigned().isPresent()) {
      Side loser = table.resigned().getAsInt() == seat(Side.DARK) ? Side.DARK : Side.LIGHT;
      return loser.opposite() + " wins, because " + loser + " resigned: " + score;
    }
    if (!game.isOver()) {
      return "Unfinished: " + score;
    }
    int difference =
        position.scoreWithEmptiesToWinner() * (position.sideToMove() == Side.DARK ? 1 : -1);
    String winner = difference > 0 ? "Dark wins" : difference < 0 ? "Light wins" : "A draw";
    String by = difference == 0 ? "" : " by " + Math.abs(difference);
    String counted = difference != 0 && position.emptyCount() > 0
        ? ", the empty squares counted for the winner"
        : "";
    return winner + by + counted + ": " + score;
  }

  @Override
  public String transcript(Game<Reversi> game) {
    return Transcript.format(game);
  }

  @Override
  public boolean isNew(Game<Reversi> game) {
    return game.moves().isEmpty() && isUsual(game);
  }

  @Override
  public String seatOption(int seat) {
    return seat == 0 ? "--black" : "--white";
  }

  @Override
  public List<String> startOptions(Game<Reversi> game) {
    if (!isUsual(game)) {
      String position = ObfPosition.of(game.position()).format();
      return List.of("--from=" + position.replace(";", ""));
    }
    List<String> words = new ArrayList<>();
    int size = game.start().size();
    if (size != USUAL_SIZE) {
      words.addAll(List.of("--size", String.valueOf(size)));
    }
    if (!game.moves().isEmpty()) {
      words.addAll(List.of("--from", Transcript.format(game)));
    }
    return words;
  }

  /** A transcript has no place for a start, so a game from another one is written in GGF. */
  @Override
  public String fileText(String name, Table<Reversi> table) {
    Game<Reversi> game = table.game();
    boolean isTranscript = isUsual(game) && game.start().size() == USUAL_SIZE;
    if (isTranscript && !name.toLowerCase(Locale.ROOT).endsWith(".ggf")) {
      return Transcript.format(game) + "\n";
    }
    // A closing bracket would end a property.
    String dark = table.seating().name(seat(Side.DARK)).replace(']', ')');
    String light = table.seating().name(seat(Side.LIGHT)).replace(']', ')');
    return GgfGame.of(dark, light, game).format() + "\n";
  }

  @Override
  public Game<Reversi> load(String typed, Game<Reversi> current) throws IOException {
    return GameReader.load(typed, current.start().size()).game();
  }
}
