package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameServerTest {

  private GameServer server;

  @BeforeEach
  void start() throws IOException {
    server = start(GameKits.connectFour());
  }

  private static <P extends Position<P>> GameServer start(GameKit<P> kit) throws IOException {
    Opponents<P> opponents = new KitOpponents<>(kit, 1);
    return GameServer.start(
        0,
        (seed, searches, events) -> new ServedGame<>(() -> kit, opponents, seed, searches, events));
  }

  @AfterEach
  void end() {
    server.close();
  }

  /** Sends a request as it is, and returns the whole answer. */
  private String raw(String request) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout(20_000);
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.UTF_8));
      out.flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private String request(String method, String path, String headers, String body) {
    return method + " " + path + " HTTP/1.1\r\nConnection: close\r\n" + headers + "Content-Length: "
        + body.length() + "\r\n\r\n" + body;
  }

  private String headers() {
    return "Host: 127.0.0.1:" + server.port() + "\r\nX-Yomikiri-Token: " + server.token() + "\r\n";
  }

  private String post(String path, String body) throws IOException {
    return raw(request("POST", path, headers(), body));
  }

  private String begin() throws IOException {
    Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(post("/games", ""));
    assertThat(id.find()).isTrue();
    return "/games/" + id.group(1);
  }

  @Test
  void playsAGame() throws IOException {
    String game = begin();
    assertThat(post(game + "/kit", "")).contains("200 OK", "\"title\":\"Connect Four\"");
    post(game + "/open", "seat1=1");
    assertThat(post(game + "/play", "move=4")).contains("startpos moves 4\"");
    assertThat(post(game + "/think", "nodes=100")).containsPattern("startpos moves 4 \\d\"");
    assertThat(post(game + "/close", "")).contains("200 OK");
    assertThat(post(game + "/kit", "")).contains("404 ", "\"error\":\"no-game\"");
  }

  @Test
  void aStopEndsASearch() throws Exception {
    String game = begin();
    post(game + "/open", "seat0=8");
    CompletableFuture<String> thought = CompletableFuture.supplyAsync(() -> {
      try {
        return post(game + "/think", "");
      } catch (IOException e) {
        throw new java.io.UncheckedIOException(e);
      }
    });
    while (!thought.isDone()) {
      post(game + "/stop", "");
    }
    assertThat(thought.get()).containsPattern("\"here\":\"startpos moves \\d\"");
  }

  @Test
  void aCallerThatGoesAwayEndsItsSearch() throws Exception {
    String game = begin();
    post(game + "/open", "seat0=8");
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket
          .getOutputStream()
          .write(request("POST", game + "/think", headers(), "").getBytes(StandardCharsets.UTF_8));
      socket.getInputStream().read();
    }
    String state = "";
    while (!state.contains("\"here\":\"startpos moves ")) {
      state = post(game + "/state", "");
    }
    assertThat(state).contains("\"at\":1");
  }

  @Test
  void refusesOthers() throws IOException {
    String token = "X-Yomikiri-Token: " + server.token() + "\r\n";
    String host = "Host: 127.0.0.1:" + server.port() + "\r\n";
    assertThat(raw(request("POST", "/games", "Host: evil.example\r\n" + token, "")))
        .contains("421 ", "wrong-host");
    assertThat(raw(request("POST", "/games", host + token + "Origin: http://evil.example\r\n", "")))
        .contains("403 ", "wrong-origin");
    assertThat(raw(request("POST", "/games", host, ""))).contains("401 ", "wrong-token");
    assertThat(raw(request("POST", "/games", host + "X-Yomikiri-Token: 12\r\n", "")))
        .contains("401 ", "wrong-token");
    assertThat(raw(request("PUT", "/games", headers(), ""))).contains("405 ", "wrong-method");
    assertThat(raw(request("GET", "/../../etc/passwd", headers(), ""))).contains("404 ", "no-page");
    assertThat(post("/games", "x".repeat(70_000))).contains("413 ", "too-long");
    assertThat(post("/games/12/kit", "")).contains("404 ", "no-game");
    assertThat(post("/", "")).contains("404 ");
  }

  @Test
  void closesTheGameThatNobodyHasCalledForTheLongestTime() throws IOException {
    List<String> games = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      games.add(begin());
    }
    post(games.get(0) + "/kit", "");
    begin();
    assertThat(post(games.get(0) + "/kit", "")).contains("200 OK");
    assertThat(post(games.get(1) + "/kit", "")).contains("404 ");
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
