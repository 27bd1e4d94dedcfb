package io.github.yomikiri.reversi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Tests that parsers answer any input with an InvalidInputException, or with a value that can be
 * written and read again.
 */
class FormatProperties {

  private static final String SEED = "20110522";
  private static final String ALPHABET =
      "XO*-.xo ;:%+-0123456789abhiABCPWGMT[]()/\n\t pasto move\u00e9\ud83d";

  @Provide
  Arbitrary<String> anyText() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(200),
        Arbitraries.strings().withChars(ALPHABET.toCharArray()).ofMaxLength(200));
  }

  @Property(seed = SEED, tries = 1_000)
  void readersOfAnyText(@ForAll("anyText") String text) {
    checkAll(text);
  }

  @Property(seed = SEED, tries = 300)
  void readersOfDamagedText(@ForAll long seed, @ForAll @IntRange(min = 4, max = 8) int size) {
    Game<Reversi> game = RandomGames.game(size & ~1, seed, (int) (seed & 63));
    SplittableRandom random = new SplittableRandom(seed);
    checkAll(damaged(Transcript.format(game), random));
    checkAll(damaged(game.position().toString(), random));
    Map<Move, Integer> scores =
        game.position().legalMoves().stream().collect(Collectors.toMap(move -> move, Move::code));
    checkAll(damaged(
        new ObfPosition(game.position(), scores, OptionalInt.of(-2), "a comment").format(),
        random));
    checkAll(damaged(GgfGame.of("Ann", "Bob", game).format(), random));
  }

  /** Replaces, inserts and deletes a few characters. */
  private static String damaged(String text, SplittableRandom random) {
    StringBuilder result = new StringBuilder(text);
    for (int edits = random.nextInt(4); edits >= 0; edits--) {
      int at = random.nextInt(result.length() + 1);
      int end = Math.min(result.length(), at + random.nextInt(3));
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      result.replace(at, end, random.nextBoolean() ? String.valueOf(c) : "");
    }
    return result.toString();
  }

  private static void checkAll(String text) {
    check(text, BoardText::parse, Reversi::toString);
    check(text, Transcript::parse, Transcript::format);
    for (int size : new int[] {4, 6}) {
      check(text, moves -> Transcript.parse(Reversi.start(size), moves), Transcript::format);
    }
    check(text, ObfPosition::parse, ObfPosition::format);
    check(
        text,
        ObfPosition::parseLines,
        lines -> String.join("\n", lines.stream().map(ObfPosition::format).toList()));
    check(
        text,
        GgfGame::parseAll,
        games -> String.join("\n", games.stream().map(GgfGame::format).toList()));
    Reversi.start().parse(text);
  }

  private static <T> void check(
      String text, Function<String, T> parse, Function<T, String> format) {
    T value;
    try {
      value = parse.apply(text);
    } catch (InvalidInputException e) {
      assertThat(e).hasMessageContaining(e.place()).hasMessageContaining(e.reason());
      return;
    }
    String written = format.apply(value);
    assertThat(format.apply(parse.apply(written))).as("written from %s", text).isEqualTo(written);
  }
}
