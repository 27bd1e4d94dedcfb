package example.kotlin

import io.github.yomikiri.game.Game
import io.github.yomikiri.play.Player
import io.github.yomikiri.search.Limits
import io.github.yomikiri.search.driver.Searchers
import java.io.BufferedReader
import java.io.PrintStream
import java.time.Duration
import kotlin.jvm.optionals.getOrNull
import kotlinx.coroutines.flow.collect
import kotlinx.coroutines.flow.last
import kotlinx.coroutines.flow.onEach
import kotlinx.coroutines.runBlocking

/** A game in the console: a person begins, and types moves such as `a1-b1`. */
class Console(
  private val player: Player<DotsAndBoxes>,
  private val limits: Limits,
  private val input: BufferedReader,
  private val out: PrintStream,
) {

  /** Plays a game to its end, or to the end of the input. */
  suspend fun play(start: DotsAndBoxes) {
    var game = Game.of(start)
    while (!game.isOver) {
      out.println(game.position())
      game = if (game.seat() == 0) ask(game) ?: return else answer(game)
    }
    out.println(game.position())
    val lead = game.position().terminalScore() * if (game.seat() == 0) 1 else -1
    out.println(
      when {
        lead > 0 -> "You won by $lead."
        lead < 0 -> "I won by ${-lead}."
        else -> "A draw."
      }
    )
  }

  /** Returns the game after a person's move; null at the end of the input. */
  private fun ask(game: Game<DotsAndBoxes>): Game<DotsAndBoxes>? {
    while (true) {
      out.print("Your line: ")
      val text = input.readLine() ?: return null
      val move = game.position().parse(text).getOrNull()
      if (move != null) return game.play(move)
      out.println("\"$text\" is no free line.")
    }
  }

  private suspend fun answer(game: Game<DotsAndBoxes>): Game<DotsAndBoxes> {
    val result = player.depths(game, limits)
      .onEach { out.println("depth ${it.depth()}: ${it.bestMove()}, ${it.valueText()}") }
      .last()
    out.println("My line: ${result.bestMove()}")
    return game.play(result.bestMove())
  }
}

fun player(): Player<DotsAndBoxes> =
  Player.builder(
    Searchers.forGame(DotsAndBoxes::class.java).evaluator(Lead).knowledge(Boxes)
  ).build()

fun main() = runBlocking {
  player().use { player ->
    Console(player, Limits.time(Duration.ofSeconds(1)), System.`in`.bufferedReader(), System.out)
      .play(DotsAndBoxes(Grid(3, 3)))
  }
}
