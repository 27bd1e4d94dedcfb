package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Reads the games of a WTHOR file ({@code .wtb}) one by one. WTHOR is the database of the French
 * Othello federation.
 *
 * <pre>{@code
 * try (WthorReader games = WthorReader.open(path)) {
 *   while (games.hasNext()) {
 *     WthorGame game = games.next();
 *   }
 * }
 * }</pre>
 *
 * <p>The file is little endian. It has a header of 16 bytes and then 68 bytes per game. In each
 * game 60 bytes are moves, written as 10 * rank + file (a1 is 11, h8 is 88), with zeros after the
 * last move. Passes are not written. Not safe for use by several threads.
 */
public final class WthorReader implements Iterator<WthorGame>, Closeable {

  private static final int HEADER_BYTES = 16;
  private static final int GAME_BYTES = 68;
  private static final int FIRST_MOVE = 8;

  private final InputStream in;
  /** The path of the file; empty if it is not known. */
  private final String name;

  private final Header header;
  private int gamesRead;
  private boolean cutShort;

  /**
   * Reads the header of a file.
   *
   * @param in the file's bytes; {@link #close()} closes it
   * @throws InvalidInputException if the header is cut short or does not describe games on 8x8
   *     squares
   * @throws UncheckedIOException if reading fails
   */
  public WthorReader(InputStream in) {
    this(in, "");
  }

  private WthorReader(InputStream in, String name) {
    this.in = in;
    this.name = name;
    this.header = header(read(HEADER_BYTES, "header"));
  }

  /**
   * Opens a file and reads its header.
   *
   * @param path the file
   * @return a reader of its games, to be closed
   * @throws IOException if the file cannot be opened
   * @throws InvalidInputException if the header is cut short or does not describe games on 8x8
   *     squares
   */
  public static WthorReader open(Path path) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(path));
    try {
      return new WthorReader(in, path.toString());
    } catch (RuntimeException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Returns the header, which describes the file's games.
   *
   * @return the header
   */
  public Header header() {
    return header;
  }

  /**
   * Returns whether there are more games, according to the header's number of games. After a record
   * that was cut short there are none.
   */
  @Override
  public boolean hasNext() {
    return gamesRead < header.games() && !cutShort;
  }

  /**
   * Reads the next game.
   *
   * @return the game
   * @throws InvalidInputException if the record is cut short, a byte is not a square, or a move is
   *     not legal where it is played; unless the record was cut short, the games after it can still
   *     be read
   * @throws NoSuchElementException if there are no more games
   * @throws UncheckedIOException if reading fails
   */
  @Override
  public WthorGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no game after record " + gamesRead);
    }
    gamesRead++;
    String place = "record " + gamesRead;
    ByteBuffer bytes = read(GAME_BYTES, place + " of " + header.games());
    return new WthorGame(
        gamesRead,
        Short.toUnsignedInt(bytes.getShort(0)),
        Short.toUnsignedInt(bytes.getShort(2)),
        Short.toUnsignedInt(bytes.getShort(4)),
        discs(bytes.get(6), place + ", discs"),
        discs(bytes.get(7), place + ", theoretical score"),
        game(bytes, place));
  }

  private Header header(ByteBuffer bytes) {
    int games = bytes.getInt(4);
    int boardSize = bytes.get(12);
    if (games < 0) {
      throw wrong("header", "the number of games " + games + " is less than 0");
    }
    if (boardSize != 0 && boardSize != 8) {
      throw wrong(
          "header",
          "the board size is " + boardSize + ", not 8: this is not a WTHOR file of Othello");
    }
    int depth = bytes.get(14);
    if (depth < 0 || depth > 60) {
      throw wrong("header", "the depth is " + depth + ", not in [0, 60]");
    }
    return new Header(games, Short.toUnsignedInt(bytes.getShort(10)), depth);
  }

  private int discs(byte value, String place) {
    if (value < 0 || value > 64) {
      throw wrong(place, Byte.toUnsignedInt(value) + " is not in [0, 64]");
    }
    return value;
  }

  private Game<Reversi> game(ByteBuffer bytes, String place) {
    GameBuilder game = new GameBuilder(Reversi.start());
    boolean ended = false;
    for (int i = FIRST_MOVE; i < GAME_BYTES; i++) {
      int code = Byte.toUnsignedInt(bytes.get(i));
      String movePlace = place + ", move " + (i - FIRST_MOVE + 1);
      if (code == 0) {
        ended = true;
        continue;
      }
      if (ended) {
        throw wrong(movePlace, "a move after the end of the game");
      }
      int rank = code / 10 - 1;
      int file = code % 10 - 1;
      if (rank < 0 || rank > 7 || file < 0 || file > 7) {
        throw wrong(movePlace, "the byte " + code + " is not a square");
      }
      game.play(Board.of(8).at(file, rank)).ifPresent(reason -> {
        throw wrong(movePlace, reason);
      });
    }
    return game.build();
  }

  private InvalidInputException wrong(String place, String reason) {
    InvalidInputException wrong = new InvalidInputException("", place, reason);
    return name.isEmpty() ? wrong : wrong.in(name);
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

  /** Closes the file. */
  @Override
  public void close() throws IOException {
    in.close();
  }

  /**
   * The header of a WTHOR file, which describes the file's games.
   *
   * @param games the number of games in the file
   * @param year the year in which the games were played
   * @param depth the number of empty squares at which the theoretical scores were computed; 0 if
   *     there are no theoretical scores
   */
  public record Header(int games, int year, int depth) {}
}
