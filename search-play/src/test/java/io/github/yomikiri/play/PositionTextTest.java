package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Nim;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {

  private static final PositionText<ConnectFour> MOVES = PositionText.ofStart(ConnectFour.START);

  /** Positions are the sizes of the heaps. */
  private record Heaps(Nim start) implements PositionText<Nim> {

    @Override
    public Nim read(String text) {
      if (text.contains("?")) {
        throw new InvalidInputException(text, "heap 2", "the size is not known");
      }
      if (!text.matches("\\d( \\d)*")) {
        throw new IllegalArgumentException("heaps are digits");
      }
      return Nim.of(Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    @Override
    public String write(Nim position) {
      return position.toString();
    }

    @Override
    public boolean isFirstToMove(Nim position) {
      return true;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4 4 3", "moves 4 4 3", "startpos moves 4 4 3", "  startpos  moves 4\n4 3 "})
  void movesFromTheStartAreEnough(String text) {
    Game<ConnectFour> game = MOVES.readGame(text);
    assertThat(game.start()).isEqualTo(ConnectFour.START);
    assertThat(game.moves().stream().map(Object::toString).collect(Collectors.joining(" ")))
        .isEqualTo("4 4 3");
    assertThat(MOVES.readGame(MOVES.writeGame(game))).isEqualTo(game);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "startpos", "moves", "startpos moves"})
  void noMovesAreTheStart(String text) {
    assertThat(MOVES.readGame(text)).isEqualTo(Game.of(ConnectFour.START));
    assertThat(MOVES.writeGame(Game.of(ConnectFour.START))).isEqualTo("startpos");
  }

  @Test
  void otherPositionsHaveNoText() {
    ConnectFour other = ConnectFour.START.after("4");
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> MOVES.writeGame(Game.of(other)))
        .withMessageContaining("has to begin at its start");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 9       | offset 2 (move 2): \"9\" is no legal move",
        "startposx | offset 0 (move 1): \"startposx\" is no legal move",
        "1 2 1 2 1 2 1 2 | offset 14 (move 8): the game is over before this move"
      })
  void namesTheWrongMove(String text, String message) {
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> MOVES.readGame(text))
        .withMessageStartingWith(message);
  }

  @Test
  void aTextIsAPositionIfItCanBe() {
    Heaps heaps = new Heaps(Nim.of(1, 2, 3));
    assertThat(heaps.readGame("2 2").start()).isEqualTo(Nim.of(2, 2));
    String move = heaps.start().legalMoves().get(0).notation();
    assertThat(heaps.readGame("moves " + move).start()).isEqualTo(heaps.start());
    assertThat(heaps.readGame("2 2 moves " + Nim.of(2, 2).legalMoves().get(0)).moves())
        .hasSize(1);
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> heaps.readGame("fox moves 1"))
        .withMessageStartingWith("position: heaps are digits");
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> heaps.readGame("fox"))
        .withMessageStartingWith("position: heaps are digits");
  }

  @Test
  void namesThePlaceInAPosition() {
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> new Heaps(Nim.of(1, 2, 3)).readGame("1 ? moves 1"))
        .withMessage("position, heap 2: the size is not known, in \"1 ?\"");
  }
}
