package example.kotlin

import io.github.yomikiri.game.Evaluator
import io.github.yomikiri.game.Hash64
import io.github.yomikiri.game.Knowledge
import io.github.yomikiri.game.MoveList
import io.github.yomikiri.game.Node

/**
 * A position of Dots and Boxes: a move draws a line, and who closes a box wins it and moves again.
 * A game in Kotlin is a data class that implements [Node].
 *
 * @param lines a bit for each line that is drawn
 * @param lead how many boxes the side to move has more than the other side
 */
data class DotsAndBoxes(
  val grid: Grid,
  val lines: Long = 0,
  val lead: Int = 0,
  // A property makes a method getAgain(), so it does not implement movesAgain().
  private val again: Boolean = false,
) : Node<DotsAndBoxes> {

  val open: Long
    get() = grid.lines and lines.inv()

  override fun moves(out: MoveList) {
    val closing = grid.closing(lines)
    out.addBits(closing)
    out.addBits(open and closing.inv())
  }

  override fun play(move: Int): DotsAndBoxes {
    val after = lines or (1L shl move)
    val won = grid.closed(after) - grid.closed(lines)
    return if (won > 0) copy(lines = after, lead = lead + won, again = true)
    else copy(lines = after, lead = -lead, again = false)
  }

  override fun movesAgain() = again

  override fun isTerminal() = open == 0L

  override fun terminalScore() = lead

  override fun maxScore() = grid.boxes.size

  override fun key() = Hash64.of(restKey(), lead.toLong())

  /** What can still be won depends on the lines alone. */
  fun restKey() = Hash64.of(lines, grid.columns.toLong(), grid.rows.toLong())

  override fun notation(move: Int) = grid.name(move)

  override fun toString() = grid.draw(lines)
}

/** What was won stays won, and each open box can be won by either side. */
object Boxes : Knowledge<DotsAndBoxes> {
  override fun key(node: DotsAndBoxes, symmetry: Int) = node.restKey()

  override fun banked(node: DotsAndBoxes) = node.lead

  override fun lowerBound(node: DotsAndBoxes) = node.lead - left(node)

  override fun upperBound(node: DotsAndBoxes) = node.lead + left(node)

  private fun left(node: DotsAndBoxes) = node.grid.boxes.size - node.grid.closed(node.lines)
}

/** Values a position by the boxes that are won. */
object Lead : Evaluator<DotsAndBoxes> {
  override fun evaluate(node: DotsAndBoxes) = node.lead

  override fun countsBanked() = true
}
