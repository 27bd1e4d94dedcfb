package io.github.yomikiri.cli.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingFile;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.notation.BoardText;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** All parsers of input from people or programs, with sound inputs for the tests to damage. */
enum Parser {
  TRANSCRIPT(Transcript::parse, "f5d6c3d3c4f4f6", "F5 d6 C3 d3 c4", ""),
  BOARD_TEXT(
      BoardText::parse,
      Reversi.start().toString(),
      Transcript.play("f5d6c3d3c4f4f6").toString(),
      Reversi.start(4).toString()),
  OBF(
      ObfPosition::parseLines,
      "---------------------------OX------XO--------------------------- X; d3:+0; c4:-2;\n",
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X % FFO 40, +38\n"
          + "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X; h4:+0; % 41\n"),
  GGF(
      GgfGame::parseAll,
      "(;GM[Othello]PC[NBoard]DT[2014-02-21]PB[Ann]PW[Bob]RE[?]TI[05:00//02:00]TY[8]BO[8"
          + " ---------------------------O*------*O--------------------------- *]B[F5//1.2]W[d6/-0.5]"
          + "B[c3]W[d3/1/2];)",
      GgfGame.of("Ann", "Bob", Transcript.parse("f5d6c3d3c4f4f6")).format()
          + GgfGame.of("", "", Game.of(Reversi.start(6))).format()),
  WTHOR(Parser::readWthor, wthor()),
  WEIGHT_FILE(Parser::readWeights, weights()),
  /** What a weight file has behind its checksum, damaged before it is packed. */
  WEIGHT_CONTENT(content -> readWeights(packed(content)), unpacked(weights())),
  TRAINING_FILE(
      Parser::readTraining,
      "# games\nf5d6c3d3c4f4f6 3 20:-4\n\nf5d6c3d3c4 2\n",
      "f5f6e6f4 20:+2\n"),
  PROBCUT_TABLE(
      text -> ProbCutTable.read(new StringReader(text), "table"),
      "yomikiri-probcut,1\n# how it was made\nstages,3\n"
          + "stage,depth,shallow,slope,offset,deviation,samples\n0,3,1,1.02500,-13.1250,812.345,500\n"
          + "0,4,1,0.900000,0,900,499\n0,4,2,1,2.5,Infinity,499\n2,3,1,0.000123457,1234567,0,30\n"),
  BOOK_TEXT(
      text -> Book.readText(new StringReader(text), "book", Reversi.start()),
      "# a comment\nf5 d6 c3 d3 c4 * 3\n\nf5 f6\n",
      "F5 F4 * 1000000000\n"),
  VALUED_BOOK(
      text -> ReversiBook.builder().read(new StringReader(text), "book").build(),
      "# Yomikiri valued book, version 1\n| d3 13\nd3 | c3 -169 e3 -890 c5 -46\n\nd3 c5 | b6 0 c6 -6 d6 -1 e6 4 f6 46\n",
      "# Yomikiri valued book, version 1\n# a comment\n| f5 100000000\nf5 | d6 1 f4 2 f6 3\n"),
  PLAYER(
      text -> PlayerSpec.parse(ReversiKit.KIT, text),
      "random",
      "greedy:mobility",
      "negaalpha4:weights:killers32:history:table1",
      "time=1ms:tanuki",
      "engine:depth=3:variety=4:time=1ms",
      "engine:clock=100ms+10ms:table=1",
      "pvs5:probcut73:tanuki");

  /**
   * The exceptions that a parser may throw for bad input, by its documentation. Any other exception
   * is a fault.
   */
  static final List<Class<? extends Exception>> DOCUMENTED =
      List.of(IllegalArgumentException.class, IOException.class);

  /** Reads a text whose characters may be bytes. */
  interface Reading {
    void read(String text) throws Exception;
  }

  private final Reading reading;
  private final List<String> sound;

