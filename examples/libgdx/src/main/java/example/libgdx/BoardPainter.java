package example.libgdx;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.glutils.ShapeRenderer;
import com.badlogic.gdx.graphics.glutils.ShapeRenderer.ShapeType;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.ScreenUtils;
import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import java.util.List;
import java.util.Set;

/** Draws any board by its {@link Drawing}, with shapes and a font. */
final class BoardPainter<P extends Position<P>> implements Painter<P> {

  private static final Color CELL = Color.valueOf("e8dcc0");
  private static final Color CLICKED = Color.valueOf("9fc8e8");
  private static final Color LAST = Color.valueOf("f2c572");
  private static final Color NEXT = Color.valueOf("3d7ea6");
  private static final Color NOBODY = Color.valueOf("b0a48a");
  private static final List<Color> OWNERS =
      List.of(Color.valueOf("2d3436"), Color.valueOf("fbfaf5"));
  /** Pieces of one kind, whose color says all. Others show their symbol. */
  private static final Set<String> PLAIN = Set.of("disc", "stone", "man");

  private final Drawing<P> drawing;
  private final OrthographicCamera camera = new OrthographicCamera();
  private final ShapeRenderer shapes = new ShapeRenderer();
  private final SpriteBatch texts = new SpriteBatch();
  private final BitmapFont font = new BitmapFont(true);

  BoardPainter(Drawing<P> drawing) {
    this.drawing = drawing;
  }

  @Override
  public void draw(
      Game<P> game, Clicks<P> clicks, String status, List<String> buttons, Layout layout) {
    ScreenUtils.clear(Color.GRAY);
    camera.setToOrtho(true, layout.width(), layout.height());
    shapes.setProjectionMatrix(camera.combined);
    texts.setProjectionMatrix(camera.combined);
    shapes.begin(ShapeType.Filled);
    List<Integer> last = lastMove(game);
    List<Integer> next = clicks.next();
    for (int number = 0; number < drawing.cells().size(); number++) {
      boolean isLast = last.contains(number);
      Color color = clicks.cells().contains(number) ? CLICKED : isLast ? LAST : CELL;
      draw(game, number, color, layout);
      if (next.contains(number)) {
        Cell cell = drawing.cells().get(number);
        shapes.setColor(NEXT);
        shapes.circle(layout.x(cell.x()), layout.y(cell.y()), layout.unit() / 10);
      }
    }
    shapes.end();
    texts.begin();
    for (int number = 0; number < drawing.cells().size(); number++) {
      drawSymbol(game, number, layout);
    }
    float unit = layout.unit();
    float middle = unit / 2 + font.getCapHeight() / 2;
    font.setColor(Color.WHITE);
    font.draw(texts, status, unit / 4, layout.height() - unit - middle);
    float width = (float) layout.width() / buttons.size();
    for (int i = 0; i < buttons.size(); i++) {
      font.draw(
          texts, buttons.get(i), i * width, layout.height() - middle, width, Align.center, false);
    }
    texts.end();
  }

  private void draw(Game<P> game, int number, Color color, Layout layout) {
    Cell cell = drawing.cells().get(number);
    float x = layout.x(cell.x());
    float y = layout.y(cell.y());
    float width = layout.unit() * (cell.shape() == Drawing.Shape.UPRIGHT_EDGE ? 0.15f : 0.96f);
    float height = layout.unit() * (cell.shape() == Drawing.Shape.LEVEL_EDGE ? 0.15f : 0.96f);
    shapes.setColor(color);
    shapes.rect(x - width / 2, y - height / 2, width, height);
    drawing.piece(game.position(), number, game.seat()).ifPresent(piece -> {
      boolean isOwned = piece.owner() != Piece.NOBODY;
      shapes.setColor(isOwned ? OWNERS.get(piece.owner()) : NOBODY);
      if (cell.shape().isEdge()) {
        shapes.rect(x - width / 2, y - height / 2, width, height);
        return;
      }
      shapes.circle(x, y, layout.unit() * 0.4f, 32);
    });
  }

  private void drawSymbol(Game<P> game, int number, Layout layout) {
    Cell cell = drawing.cells().get(number);
    drawing.piece(game.position(), number, game.seat())
        .filter(piece -> !PLAIN.contains(piece.name()) && !cell.shape().isEdge())
        .ifPresent(piece -> {
          float y = layout.y(cell.y()) - font.getCapHeight() / 2;
          font.setColor(piece.owner() == 0 ? Color.WHITE : Color.BLACK);
          font.draw(texts, piece.symbol(), layout.x(cell.x()), y, 0, Align.center, false);
        });
  }

  private List<Integer> lastMove(Game<P> game) {
    int plies = game.moves().size();
    if (plies == 0) {
      return List.of();
    }
    Game<P> before = game.first(plies - 1);
    return drawing.clicks(
        before.position(), game.moves().get(plies - 1).code(), before.seat());
  }

  @Override
  public void dispose() {
    shapes.dispose();
    texts.dispose();
    font.dispose();
  }
}
