package example.mygame;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.List;
import java.util.Optional;

/** The description of the game, from which the library makes all programs. */
public final class MyKit implements NodeKit<MyGame> {

  /** How good a position seems for the side to move. Ten moves more are as good as a won game. */
  static final Evaluator<MyGame> EVALUATOR = Evaluator.of(
      node -> Integer.bitCount(node.free(node.opponent())) - Integer.bitCount(node.free(node.own())),
      10);

  @Override
  public String name() {
    return "my-game";
  }

  @Override
  public MyGame start() {
    return MyGame.START;
  }

  @Override
  public List<String> seats() {
    return List.of("X", "O");
  }

  @Override
  public List<NamedEvaluator<MyGame>> evaluators() {
    return List.of(new NamedEvaluator<>("mobility", () -> EVALUATOR));
  }

  @Override
  public Optional<Drawing<MyGame>> drawing() {
    return Optional.of(new MyDrawing());
  }
}
