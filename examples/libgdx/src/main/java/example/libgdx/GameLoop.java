package example.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.InputAdapter;
import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;

/**
 * A game between a person and a player, in a game loop. It shows how a {@link GameSession} and a
 * loop share the work: the player thinks on a thread of its own, and its moves arrive in
 * {@code render}, within a budget for each frame. An app that is not seen does not search.
 */
final class GameLoop<P extends Position<P>> extends ApplicationAdapter
    implements GameSession.Listener<P> {

  private static final Limits A_SECOND = Limits.time(Duration.ofSeconds(1));
  private static final int LEVELS = 8;

  private final GameKit<P> kit;
  private final Drawing<P> drawing;
  private final Function<Drawing<P>, Painter<P>> painters;
  private final Random seeds;
  private final FrameQueue events = new FrameQueue();
  private final ExecutorService threads = Executors.newSingleThreadExecutor();
  private final GameSession<P> session;
  private Painter<P> painter;
  private Player<P> player;
  private Clicks<P> clicks;
  private Layout layout;
  private String status = "";
  private int level;

  /** Makes a game. The painter is made later, when there are graphics. */
  GameLoop(GameKit<P> kit, long seed, int level, Function<Drawing<P>, Painter<P>> painters) {
    this.kit = kit;
    this.painters = painters;
    this.level = level;
    drawing = kit.drawing().orElseThrow();
    seeds = new Random(seed);
    Game<P> start = Game.of(kit.start());
    session = GameSession.of(start, seeds.nextLong(), threads, events, this);
    clicks = Clicks.none(drawing, start, List.of());
    layout = new Layout(drawing.cells(), 1, 1);
    painter = new Painter<>() {
      @Override
      public void draw(Game<P> g, Clicks<P> c, String s, List<String> b, Layout l) {}

      @Override
      public void dispose() {}
    };
    player = player();
    session.setPlayer(1, player);
  }

  GameSession<P> session() {
    return session;
  }

  // What the loop does.

  @Override
  public void create() {
    painter = painters.apply(drawing);
    Gdx.input.setInputProcessor(new InputAdapter() {
      @Override
      public boolean touchDown(int x, int y, int pointer, int button) {
        touch(x, y);
        return true;
      }
    });
    changed(session.game());
  }

  @Override
  public void resize(int width, int height) {
    layout = new Layout(drawing.cells(), width, height);
  }

  @Override
  public void render() {
    events.runInBudget();
    painter.draw(session.game(), clicks, status, buttons(), layout);
  }

  /** Stops the search: nobody sees the app, which must not use the battery. */
  @Override
  public void pause() {
    session.cancel();
  }

  /** Begins the search again. */
  @Override
  public void resume() {
    changed(session.game());
  }

  @Override
  public void dispose() {
    session.close();
    threads.execute(player::close);
    threads.shutdown();
    painter.dispose();
  }

  // What the person does.

  private List<String> buttons() {
    List<Move> moves = clicks.moves();
    return moves.isEmpty()
        ? List.of("New game", "Take back", "Move now", "Level " + level)
        : moves.stream().map(Move::notation).toList();
  }

  void touch(int x, int y) {
    layout.cellAt(x, y).ifPresent(this::click);
    layout.buttonAt(x, y, buttons().size()).ifPresent(this::press);
  }

  private void click(int cell) {
    clicks = clicks.click(cell);
    clicks.move().ifPresent(session::play);
  }

  private void press(int button) {
    List<Move> moves = clicks.moves();
    if (!moves.isEmpty()) {
      session.play(moves.get(button));
      return;
    }
    switch (button) {
      case 0 -> session.newGame(Game.of(kit.start()), seeds.nextLong());
      case 1 -> session.takeBackToPerson();
      case 2 -> session.stop();
      default -> changeLevel();
    }
  }

  private void changeLevel() {
    level = level % LEVELS + 1;
    Player<P> before = player;
    player = player();
    session.setPlayer(1, player);
    threads.execute(before::close); // After its search, which is canceled.
    changed(session.game());
  }

  private Player<P> player() {
    return PlayerSpec.parse(kit, "engine:level=" + level).makeLater();
  }

  // What the session reports.

  @Override
  public void changed(Game<P> game) {
    boolean thinks = session.think(A_SECOND);
    clicks = Clicks.none(drawing, game, thinks ? List.of() : session.legalMoves());
    status = game.isOver() ? result() : turn() + (thinks ? " thinks" : ": your turn");
  }

  @Override
  public void thinking(SearchResult soFar) {
    status = turn() + " thinks, depth " + soFar.depth();
  }

  @Override
  public void failed(Throwable cause) {
    status = turn() + " cannot play: " + cause.getMessage();
  }

  private String turn() {
    return kit.seats().get(session.seat());
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
