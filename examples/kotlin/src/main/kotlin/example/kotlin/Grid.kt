package example.kotlin

/**
 * The lines of a board. A line has a number: the level ones come first, row by row from below, then
 * the upright ones. Its name has the two dots that it joins, such as `a1-b1`.
 */
data class Grid(val columns: Int, val rows: Int) {

  private val levels = columns * (rows + 1)
  private val count = levels + (columns + 1) * rows

  init {
    require(columns in 1..25 && rows in 1..9 && count < Long.SIZE_BITS) {
      "a board of $columns x $rows boxes has $count lines; expected at most ${Long.SIZE_BITS - 1}"
    }
  }

  /** All lines, a bit for each. */
  val lines = (1L shl count) - 1

  /** The four lines of each box. */
  val boxes = LongArray(columns * rows) {
    val (column, row) = it % columns to it / columns
    bit(level(column, row)) or bit(level(column, row + 1)) or
      bit(upright(column, row)) or bit(upright(column + 1, row))
  }

  /** Returns how many boxes some lines close. */
  fun closed(drawn: Long) = boxes.count { it and drawn == it }

  /** Returns the lines that close a box at once. */
  fun closing(drawn: Long): Long {
    var closing = 0L
    for (box in boxes) {
      val missing = box and drawn.inv()
      if (missing.countOneBits() == 1) closing = closing or missing
    }
    return closing
  }

  fun name(line: Int): String =
    if (line < levels) dots(line % columns, line / columns, 1, 0)
    else dots((line - levels) % (columns + 1), (line - levels) / (columns + 1), 0, 1)

  private fun dots(column: Int, row: Int, right: Int, up: Int) =
    "${'a' + column}${row + 1}-${'a' + column + right}${row + 1 + up}"

  /** Draws some lines, with the names of the dots at the border. */
  fun draw(drawn: Long): String = buildString {
    for (row in rows downTo 0) {
      append(row + 1)
      for (column in 0..columns) {
        append(" .")
        if (column < columns) append(if (drawn has level(column, row)) " --" else "   ")
      }
      if (row > 0) {
        append("\n ")
        for (column in 0..columns) {
          append(if (drawn has upright(column, row - 1)) " |   " else "     ")
        }
      }
      append('\n')
    }
    append("  ").append((0..columns).joinToString("    ") { "${'a' + it}" })
  }

  private fun level(column: Int, row: Int) = row * columns + column

  private fun upright(column: Int, row: Int) = levels + row * (columns + 1) + column

  private fun bit(line: Int) = 1L shl line

  private infix fun Long.has(line: Int) = this and bit(line) != 0L
}
