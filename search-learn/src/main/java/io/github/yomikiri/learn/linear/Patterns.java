package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Patterns of a game's board, as features of its positions. A pattern is a few squares that are
 * looked at together. Each configuration of their states selects a weight of its own. The
 * symmetries of the board bring a pattern to further places, which share its weights. On large
 * boards, {@link PatternsBuilder#anywhere} and {@link PatternsBuilder#lines} let all places of a
 * form share them.
 *
 * <pre>{@code
 * Patterns<ConnectFour> patterns =
 *     Patterns.of(new ConnectFourView(ConnectFour.START.board())).walks(8, 40, 1).build();
 * }</pre>
 *
 * <p>Sums of patterns are known as n-tuple networks (Bledsoe and Browning 1959; Lucas 2008 for
 * board games). Immutable.
 *
 * @param <P> the game's position type
 */
public final class Patterns<P extends Position<P>> implements Features<P> {

  private final BoardView<P> view;
  private final List<PatternTable> tables;
  /** The squares of each place. */
  private final List<int[]> places = new ArrayList<>();
  /** The number of the first weight of each place. */
  private final int[] bases;

  private final int count;
  /** For each number the one that shares its weight; without elements if none does. */
  private final int[] shared;

  /** The numbers of the empty forms that are shifted over the board. */
  private final BitSet empty = new BitSet();

  private final Pictures<P> pictures;

  Patterns(BoardView<P> view, List<PatternTable> tables) {
    this.view = view;
    this.tables = tables;
    int states = view.planes() + 1;
    List<Integer> firsts = new ArrayList<>();
    long weights = 0;
    for (PatternTable table : tables) {
      places.addAll(table.places());
      firsts.addAll(Collections.nCopies(table.places().size(), (int) weights));
      empty.set((int) weights, (int) weights + 1, table.isShifted());
      weights += table.configurations(states);
      checkSize("weights", weights);
    }
    count = (int) weights;
    bases = firsts.stream().mapToInt(Integer::intValue).toArray();
    shared = tables.stream().allMatch(table -> table.alike().isEmpty()) ? new int[0] : shared();
    pictures = new Pictures<>(view, places, bases);
  }

  /** Checks that an array has room for some elements. */
  static void checkSize(String what, long size) {
    if (size > Integer.MAX_VALUE - 8) {
      throw new IllegalStateException(
          "the patterns need an array of " + size + " " + what + "; expected less than 2^31");
    }
  }

  private int[] shared() {
    int[] numbers = new int[count];
    int first = 0;
    for (PatternTable table : tables) {
      int[] least = table.shared(view.planes() + 1);
      for (int i = 0; i < least.length; i++) {
        numbers[first + i] = first + least[i];
      }
      first += least.length;
    }
    return numbers;
  }

  /** Returns the numbers of the weights of configurations, in the given room if they differ. */
  int[] shared(int[] configurations, int[] room) {
    if (shared.length == 0) {
      return configurations;
    }
    for (int i = 0; i < bases.length; i++) {
      room[i] = shared[configurations[i]];
    }
    return room;
  }

  /** Returns the number of the weight of a configuration. */
  int shared(int number) {
    return shared.length > 0 ? shared[number] : number;
  }

  /** Returns the weight of each configuration, which is that of the number that it shares. */
  short[] ofConfigurations(short[] weights) {
    if (shared.length == 0) {
      return weights;
    }
    short[] all = weights.clone();
    for (int i = 0; i < shared.length; i++) {
      all[i] = weights[shared[i]];
    }
    return all;
  }

  /**
   * Begins to choose patterns.
   *
   * @param <P> the game's position type
   * @param view how the board looks
   * @return a builder without patterns
   * @throws IllegalArgumentException if a symmetry is no permutation of the squares, or a number of
   *     the view is outside its range
   */
  public static <P extends Position<P>> PatternsBuilder<P> of(BoardView<P> view) {
    return new PatternsBuilder<>(view);
  }

  /**
   * Returns patterns that suit most boards: each square alone, and the greatest rectangles of up to
   * 3x3 squares whose configurations are few enough.
   *
   * @param <P> the game's position type
   * @param view how the board looks
   * @return the patterns
   * @throws IllegalArgumentException as {@link #of} does
   */
  public static <P extends Position<P>> Patterns<P> usual(BoardView<P> view) {
    return of(view).usual().build();
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int length() {
    return places.size();
  }

  /** Returns the weights of empty forms that share their tables with others. */
  @Override
  public int[] unlearned() {
    return empty.stream().toArray();
  }

  @Override
  public void numbers(P position, int[] out) {
    pictures.numbers(position, out);
    shared(out, out);
  }

  /** Returns the number of words of the planes. */
  @Override
  public int words() {
    return view.planes() * wordsOfPlane();
  }

  private int wordsOfPlane() {
    return (view.columns() * view.rows() + 63) / 64;
  }

  /** Stores the planes, as the side to move sees them. */
  @Override
  public void pack(P position, long[] out) {
    Arrays.fill(out, 0, words(), 0);
    view.planes(position, 0, out);
  }

  /**
   * Returns the state of each square, as the side to move sees it: 0, or 1 + its plane. The array
   * has room for whole words.
   */
  int[] states(P position) {
    long[] packed = new long[words()];
    pack(position, packed);
    return states(packed);
  }

  private int[] states(long[] packed) {
    int[] states = new int[64 * wordsOfPlane()];
    for (int word = 0; word < words(); word++) {
      int first = 64 * (word % wordsOfPlane());
      for (long left = packed[word]; left != 0; left &= left - 1) {
        states[first + Long.numberOfTrailingZeros(left)] = 1 + word / wordsOfPlane();
      }
    }
    return states;
  }

  @Override
  public void unpack(long[] packed, int[] out) {
    int[] states = states(packed);
    // The states are the digits of the configurations.
    int base = view.planes() + 1;
    for (int place = 0; place < bases.length; place++) {
      int configuration = 0;
      int[] squares = places.get(place);
      for (int i = squares.length - 1; i >= 0; i--) {
        configuration = base * configuration + states[squares[i]];
      }
      out[place] = shared(bases[place] + configuration);
    }
  }

  @Override
  public int stages() {
    return view.stages();
  }

  @Override
  public int stage(P position) {
    return view.stage(position);
  }

  @Override
  public FeatureTrace<P> trace() {
    return new PatternTrace<>(this);
  }

  /** Returns what makes pictures of positions. */
  Pictures<P> pictures() {
    return pictures;
  }

  List<PatternTable> tables() {
    return tables;
  }

  /** Returns the view. */
  BoardView<P> view() {
    return view;
  }

  /** Returns the squares of a place, which nobody may change. */
  int[] squares(int place) {
    return places.get(place);
  }

  /** Returns the number of the first weight of a place. */
  int base(int place) {
    return bases[place];
  }

  @Override
  public String form() {
    // No format: in some languages it writes other digits, and the form is part of files.
    StringBuilder text = new StringBuilder("board ");
    text.append(view.columns()).append('x').append(view.rows());
    text.append(view.isShared() ? ", shared planes " : ", planes ").append(view.planes());
    text.append(", stages ").append(view.stages()).append(", places");
    for (int i = 0; i < bases.length; i++) {
      text.append(' ').append(bases[i]).append(':');
      text.append(Arrays.toString(places.get(i)).replace(" ", ""));
    }
    int first = 0;
    for (PatternTable table : tables) {
      for (int[] order : table.alike()) {
        text.append(" alike ").append(first).append(':');
        text.append(Arrays.toString(order).replace(" ", ""));
      }
      first += table.configurations(view.planes() + 1);
    }
    return text.toString();
  }

  /**
   * Returns the squares of a place with their states, such as {@code 3=1 4=0}. If a form is read in
   * several orders, the states are those of one of them.
   */
  @Override
  public String name(int place, int number) {
    StringBuilder text = new StringBuilder();
    int rest = number - bases[place];
    for (int square : places.get(place)) {
      text.append(text.length() == 0 ? "" : " ").append(square).append('=');
      text.append(rest % (view.planes() + 1));
      rest /= view.planes() + 1;
    }
    return text.toString();
  }

  /** Returns the number of patterns, places and weights. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d patterns in %d places with %d weights for each of %d stages",
        tables.size(),
        places.size(),
        count,
        stages());
  }
}
