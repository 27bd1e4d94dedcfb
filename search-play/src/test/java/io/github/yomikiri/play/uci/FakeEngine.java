package io.github.yomikiri.play.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A program that says it is ready, and plays one move. At the second it crashes. */
final class FakeEngine {

  private FakeEngine() {}

  public static void main(String[] args) throws IOException {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
      int moves = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        switch (line.split(" ")[0]) {
          case "uci" -> System.out.println("id name " + args[0] + "\nuciok");
          case "isready" -> System.out.println("readyok");
          case "go" -> {
            if (++moves == 2) {
              System.err.println("out of luck");
              System.exit(3);
            }
            System.out.println("bestmove a2-a3");
          }
          default -> {}
        }
      }
    }
  }
}
