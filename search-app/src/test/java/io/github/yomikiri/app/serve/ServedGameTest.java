package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ServedGameTest {

  /** A game whose searches run during its calls, as in a browser's worker. */
  private static final class Calls<P extends Position<P>> implements AutoCloseable {

    private final ServedGame<P> game;
    private final List<String> parts = new ArrayList<>();

    Calls(GameKit<P> kit) {
      game =
          new ServedGame<>(() -> kit, new KitOpponents<>(kit, 1), 1, Runnable::run, Runnable::run);
    }

    String call(String name, String form) {
      List<String> answers = new ArrayList<>();
      game.call(name, form, parts::add, answers::add);
      assertThat(answers).as(name + " " + form).hasSize(1);
      return answers.get(0);
    }

    @Override
    public void close() {
      game.close();
    }
  }

  private static String value(String json, String name) {
    Matcher matcher =
        Pattern.compile("\"" + name + "\":(\"[^\"]*\"|\\[[^]]*]|[^,}\n]*)").matcher(json);
    assertThat(matcher.find()).as(name + " in " + json).isTrue();
    return matcher.group(1).replaceAll("^\"|\"$", "");
  }

  @Test
  void aPersonPlaysAgainstALevel() {
    try (Calls<?> calls = new Calls<>(GameKits.connectFour())) {
      assertThat(calls.call("kit", "")).contains("\"title\":\"Connect Four\"", "\"levels\":8");
      String open = calls.call("open", "seat1=2");
      assertThat(value(open, "levels")).isEqualTo("[0, 2]");
      assertThat(value(open, "at")).isEqualTo("0");
      String played = calls.call("play", "move=4");
      assertThat(value(played, "here")).isEqualTo("startpos moves 4");
      assertThat(value(played, "seat")).isEqualTo("1");
      String answer = calls.call("think", "nodes=500");
      assertThat(value(answer, "at")).isEqualTo("2");
      assertThat(value(answer, "seat")).isEqualTo("0");
      assertThat(value(answer, "here")).startsWith("startpos moves 4 ");
      String back = calls.call("step", "moves=0");
      assertThat(value(back, "here")).isEqualTo("startpos");
      assertThat(value(back, "game")).isEqualTo(value(answer, "game"));
      assertThat(calls.call("play", "move=9")).contains("\"error\":\"illegal-move\"", "\"9\"");
    }
  }

  @Test
  void valuesAndJudgmentsAreInThePointsOfTheGame() {
    try (Calls<?> calls = new Calls<>(GameKits.ticTacToe())) {
      calls.call("open", "game=a1 b2 c3".replace(" ", "%20"));
      String hints = calls.call("hints", "nodes=100000");
      assertThat(hints).contains("\"text\":\"draw\"", "\"exact\":true");
      calls.call("open", "game=a1%20b1%20a2%20c3");
      String lost = calls.call("review", "nodes=100000");
      assertThat(lost).startsWith("[{\"ply\":0").contains("\"text\":\"loss\"");
      assertThat(calls.parts).isNotEmpty();
    }
  }

  @Test
  void explainsWhatIsWrong() {
    try (Calls<?> calls = new Calls<>(GameKits.ticTacToe())) {
      assertThat(calls.call("fly", "")).contains("\"error\":\"no-call\"");
      assertThat(calls.call("open", "game=zzz")).contains("\"error\":\"unreadable\"", "zzz");
      assertThat(calls.call("open", "game")).contains("\"error\":\"no-form\"");
      assertThat(calls.call("open", "game=%zz")).contains("\"error\":\"no-form\"");
      assertThat(calls.call("seat", "seat=7&level=1")).contains("\"error\":\"no-number\"");
      assertThat(calls.call("seat", "seat=1&level=-1")).contains("\"error\":\"no-number\"");
      assertThat(calls.call("step", "moves=3")).contains("\"error\":\"no-such-move\"");
      calls.call("open", "seat0=1");
      assertThat(calls.call("play", "move=a1")).contains("\"error\":\"not-your-turn\"");
      calls.call("open", "game=a1%20b1%20a2%20b2%20a3");
      assertThat(calls.call("play", "move=c3")).contains("\"error\":\"game-over\"");
      assertThat(calls.call("resign", "")).contains("\"error\":\"game-over\"");
      String before = calls.call("state", "");
      assertThat(calls.call("open", "game=a1&at=2")).contains("\"error\":\"no-such-move\"");
      assertThat(calls.call("open", "game=a1&seat1=99")).contains("\"error\":\"no-number\"");
      assertThat(calls.call("state", "")).isEqualTo(before);
    }
  }

  @Test
  void readsAllGamesOfAText() {
    try (Calls<?> calls = new Calls<>(GameKits.ticTacToe())) {
      assertThat(calls.call("read", "text=a1%20b1%0Ab2%0Ab9"))
          .contains(
              "\"game\":\"startpos moves a1 b1\"", "\"moves\":2", "\"game\":\"startpos moves b2\"")
          .containsPattern("\"errors\":\\[\"[^\"]*line 3[^\\]]*b9");
      assertThat(calls.call("read", "text=zzz")).contains("\"error\":\"unreadable\"", "zzz");
      assertThat(calls.call("read", "")).contains("\"game\":\"startpos\"");
    }
  }

  @Test
  void aClockCanRunOut() {
    try (Calls<?> calls = new Calls<>(GameKits.ticTacToe())) {
      calls.call("open", "game=a1&seat1=1");
      assertThat(value(calls.call("think", "clock=60000&nodes=100"), "at")).isEqualTo("2");
      String lost = calls.call("time-up", "");
      assertThat(value(lost, "result")).isEqualTo("time");
      assertThat(value(lost, "winner")).isEqualTo("1");
      assertThat(calls.call("time-up", "")).contains("\"error\":\"game-over\"");
      assertThat(value(calls.call("step", "moves=2"), "over")).isEqualTo("false");
      assertThat(value(calls.call("resign", ""), "result")).isEqualTo("resigned");
    }
  }

  @Test
  void makesThePositionThatAPersonSetsUp() {
    try (Calls<?> calls = new Calls<>(GameKits.connectFour())) {
      String start = calls.call("set-up", "");
      assertThat(value(start, "pieces")).isEqualTo("12");
      String empty = value(start, "start");
      assertThat(empty).isEqualTo("0".repeat(42)).isEqualTo(value(start, "shown"));
      String dropped = "1" + empty.substring(1);
      String text = value(calls.call("position", "seat=1&cells=" + dropped), "game");
      assertThat(text).isEqualTo("......./......./......./......./......./X...... 2");
      String opened = calls.call("open", "game=" + text.replace(" ", "+"));
      assertThat(value(opened, "seat")).isEqualTo("1");
      assertThat(value(opened, "here")).isEqualTo(text);
      assertThat(calls.call("position", "seat=0&cells=" + dropped))
          .contains("\"error\":\"no-position\"", "X has 1, and O has 0");
      assertThat(calls.call("position", "seat=1&cells=01" + empty.substring(2)))
          .contains("nothing is below the disc on 1b");
      assertThat(calls.call("position", "seat=1&cells=3")).contains("42 cells, not 1");
    }
    try (Calls<?> calls = new Calls<>(GameKits.kalah())) {
      assertThat(calls.call("open", "")).contains("\"canSetUp\":false");
      assertThat(calls.call("position", "cells=")).contains("\"error\":\"no-position\"");
    }
  }

  static List<? extends GameKit<?>> kits() {
    return GameKits.all();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void everyGameOfTheLibraryIsPlayedToItsEnd(GameKit<?> kit) {
    play(kit);
  }

  private static <P extends Position<P>> void play(GameKit<P> kit) {
    try (Calls<P> calls = new Calls<>(kit)) {
      String state = calls.call("open", "seat0=1&seat1=1&seed=7");
      for (int ply = 0; ply < 40 && value(state, "over").equals("false"); ply++) {
        state = calls.call("think", "nodes=50");
        assertThat(state).doesNotContain("\"error\"").contains("\"board\":");
      }
      Game<P> game = kit.text().readGame(value(state, "game"));
      assertThat(game.isOver()).isEqualTo(value(state, "over").equals("true"));
      String again = calls.call("open", "game=" + value(state, "game").replace(" ", "+"));
      assertThat(value(again, "here")).isEqualTo(value(state, "here"));
    }
  }
}
