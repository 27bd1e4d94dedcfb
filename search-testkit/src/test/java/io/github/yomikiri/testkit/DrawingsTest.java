package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.games.Gomoku;
import io.github.yomikiri.games.Hex;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Tests that the drawings of the games pass the contract. */
class DrawingsTest {

  @Nested
  class OfTicTacToe implements DrawingContract<TicTacToe> {

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START, TicTacToe.parseBoard("X...O...X"));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<TicTacToe> drawing(TicTacToe position) {
      return position.drawing();
    }
  }

  @Nested
  class OfConnectFour implements DrawingContract<ConnectFour> {

    @Override
    public List<ConnectFour> positions() {
      return List.of(ConnectFour.START, ConnectFour.start(1, 62), ConnectFour.START.after("444"));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<ConnectFour> drawing(ConnectFour position) {
      return position.drawing();
    }
  }

  @Nested
  class OfBreakthrough implements DrawingContract<Breakthrough> {

    @Override
    public List<Breakthrough> positions() {
      return List.of(Breakthrough.start(5, 5), Breakthrough.start(2, 32));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Breakthrough> drawing(Breakthrough position) {
      return position.drawing();
    }
  }

  @Nested
  class OfKalah implements DrawingContract<Kalah> {

    @Override
    public List<Kalah> positions() {
      return List.of(Kalah.start(6, 4), Kalah.start(1, 6));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Kalah> drawing(Kalah position) {
      return position.drawing();
    }
  }

  @Nested
  class OfDomineering implements DrawingContract<Domineering> {

    @Override
    public List<Domineering> positions() {
      return List.of(Domineering.start(8, 8), Domineering.start(26, 2));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Domineering> drawing(Domineering position) {
      return position.drawing();
    }
  }

  @Nested
  class OfDodgem implements DrawingContract<Dodgem> {

    @Override
    public List<Dodgem> positions() {
      return List.of(Dodgem.start(3), Dodgem.start(8));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Dodgem> drawing(Dodgem position) {
      return position.drawing();
    }
  }

  @Nested
  class OfDotsAndBoxes implements DrawingContract<DotsAndBoxes> {

    @Override
    public List<DotsAndBoxes> positions() {
      return List.of(DotsAndBoxes.start(5, 5), DotsAndBoxes.start(1, 3));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<DotsAndBoxes> drawing(DotsAndBoxes position) {
      return position.drawing();
    }
  }

  @Nested
  class OfDraughts implements DrawingContract<Draughts> {

    @Override
    public List<Draughts> positions() {
      return List.of(Draughts.START);
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Draughts> drawing(Draughts position) {
      return position.drawing();
    }
  }

  @Nested
  class OfGomoku implements DrawingContract<Gomoku> {

    @Override
    public List<Gomoku> positions() {
      return List.of(Gomoku.START, Gomoku.start(3, 4, 3));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Gomoku> drawing(Gomoku position) {
      return position.drawing();
    }
  }

  @Nested
  class OfHex implements DrawingContract<Hex> {

    @Override
    public List<Hex> positions() {
      return List.of(Hex.start(4), Hex.start(11), Hex.start(1));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Hex> drawing(Hex position) {
      return position.drawing();
    }
  }

  @Nested
  class OfNim implements DrawingContract<Nim> {

    @Override
    public List<Nim> positions() {
      return List.of(Nim.of(3, 4, 5), Nim.of(1, 0, 2, 0, 0, 0, 0, 9));
    }

    @Override
    public int walks() {
      return 2;
    }

    @Override
    public Drawing<Nim> drawing(Nim position) {
      return position.drawing();
    }
  }
}
