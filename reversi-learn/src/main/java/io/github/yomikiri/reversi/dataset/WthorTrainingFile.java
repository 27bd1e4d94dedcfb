package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.NoSuchElementException;

/**
 * The games of a WTHOR file. WTHOR is the database of the French Othello federation.
 *
 * <p>The file is little endian. It has a header of 16 bytes and then 68 bytes per game. The header
 * has the number of games, and the number of empty squares with which the games were solved. A game
 * has Dark's discs at its end, and those after perfect play from the solved position on. In both
 * numbers the empty squares count for the winner. The last 60 bytes are moves, written as 10 * rank
 * + file (a1 is 11, h8 is 88), with zeros after the last move. Passes are not written.
 *
 * <p>Some programs leave the number of games at 0. If there are more bytes than that number says,
 * they are read as games, too, after an exception that reports the wrong number.
 */
final class WthorTrainingFile extends TrainingFile {

  private static final int HEADER_BYTES = 16;
  private static final int GAME_BYTES = 68;
  private static final int FIRST_MOVE = 8;

  private final PushbackInputStream in;
  private final String name;
  private final int games;
  private final int solvedEmpties;
  private int gamesRead;
  private boolean cutShort;
  private boolean hasMoreThanSaid;

  /** Reads the header of a file. */
  WthorTrainingFile(InputStream in, String name) {
    this.in = new PushbackInputStream(in);
    this.name = name;
    ByteBuffer header = read(HEADER_BYTES, "header");
    games = header.getInt(4);
    int boardSize = header.get(12);
    if (games < 0) {
      throw wrong("header", "the number of games " + games + " is less than 0");
    }
    if (boardSize != 0 && boardSize != 8) {
      throw wrong(
          "header",
          "the board size is " + boardSize + ", not 8: this is not a WTHOR file of Othello");
    }
    solvedEmpties = header.get(14);
    if (solvedEmpties < 0 || solvedEmpties > 60) {
      throw wrong("header", "the depth is " + solvedEmpties + ", not in [0, 60]");
    }
  }

  @Override
  public boolean hasNext() {
    return !cutShort && (gamesRead < games || hasBytes());
  }

  private boolean hasBytes() {
    try {
      int next = in.read();
      if (next >= 0) {
        in.unread(next);
      }
      return next >= 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public TrainingGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no game after record " + gamesRead);
    }
    if (gamesRead == games && !hasMoreThanSaid) {
      hasMoreThanSaid = true;
      throw wrong("header", "the number of games is " + games + ", but there are more records");
    }
    gamesRead++;
    String place = "record " + gamesRead;
    ByteBuffer bytes = read(GAME_BYTES, place + (hasMoreThanSaid ? "" : " of " + games));
    int score = score(bytes.get(6), place + ", discs");
    int solvedScore = score(bytes.get(7), place + ", theoretical score");
    return TrainingGame.of(game(bytes, place), score, solvedEmpties, solvedScore);
  }

  private int score(byte discs, String place) {
    if (discs < 0 || discs > 64) {
      throw wrong(place, Byte.toUnsignedInt(discs) + " is not in [0, 64]");
    }
    return 2 * discs - 64;
  }

  private Game<Reversi> game(ByteBuffer bytes, String place) {
    int[] moves = new int[GAME_BYTES - FIRST_MOVE];
    int plies = 0;
    for (int i = 0; i < moves.length; i++) {
      int code = Byte.toUnsignedInt(bytes.get(FIRST_MOVE + i));
      if (code == 0) {
        continue;
      }
      String movePlace = place + ", move " + (i + 1);
      if (plies < i) {
        throw wrong(movePlace, "a move after the end of the game");
      }
      int rank = code / 10 - 1;
      int file = code % 10 - 1;
      if (rank < 0 || rank > 7 || file < 0 || file > 7) {
        throw wrong(movePlace, "the byte " + code + " is not a square");
      }
      moves[plies++] = Board.of(8).at(file, rank);
    }
    try {
      return Transcript.replay(Reversi.start(), Arrays.copyOf(moves, plies));
    } catch (InvalidInputException e) {
      throw wrong(place + ", " + e.place(), e.reason());
    }
  }

  private InvalidInputException wrong(String place, String reason) {
    return new InvalidInputException("", place, reason).inSource(name);
  }

  private ByteBuffer read(int length, String place) {
    try {
      byte[] bytes = in.readNBytes(length);
      if (bytes.length < length) {
        cutShort = true;
        throw wrong(place, "the file ends after " + bytes.length + " of its " + length + " bytes");
      }
      return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
