package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.GgfGame.Note;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GgfGameTest {

  private static final String BOARD =
      "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

  private static final String GAME =
      "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Ann]PW[Bob]RB[2196.37]TY[8]"
          + "RE[+64.00]" + BOARD
          + "B[E6//1.5]W[F4/-2.00/0.01]B[E3/3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5/64.00//x];)";

  @Test
  void readsAndWritesAGame() {
    GgfGame game = only(GAME);
    assertThat(game.properties())
        .containsEntry("PB", "Ann")
        .containsEntry("RE", "+64.00")
        .hasSize(8);
    assertThat(game.game()).isEqualTo(Transcript.parse("e6f4e3f6g5d6e7f5c5"));
    assertThat(game.notes())
        .hasSize(9)
        .startsWith(new Note("", "1.5"), new Note("-2.00", "0.01"), new Note("3", ""));
    assertThat(game.notes().get(1).evaluationAsNumber()).hasValue(-2);
    assertThat(game.notes().get(0).evaluationAsNumber()).isEmpty();
    assertThat(game.format()).isEqualTo(GAME);
  }

  private static GgfGame only(String text) {
    List<GgfGame> games = GgfGame.parseAll(text);
    assertThat(games).hasSize(1);
    return games.get(0);
  }

  @Test
  void readsSeveralGamesAndTheCountBeforeThem() {
    assertThat(GgfGame.parseAll("2 " + GAME + GAME + "\n1 " + GAME + "\n"))
        .hasSize(3)
        .containsOnly(only(GAME));
    assertThat(GgfGame.parseAll(" \n")).isEmpty();
  }

  @Test
  void readsSmallBoardsPassesKomiAndRandomStarts() {
    for (String pass : new String[] {"", "B[PA//2.5]", "B[pass//2.5]", "B[--//2.5]"}) {
      GgfGame game =
          only("(;GM[Othello]TY[4r6k]KM[-2.00]KB[A3/-2.00]KW[A3/1.00]BO[4 O*-- ---- ---- ---- *] "
              + pass + " W[C1];)");
      assertThat(game.game()).hasToString("-- c1");
      assertThat(game.notes())
          .containsExactly(pass.isEmpty() ? Note.NONE : new Note("", "2.5"), Note.NONE);
      assertThat(game.properties()).containsEntry("KB", "A3/-2.00");
    }
    assertThat(only("(;BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[D5];)")
            .game()
            .start())
        .isEqualTo(Reversi.start(6));
  }

  /**
   * A pass that the text leaves out gets an empty note, so that later notes stay with their moves.
   */
  @Test
  void notesAreThoseOfTheirPliesIfAPassIsLeftOut() {
    GgfGame game = only("(;GM[Othello]BO[4 O*-- ---- ---- ---- *]W[C1/-3.5/7];)");
    assertThat(game.game()).hasToString("-- c1");
    assertThat(game.notes()).containsExactly(Note.NONE, new Note("-3.5", "7"));
  }

  @Test
  void readsManyCommentsInLinearTime() {
    // Quadratic time would be longer than a test may take.
    int comments = 3_000_000;
    GgfGame game = only("(;GM[Othello]" + BOARD + "C[x]".repeat(comments) + "B[F5];)");
    assertThat(game.properties().get("C")).hasSize(2 * comments - 1);
  }

  @Test
  void boundsThePropertiesThatAreRead() {
    String name = "N".repeat(100_000);
    assertThat(only("(;GM[Othello]PB[" + name + "]" + BOARD + "B[F5];)").properties())
        .containsEntry("PB", name);
    assertRejected(
        () -> only("(;GM[Othello]" + BOARD + "B[" + name + "];)"),
        "game 1, offset " + ("(;GM[Othello]" + BOARD + "B").length(),
        "the property B has more than 1000 characters");
  }

  @Test
  void readsTheOtherGamesOfAFile() {
    List<String> bad = new ArrayList<>();
    String wrong = GAME.replace("E6//1.5", "A1");
    List<GgfGame> games =
        GgfGame.parseAll(GAME + wrong + "\n2 " + GAME + "x" + GAME, e -> bad.add(e.place()));
    assertThat(games).hasSize(3).containsOnly(only(GAME));
    assertThat(bad).hasSize(2);
    assertThat(bad.get(0)).startsWith("game 2, offset ");
    assertThat(bad.get(1)).startsWith("game 4, offset ");
    assertThatThrownBy(() -> GgfGame.parseAll(GAME + wrong + GAME))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(bad.get(0));
  }

  @Test
  void readsWhatOtherProgramsWrite() {
    String mail = "From: Ann (at home); the game\n\n";
    assertThat(only(mail + GAME)).isEqualTo(only(GAME));
    assertThat(only(GAME.replace(";)", ")"))).isEqualTo(only(GAME));
    assertThat(only(GAME.replace(";)", "W[PA]B[PA];)"))).isEqualTo(only(GAME));
    assertRejected(
        () -> GgfGame.parseAll("(GM[Othello];)" + GAME),
        "game 1, offset 0",
        "'(' where a game should begin with \"(;\"");
  }

  /** An anti game is won by fewer discs, so no value of this library fits. */
  @Test
  void refusesAntiGames() {
    for (String type : new String[] {"8a", "s8r18a", "8ka"}) {
      assertRejected(
          () -> GgfGame.parseAll(GAME.replace("TY[8]", "TY[" + type + "]")),
          "game 1, offset 2",
          "the game has the type " + type + ", in which fewer discs win");
    }
    List<InvalidInputException> bad = new ArrayList<>();
    assertThat(GgfGame.parseAll(GAME + GAME.replace("TY[8]", "TY[8a]") + GAME, bad::add))
        .hasSize(2);
    assertThat(bad).hasSize(1);
  }

  @Test
  void joinsRepeatedProperties() {
    GgfGame game = only("(;GM[Othello]C[one]" + BOARD + "B[F5]C[two];)");
    assertThat(game.properties()).containsEntry("C", "one\ntwo");
    assertThat(only(game.format())).isEqualTo(game);
  }

  @Test
  void readsWhatItWritesOnEveryBoard() {
    for (int seed = 0; seed < 300; seed++) {
      GgfGame game =
          GgfGame.of("dark", "light", RandomGames.game(4 + 2 * (seed % 3), seed, seed % 70));
      assertThat(only(game.format())).as("seed %d", seed).isEqualTo(game);
    }
  }

  @Test
  void saysWhatIsWrong() {
    assertRejected(
        () -> GgfGame.parseAll("x"),
        "game 1, offset 0",
        "'x' where a game should begin with \"(;\"");
    assertRejected(
        () -> GgfGame.parseAll(GAME + ")"),
        "game 2, offset " + GAME.length(),
        "')' where a game should begin with \"(;\"");
    String expected =
        " where a property such as PB[name], or the end of the game \";)\", should be";
    assertRejected(
        () -> GgfGame.parseAll("(;"), "game 1, offset 2", "the end of the text" + expected);
    assertRejected(
        () -> GgfGame.parseAll("(;PB"), "game 1, offset 4", "the end of the text" + expected);
    assertRejected(() -> GgfGame.parseAll("(;pb[x]"), "game 1, offset 2", "'p'" + expected);
    assertRejected(
        () -> GgfGame.parseAll("(;PB[x"),
        "game 1, offset 4",
        "the property PB has no closing bracket");
    assertRejected(
        () -> GgfGame.parseAll("(;PB[x];)"), "game 1, offset 2", "the game has no board (BO)");
    assertRejected(
        () -> GgfGame.parseAll("(;GM[Amazons]" + BOARD + ";)"),
        "game 1, offset 2",
        "the game is Amazons, not Othello");
    assertRejected(
        () -> GgfGame.parseAll("(;B[F5]"), "game 1, offset 2", "a move before the board");
    assertRejected(
        () -> GgfGame.parseAll("(;BO[10 ---"),
        "game 1, offset 4",
        "the property BO has no closing bracket");
    assertRejected(
        () -> GgfGame.parseAll("(;BO[10 ---]"),
        "game 1, offset 2",
        "board size \"10\" is not 4, 6 or 8");
    assertRejected(
        () -> GgfGame.parseAll("(;BO[]"), "game 1, offset 2", "board size \"\" is not 4, 6 or 8");
    assertRejected(
        () -> GgfGame.parseAll("(;BO[4 ---- *]"),
        "game 1, offset 2",
        "a 4x4 board and a side to move are 17 characters, not 5");
    int moves = 2 + BOARD.length();
    assertRejected(
        () -> GgfGame.parseAll("(;" + BOARD + BOARD), "game 1, offset " + moves, "a second board");
    assertRejected(
        () -> GgfGame.parseAll("(;" + BOARD + "W[F5]"),
        "game 1, offset " + moves,
        "a move of Light, but it is the turn of Dark");
    assertRejected(
        () -> GgfGame.parseAll("(;" + BOARD + "B[I5]"),
        "game 1, offset " + moves,
        "\"I5\" is not a square of the board or a pass");
    assertRejected(
        () -> GgfGame.parseAll("(;" + BOARD + "B[A1]"),
        "game 1, offset " + moves,
        "a1 flips nothing for Dark");
    assertRejected(
        () -> GgfGame.parseAll("(;" + BOARD + "B[PA]"),
        "game 1, offset " + moves,
        "Dark may not pass: it has a legal move");
    assertThatThrownBy(() -> GgfGame.parseAll("(;" + BOARD + "B[A1]W["))
        .hasMessageEndingWith("in \"B[A1]W[\"");
  }

  @Test
  void checksWhatIsPutTogetherByHand() {
    Game<Reversi> game = Transcript.parse("f5");
    assertThatThrownBy(() -> new GgfGame(Map.of(), game, List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the game has 1 plies, but the number of notes is 0");
    assertThatThrownBy(
            () -> new GgfGame(Map.of("pb", "x"), game, Collections.nCopies(1, Note.NONE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the property pb[x] cannot be written");
    assertThatThrownBy(
            () -> new GgfGame(Map.of("BO", "x"), game, Collections.nCopies(1, Note.NONE)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GgfGame.of("[x]", "y", game))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Note("1/2", ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the note 1/2/ holds a slash or a bracket");
  }
}
