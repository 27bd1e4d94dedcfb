package example.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.reversi.kit.ReversiKit;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Sends requests that are damaged in all ways; {@code -Drequests=100000} sends many. The server
 * answers each with a status of the README, or closes the connection.
 */
class BadRequestsTest {

  private static final Set<String> STATUS =
      Set.of("200", "400", "404", "405", "413", "414", "417", "422", "431", "505");
  private static final String[] METHODS = {"POST", "POST", "POST", "GET", "PUT", "HEAD", "Z", ""};
  private static final String[] PATHS = {
    "/move", "/move?level=2&nodes=50", "/move?nodes=9", "/move?level=%zz", "/move/../move", "//",
    "/%2e%2e/", "/move;a=b", "/move?" + "a".repeat(9000), "*", "http://x/move", "/\u00e4", "",
  };
  private static final String[] BODIES = {
    "f5d6c3", "", "moves", "f5 d6", "a1", "X".repeat(64) + " X", "O".repeat(63) + "- X", "\0",
    "-".repeat(64) + " X", " ".repeat(5000), "{\"game\":1}", "\u00ff\u00fe", "f5".repeat(40),
  };

  @Test
  void onlyDocumentedAnswers() throws Exception {
    Random random = new Random(58);
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    int requests = Integer.getInteger("requests");
    try (MoveServer<?> server =
        new MoveServer<>(ReversiKit.KIT, "engine:interprism:table=1", 1, 0)) {
      for (int i = 0; i < requests; i++) {
        String request = request(random);
        String status = status(server.port(), request);
        assertTrue(status.isEmpty() || STATUS.contains(status), status + " for " + request);
      }
      Client client = Client.of(server);
      client.awaitMetric("searches_running", 0);
      assertEquals(200, client.send(client.post("/move?nodes=9", "f5")).statusCode());
    }
    assertEquals(List.of(), threads(before), "threads that are left");
  }

  /** Returns the threads that have begun since then, but for those of this test's own client. */
  private static List<String> threads(Set<Thread> before) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(each -> !before.contains(each))
        .map(Thread::getName)
        .filter(name -> !name.startsWith("HttpClient"))
        .toList();
  }

  private static String request(Random random) {
    String body = any(random, BODIES);
    int length = random.nextInt(4) > 0 ? body.length() : random.nextInt(12_000) - 10;
    String request = any(random, METHODS) + " " + any(random, PATHS) + " HTTP/1.1\r\n"
        + "Host: localhost\r\nConnection: close\r\n"
        + (random.nextInt(8) > 0 ? "Content-Length: " + length : "Transfer-Encoding: chunked")
        + "\r\n\r\n" + body;
    if (random.nextInt(3) == 0) {
      int at = random.nextInt(request.length());
      request = request.substring(0, at) + (char) random.nextInt(256) + request.substring(at + 1);
    }
    return request;
  }

  private static String any(Random random, String[] texts) {
    return texts[random.nextInt(texts.length)];
  }

  /** Returns the status of the answer; empty if there is none. */
  private static String status(int port, String request) throws IOException {
    try (Socket socket = new Socket("localhost", port)) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      byte[] answer = socket.getInputStream().readNBytes(12);
      return answer.length < 12 ? "" : new String(answer, 9, 3, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      assertTrue(String.valueOf(e.getMessage()).matches("(?i).*(reset|pipe).*"), e.getMessage());
      return ""; // The server has closed the connection before it has read all.
    }
  }
}
