package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/** Writes WTHOR files, so that the reader can be tested without the database. */
final class WthorBytes {

  static final int HEADER = 16;
  static final int GAME = 68;

  private WthorBytes() {}

  static byte[] file(List<Game<Reversi>> games) {
    ByteBuffer bytes =
        ByteBuffer.allocate(HEADER + GAME * games.size()).order(ByteOrder.LITTLE_ENDIAN);
    bytes
        .put(new byte[] {20, 11, 6, 15})
        .putInt(games.size())
        .putShort((short) 0)
        .putShort((short) 2011);
    bytes.put((byte) 8).put((byte) 0).put((byte) 24).put((byte) 0);
    for (int i = 0; i < games.size(); i++) {
      Game<Reversi> game = games.get(i);
      Reversi end = game.position();
      int difference = end.scoreWithEmptiesToWinner() * (end.sideToMove() == Side.DARK ? 1 : -1);
      bytes.putShort((short) (100 + i)).putShort((short) 40_000).putShort((short) 7);
      bytes.put((byte) ((64 + difference) / 2)).put((byte) 40);
      int next = bytes.position() + 60;
      for (int move : RandomGames.codes(game)) {
        if (move != Reversi.PASS) {
          bytes.put((byte) (10 * (move / 8 + 1) + move % 8 + 1));
        }
      }
      bytes.position(next);
    }
    return bytes.array();
  }
}
