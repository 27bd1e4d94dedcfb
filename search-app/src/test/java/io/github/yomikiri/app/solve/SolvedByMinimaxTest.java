package io.github.yomikiri.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.input.KitScores;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.testkit.Reference;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the command {@code solve} with plain minimax, late in random games. */
class SolvedByMinimaxTest {

  private static final int POSITIONS = 40;

  /** In Dots and Boxes, a side may move again. */
  @ParameterizedTest
  @CsvSource({"tic-tac-toe, 2, 1", "connect-four, 34, 2", "dots-and-boxes, 53, 3"})
  void findsTheScores(String name, int plies, long seed) {
    NodeKit<?> kit = (NodeKit<?>) GameKits.ofNodes().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
    findsTheScores(kit, plies, seed);
  }

  private static <N extends Node<N>> void findsTheScores(NodeKit<N> kit, int plies, long seed) {
    Random random = new Random(seed);
    Evaluator<N> points = Evaluator.of(node -> 0, 1);
    Reference<N> minimax = new Reference<>(points);
    KitScores<N> texts = new KitScores<>(kit);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < POSITIONS; i++) {
      Game<N> game = random(kit, plies, random);
      OptionalInt score = OptionalInt.of(minimax.value(game.position(), Limits.MAX_DEPTH));
      lines.append(texts.write(new ScoredPosition<>(0, game, Map.of(), score))).append('\n');
    }
    for (String more : List.of("", " --algorithm pvs", " --threads 2")) {
      String[] solve = ("solve - --check --hash 1" + more).split(" ");
      Run run = Run.withInput(kit, lines.toString(), solve);
      assertThat(run.exitCode())
          .as("%s, seed %d,%s%n%s", kit.name(), seed, more, run.err())
          .isZero();
      assertThat(run.out()).contains("40 of 40 solved, 40 of 40 scores as the lines say");
    }
  }

  /** Returns a game of at least some random moves, in which all later ones can be searched. */
  private static <N extends Node<N>> Game<N> random(NodeKit<N> kit, int plies, Random random) {
    int wanted = plies + random.nextInt(4);
    Game<N> game = Game.of(kit.start());
    while (game.moves().size() < wanted) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
      if (game.isOver()) {
        game = Game.of(kit.start());
      }
    }
    return game;
  }
}
