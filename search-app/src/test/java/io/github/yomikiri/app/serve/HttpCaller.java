package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls a server over HTTP. */
record HttpCaller(GameServer server) {

  /** Sends a request as it is, and returns the whole answer. */
  String raw(String request) throws IOException {
    try (Socket socket = send(new Socket("127.0.0.1", server.port()), request)) {
      socket.setSoTimeout(20_000);
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Sends a request as it is, and returns the connection. */
  static Socket send(Socket socket, String request) throws IOException {
    socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  static String request(String method, String path, String headers, String body) {
    return method + " " + path + " HTTP/1.1\r\nConnection: close\r\n" + headers + "Content-Length: "
        + body.length() + "\r\n\r\n" + body;
  }

  String headers() {
    return "Host: 127.0.0.1:" + server.port() + "\r\nX-Yomikiri-Token: " + server.token() + "\r\n";
  }

  String post(String path, String body) throws IOException {
    return raw(request("POST", path, headers(), body));
  }

  String begin() throws IOException {
    Matcher id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(post("/games", ""));
    assertThat(id.find()).isTrue();
    return "/games/" + id.group(1);
  }
}
