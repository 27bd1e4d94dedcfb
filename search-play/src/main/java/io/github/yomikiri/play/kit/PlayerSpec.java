package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.text.LimitText;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.function.Supplier;

/**
 * A player as its name describes it, such as {@code random}, {@code alphabeta4} or
 * {@code engine:level=3}. Players of this name can be made.
 *
 * <p>Immutable, and safe for use by several threads.
 *
 * @param <P> the game's position type
 */
public final class PlayerSpec<P extends Position<P>> {

  /** What a player is like. It changes while it belongs to one method only. */
  private static final class Traits<P extends Position<P>> {

    private String limits = LimitText.NONE;
    private boolean drawsLots;
    private Supplier<Optional<String>> fingerprint = Optional::empty;
    private Supplier<? extends Player<P>> untimed;
    private Optional<Supplier<? extends Player<P>>> analyst = Optional.empty();
    private boolean isInPoints;
    private Optional<IntToDoubleFunction> chances = Optional.empty();
    private List<PlayerOption> options = List.of();

    Traits(Supplier<? extends Player<P>> untimed) {
      this.untimed = untimed;
    }

    Traits<P> copy() {
      Traits<P> copy = new Traits<>(untimed);
      copy.limits = limits;
      copy.drawsLots = drawsLots;
      copy.fingerprint = fingerprint;
      copy.analyst = analyst;
      copy.isInPoints = isInPoints;
      copy.chances = chances;
      copy.options = options;
      return copy;
    }
  }

  private final String name;
  private final Supplier<? extends Player<P>> maker;
  private final Traits<P> traits;

  private PlayerSpec(String name, Supplier<? extends Player<P>> maker, Traits<P> traits) {
    this.name = Objects.requireNonNull(name, "name");
    this.maker = Objects.requireNonNull(maker, "maker");
    this.traits = traits;
  }

  private PlayerSpec<P> with(Consumer<Traits<P>> change) {
    Traits<P> changed = traits.copy();
    change.accept(changed);
    return new PlayerSpec<>(name, maker, changed);
  }

  /**
   * Returns the player of a name that plays, but does not value moves.
   *
   * @param <P> the game's position type
   * @param name the name
   * @param maker makes the player, under this name
   * @return the player, without limits and without random choices
   */
  public static <P extends Position<P>> PlayerSpec<P> of(
      String name, Supplier<? extends Player<P>> maker) {
    return new PlayerSpec<>(name, maker, new Traits<>(maker));
  }

  /**
   * Reads a name.
   *
   * @param <P> the game's position type
   * @param kit the game
   * @param text the name, in upper or lower case except for paths
   * @return the player
   * @throws PlayerSyntaxException if the text names no player of the game
   */
  public static <P extends Position<P>> PlayerSpec<P> parse(GameKit<P> kit, String text) {
    return parse(kit, text, File::new);
  }

  /**
   * Reads a name.
   *
   * @param <P> the game's position type
   * @param kit the game
   * @param text the name, in upper or lower case except for paths
   * @param files finds the files that the name has, such as weights and books
   * @return the player
   * @throws PlayerSyntaxException if the text names no player of the game
   */
  public static <P extends Position<P>> PlayerSpec<P> parse(
      GameKit<P> kit, String text, Function<String, File> files) {
    return parse(kit, text, List.of(text.strip().split(":", -1)), files);
  }

  /**
   * Returns a player whose name has these parts.
   *
   * @param <P> the game's position type
   * @param kit the game
   * @param first the part with which the name begins
   * @param rest the other parts, which may have colons, such as paths
   * @return the player
   * @throws PlayerSyntaxException if the parts name no player of the game
   */
  public static <P extends Position<P>> PlayerSpec<P> of(
      GameKit<P> kit, String first, List<String> rest) {
    List<String> parts = new ArrayList<>(rest);
    parts.add(0, first);
    return parse(kit, String.join(":", parts), parts, File::new);
  }

  private static <P extends Position<P>> PlayerSpec<P> parse(
      GameKit<P> kit, String text, List<String> parts, Function<String, File> files) {
    PlayerName name = new PlayerName(text, parts, files);
    return kit.players().stream()
        .flatMap(kind -> kind.read(name).stream())
        .findFirst()
        .orElseThrow(() -> name.fault("no player begins like this; expected " + beginnings(kit)));
  }

  private static String beginnings(GameKit<?> kit) {
    List<String> all = new ArrayList<>();
    kit.players().forEach(kind -> all.add(kind.beginning()));
    String last = all.remove(all.size() - 1);
    return all.isEmpty() ? last : String.join(", ", all) + ", or " + last;
  }

  /**
   * Returns this player with a text of its limits.
   *
   * @param words such as {@code depth 8} or {@code 1 s a move}
   * @return a new value
   */
  public PlayerSpec<P> withLimits(String words) {
    Objects.requireNonNull(words, "words");
    return with(changed -> changed.limits = words);
  }

  /**
   * Returns this player as one that chooses at random.
   *
   * @param isRandom whether its moves depend on the seed of the game
   * @return a new value
   */
  public PlayerSpec<P> drawingLots(boolean isRandom) {
    return with(changed -> changed.drawsLots = isRandom);
  }

  /**
   * Returns this player as one that depends on a file. Two files of one name may differ, so the
   * name alone does not determine how the player plays.
   *
   * @param newFingerprint makes a text of one word that stands for the content of the file; empty
   *     if the player depends on none
   * @return a new value
   */
  public PlayerSpec<P> dependingOn(Supplier<Optional<String>> newFingerprint) {
    Objects.requireNonNull(newFingerprint, "fingerprint");
    return with(changed -> changed.fingerprint = newFingerprint);
  }

