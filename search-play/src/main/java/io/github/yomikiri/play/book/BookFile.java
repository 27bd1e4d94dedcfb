package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Reads and writes the files of a {@link Book} without values. After a line of text with the format
 * and its version follow the number of positions and the positions, whose keys ascend. A position
 * is its key, the number of its moves, and the code and weight of each move. The codes ascend. A
 * checksum of the whole file is at its end.
 */
final class BookFile {

  /** The maximum number of moves of all positions. */
  static final int MAX_MOVES = 1 << 26;

  private static final String FORMAT = "Yomikiri opening book";
  private static final int VERSION = 1;

  private BookFile() {}

  static void write(Book<?> book, OutputStream stream) throws IOException {
    if (book.names.length > MAX_MOVES) {
      throw new IOException("a book of more than " + MAX_MOVES + " moves does not fit into a file");
    }
    CheckedOutput out = new CheckedOutput(stream, FORMAT, VERSION);
    out.writeNumber(book.size());
    for (int i = 0; i < book.size(); i++) {
      out.writeWord(book.keys[i]);
      out.writeNumber(book.starts[i + 1] - book.starts[i]);
      for (int at = book.starts[i]; at < book.starts[i + 1]; at++) {
        out.writeNumber(book.names[at]);
        out.writeNumber(book.visits[at]);
      }
    }
    out.writeChecksum();
  }

  static <P extends Position<P>> Book<P> read(InputStream stream, String name) throws IOException {
    CheckedInput in = new CheckedInput(stream, name, FORMAT, VERSION);
    in.at("header");
    int positions = (int) in.readNumber("the number of positions", 0, Book.MAX_POSITIONS);
    BookArrays arrays = new BookArrays();
    long last = 0;
    int room = MAX_MOVES;
    for (int i = 0; i < positions; i++) {
      in.at("position " + i);
      long key = in.readWord();
      if (i > 0 && key <= last) {
        throw in.wrong("the keys do not ascend");
      }
      last = key;
      arrays.addPosition(key);
      room -= readMoves(in, arrays, Math.min(room, Position.MOVE_LIMIT));
    }
    in.at("end");
    in.readChecksum();
    in.readEnd();
    return new Book<>(arrays);
  }

  private static int readMoves(CheckedInput in, BookArrays arrays, int max) throws IOException {
    int count = (int) in.readNumber("the number of moves", 1, max);
    int least = 0;
    for (int i = 0; i < count; i++) {
      int code = (int) in.readNumber("the move", least, Position.MOVE_LIMIT - 1);
      arrays.addMove(code, (int) in.readNumber("the weight", 1, Book.MAX_WEIGHT));
      least = code + 1;
    }
    return count;
  }
}
