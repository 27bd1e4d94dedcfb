package example.kotlin

import io.github.yomikiri.search.Limits
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class ConsoleTest {

  @Test
  fun aGameRunsToItsEnd() = runBlocking<Unit> {
    val start = DotsAndBoxes(Grid(2, 2))
    val lines = start.legalMoves().joinToString("\n")
    val out = ByteArrayOutputStream()
    val input = "nonsense\n$lines".reader().buffered()
    player().use { Console(it, Limits.depth(2), input, PrintStream(out)).play(start) }
    val text = out.toString()
    assertTrue("\"nonsense\" is no free line." in text, text)
    assertTrue("My line: " in text, text)
    assertTrue(Regex("(You won by|I won by|A draw).*\\.\\s*$").containsMatchIn(text), text)
  }
}
