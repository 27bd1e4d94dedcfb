package io.github.yomikiri.peers;

import fr.pixelprose.minimax4j.IA;
import io.github.yomikiri.bench.jmh.PrimitiveAlphaBeta;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.peers.GamesCoreSearch.Parts;
import io.github.yomikiri.reversi.Reversi;
import java.util.Locale;

/** The programs that are compared: this library's searches, and those of its peers. */
enum Program {
  ORDERED("Yomikiri, best composition, moves ordered"),
  USUAL("Yomikiri, default composition"),
  TABLE("Yomikiri, alpha-beta with table"),
  ALPHA_BETA("Yomikiri, alpha-beta"),
  PRIMITIVE("alpha-beta on bare longs"),
  MINIMAX4J_ORDERED("minimax4j 1.0.0, negascout, moves ordered"),
  MINIMAX4J_NEGASCOUT("minimax4j 1.0.0, negascout"),
  MINIMAX4J_NEGAMAX("minimax4j 1.0.0, negamax (alpha-beta)"),
  GAMES_CORE_ORDERED("games-core 0.0.1, table and deepening, moves ordered"),
  GAMES_CORE_DEEPENING("games-core 0.0.1, table and deepening"),
  GAMES_CORE_TABLE("games-core 0.0.1, alpha-beta with table"),
  GAMES_CORE("games-core 0.0.1, alpha-beta"),
  AIMA("aima-core 3.0.0, alpha-beta");

  private final String title;

  Program(String title) {
    this.title = title;
  }

  /** Returns the program's name in the report. */
  String title() {
    return title;
  }

  /** Returns whether the program can search the workload. */
  boolean plays(PeerWorkload<?> workload) {
    return switch (this) {
      case PRIMITIVE -> workload.game() == Reversi.class;
      case ORDERED, MINIMAX4J_ORDERED, GAMES_CORE_ORDERED -> workload.order().isPresent();
      default -> true;
    };
  }

  /** Returns the program, ready to search a workload. */
  <N extends Node<N>> PeerSearch<N> search(PeerWorkload<N> workload) {
    PeerWorkload<N> unordered = workload.unordered();
    return switch (this) {
      case ORDERED -> OwnSearch.ordered(workload);
      case USUAL -> OwnSearch.usual(workload);
      case TABLE -> OwnSearch.alphaBetaWithTable(workload);
      case ALPHA_BETA -> OwnSearch.alphaBeta(workload);
      case PRIMITIVE -> new Primitive<>();
      case MINIMAX4J_ORDERED -> new Minimax4jSearch<>(workload, IA.Algorithm.NEGASCOUT);
      case MINIMAX4J_NEGASCOUT -> new Minimax4jSearch<>(unordered, IA.Algorithm.NEGASCOUT);
      case MINIMAX4J_NEGAMAX -> new Minimax4jSearch<>(unordered, IA.Algorithm.NEGAMAX);
      case GAMES_CORE_ORDERED -> new GamesCoreSearch<>(workload, Parts.TABLE_AND_DEEPENING);
      case GAMES_CORE_DEEPENING -> new GamesCoreSearch<>(unordered, Parts.TABLE_AND_DEEPENING);
      case GAMES_CORE_TABLE -> new GamesCoreSearch<>(unordered, Parts.TABLE);
      case GAMES_CORE -> new GamesCoreSearch<>(unordered, Parts.ALPHA_BETA);
      case AIMA -> new AimaSearch<>(workload);
    };
  }

  /** Returns the name on the command line of {@link Measurement}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static final class Primitive<N extends Node<N>> implements PeerSearch<N> {

    @Override
    public void forget() {}

    @Override
    public Answer search(N root, int depth) {
      PrimitiveAlphaBeta search = new PrimitiveAlphaBeta();
      int value = search.value((Reversi) root, depth);
      return Answer.ofValue(value, search.nodes());
    }
  }
}
