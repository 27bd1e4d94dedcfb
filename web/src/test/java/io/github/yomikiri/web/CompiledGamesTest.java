package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.GameKit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

  static List<GameKit<?>> kits() {
    return GameKits.all();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void playsHintsAndReviewsAsOnTheJvm(GameKit<?> kit) throws Exception {
    games.begin(kit.name());
    games.call("kit", "");
    // Levels with random moves, and one without.
    int last = kit.seats().size() - 1;
    games.call(
        "open",
        IntStream.rangeClosed(0, last)
            .mapToObj(seat -> "seat" + seat + "=" + (seat == last ? 8 : 1))
            .collect(Collectors.joining("&")));
    for (int ply = 0; ply < PLIES; ply++) {
      assertThat(games.call("think", "nodes=200"))
          .noneMatch(answer -> answer.contains("\"error\""));
    }
    assertThat(games.call("hints", "nodes=500")).last().asString().contains("\"moves\":[");
    assertThat(games.call("review", "nodes=1000"))
        .last()
        .asString()
        .contains("\"ply\":", "\"seat\":" + (PLIES - 1) % (last + 1), "\"loss\"");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void refusesTheSameCalls(GameKit<?> kit) throws Exception {
    games.begin(kit.name());
    for (String call : List.of(
        "play move=zz",
        "step moves=1",
        "seat seat=6",
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
    for (GameKit<?> kit : kits()) {
      assertThat(listed).contains("\"name\":\"" + kit.name() + "\"");
    }
  }
}
