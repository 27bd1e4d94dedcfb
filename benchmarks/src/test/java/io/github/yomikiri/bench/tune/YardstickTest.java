package io.github.yomikiri.bench.tune;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.bench.textbook.TextbookSearch;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class YardstickTest {

  static List<Yardstick<?>> yardsticks() {
    return Yardsticks.all();
  }

  @ParameterizedTest
  @MethodSource("yardsticks")
  void movesAreLegal(Yardstick<?> yardstick) {
    play(yardstick);
  }

  private static <N extends Node<N>> void play(Yardstick<N> yardstick) {
    MatchResult result = yardstick.play(
        Openings.random(yardstick.kit().start(), 4, 3, 1),
        6,
        Limits.nodes(400),
        StopSignal.NEVER,
        (game, soFar) -> {});
    assertThat(result.total().games()).isEqualTo(6);
    assertThat(result.illegalMoves()).isEmpty();
    assertThat(result.failures()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("yardsticks")
  void historiesHaveRoomForAllMoves(Yardstick<?> yardstick) {
    cells(yardstick);
  }

  private static <N extends Node<N>> void cells(Yardstick<N> yardstick) {
    Openings.random(yardstick.kit().start(), 20, 20, 2).stream()
        .flatMap(game -> game.positions().stream())
        .forEach(node -> node.legalMoves()
            .forEach(move -> assertThat(yardstick.tactics().cell(node, move.code()))
                .isBetween(0, TextbookSearch.CELLS - 1)));
  }

  @ParameterizedTest
  @MethodSource("yardsticks")
  void noisyMovesAreLegalAndNotQuiet(Yardstick<?> yardstick) {
    noisy(yardstick);
  }

  private static <N extends Node<N>> void noisy(Yardstick<N> yardstick) {
    Openings.random(yardstick.kit().start(), 20, 20, 3).stream()
        .flatMap(game -> game.positions().stream())
        .filter(node -> !node.isTerminal())
        .forEach(node -> {
          var moves = new MoveList();
          yardstick.tactics().noisyMoves().orElseThrow().list(node, moves);
          for (Move move : node.legalMoves()) {
            assertThat(moves.contains(move.code()))
                .isNotEqualTo(yardstick.tactics().isQuiet(node, move.code()));
          }
        });
  }
}
