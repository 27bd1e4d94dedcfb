package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games of random moves, a WTHOR file of them, and the files of the database. */
public final class TrainingGames {

  private TrainingGames() {}

  /**
   * Returns a game of random moves that stops with the given number of empty squares, or at its
   * end.
   */
  public static Game<Reversi> random(long seed, int empties) {
    Random random = new Random(seed);
    MoveList moves = new MoveList();
    int[] played = new int[128];
    int plies = 0;
    Reversi position = Reversi.start();
    for (position.moves(moves);
        !moves.isEmpty() && position.emptyCount() > empties;
        position.moves(moves)) {
      played[plies] = moves.get(random.nextInt(moves.size()));
      position = position.play(played[plies++]);
      moves.clear();
    }
    return Transcript.replay(Reversi.start(), Arrays.copyOf(played, plies));
  }

  /**
   * Returns a file that gives every game 40 dark discs at its end and 20 as its theoretical score.
   */
  static byte[] wthor(int depth, List<Game<Reversi>> games) {
    ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * games.size()).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(4, games.size()).put(12, (byte) 8).put(14, (byte) depth);
    int at = 16;
    for (Game<Reversi> game : games) {
      bytes.put(at + 6, (byte) 40).put(at + 7, (byte) 20);
      int move = at + 8;
      for (Move played : game.moves()) {
        int square = played.code();
        if (square != Reversi.PASS) {
          bytes.put(move++, (byte) (10 * (square / 8 + 1) + square % 8 + 1));
        }
      }
      at += 68;
    }
    return bytes.array();
  }

  /** Returns the files of the WTHOR database in the folder that {@code -Dwthor=FOLDER} names. */
  static List<Path> wthorFiles() throws IOException {
    String folder = System.getProperty("wthor", "");
    assertThat(folder).as("-Dwthor=FOLDER names the folder of the .wtb files").isNotBlank();
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      List<Path> wthor =
          files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList();
      assertThat(wthor).as(".wtb files in %s", folder).isNotEmpty();
      return wthor;
    }
  }

  /**
   * Returns the ply of the position that the database has solved. Empty if the game has none, or is
   * over there.
   */
  static OptionalInt solvedPly(TrainingGame game) {
    return IntStream.rangeClosed(0, game.game().moves().size())
        .filter(game::isSolved)
        .filter(ply -> !game.game().positions().get(ply).isTerminal())
        .max();
  }
}
