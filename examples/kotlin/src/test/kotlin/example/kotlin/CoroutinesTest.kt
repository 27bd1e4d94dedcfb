package example.kotlin

import io.github.yomikiri.game.Evaluator
import io.github.yomikiri.game.Game
import io.github.yomikiri.play.Player
import io.github.yomikiri.search.Completion
import io.github.yomikiri.search.Limits
import io.github.yomikiri.search.driver.Searchers
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class CoroutinesTest {

  private val long = Game.of(DotsAndBoxes(Grid(5, 5)))

  @Test
  fun cancellationEndsTheSearch() = runBlocking<Unit> {
    val begun = CompletableDeferred<Unit>()
    val evaluator = Evaluator<DotsAndBoxes> { node -> begun.complete(Unit); node.lead }
    val search = Searchers.forGame(DotsAndBoxes::class.java).evaluator(evaluator)
    Player.builder(search).build().use { player ->
      val thinking = async { player.think(long, Limits.none()) }
      begun.await()
      thinking.cancelAndJoin()
      // A player that still searched would reject this call.
      assertEquals(Completion.DEPTH, player.think(long, Limits.depth(1)).completion())
    }
  }

  @Test
  fun theFlowHasGrowingDepths() = runBlocking<Unit> {
    player().use { player ->
      val some = player.depths(long, Limits.none()).take(3).toList()
      assertEquals(listOf(1, 2, 3), some.map { it.depth() })
      val all = player.depths(long, Limits.depth(4)).toList()
      assertEquals(listOf(1, 2, 3, 4, 4), all.map { it.depth() }, "each depth, and the answer")
    }
  }
}
