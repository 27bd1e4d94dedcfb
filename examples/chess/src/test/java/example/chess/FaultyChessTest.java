package example.chess;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import example.chess.FaultyChess.Fault;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The library's contract finds faults of a chess without any help but the start positions. */
class FaultyChessTest {

  private record Subject(Fault fault) implements NodeContract<FaultyChess> {

    @Override
    public List<FaultyChess> positions() {
      return List.of(
          new FaultyChess(Chess.START, fault),
          new FaultyChess(Fen.read("8/8/8/8/8/2k5/7r/K7 b - - 0 1"), fault));
    }

    @Override
    public OptionalInt sideToMove(FaultyChess node) {
      return OptionalInt.of(node.node().isWhite() ? 0 : 1);
    }

    @Override
    public int maxPlies() {
      return 60;
    }
  }

  private static Arguments found(
      Fault fault, Consumer<NodeContract<FaultyChess>> test, String says) {
    return Arguments.of(fault, test, says);
  }

  private static Stream<Arguments> faults() {
    return Stream.of(
        found(
            Fault.CASTLING_NOT_IN_KEY,
            NodeContract::differentPositionsHaveDifferentKeys,
            "only the first has the moves [e"),
        found(
            Fault.EN_PASSANT_NOT_IN_KEY,
            NodeContract::differentPositionsHaveDifferentKeys,
            "only the first has the moves ["),
        found(
            Fault.SIDE_NOT_IN_KEY,
            NodeContract::differentPositionsHaveDifferentKeys,
            "two different positions share the key"),
        found(
            Fault.CLOCK_IN_KEY,
            NodeContract::equalPositionsHaveEqualKeys,
            "let no count of moves or of repetitions be in key()"),
        found(
            Fault.PLIES_IN_KEY,
            NodeContract::equalPositionsHaveEqualKeys,
            "let no count of moves or of repetitions be in key()"),
        found(
            Fault.MATE_WINS,
            NodeContract::finishedGamesAreScored,
            "says that the side to move has won, though the other side moved last"),
        found(Fault.CLOCK_BELOW_ZERO, NodeContract::quietPliesAreCounted, "after move "),
        found(
            Fault.CLOCK_STANDS_STILL,
            NodeContract::quietPliesAreCounted,
            "no move is progress after which a position can occur again"),
        found(Fault.CLOCK_COUNTS_TWO, NodeContract::quietPliesAreCounted, "is 100, and 98 after"),
        found(
            Fault.REPETITION_LIMIT_BY_SIDE,
            NodeContract::repetitionsAreDraws,
            "repetitionLimit() differs"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theFaultIsFound(Fault fault, Consumer<NodeContract<FaultyChess>> test, String says) {
    String message = assertThrows(AssertionError.class, () -> test.accept(new Subject(fault)))
        .getMessage();
    assertTrue(message.contains(says), message);
    assertTrue(message.contains("reached from positions().get("), message);
    test.accept(new Subject(Fault.NONE));
  }

  /** The message has positions as FEN, and a line of moves that leads to them. */
  @Test
  void theMessageCanBeReplayed() {
    Subject subject = new Subject(Fault.CASTLING_NOT_IN_KEY);
    String message = assertThrows(
            AssertionError.class, subject::differentPositionsHaveDifferentKeys)
        .getMessage();
    String[] parts = message.split("in the position ");
    for (String part : List.of(parts[1], parts[2])) {
      Chess at =
          Fen.read(part.replaceAll("(?s).*positions\\(\\).get\\([01]\\), (.*), by the.*", "$1"));
      String line = part.replaceAll("(?s).*by the moves \\[(.*?)].*", "$1");
      for (String move : line.split(" ")) {
        at = at.play(at.parse(move).orElseThrow()).orElseThrow();
      }
      assertTrue(part.startsWith(at.toString()), message);
    }
  }
}
