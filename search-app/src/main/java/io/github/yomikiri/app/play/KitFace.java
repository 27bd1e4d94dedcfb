package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.review.GameJudge;
import io.github.yomikiri.app.review.JudgedGame;
import io.github.yomikiri.app.review.ReviewText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
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

  /** The time for the review of a position. A game then takes about 15 seconds. */
  private static final Duration REVIEW_TIME = Duration.ofMillis(250);

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
      save FILE  write the game
      load FILE  play on from a game; it can also be typed here in place of the file
      """;
  }

  @Override
  public String afterGame() {
    return "Type review, save FILE, undo, load FILE or quit.";
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
    List<Move> moves = table.game().moves();
    if (!moves.isEmpty()) {
      text.append("Last move: ").append(moves.get(moves.size() - 1)).append('\n');
    }
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
    return table.isOver() ? context.texts().result(table.game(), 0) : "Unfinished.";
  }

  @Override
  public String transcript(Game<P> game) {
    return game.toString();
  }

  @Override
  public boolean isNew(Game<P> game) {
    return game.equals(Game.of(kit().start()));
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
  public boolean save(String name, Table<P> table, Question mayReplace) throws IOException {
    if (isNew(table.game())) {
      throw new UserError("There is no move to save yet.");
    }
    Path file = path(name);
    TextFile.checkCanBeWritten(file);
    if (Files.isRegularFile(file) && !mayReplace.isAnsweredYes(name)) {
      return false;
    }
    try {
      TextFile.write(context.console(), file, kit().text().writeGame(table.game()) + "\n");
    } catch (IOException e) {
      throw new UserError(Launcher.describe(e));
    }
    return true;
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new UserError(name + ": not the name of a file: " + e.getReason());
    }
  }

  @Override
  public Game<P> load(String typed, Game<P> current) {
    PositionText<P> text = kit().text();
    try {
      return isFile(typed)
          ? text.readGame(String.join(" ", TextFile.lines(Path.of(typed))))
          : text.readGame(typed);
    } catch (InvalidInputException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UserError(Launcher.describe(e));
    }
  }

  private static boolean isFile(String typed) {
    try {
      return Files.exists(Path.of(typed));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  @Override
  public void review(Game<P> game) {
    Console console = context.console();
    console.out().flush();
    Limits limits = Limits.time(REVIEW_TIME).withStop(console.stop());
    JudgedGame<P> judged;
    try (Player<P> analyst =
            PlayerSpec.parse(kit(), kit().usualPlayer()).makeAnalyst().orElseThrow();
        Progress progress = console.progress()) {
      GameJudge<P> judge = new GameJudge<>(context.texts(), analyst, limits, progress);
      judge.prepare();
      judged = judge.judge("the game", game);
    }
    new ReviewText<>(judged).print(console.out());
  }
}
