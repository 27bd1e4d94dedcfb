package io.github.yomikiri.app.serve;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;

/** Requests to a server of Tic-tac-toe, most of which are damaged in some way. */
final class DamagedRequests {

  private static final String[] CALLS = {
    "kit",
    "open",
    "read",
    "set-up",
    "position",
    "state",
    "play",
    "step",
    "seat",
    "resign",
    "time-up",
    "think",
    "hints",
    "review",
    "stop",
    "close",
    "fly",
    "",
    "%6bit",
    "kit/",
    "\u00e9"
  };
  private static final String[] METHODS = {
    "GET", "PUT", "HEAD", "OPTIONS", "DELETE", "TRACE", "CONNECT", "post", "", "P\0ST", "BREW"
  };
  private static final String[] PATHS = {
    "/",
    "*",
    "",
    "/games",
    "/games/",
    "/games//kit",
    "/games/0/kit",
    "//",
    "//evil/games",
    "http://evil.example/games",
    "foo:bar",
    "/index.html",
    "/page.js",
    "/words/en.json",
    "/words/../words/de.json",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%00",
    "/%zz",
    "/%ff",
    "/games?x=1",
    "/games#x",
    "/games/../games",
    "/shared/board.js",
    "/icon.svg",
    "/\u00e9"
  };
  private static final String[] HOSTS = {
    "",
    "evil.example",
    "127.0.0.1",
    "localhost",
    "127.0.0.1:1",
    "[::1]:80",
    "127.0.0.1:99999999",
    "127.0.0.1.evil.example",
    "a b",
    "\u00e9"
  };
  private static final String[] ORIGINS = {
    "null",
    "http://evil.example",
    "https://127.0.0.1",
    "file://",
    "http://",
    "http://127.0.0.1",
    "\0"
  };
  private static final String[] NAMES = {
    "game", "at", "seat0", "seat1", "seed", "move", "moves", "text", "cells", "seat", "level",
    "millis", "clock", "nodes", "", "%00", "x"
  };
  private static final String[] VALUES = {
    "",
    "0",
    "1",
    "2",
    "9",
    "10",
    "-1",
    "+1",
    "00000001",
    "999999999",
    "1000000000",
    "9999999999",
    "1e3",
    "0x1",
    "NaN",
    "\u0663",
    "a1",
    "b2",
    "c3",
    "a1+b2+c3",
    "a1 b2",
    "startpos",
    "startpos+moves+a1",
    "startpos+moves+a1+a1",
    "startpos+moves",
    "moves",
    "%",
    "%z",
    "%e3%81",
    "%00",
    "%0a%0d",
    "%22%5c%3c/script%3e",
    "=",
    "==",
    "\u3042\ud83d\ude00",
    "xxxxxxxxx",
    "........."
  };
  private static final String[] LENGTHS = {
    "-1", "0", "1", "10", "100", "65537", "2147483648", "9223372036854775808", "x", "", "1, 1", "+1"
  };
  private static final String[] FIELDS = {
    "Expect: 100-continue",
    "Transfer-Encoding: chunked",
    "Transfer-Encoding: gzip",
    "Transfer-Encoding: chunked, chunked",
    "Upgrade: websocket",
    "Connection: keep-alive",
    "Connection: Upgrade, HTTP2-Settings",
    "Content-Length: 3",
    "Host: evil.example",
    ": x",
    "x",
    " folded",
    "X: \0",
    "X:\t\u007f",
    "Range: bytes=0-1",
    "Accept-Encoding: gzip",
    "Cookie: a=b",
    "X-Yomikiri-Token: 0"
  };

  private final int port;
  private final String token;
  private final Random random;
  private String game = "0";

  /** A request, sent in pieces. */
  record Request(List<byte[]> pieces, boolean isDamaged, boolean isAwaited) {
    @Override
    public String toString() {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      pieces.forEach(all::writeBytes);
      String text = all.toString(StandardCharsets.UTF_8);
      return pieces.size() + " pieces: " + text.substring(0, Math.min(3000, text.length()));
    }
  }

