package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.InflaterInputStream;

/**
 * Reads the part of a {@link WeightFile} after its checksum. A right checksum proves nothing about
 * the content, so every size is checked before it is used. The memory used is at most a small
 * multiple of the numbers in the file.
 */
final class WeightContent {

  /** The size of a stage's array before its first number is read. */
  private static final int FIRST_CAPACITY = 1 << 12;

  private final DataInputStream data;
  private final String name;
  private String place = "kind";

  WeightContent(byte[] deflated, String name) {
    this.name = name;
    data = new DataInputStream(
        new ReadAhead(new InflaterInputStream(new ByteArrayInputStream(deflated))));
  }

  /**
   * Reads the weights.
   *
   * @throws InvalidInputException if the content is not the content of a weight file
   */
  PatternWeights read() {
    try {
      String kind = data.readUTF();
      place = "origin";
      String origin = data.readUTF();
      PatternSet set = patterns();
      // The first stage of a network on embeddings has more numbers than any other stage.
      int max = EmbeddingLayout.numbers(0, set.weights(), STAGES.plies());
      List<short[]> stages = new ArrayList<>();
      for (int stage = 0; stage < STAGES.count(); stage++) {
        place = "stage " + stage;
        stages.add(numbers(max));
      }
      place = "end";
      // This also makes the inflater compare its own checksum.
      if (data.read() >= 0) {
        throw wrong("there is more after the last stage");
      }
      return new PatternWeights(kind, set, origin, stages);
    } catch (InvalidInputException e) {
      throw e;
    } catch (IOException e) {
      // The bytes are in memory, so the cause is not the disk: the bytes are wrong.
      throw wrong("the bytes are not those of a weight file");
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private PatternSet patterns() throws IOException {
    place = "patterns";
    int count = data.readInt();
    if (count < 1 || count > PackedConfigurations.WORDS) {
      throw wrong("the number of patterns " + count + " is outside [1, "
          + PackedConfigurations.WORDS + "]");
    }
    List<Pattern> patterns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      place = "pattern " + i;
      patterns.add(Pattern.of(data.readUTF(), data.readUTF()));
    }
    place = "patterns";
    return PatternSet.of(patterns);
  }

  private short[] numbers(int max) throws IOException {
    int count = data.readInt();
    if (count < 0 || count > max) {
      throw wrong("the number of weights " + count + " is outside [0, " + max + "]");
    }
    short[] numbers = new short[Math.min(count, FIRST_CAPACITY)];
    for (int i = 0; i < count; i++) {
      if (i == numbers.length) {
        numbers = Arrays.copyOf(numbers, Math.min(count, 2 * i));
      }
      numbers[i] = number();
    }
    return numbers;
  }

  /** Reads a number as {@link WeightFile} writes it. */
  private short number() throws IOException {
    int value = 0;
    for (int i = 0; i < WeightFile.MAX_GROUPS; i++) {
      int group = data.readUnsignedByte();
      value |= (group & 127) << 7 * i;
      if (group < 128) {
        return (short) (value >>> 1 ^ -(value & 1));
      }
    }
    throw wrong("a weight has more than " + WeightFile.MAX_GROUPS + " bytes");
  }

  private InvalidInputException wrong(String reason) {
    return new InvalidInputException("", place, reason).inSource(name);
  }
}
