package io.github.yomikiri.user;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;

/** A program that uses the kernels from outside their module. */
public final class Kernels {

  private Kernels() {}

  public static void main(String[] args) {
    System.out.println("leaves " + Reversi.start().perft(6));
    System.out.println(Bitboard.usesVectorApi() ? "vector" : "scalar");
  }
}
