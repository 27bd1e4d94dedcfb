package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.NodeKit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the compiled small games with the same classes on the JVM. */
class CompiledGamesTest {

  private static final int PLIES = 6;

  private static ComparedGames games;

  @BeforeAll
  static void load() throws Exception {
    games = new ComparedGames("tic-tac-toe.wasm", SmallGames::main);
  }

  @AfterAll
  static void close() throws Exception {
    games.close();
  }

  static List<NodeKit<?>> kits() {
    return GameKits.ofNodes();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void playsHintsAndReviewsAsOnTheJvm(NodeKit<?> kit) throws Exception {
    games.begin(kit.name());
    games.call("kit", "");
    // A level with random moves, and one without.
    games.call("open", "seat0=1&seat1=8");
    for (int ply = 0; ply < PLIES; ply++) {
      assertThat(games.call("think", "nodes=200"))
          .noneMatch(answer -> answer.contains("\"error\""));
    }
    assertThat(games.call("hints", "nodes=500")).last().asString().contains("\"moves\":[");
    assertThat(games.call("review", "nodes=1000"))
        .last()
        .asString()
        .contains("\"ply\":" + (PLIES - 1), "\"loss\"");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void refusesTheSameCalls(NodeKit<?> kit) throws Exception {
    games.begin(kit.name());
    for (String call : List.of(
        "play move=zz",
        "step moves=1",
        "seat seat=2",
        "seat seat=0&level=9",
        "open game=%3Cb%3E%00",
        "open game=%zz",
        "think nodes=-1",
        "think nodes",
        "castle ")) {
      String[] parts = call.split(" ", 2);
      assertThat(games.call(parts[0], parts[1]))
          .singleElement()
          .asString()
          .startsWith("{\"error\":");
    }
  }

  @Test
  void namesTheGames() throws Exception {
    games.begin("zz");
    assertThat(games.answers("kit", "")).contains("unknown-game");
    String listed = Files.readString(Path.of("target", "site", "games.json"));
    assertThat(listed).startsWith("[{\"name\":\"reversi\"").contains("\"chess\"");
    for (NodeKit<?> kit : kits()) {
      assertThat(listed).contains("\"" + kit.name() + "\"", "\"" + kit.title() + "\"");
    }
  }
}