  /**
   * Returns this player as one that values moves.
   *
   * @param newAnalyst makes a player whose {@link Player#analyze} values moves as this player does
   * @param inPoints whether the values are points of the game, and not a unit of the player's own
   * @return a new value
   */
  public PlayerSpec<P> withAnalyst(Supplier<? extends Player<P>> newAnalyst, boolean inPoints) {
    return with(changed -> {
      changed.analyst = Optional.of(newAnalyst);
      changed.isInPoints = inPoints;
    });
  }

  /**
   * Returns this player as one whose values may be chances to win.
   *
   * @param newChances what {@link Unit#chances} returns of the unit of its evaluator
   * @return a new value
   */
  public PlayerSpec<P> withChances(Optional<IntToDoubleFunction> newChances) {
    Objects.requireNonNull(newChances, "chances");
    return with(changed -> changed.chances = newChances);
  }

  /**
   * Returns this player as one that has a usual time for each move if its name has no limit.
   *
   * @param newUntimed makes the player without the usual time
   * @return a new value
   */
  public PlayerSpec<P> withUntimed(Supplier<? extends Player<P>> newUntimed) {
    Objects.requireNonNull(newUntimed, "untimed");
    return with(changed -> changed.untimed = newUntimed);
  }

  /**
   * Returns this player with numbers that its name can set.
   *
   * @param newOptions the options of its kind
   * @return a new value
   */
  public PlayerSpec<P> withOptions(List<PlayerOption> newOptions) {
    List<PlayerOption> copied = List.copyOf(newOptions);
    return with(changed -> changed.options = copied);
  }

  /**
   * Returns the numbers that the name can set.
   *
   * @return the options; empty for most kinds
   */
  public List<PlayerOption> options() {
    return traits.options;
  }

  /**
   * Returns a number that the name can set.
   *
   * @param part the part of the name, such as {@code level}
   * @return the option; empty if the name has no such number
   */
  public Optional<PlayerOption> option(String part) {
    return traits.options.stream().filter(option -> option.part().equals(part)).findFirst();
  }

  /**
   * Returns a player with another number in its name.
   *
   * @param kit the game
   * @param option one of the options
   * @param value the number
   * @return the player of the new name
   * @throws PlayerSyntaxException if the number is outside its range
   */
  public PlayerSpec<P> with(GameKit<P> kit, PlayerOption option, int value) {
    List<String> parts = new ArrayList<>(List.of(name.split(":", -1)));
    parts.removeIf(part -> part.toLowerCase(Locale.ROOT).startsWith(option.part() + "="));
    parts.add(option.part() + "=" + value);
    return parse(kit, String.join(":", parts));
  }

  /**
   * Returns the name.
   *
   * @return the text that was read
   */
  public String name() {
    return name;
  }

  /**
   * Returns what limits the player's moves, in words.
   *
   * @return such as {@code depth 8} or {@code 1 s a move}; {@code none} if nothing does
   */
  public String limits() {
    return traits.limits;
  }

  /**
   * Returns whether the player chooses at random. A player that does not choose at random always
   * plays the same way from the same opening.
   *
   * @return whether the player's moves depend on the game's seed
   */
  public boolean drawsLots() {
    return traits.drawsLots;
  }

  /**
   * Returns what stands for the content of a file that the player depends on.
   *
   * @return a text of one word; empty if the player depends on no file
   */
  public Optional<String> fingerprint() {
    return traits.fingerprint.get();
  }

  /**
   * Makes the player.
   *
   * @return a new player, which the caller must close
   * @throws io.github.yomikiri.play.EngineFailure if the player is another program that cannot be
   *     started
   */
  public Player<P> make() {
    return maker.get();
  }

  /**
   * Makes the player later: at its first call, by the thread that calls it. A user interface need
   * not wait until weights are read or another program is started. What can go wrong then, such as
   * an {@link io.github.yomikiri.play.EngineFailure}, goes wrong at this call.
   *
   * @return a new player, which the caller must close
   */
  public Player<P> makeLater() {
    return new LatePlayer<>(name, maker);
  }

  /**
   * Makes the player for a caller that limits each move, such as a protocol. Limits in the name
   * still apply. But if there are none, the player has no usual time.
   *
   * @return a new player, which the caller must close
   * @throws io.github.yomikiri.play.EngineFailure if the player is another program that cannot be
   *     started
   */
  public Player<P> makeUntimed() {
    return traits.untimed.get();
  }

  /**
   * Makes a player that values moves as this one does.
   *
   * @return a new player, which the caller must close; empty if this player chooses moves without
   *     values, or is another program
   */
  public Optional<Player<P>> makeAnalyst() {
    return traits.analyst.map(Supplier::get);
  }

  /**
   * Returns whether the player values moves.
   *
   * @return false if {@link #makeAnalyst} is empty
   */
  public boolean valuesMoves() {
    return traits.analyst.isPresent();
  }

  /**
   * Returns whether the values of moves are points of the game.
   *
   * @return false if the player does not value moves, or values are in a unit of its own
   */
  public boolean isInPoints() {
    return traits.isInPoints;
  }

  /**
   * Returns how the player's values become chances, when they are shown to people.
   *
   * @return gives the chance to win less the chance to lose, as {@link Unit#chances} does; empty if
   *     values are no chances
   */
  public Optional<IntToDoubleFunction> chances() {
    return traits.chances;
  }

  @Override
  public String toString() {
    return name;
  }
}