  DamagedRequests(int port, String token, long seed) {
    this.port = port;
    this.token = token;
    random = new Random(seed);
  }

  void setGame(String id) {
    game = id;
  }

  private String any(String... all) {
    return all[random.nextInt(all.length)];
  }

  private boolean oneIn(int number) {
    return random.nextInt(number) == 0;
  }

  /** Makes a request. */
  Request next() {
    boolean isDamaged = !oneIn(3);
    String method = isDamaged && oneIn(5) ? any(METHODS) : oneIn(9) ? "GET" : "POST";
    String path = oneIn(30) || game.equals("0") ? "/games" : "/games/" + game + "/" + any(CALLS);
    String body = form();
    List<String> fields = new ArrayList<>();
    fields.add(
        "Host: " + (isDamaged && oneIn(9) ? any(HOSTS) : any("127.0.0.1:", "localhost:") + port));
    fields.add("X-Yomikiri-Token: " + (isDamaged && oneIn(9) ? any("", "x", token + "0") : token));
    fields.add("Content-Length: "
        + (isDamaged && oneIn(9) ? any(LENGTHS) : body.getBytes(StandardCharsets.UTF_8).length));
    if (oneIn(3)) {
      fields.add("Origin: " + (isDamaged && oneIn(2) ? any(ORIGINS) : "http://localhost:" + port));
    }
    if (oneIn(2)) {
      fields.add("Connection: close");
    }
    if (isDamaged) {
      path = oneIn(4) ? any(PATHS) : path;
      while (oneIn(4)) {
        fields.add(random.nextInt(fields.size() + 1), any(FIELDS));
      }
      if (oneIn(40)) {
        fields.add("X: " + "x".repeat(random.nextInt(100_000)));
      }
      if (oneIn(40)) {
        fields.addAll(
            Arrays.asList("X: y\r\n".repeat(random.nextInt(1000)).strip().split("\r\n")));
      }
      if (oneIn(20)) {
        body = body + "&x=" + "%41y".repeat(random.nextInt(30_000));
      }
    }
    String version =
        isDamaged && oneIn(9) ? any("HTTP/1.0", "HTTP/2", "HTTP/0.9", "", "x") : "HTTP/1.1";
    byte[] bytes = (method + " " + path + " " + version + "\r\n" + String.join("\r\n", fields)
            + "\r\n\r\n" + body)
        .getBytes(StandardCharsets.UTF_8);
    if (isDamaged) {
      while (oneIn(4)) {
        bytes = damaged(bytes);
      }
    }
    return new Request(pieces(bytes), isDamaged, !oneIn(12));
  }

  private String form() {
    List<String> arguments = new ArrayList<>();
    while (!oneIn(3)) {
      arguments.add(any(NAMES) + (oneIn(20) ? "" : "=") + any(VALUES));
    }
    UnaryOperator<String> ascii = text -> text.replace(" ", "+");
    return ascii.apply(String.join("&", arguments));
  }

  private byte[] damaged(byte[] bytes) {
    int at = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, at + random.nextInt(20));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    switch (random.nextInt(4)) {
      case 0 -> {} // truncated
      case 1 -> out.write(bytes, to, bytes.length - to);
      case 2 -> {
        out.write(random.nextInt(256));
        out.write(bytes, at, bytes.length - at);
      }
      default -> out.write(bytes, Math.min(at, 10), bytes.length - Math.min(at, 10));
    }
    return out.toByteArray();
  }

  private List<byte[]> pieces(byte[] bytes) {
    List<byte[]> pieces = new ArrayList<>();
    int from = 0;
    while (oneIn(4) && from < bytes.length) {
      int to = from + random.nextInt(bytes.length - from + 1);
      pieces.add(Arrays.copyOfRange(bytes, from, to));
      from = to;
    }
    pieces.add(Arrays.copyOfRange(bytes, from, bytes.length));
    return pieces;
  }
}
