package example.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls a server as any client does. */
record Client(HttpClient http, int port) {

  static Client of(MoveServer<?> server) {
    return new Client(HttpClient.newHttpClient(), server.port());
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  HttpRequest post(String path, String body) {
    return request(path).POST(BodyPublishers.ofString(body)).build();
  }

  HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
    return http.send(request, BodyHandlers.ofString());
  }

  /** Asks for the metrics until one of them has a value. */
  void awaitMetric(String name, int value) throws IOException, InterruptedException {
    int seen;
    do {
      seen = metric(name);
    } while (seen != value);
  }

  private int metric(String name) throws IOException, InterruptedException {
    String text = send(request("/metrics").build()).body();
    Matcher line = Pattern.compile("^" + Pattern.quote(name) + " (\\d+)$", Pattern.MULTILINE)
        .matcher(text);
    return line.find() ? Integer.parseInt(line.group(1)) : 0;
  }
}