  Parser(Reading reading, String... sound) {
    this.reading = reading;
    this.sound = List.of(sound);
  }

  /** Reads the sound inputs. */
  void readSound() throws Exception {
    for (String text : sound) {
      reading.read(text);
    }
  }

  /** Reads damaged inputs; the exception of the first fault names the input. */
  void fuzz(long seed, int inputs) {
    Mutator mutator = new Mutator(sound, seed);
    for (int i = 0; i < inputs; i++) {
      String text = mutator.next();
      try {
        reading.read(text);
      } catch (Exception | StackOverflowError | OutOfMemoryError e) {
        if (DOCUMENTED.stream().noneMatch(documented -> documented.isInstance(e))
            || e instanceof NumberFormatException) {
          throw new AssertionError(
              this + ", input " + i + " of seed " + seed + " threw " + e + ": \"" + escaped(text)
                  + "\"",
              e);
        }
      }
    }
  }

  private static String escaped(String text) {
    StringBuilder result = new StringBuilder();
    text.chars().forEach(c -> {
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        result.append("\\u%04x".formatted(c));
      } else {
        result.append((char) c);
      }
    });
    return result.toString();
  }

  private static void readWthor(String bytes) throws IOException {
    try (TrainingFile games =
        TrainingFile.ofWthor(new ByteArrayInputStream(bytes.getBytes(ISO_8859_1)), "games")) {
      readAll(games);
    }
  }

  private static void readTraining(String text) throws IOException {
    try (TrainingFile games =
        TrainingFile.of(new BufferedReader(new StringReader(text)), "games")) {
      readAll(games);
    }
  }

  /** Continues after a line that is not a game, as the trainer does. */
  private static void readAll(Iterator<?> games) {
    IllegalArgumentException first = null;
    while (games.hasNext()) {
      try {
        games.next();
      } catch (IllegalArgumentException e) {
        first = first == null ? e : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }

  private static void readWeights(String bytes) throws IOException {
    PatternWeights.read(new ByteArrayInputStream(bytes.getBytes(ISO_8859_1)), "weights");
  }

  private static final String WEIGHT_HEADER = "Yomikiri pattern weights, version 1\n";

  private static String unpacked(String file) {
    byte[] content = file.substring(WEIGHT_HEADER.length() + Integer.BYTES).getBytes(ISO_8859_1);
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(content))) {
      return new String(in.readAllBytes(), ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String packed(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new DeflaterOutputStream(bytes)) {
      out.write(content.getBytes(ISO_8859_1));
    }
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.toByteArray());
    byte[] sum =
        ByteBuffer.allocate(Integer.BYTES).putInt((int) checksum.getValue()).array();
    return WEIGHT_HEADER + new String(sum, ISO_8859_1) + bytes.toString(ISO_8859_1);
  }

  private static String weights() {
    PatternSet set = PatternSet.of(Pattern.of("corner", "a1 b1 b2"));
    short[] stage = new short[set.weights() + PatternWeights.STAGES.plies()];
    Arrays.fill(stage, (short) 100);
    List<short[]> stages = Collections.nCopies(PatternWeights.STAGES.count(), stage);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      new PatternWeights(PatternWeights.LINEAR, set, "", stages).write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(ISO_8859_1);
  }

  /** Two games of a WTHOR file, the second without moves. */
  private static String wthor() {
    ByteBuffer bytes = ByteBuffer.allocate(16 + 2 * 68).order(ByteOrder.LITTLE_ENDIAN);
    bytes.put(new byte[] {20, 11, 6, 15}).putInt(2).putShort((short) 0).putShort((short) 2011);
    bytes.put((byte) 8).put((byte) 0).put((byte) 24);
    bytes.position(16 + 6);
    bytes.put((byte) 34).put((byte) 40).put(new byte[] {56, 64, 33, 34, 43, 46, 66});
    return new String(bytes.array(), ISO_8859_1);
  }
}
