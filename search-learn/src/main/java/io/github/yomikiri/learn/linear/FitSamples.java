package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Crc32c;
import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.SampleFolder;
import io.github.yomikiri.learn.fit.SampleFormat;
import io.github.yomikiri.learn.fit.StageSamples;
import io.github.yomikiri.learn.job.OrderedWorkers;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.zip.Checksum;
import org.jspecify.annotations.Nullable;

/**
 * The positions of a fit with their labels, on disk. First the positions of all games are labeled,
 * then each position is kept once. A position that occurs several times gets the mean of its
 * labels. A position of a game that is held out is dropped if it also occurs in another game.
 *
 * <p>Both steps write chunks in an order that depends on the games only. So an interrupted step
 * resumes with the first chunk that does not exist.
 */
final class FitSamples<N extends Node<N>> {

  /** The games of a chunk, whose labels a kill can lose. */
  private static final int GAMES_PER_CHUNK = 200;

  /**
   * The number of chunks of distinct positions. A position belongs to one of them by its hash, so
   * only the positions of one chunk are in memory.
   */
  private static final int PARTS = 8;

  /** Positions with their labels, of one game. */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares them.
  record Labeled<N extends Node<N>>(List<N> positions, double[] labels) {

    static <N extends Node<N>> Labeled<N> of(Map<N, Double> labels) {
      return new Labeled<>(
          List.copyOf(labels.keySet()),
          labels.values().stream().mapToDouble(Double::doubleValue).toArray());
    }
  }

  /**
   * A game to learn from.
   *
   * @param positions its positions; none if the game is made when it is labeled
   * @param score how the game ended; 0 if that is not known
   * @param labeled labels the positions, which can take long
   */
  record Unlabeled<N extends Node<N>>(List<N> positions, int score, Supplier<Labeled<N>> labeled) {}

  private final Features<N> features;
  private final int heldOut;
  private final SampleFolder labeled;
  private final SampleFolder distinct;

  FitSamples(Features<N> features, int heldOut, Path folder) throws IOException {
    this.features = features;
    this.heldOut = heldOut;
    SampleFormat format = new SampleFormat(features.words(), 2 * features.stages(), false);
    labeled = new SampleFolder(folder.resolve("labeled"), format);
    distinct = new SampleFolder(folder.resolve("distinct"), format);
  }

  /** A game that waits for its labels. */
  private record Task<N extends Node<N>>(long number, Unlabeled<N> game) {}

  /**
   * Labels the positions of all games.
   *
   * @param listener called with the number of games after each chunk
   */
  void label(Iterator<Unlabeled<N>> games, int threads, LongConsumer listener, StopSignal stop)
      throws IOException {
    // 1. Skip the games of the chunks that are complete.
    long[] read = {0};
    for (long known = (long) labeled.chunks() * GAMES_PER_CHUNK;
        read[0] < known && games.hasNext();
        read[0]++) {
      games.next();
    }
    long skipped = read[0];
    listener.accept(skipped);
    // 2. Label the others, and write a chunk after some games.
    Iterator<Task<N>> tasks = new Iterator<>() {
      private long next = skipped;

      @Override
      public boolean hasNext() {
        return games.hasNext();
      }

      @Override
      public Task<N> next() {
        return new Task<>(next++, games.next());
      }
    };
    List<Sample> chunk = new ArrayList<>();
    OrderedWorkers<Task<N>, List<Sample>> workers = new OrderedWorkers<>(
        threads,
        end -> task -> Optional.of(samples(task.number(), task.game().labeled().get())),
        stop);
    try {
      workers.run(tasks, samples -> {
        chunk.addAll(samples);
        if (++read[0] % GAMES_PER_CHUNK == 0) {
          append(chunk, labeled);
          chunk.clear();
          listener.accept(read[0]);
        }
      });
    } catch (IllegalStateException e) {
      // What is wrong with a game is reported as it is.
      throw e.getCause() instanceof IllegalArgumentException wrong ? wrong : e;
    }
    if (read[0] > skipped && read[0] % GAMES_PER_CHUNK > 0 && !stop.isRaised()) {
      append(chunk, labeled);
      listener.accept(read[0]);
    }
  }

  private static void append(List<Sample> samples, SampleFolder folder) throws IOException {
    SampleFolder.Chunk chunk = folder.chunk(1);
    samples.forEach(chunk::add);
    folder.append(chunk);
  }

