package example.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.reversi.kit.ReversiKit;
import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class MoveServerTest {

  private static MoveServer<?> reversi(int searching) {
    return new MoveServer<>(ReversiKit.KIT, "engine:interprism:table=1", searching, 0);
  }

  @Test
  void aBoardInAMoveOut() throws Exception {
    try (MoveServer<?> server = reversi(1)) {
      Client client = Client.of(server);
      HttpResponse<String> answer = client.send(client.post("/move?nodes=2000", "f5d6c3"));
      assertEquals(200, answer.statusCode());
      assertTrue(
          answer.body().matches("\\{\"move\":\"[a-h][1-8]\",\"value\":-?[0-9.]+,\"exact\":false,"
              + "\"text\":\"estimated .*\",\"depth\":\\d+,\"nodes\":2000}"),
          answer.body());
      // The same question has the same answer, whoever asked what before.
      client.send(client.post("/move?level=3&nodes=2000", "f5d6c4"));
      assertEquals(
          answer.body(), client.send(client.post("/move?nodes=2000", "f5d6c3")).body());
    }
  }

  @Test
  void anyGameThatHasAKit() throws Exception {
    try (MoveServer<?> server = new MoveServer<>(new FourKit(), "engine:table=1", 1, 0)) {
      Client client = Client.of(server);
      String won = client.send(client.post("/move?nodes=100000", "4 1 4 1 4 1")).body();
      assertTrue(won.startsWith("{\"move\":\"4\",\"value\":"), won);
      assertTrue(won.contains("\"exact\":true"), won);
    }
  }

  @Test
  void badRequestsHaveAReason() throws Exception {
    try (MoveServer<?> server = reversi(1)) {
      Client client = Client.of(server);
      String start = "{\"error\":\"";
      String[][] cases = {
        {"400", "/move", "f5a1", "offset 2 (move 2): a1 flips nothing for Light, in "},
        {"400", "/move?level=13", "f5", "level is 13; expected at most 12"},
        {"400", "/move?nodes=0", "f5", "expected arguments such as level=3"},
        {"400", "/move?nodes=%zz", "f5", "expected arguments such as level=3"},
        {"404", "/", "f5", "Endpoint POST / not found"},
        {"405", "/metrics", "f5", "Method Not Allowed"},
        {"413", "/move", " ".repeat(MoveServer.MAX_BODY + 1), "the body has more than 4096 bytes"},
        {"422", "/move", "X".repeat(64) + " X", "the game is over"},
      };
      for (String[] each : cases) {
        // Not by java.net.http, which sends no bad paths.
        try (Socket socket = new Socket("localhost", server.port())) {
          String answer = exchange(socket, each[1], each[2]);
          assertTrue(answer.startsWith("HTTP/1.1 " + each[0] + " "), answer);
          assertTrue(answer.contains(start + each[3]), answer);
        }
      }
      client.awaitMetric("requests_total{status=\"400\"}", 4);
    }
  }

  private static String exchange(Socket socket, String path, String body) throws IOException {
    String head = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + "Content-Length: " + body.length() + "\r\n\r\n";
    socket.getOutputStream().write((head + body).getBytes(StandardCharsets.UTF_8));
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void aClientThatGoesAwayEndsItsSearch() throws Exception {
    try (MoveServer<?> server = reversi(1)) {
      Client client = Client.of(server);
      CompletableFuture<?> first = client.http().sendAsync(
          client.post("/move", "f5d6"), BodyHandlers.ofString());
      client.awaitMetric("searches_running", 1);
      CompletableFuture<?> second = client.http().sendAsync(
          client.post("/move", "f5f6"), BodyHandlers.ofString());
      client.awaitMetric("searches_waiting", 1);
      second.cancel(true);
      client.awaitMetric("searches_waiting", 0);
      first.cancel(true);
      client.awaitMetric("searches_running", 0);
      client.awaitMetric("clients_gone_total", 2);
    }
  }

  @Test
  void aFullQueueIsRefusedAndAStopSendsTheAnswers() throws Exception {
    MoveServer<?> server = reversi(1);
    List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
    try (server) {
      Client client = Client.of(server);
      for (int i = 0; i < 1 + 8; i++) {
        answers.add(client.http().sendAsync(
            client.post("/move", "f5d6c3"), BodyHandlers.ofString()));
      }
      client.awaitMetric("searches_waiting", 8);
      HttpResponse<String> refused = client.send(client.post("/move", "f5d6c3"));
      assertEquals(503, refused.statusCode());
      assertEquals("1", refused.headers().firstValue("Retry-After").orElseThrow());
    }
    for (CompletableFuture<HttpResponse<String>> answer : answers) {
      assertEquals(200, answer.get().statusCode());
      assertTrue(answer.get().body().contains("\"move\":"), answer.get().body());
    }
  }
}
