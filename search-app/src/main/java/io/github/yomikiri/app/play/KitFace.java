package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game in the terminal as its kit draws it.
 *
 * @param context the game, and the program
 * @param input what the screen can show
 */
record KitFace<P extends Position<P>>(GameContext<P> context, LineInput input)
    implements TerminalFace<P> {

  private GameKit<P> kit() {
    return context.kit();
  }

  @Override
  public String example(P position) {
    return position.legalMoves().stream()
        .findFirst()
        .map(move -> "a move such as " + move.notation())
        .orElse("a command");
  }

  @Override
  public String moveHelp() {
    return "MOVE       play a move (type moves for a list)\n";
  }

  @Override
  public String fileHelp() {
    return """
      save FILE  write the game; if the name ends with .html, a page with a review
      load FILE  play on from a game; it can also be typed here in place of the file
      """;
  }

  @Override
  public String draw(Table<P> table, MoveValues values) {
    P position = table.game().position();
    boolean color = context.console().color() && input.hasColors();
    String board = context
        .texts()
        .drawing(table.game())
        .map(drawing -> new MarkedBoard<>(context.texts(), drawing, color))
        .map(marked -> marked.text(table.game(), values))
        .orElseGet(() -> position + "\n");
    StringBuilder text = new StringBuilder("\n").append(board).append("\n\n");
    List<String> seats = kit().seats();
    int width = seats.stream().mapToInt(String::length).max().orElse(0);
    for (int seat = 0; seat < seats.size(); seat++) {
      text.append(String.format(
          Locale.ROOT,
          "%-" + width + "s  %s%s\n",
          seats.get(seat),
          table.seating().name(seat),
          !table.isOver() && seat == table.seat() ? "  to move" : ""));
    }
    Game<P> game = table.game();
    Optional<Move> last = ShownMove.last(game);
    last.ifPresent(move -> text.append("Last move: ").append(move).append('\n'));
    String chance = ShownMove.chance(game);
    text.append(chance.isEmpty() ? "" : chance + ".\n");
    context
        .texts()
        .openingLine(table.game())
        .ifPresent(name -> text.append(name).append('\n'));
    return text.append('\n').toString();
  }

  @Override
  public boolean showsValues(boolean inPoints) {
    return kit().drawing().isPresent();
  }

  @Override
  public String beforePrompt(P position) {
    return "";
  }

  @Override
  public Optional<Move> move(P position, String line) {
    return position.parse(line);
  }

  @Override
  public String refusal(P position, String line) {
    return "\"" + PlainText.printable(line) + "\" is neither a legal move nor a command. Type help"
        + " for a list.\nYou can play "
        + position.legalMoves().stream().map(Move::notation).collect(Collectors.joining(" ")) + ".";
  }

  @Override
  public String played(Move move) {
    return "plays " + move;
  }

  @Override
  public String result(Table<P> table) {
    if (table.resigned().isPresent()) {
      return kit().seats().get(table.resigned().getAsInt()) + " resigned.";
    }
    return table.isOver() ? context.texts().result(table.game()) : "Unfinished.";
  }

  @Override
  public String transcript(Game<P> game) {
    return game.toString();
  }

  @Override
  public boolean isNew(Game<P> game) {
    return game.start().equals(kit().start()) && ShownMove.last(game).isEmpty();
  }

  @Override
  public List<String> startOptions(Game<P> game) {
    return isNew(game) ? List.of() : List.of("--from", kit().text().writeGame(game));
  }

  @Override
  public String seatOption(int seat) {
    return SeatOptions.names(kit()).get(seat).get(0);
  }

  @Override
  public String fileText(String name, Table<P> table) {
    return kit().text().writeGame(table.game()) + "\n";
  }

  @Override
  public Game<P> load(String typed, Game<P> current) throws IOException {
    if (new TextInput(typed).isFile() && !typed.equals(TextInput.STANDARD_INPUT)) {
      return kit().text().readGame(String.join(" ", TextFile.lines(Path.of(typed))));
    }
    try {
      return kit().text().readGame(typed);
    } catch (InvalidInputException e) {
      throw new UserError(typed + ": no such file, and no game: " + e.getMessage());
    }
  }
}