  /** Returns the samples of a game. */
  List<Sample> samples(long game, Labeled<N> labeledGame) {
    List<N> positions = labeledGame.positions();
    double[] labels = labeledGame.labels();
    if (labels.length != positions.size()) {
      throw new IllegalArgumentException(
          "game " + game + ": " + labels.length + " labels of " + positions.size() + " positions");
    }
    boolean isHeldOut = heldOut > 0 && game % heldOut == heldOut - 1;
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < labels.length; i++) {
      N node = positions.get(i);
      if (!node.isTerminal()) {
        String place = "game " + game + ", position " + i + " (" + node + "): ";
        int stage = features.stage(node);
        check(place + "stage " + stage, stage, features.stages());
        // The negation refuses what is not a number.
        if (!(Math.abs(labels[i]) <= 1)) {
          throw new IllegalArgumentException(
              place + "label " + labels[i] + " is outside [-1, 1], the range of the scale");
        }
        int phase = stage + (isHeldOut ? features.stages() : 0);
        samples.add(new Sample(phase, packed(node, place), labels[i]));
      }
    }
    return samples;
  }

  private static void check(String what, int number, int end) {
    if (number < 0 || number >= end) {
      throw new IllegalArgumentException(what + " is outside [0, " + end + ")");
    }
  }

  private long[] packed(N node, String place) {
    int[] numbers = new int[features.length()];
    features.numbers(node, numbers);
    for (int number : numbers) {
      check(place + "the number " + number + " of a weight", number, features.count());
    }
    long[] packed = new long[features.words()];
    features.pack(node, packed);
    int[] unpacked = new int[numbers.length];
    features.unpack(packed, unpacked);
    if (!Arrays.equals(unpacked, numbers)) {
      throw new IllegalArgumentException(place + "the numbers " + Arrays.toString(numbers)
          + " become " + Arrays.toString(unpacked) + " when they are packed and unpacked");
    }
    return packed;
  }

  /** A position of a stage. */
  @SuppressWarnings("ArrayRecordComponent") // The record compares the elements.
  private record Key(int stage, long[] position) {

    long hash() {
      return Hash64.of(stage, Hash64.of(position));
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Key that
          && stage == that.stage
          && Arrays.equals(position, that.position);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(hash());
    }
  }

  /** The labels of a position. */
  private static final class Mean {
    private double sum;
    private int count;
  }

  /** Keeps each position once. Returns whether the signal was not raised before the end. */
  boolean removeDuplicates(StopSignal stop) throws IOException {
    int stages = features.stages();
    StageSamples all = labeled.between(0, 2 * stages);
    for (int part = distinct.chunks(); part < PARTS; part++) {
      Map<Key, Mean> learned = new LinkedHashMap<>();
      Map<Key, Mean> other = new LinkedHashMap<>();
      int wanted = part;
      for (int chunk = 0; chunk < all.chunks(); chunk++) {
        if (stop.isRaised()) {
          return false;
        }
        all.read(chunk, sample -> {
          Key key = new Key(sample.phase() % stages, sample.position());
          if (Math.floorMod(key.hash(), PARTS) == wanted) {
            Mean mean = (sample.phase() < stages ? learned : other)
                .computeIfAbsent(key, first -> new Mean());
            mean.sum += sample.label();
            mean.count++;
          }
        });
      }
      other.keySet().removeAll(learned.keySet());
      List<Sample> samples = new ArrayList<>();
      learned.forEach((key, mean) -> samples.add(sample(key, 0, mean)));
      other.forEach((key, mean) -> samples.add(sample(key, stages, mean)));
      append(samples, distinct);
    }
    return true;
  }

  private static Sample sample(Key key, int more, Mean mean) {
    return new Sample(key.stage() + more, key.position(), mean.sum / mean.count);
  }

  /** Returns the distinct positions of a stage, in games that are learned from or held out. */
  StageSamples ofStage(int stage, boolean isHeldOut) {
    int phase = stage + (isHeldOut ? features.stages() : 0);
    return distinct.between(phase, phase);
  }

  /** Returns a short text that identifies the features. */
  String form() {
    Checksum crc = Crc32c.create();
    crc.update(features.form().getBytes(StandardCharsets.UTF_8));
    return String.format(
        Locale.ROOT,
        "%d stages of %d weights, CRC-32C %08x",
        features.stages(),
        features.count(),
        crc.getValue());
  }

  /**
   * Returns a digest of what a game is made of, before it is labeled: of all that the features see
   * of its positions, and of its score.
   */
  long digest(Unlabeled<N> game) {
    long digest = game.score();
    long[] packed = new long[features.words()];
    for (N node : game.positions()) {
      features.pack(node, packed);
      digest = Hash64.of(digest, Hash64.of(packed));
    }
    return digest;
  }

  /** Returns a digest of the samples of a game. */
  long digest(long number, Labeled<N> game) {
    long digest = number;
    for (Sample sample : samples(number, game)) {
      digest =
          Hash64.of(digest, Hash64.of(sample.position()), Double.doubleToLongBits(sample.label()));
    }
    return digest;
  }

  /** Returns the distinct positions to learn from of a stage, and of some stages on both sides. */
  StageSamples around(int stage, int overlap) {
    return distinct.between(Math.max(0, stage - overlap), (int)
        Math.min(features.stages() - 1L, (long) stage + overlap));
  }

  /** Returns the number of distinct positions, those of games that are held out included. */
  long size() throws IOException {
    return distinct.size();
  }

  /** Returns which weights a sample selects. */
  Rows rows() {
    return new Rows(features.count(), features.length(), features::unpack);
  }
}
