package example.kotlin

import io.github.yomikiri.game.Knowledge
import io.github.yomikiri.game.Node
import io.github.yomikiri.game.Perft
import io.github.yomikiri.games.DotsAndBoxes as OtherDotsAndBoxes
import io.github.yomikiri.testkit.NodeContract
import java.util.Optional
import java.util.OptionalInt
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class DotsAndBoxesTest : NodeContract<DotsAndBoxes> {

  override fun positions() = listOf(Grid(2, 2), Grid(1, 3), Grid(3, 2)).map { DotsAndBoxes(it) }

  override fun sideToMove(node: DotsAndBoxes): OptionalInt = OptionalInt.empty()

  override fun winner(node: DotsAndBoxes): OptionalInt =
    OptionalInt.of(if (node.open == 0L) node.lead.compareTo(0) else 0)

  override fun knowledge(): Optional<Knowledge<DotsAndBoxes>> = Optional.of(Boxes)

  override fun otherRules(start: DotsAndBoxes): Optional<out Node<*>> =
    Optional.of(OtherDotsAndBoxes.start(start.grid.columns, start.grid.rows))

  @Test
  fun everyLineIsAMoveOnce() {
    assertEquals(12L * 11 * 10, Perft.count(DotsAndBoxes(Grid(2, 2)), 3))
  }
}
