package io.github.yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MarkedBoardTest {

  private static <N extends Node<N>> String draw(
      NodeKit<N> kit, String moves, boolean color, Map<String, Integer> values) {
    Game<N> game = kit.text().readGame(moves);
    Map<Integer, MoveValues.Value> codes = new TreeMap<>();
    values.forEach((move, value) -> codes.put(
        game.position().parse(move).orElseThrow().code(),
        new MoveValues.Value(value, String.format(Locale.ROOT, value == 0 ? "0" : "%+d", value))));
    GameTexts<N> texts = () -> kit;
    return new MarkedBoard<>(texts, texts.drawing(game).orElseThrow(), color)
        .text(game, new MoveValues(codes));
  }

  @Test
  void valuesStandOnEmptyCells() {
    assertThat(draw(GameKits.ticTacToe(), "b2 a1", false, Map.of("b1", 1, "c2", 0)))
        .isEqualTo("""
        3 .  .  .
        2 .  X  0
        1 O +1  .
          a  b  c""");
  }

  @Test
  void colorsShowTheOwnersTheLastMoveAndTheBestOne() {
    String owner = "\u001b[1;38;5;231;48;5;25m";
    String other = "\u001b[1;30;48;5;214m";
    String reset = "\u001b[0m";
    assertThat(draw(GameKits.ticTacToe(), "b2 a1", true, Map.of("b1", 1, "c2", 0)))
        .isEqualTo("3 .  .  .\n"
            + "2 .  " + owner + "X" + reset + "  0\n"
            + "1 " + other + "\u001b[4mO" + reset + " \u001b[1;7m+1" + reset + "  .\n"
            + "  a  b  c");
  }

  @Test
  void aGameMayBeginWithTheSecondSeat() {
    NodeKit<Kalah> kit = GameKits.kalah();
    GameTexts<Kalah> texts = new GameTexts<>() {
      @Override
      public GameKit<Kalah> kit() {
        return kit;
      }

      @Override
      public int seat(Game<Kalah> game) {
        return 1 - game.seat();
      }
    };
    Game<Kalah> game = kit.text().readGame("2");
    Drawing<Kalah> drawing = kit.drawing().orElseThrow();
    assertThat(new MarkedBoard<>(texts, drawing, false).text(game, new MoveValues(Map.of())))
        .isEqualTo(drawing.text(game.position(), 0))
        .isNotEqualTo(drawing.text(game.position(), 1));
  }

  @Test
  void aValueFollowsThePieceOnItsCell() {
    assertThat(draw(GameKits.kalah(), "", false, Map.of("6", 8, "3", -2)))
        .contains("4    4 4:-2    4    4 4:+8");
  }

  @Test
  void aPieceHasTheBestValueOfItsMoves() {
    assertThat(draw(GameKits.draughts(), "", false, Map.of("9-13", -1, "9-14", 2, "10-14", 0)))
        .contains("b:+2")
        .contains("b:0")
        .doesNotContain("-1");
  }
}
