package io.github.yomikiri.reversi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfGameTest {

  /** As GoGui writes a game of Othello: rows from the bottom, no GM, breaks within a node. */
  private static final String GOGUI = """
      (;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8]
      KM[6.5]PB[Ann]PW[Bob \\\\ \\] Co]DT[2025-03-01]
      ;B[fd]BL[299.0];W[dc]C[A comment; with ) and (;
      and a \\] bracket];B[cf]LB[aa:1][bb:2];W[df]
      ;B[cd])
      """;

  private static SgfGame only(String text) {
    List<SgfGame> games = SgfGame.parseAll(text);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  @Test
  void readsWhatGoGuiWrites() {
    SgfGame game = only(GOGUI);
    assertThat(game.game()).isEqualTo(Transcript.parse("f5d6c3d3c5"));
    assertThat(game.properties().keySet())
        .containsExactly("FF", "CA", "AP", "SZ", "KM", "PB", "PW", "DT");
    assertThat(game.properties()).containsEntry("PW", "Bob \\ ] Co").containsEntry("PB", "Ann");
  }

  @Test
  void readsRowsFromTheTopIfTheyMakeTheMovesLegal() {
    Game<Reversi> game = Transcript.parse("f5d6c3d3c4");
    assertThat(only("(;GM[2]FF[4];B[fe];W[df];B[cc];W[dc];B[cd])").game()).isEqualTo(game);
    assertThat(only("(;AP[GoGui]SZ[8];B[fe];W[df];B[cc];W[dc];B[cd])").game()).isEqualTo(game);
    assertThat(only("(;GM[2];B[fd];W[dc];B[cf];W[df];B[ce])").game()).isEqualTo(game);
  }

  private static Game<Reversi> game(int size, SplittableRandom random) {
    Game<Reversi> game = Game.of(Reversi.start(size));
    while (!game.isOver()) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  /** Any game is read, with its passes or without them, in both ways. */
  @ParameterizedTest
  @CsvSource({"8, false", "8, true", "6, false", "6, true", "4, true"})
  void readsAnyGame(int size, boolean fromTheBottom) {
    SplittableRandom random = new SplittableRandom(size);
    for (int i = 0; i < 200; i++) {
      Game<Reversi> game = game(size, random);
      for (boolean passes : new boolean[] {true, false}) {
        StringBuilder text = new StringBuilder("(;FF[4]SZ[" + size + "]");
        text.append(fromTheBottom ? "AP[GoGui:1.5.1]" : "GM[2]");
        for (int ply = 0; ply < game.moves().size(); ply++) {
          Move move = game.moves().get(ply);
          if (move.code() == Reversi.PASS && !passes) {
            continue;
          }
          text.append(game.positions().get(ply).sideToMove() == Side.DARK ? ";B[" : ";W[");
          if (move.code() != Reversi.PASS) {
            int row = move.notation().charAt(1) - '1';
            text.append(move.notation().charAt(0))
                .append((char) ('a' + (fromTheBottom ? size - 1 - row : row)));
          }
          text.append(']');
        }
        assertThat(only(text + ")").game()).isEqualTo(game);
      }
    }
  }

  @Test
  void readsTheMainLine() {
    String variations = "(;SZ[8];B[fd](;W[dc](;B[cf])(;B[cd];W[dd]))(;W[ff]C[(;\\]]))";
    assertThat(only(variations).game()).isEqualTo(Transcript.parse("f5d6c3"));
    assertThat(SgfGame.parseAll(variations + "\n" + GOGUI + variations)).hasSize(3);
    assertThat(SgfGame.parseAll(" \n")).isEmpty();
  }

  @Test
  void readsASetUpBoard() {
    // Rows from the top, as the format has it, unless GoGui is named.
    SgfGame top = only("(;GM[2]SZ[4]AB[aa:ba][ca]AW[da]AE[ca]PL[W];W[])");
    assertThat(top.game().start())
        .isEqualTo(ObfPosition.parse("XX-O------------ O").position());
    SgfGame bottom = only("(;AP[GoGui:1]SZ[4]AB[aa][ba]AW[ca];B[da])");
    assertThat(bottom.game().start())
        .isEqualTo(ObfPosition.parse("------------XXO- X").position());
    assertThat(bottom.game()).hasToString("d4");
    assertThat(only("(;GM[2]SZ[4]AB[ba]AW[aa];W[ca])").game().start().sideToMove())
        .isEqualTo(Side.LIGHT);
  }

  @Test
  void theLastBracketMayBeMissing() {
    String game = "(;GM[2]SZ[8]PB[Ann];B[fe];W[df](;B[cc])(;B[ce])";
    assertThat(only(game)).isEqualTo(only(game + ")"));
    assertThat(SgfGame.parseAll(game + "\n(;FF[4]GM[2];B[fe]\n(; GM[2];B[fe])"))
        .extracting(each -> each.game().moves().size())
        .containsExactly(3, 1, 1);
    assertRejected("(;GM[2];B[fe", "8, property B: it has no closing bracket");
  }

  @Test
  void textMayStandBeforeTheFirstGame() {
    assertThat(only("From: Ann (at home)\n\n" + GOGUI)).isEqualTo(only(GOGUI));
    List<InvalidInputException> bad = new ArrayList<>();
    assertThat(SgfGame.parseAll("(GM[2];B[fe])" + GOGUI, bad::add)).hasSize(1);
    assertThat(bad).hasSize(1);
  }

  @Test
  void passesMayFollowTheEnd() {
    assertThat(only("(;GM[2]SZ[4]AB[aa]AW[ba]PL[B];B[ca];W[];B[tt])").game()).hasToString("c1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "GM[1]SZ[8]; 0, property GM: \"1\" is not the game 2, which is Othello",
        "SZ[9]; 0, property SZ: board size \"9\" is not 4, 6 or 8",
        "FF[4]; 0, property SZ: it is missing, which stands for the 19x19 squares of Go; expected"
      })
  void namesThePropertyOfTheRoot(String properties, String message) {
    assertThatThrownBy(() -> SgfGame.parseAll("(;" + properties + ")"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("game 1, offset " + message);
  }

  @Test
  void namesThePropertyThatCannotBeRead() {
    assertRejected("(;GM[2];B[fe];W[aa])", "14, property W: move 2: a1 flips nothing for Light");
    // The way in which more moves are legal counts.
    assertRejected("(;GM[2];B[fd];W[aa])", "14, property W: move 2: a8 flips nothing for Light");
    assertRejected("(;GM[2];B[f5])", "8, property B: move 1: \"f5\" is not a point of the 8x8");
    assertRejected("(;GM[2];W[fd])", "8, property W: move 1: a move of Light, but it is the turn");
    assertRejected("(;GM[2];B[fe]AB[aa])", "13, property AB: the board is set up after the first");
    assertRejected("(;GM[2]PL[x])", "7, property PL: \"x\" is not a side: expected B or W");
    assertRejected("(;GM[2]SZ[4]AB[ea])", "12, property AB: \"ea\" is not a point of the 4x4");
    assertRejected("(;GM[2]PB)", "7, property PB: no value in brackets follows");
    assertRejected("(;GM[2]PB[Ann)", "7, property PB: it has no closing bracket");
    assertRejected("(;GM[2]=", "7: '=' where a property such as PB[name], or the end");
    assertRejected("(GM[2])", "1: 'G' where a property");
    assertRejected("x", "0: 'x' where a game should begin with \"(;\"");
  }

  private static void assertRejected(String text, String message) {
    assertThatThrownBy(() -> SgfGame.parseAll(text))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("game 1, offset " + message);
  }

  @Test
  void readsTheOtherGamesOfAFile() {
    List<String> bad = new ArrayList<>();
    String text = GOGUI + "(;GM[2];B[aa])" + GOGUI + "(;SZ[8]PB[x" + GOGUI.replace("]", "");
    assertThat(SgfGame.parseAll(text, e -> bad.add(e.place()))).hasSize(2);
    assertThat(bad).hasSize(2);
    assertThat(bad.get(0)).startsWith("game 2, offset ").endsWith("property B");
    assertThat(bad.get(1)).startsWith("game 4, offset ").endsWith("property PB");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[Othello]PB[a]BO[8 ---]B[f5];)",
        "(;PB[a]BO[8 ---];)",
        "(;GM[othello];)",
        "f5d6",
        ""
      })
  void isNotGgf(String text) {
    assertThat(SgfGame.isSgf(text)).isFalse();
    assertThat(SgfGame.isSgf(GOGUI)).isTrue();
  }

  /** Every prefix and every damaged text is read or rejected with a place. */
  @Test
  void anyTextIsReadOrRejected() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder(GOGUI.substring(0, random.nextInt(GOGUI.length())));
      for (int edits = random.nextInt(4); edits > 0 && text.length() > 0; edits--) {
        text.setCharAt(random.nextInt(text.length()), "();[]\\ABWx: ".charAt(random.nextInt(12)));
      }
      try {
        SgfGame.parseAll(text.toString());
      } catch (InvalidInputException e) {
        assertThat(e.place()).startsWith("game ");
      }
    }
    SgfGame.parseAll("(;GM[2]" + "(".repeat(1_000_000) + ")".repeat(1_000_001));
  }
}
