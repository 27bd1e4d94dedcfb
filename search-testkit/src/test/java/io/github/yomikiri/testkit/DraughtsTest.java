package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DraughtsTest implements NodeContract<Draughts> {

  /** The king can jump over all men, by many ways. */
  private static final Draughts NINE_JUMPS = read("""
       . . . .
      . . . .
       w w w .
      . . . .
       w w w .
      . . . .
       w w w .
      B . . .
      Black to move""", 80);

  private static final Draughts KINGS = read("""
       . . . .
      w . . .
       . B . .
      . . . b
       . . . .
      . . . .
       . W . .
      W . . .
      White to move""", 5);

  /** Reads a board as it is drawn. */
  private static Draughts read(String drawing, int quietPliesLeft) {
    List<String> lines = drawing.lines().toList();
    long[] sets = new long[3];
    for (int square = 0; square < 64; square++) {
      String line = lines.get(7 - square / 8);
      char sign = square % 8 < line.length() ? line.charAt(square % 8) : ' ';
      sets[0] |= "bB".indexOf(sign) >= 0 ? 1L << square : 0;
      sets[1] |= "wW".indexOf(sign) >= 0 ? 1L << square : 0;
      sets[2] |= "BW".indexOf(sign) >= 0 ? 1L << square : 0;
    }
    boolean blackToMove = lines.get(8).equals("Black to move");
    return new Draughts(sets[0], sets[1], sets[2], blackToMove, quietPliesLeft);
  }

  @Override
  public List<Draughts> positions() {
    return List.of(Draughts.START, KINGS, NINE_JUMPS);
  }

  /** Games between kings that move at random are long. */
  @Override
  public int walks() {
    return 10;
  }

  @Override
  public OptionalInt sideToMove(Draughts node) {
    return OptionalInt.of(node.blackToMove() ? 0 : 1);
  }

  @Override
  public OptionalInt winner(Draughts node) {
    return OptionalInt.of(plain(node).legalMoves().isEmpty() ? -1 : 0);
  }

  @Override
  public Optional<String> text(Draughts node) {
    return Optional.of(node.toString());
  }

  @Override
  public Optional<? extends Node<?>> otherRules(Draughts start) {
    return Optional.of(plain(start));
  }

  private static PlainDraughts plain(Draughts node) {
    return PlainDraughts.of(node.toString(), node.quietPliesLeft());
  }

  /** Half a turn, with the colors exchanged. */
  @Override
  public List<Draughts> symmetries(Draughts node) {
    return List.of(new Draughts(
        Long.reverse(node.white()),
        Long.reverse(node.black()),
        Long.reverse(node.kings()),
        !node.blackToMove(),
        node.quietPliesLeft()));
  }

  @Override
  public Optional<Draughts> withSidesChanged(Draughts node) {
    return node.isTerminal()
        ? Optional.empty()
        : Optional.of(new Draughts(
            node.black(), node.white(), node.kings(), !node.blackToMove(), node.quietPliesLeft()));
  }

  /** As several programs have published them. */
  @Override
  public Optional<NoisyMoves<Draughts>> noisyMoves() {
    return Optional.of(Draughts.jumps());
  }

  @TestFactory
  Stream<DynamicTest> perft() {
    return PerftSuite.parse(List.of(
            "- ; D1 7 ; D2 49 ; D3 302 ; D4 1469 ; D5 7361 ; D6 36768 ; D7 179740 ; D8 845931"))
        .tests(text -> Draughts.START, 10_000_000);
  }

  @Test
  void countsOfChainsAreThoseOfAPlainImplementation() {
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(Perft.count(NINE_JUMPS, depth)).isEqualTo(Perft.count(plain(NINE_JUMPS), depth));
      assertThat(Perft.count(KINGS, depth)).isEqualTo(Perft.count(plain(KINGS), depth));
    }
  }

  @Test
  void aChainCanHaveNineJumps() {
    Draughts after = Game.of(NINE_JUMPS).play("29x22x31x24x15x22x13x6x15x8").position();
    assertThat(after.white()).isZero();
    assertThat(after.black()).isEqualTo(after.kings());
  }

  @Test
  void aChainHasAllItsSquaresIfItsEndsAreNotEnough() {
    Draughts node = read("""
         . . . .
        . b . .
         w w . .
        . . . .
         w w w .
        . . . .
         . . w .
        . . . .
        Black to move""", 80);
    assertThat(node.legalMoves().toString()).isEqualTo("[6x13x22, 6x15x22, 6x31]");
    assertThat(node.parse("6x15x24x31").map(Move::notation)).hasValue("6x31");
  }

  @Test
  void aKingCanComeBackToItsSquare() {
    Draughts node = read("""
         . . . .
        . . . .
         . . . .
        . . . .
         . w w .
        . B . .
         . w w .
        . . . .
        Black to move""", 80);
    assertThat(node.legalMoves().toString()).isEqualTo("[22x31x24x15x22, 22x15x24x31x22]");
    assertThat(Game.of(node).play("22x15x24x31x22").position())
        .isEqualTo(new Draughts(node.black(), 0, node.kings(), false, 80));
  }

  @Test
  void aManThatIsCrownedByAJumpStops() {
    Draughts node = read("""
         . . . .
        . . . .
         . . . .
        . . . .
         . . . .
        . b . .
         . w w .
        . . . .
        Black to move""", 80);
    Draughts crowned = Game.of(node).play("22x31").position();
    assertThat(crowned).hasToString("""
         . . . .
        . . . .
         . . . .
        . . . .
         . . . .
        . . . .
         . . w .
        . . B .
        White to move""");
  }

  @Test
  void drawsItselfAndItsMoves() {
    assertThat(Draughts.START).hasToString("""
         b b b b
        b b b b
         b b b b
        . . . .
         . . . .
        w w w w
         w w w w
        w w w w
        Black to move""");
    assertThat(Draughts.START.legalMoves().toString())
        .isEqualTo("[9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16]");
    assertThat(Draughts.START.lead()).isZero();
    assertThat(NINE_JUMPS.lead()).isEqualTo(3 - 9 * 2);
  }

  @Test
  void movesOfMenAndCapturesAreProgress() {
    assertThat(Game.of(KINGS).play("29-25").position().quietPliesLeft()).isEqualTo(4);
    assertThat(Game.of(KINGS).play("5-1").position().quietPliesLeft()).isEqualTo(80);
    assertThat(Game.of(NINE_JUMPS).play("29x22x15x8").position().quietPliesLeft())
        .isEqualTo(80);
  }

  /** A game that may have more plies ends when a position occurs the third time. */
  @ParameterizedTest
  @CsvSource({"5, 5", "80, 8"})
  void gamesWithoutProgressAndRepetitionsAreDrawn(int quietPliesLeft, int plies) {
    Game<Draughts> game = Game.of(read(KINGS.toString(), quietPliesLeft));
    for (int ply = 0; ply < plies; ply++) {
      assertThat(game.isOver()).isFalse();
      game = game.play(List.of("29-25", "10-7", "25-29", "7-10").get(ply % 4));
    }
    assertThat(game.score()).hasValue(0);
  }

  @Test
  void twoKingsCatchOne() {
    Draughts node = read("""
         . . . .
        . . . .
         . . . .
        . . . .
         . . W .
        W . . .
         . . . .
        B . . .
        White to move""", 80);
    SearchResult result =
        Searchers.solver(Draughts.class).repetition().build().search(node, Limits.depth(9));
    assertThat(result.score()).isEqualTo(1);
  }

  @Test
  void positionsThatCannotBeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Draughts(2, 0, 0, true, 80))
        .withMessageContaining("black 0x2, white 0x0");
    assertThatIllegalArgumentException().isThrownBy(() -> new Draughts(4, 4, 0, true, 80));
    assertThatIllegalArgumentException().isThrownBy(() -> new Draughts(4, 0, 1, true, 80));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Draughts(1, 0, 0, true, 80))
        .withMessageContaining("no man on the last row");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Draughts(4, 0, 4, true, 81))
        .withMessageContaining("quietPliesLeft 81");
  }
}
