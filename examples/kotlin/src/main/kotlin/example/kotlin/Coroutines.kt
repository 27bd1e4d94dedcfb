package example.kotlin

import io.github.yomikiri.game.Game
import io.github.yomikiri.game.Position
import io.github.yomikiri.play.Player
import io.github.yomikiri.search.Limits
import io.github.yomikiri.search.SearchResult
import io.github.yomikiri.search.StopSignal
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.Channel.Factory.UNLIMITED
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.launch

// Searches in coroutines, for any game. Copy this file as it is.

/**
 * Chooses a move. If the coroutine is canceled, the search ends, and the player is free again when
 * the coroutine has ended.
 */
suspend fun <P : Position<P>> Player<P>.think(game: Game<P>, limits: Limits): SearchResult =
  coroutineScope {
    val stop = StopSignal()
    val search = async(Dispatchers.Default) { play(game, limits.withStop(stop)) }
    try { search.await() } finally { stop.raise() }
  }

/**
 * Chooses a move, and emits the result of each depth, then the answer. The search ends early if
 * nobody collects any more, as after `first { it.depth() == 8 }`.
 */
fun <P : Position<P>> Player<P>.depths(game: Game<P>, limits: Limits): Flow<SearchResult> =
  callbackFlow {
    val stop = StopSignal()
    launch(Dispatchers.Default) {
      send(play(game, limits.withStop(stop)) { trySend(it) })
      close()
    }
    awaitClose { stop.raise() }
  }.buffer(UNLIMITED)
