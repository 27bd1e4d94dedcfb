package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameServerTest {

  private GameServer server;
  private HttpCaller caller;

  @BeforeEach
  void start() throws IOException {
    server = start(GameKits.connectFour());
    caller = new HttpCaller(server);
  }

  private static <P extends Position<P>> GameServer start(GameKit<P> kit) throws IOException {
    Opponents<P> opponents = new KitOpponents<>(kit, 1);
    return GameServer.start(
        0,
        (share, seed, searches, events) ->
            new ServedGame<>(() -> kit, opponents, seed, searches, events));
  }

  @AfterEach
  void end() {
    server.close();
  }

  @Test
  void playsAGame() throws IOException {
    String game = caller.begin();
    assertThat(caller.post(game + "/kit", "")).contains("200 OK", "\"title\":\"Connect Four\"");
    caller.post(game + "/open", "seat1=1");
    assertThat(caller.post(game + "/play", "move=4")).contains("startpos moves 4\"");
    assertThat(caller.post(game + "/think", "nodes=100")).containsPattern("startpos moves 4 \\d\"");
    assertThat(caller.post(game + "/close", "")).contains("200 OK");
    assertThat(caller.post(game + "/kit", "")).contains("404 ", "\"error\":\"no-game\"");
  }

  @Test
  void aStopEndsASearch() throws Exception {
    String game = caller.begin();
    caller.post(game + "/open", "seat0=8");
    CompletableFuture<String> thought = CompletableFuture.supplyAsync(() -> {
      try {
        return caller.post(game + "/think", "");
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    });
    while (!thought.isDone()) {
      caller.post(game + "/stop", "");
    }
    assertThat(thought.get()).containsPattern("\"here\":\"startpos moves \\d\"");
  }

  @Test
  void aCallerThatGoesAwayEndsItsSearch() throws Exception {
    String game = caller.begin();
    caller.post(game + "/open", "seat0=8");
    String think = HttpCaller.request("POST", game + "/think", caller.headers(), "");
    try (Socket socket = HttpCaller.send(new Socket("127.0.0.1", server.port()), think)) {
      socket.getInputStream().read();
    }
    String state = "";
    while (!state.contains("\"here\":\"startpos moves ")) {
      state = caller.post(game + "/state", "");
    }
    assertThat(state).contains("\"at\":1");
  }

  @Test
  void refusesOthers() throws IOException {
    String token = "X-Yomikiri-Token: " + server.token() + "\r\n";
    String host = "Host: 127.0.0.1:" + server.port() + "\r\n";
    assertThat(
            caller.raw(HttpCaller.request("POST", "/games", "Host: evil.example\r\n" + token, "")))
        .contains("421 ", "wrong-host");
    assertThat(caller.raw(HttpCaller.request(
            "POST", "/games", host + token + "Origin: http://evil.example\r\n", "")))
        .contains("403 ", "wrong-origin");
    assertThat(caller.raw(HttpCaller.request("POST", "/games", host, "")))
        .contains("401 ", "wrong-token");
    assertThat(
            caller.raw(HttpCaller.request("POST", "/games", host + "X-Yomikiri-Token: 12\r\n", "")))
        .contains("401 ", "wrong-token");
    assertThat(caller.raw(HttpCaller.request("PUT", "/games", caller.headers(), "")))
        .contains("405 ", "wrong-method");
    assertThat(caller.raw(HttpCaller.request("GET", "/../../etc/passwd", caller.headers(), "")))
        .contains("404 ", "no-page");
    assertThat(caller.post("/games", "x".repeat(70_000))).contains("413 ", "too-long");
    assertThat(caller.post("/games/12/kit", "")).contains("404 ", "no-game");
    assertThat(caller.post("/", "")).contains("404 ");
  }

  @Test
  void closesTheGameThatNobodyHasCalledForTheLongestTime() throws IOException {
    List<String> games = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      games.add(caller.begin());
    }
    caller.post(games.get(0) + "/kit", "");
    caller.begin();
    assertThat(caller.post(games.get(0) + "/kit", "")).contains("200 OK");
    assertThat(caller.post(games.get(1) + "/kit", "")).contains("404 ");
  }

  @Test
  void limitsTheRate() {
    long second = 1_000_000_000;
    Rate rate = new Rate(3, 2, 0);
    assertThat(Stream.generate(() -> rate.isAllowed(0)).limit(4))
        .containsExactly(true, true, true, false);
    assertThat(Stream.generate(() -> rate.isAllowed(second)).limit(3))
        .containsExactly(true, true, false);
    assertThat(Stream.generate(() -> rate.isAllowed(100 * second)).limit(4))
        .containsExactly(true, true, true, false);
  }
}
