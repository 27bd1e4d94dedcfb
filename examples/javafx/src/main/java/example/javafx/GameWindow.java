package example.javafx;

import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;

/**
 * A game between a person and a player, in a window. It shows how a {@link GameSession} and JavaFX
 * share the work: the player thinks on a thread of its own, and all else happens on the thread of
 * JavaFX, which never waits.
 */
final class GameWindow<P extends Position<P>> implements GameSession.Listener<P> {

  private static final Limits A_SECOND = Limits.time(Duration.ofSeconds(1));
  private static final int FIRST_LEVEL = 3;

  private final GameKit<P> kit;
  private final Drawing<P> drawing;
  private final PlayerSpec<P> usualPlayer;
  private final PlayerOption levels;
  private final Random seeds;
  private final ExecutorService threads = Executors.newSingleThreadExecutor();
  private final GameSession<P> session;
  private final BoardPane<P> board;
  private final Label status = new Label();
  private final FlowPane choices = new FlowPane(8, 8);
  private final Button moveNow = button("Move now", this::moveNow);
  private final BorderPane root = new BorderPane();
  private Player<P> player;
  private int playersSeat = 1;
  private Clicks<P> clicks;

  GameWindow(GameKit<P> kit, long seed) {
    this.kit = kit;
    drawing = kit.drawing().orElseThrow();
    usualPlayer = PlayerSpec.parse(kit, kit.usualPlayer());
    levels = usualPlayer.option("level").orElseThrow();
    seeds = new Random(seed);
    Game<P> start = Game.of(kit.start());
    session = GameSession.of(start, seeds.nextLong(), threads, Platform::runLater, this);
    board = new BoardPane<>(drawing, this::click);
    clicks = Clicks.none(drawing, start, List.of());
    player = player(FIRST_LEVEL);
    session.setPlayer(playersSeat, player);
    layOut();
    changed(start);
  }

  Parent root() {
    return root;
  }

  GameSession<P> session() {
    return session;
  }

  private void layOut() {
    ChoiceBox<Integer> level = new ChoiceBox<>();
    choices.setId("choices");
    level.setId("level");
    level.getItems().setAll(IntStream.rangeClosed(levels.min(), levels.max()).boxed().toList());
    level.setValue(FIRST_LEVEL);
    level.setOnAction(event -> changeLevel(level.getValue()));
    FlowPane controls = new FlowPane(8, 8);
    controls.getChildren().addAll(
        button("New game", this::newGame),
        button("Change sides", this::changeSides),
        button("Take back", session::takeBackToPerson),
        moveNow,
        new Label("Level"),
        level);
    StackPane middle = new StackPane(board);
    middle.setPadding(new Insets(12, 0, 12, 0));
    root.setTop(controls);
    root.setCenter(middle);
    root.setBottom(new FlowPane(8, 8, status, choices));
    root.setPadding(new Insets(12));
    root.getStylesheets().add(GameWindow.class.getResource("board.css").toExternalForm());
  }

  private static Button button(String text, Runnable action) {
    Button button = new Button(text);
    button.setOnAction(event -> action.run());
    return button;
  }

  // What the person does.

  private void newGame() {
    session.newGame(Game.of(kit.start()), seeds.nextLong());
  }

  private void changeSides() {
    session.setPerson(playersSeat);
    playersSeat = 1 - playersSeat;
    session.setPlayer(playersSeat, player);
    changed(session.game());
  }

  private void changeLevel(int level) {
    Player<P> before = player;
    player = player(level);
    session.setPlayer(playersSeat, player);
    threads.execute(before::close); // After its search, which is canceled.
    changed(session.game());
  }

  private Player<P> player(int level) {
    return usualPlayer.with(kit, levels, level).makeLater();
  }

  private void moveNow() {
    session.stop();
  }

  private void click(int cell) {
    clicks = clicks.click(cell);
    clicks.move().ifPresentOrElse(session::play, this::show);
  }

  void close() {
    session.close();
    threads.execute(player::close);
    threads.shutdown();
  }

  // What the session reports.

  @Override
  public void changed(Game<P> game) {
    boolean thinks = session.think(A_SECOND);
    clicks = Clicks.none(drawing, game, thinks ? List.of() : session.legalMoves());
    moveNow.setDisable(!thinks);
    status.setText(game.isOver() ? result() : turn(game) + (thinks ? " thinks" : ": your turn"));
    show();
  }

  @Override
  public void thinking(SearchResult soFar) {
    status.setText(turn(session.game()) + " thinks, depth " + soFar.depth());
  }

  @Override
  public void failed(Throwable cause) {
    status.setText(turn(session.game()) + " cannot play: " + cause.getMessage());
  }

  private void show() {
    board.show(session.game(), clicks);
    choices.getChildren().setAll(clicks.moves().stream()
        .map(move -> button(move.notation(), () -> session.play(move)))
        .toList());
  }

  private String turn(Game<P> game) {
    return kit.seats().get(game.seat());
  }

  private String result() {
    return switch (session.outcome()) {
      case FIRST_WON -> kit.seats().get(0) + " has won";
      case SECOND_WON -> kit.seats().get(1) + " has won";
      case DRAWN -> "A draw";
      case UNFINISHED -> "";
    };
  }
}
