package example.libgdx;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.List;
import java.util.Optional;

/** The games that the program can show. Add the kit of your own game here. */
final class Games {

  private static final List<GameKit<?>> ALL = List.of(
      new Kit<>(
          "connect-four",
          ConnectFour.START,
          ConnectFour.START.drawing(),
          List.of("Dark", "Light"),
          ConnectFourKnowledge.THREATS),
      new Kit<>(
          "draughts",
          Draughts.START,
          Draughts.START.drawing(),
          List.of("Black", "White"),
          Draughts::lead));

  private Games() {}

  static GameKit<?> named(String name) {
    return ALL.stream()
        .filter(kit -> kit.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "no game " + name + "; expected one of " + ALL.stream().map(GameKit::name).toList()));
  }

  /** A kit of a few lines. It may say more about a game, such as how it is searched best. */
  private record Kit<N extends Node<N>>(
      String name, N start, Drawing<N> board, List<String> seats, Evaluator<N> evaluator)
      implements NodeKit<N> {

    @Override
    public Optional<Drawing<N>> drawing() {
      return Optional.of(board);
    }

    @Override
    public List<NamedEvaluator<N>> evaluators() {
      return List.of(new NamedEvaluator<>("usual", () -> evaluator));
    }
  }
}
