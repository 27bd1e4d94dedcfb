/**
 * Tests for games, evaluators, searchers and kits: your own as well as those of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.testkit.NodeContract} - tests that every game of nodes must pass
 *   <li>{@link io.github.yomikiri.testkit.SeatedContract} - tests that every game with dice or
 *       seats must pass
 *   <li>{@link io.github.yomikiri.testkit.EvaluatorContract} - tests that every evaluator must pass
 *   <li>{@link io.github.yomikiri.testkit.IncrementalEvaluatorContract} - tests that every
 *       evaluator with nodes of its own must pass
 *   <li>{@link io.github.yomikiri.testkit.DrawingContract} - tests that every drawing must pass
 *   <li>{@link io.github.yomikiri.testkit.SearcherContract} - tests that every searcher must pass
 *   <li>{@link io.github.yomikiri.testkit.WindowSearchContract} - tests that every search algorithm
 *       must pass
 *   <li>{@link io.github.yomikiri.testkit.KitContract} - tests that every description of a game for
 *       programs must pass
 *   <li>{@link io.github.yomikiri.testkit.Reference} - full-width minimax, with which all searches
 *       are compared
 *   <li>{@link io.github.yomikiri.testkit.PerftSuite} - files of positions and their move counts
 * </ul>
 *
 * <p>A contract is an interface of JUnit Jupiter tests. A test class implements the interface,
 * names the object to test, and inherits the tests:
 *
 * <pre>{@code
 * class TicTacToeTest implements NodeContract<TicTacToe> {
 *   public List<TicTacToe> positions() {
 *     return List.of(TicTacToe.START);
 *   }
 *
 *   public OptionalInt sideToMove(TicTacToe node) {
 *     return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
 *   }
 * }
 * }</pre>
 *
 * <p>A contract tests the positions on random walks. A walk leads from a start position to the end
 * of the game, with equal chances for all legal moves. Outcomes of dice are such moves, too. A test
 * class that implements several contracts supplies the start positions once, for all of them.
 *
 * <p>A class's contract tests run in a fixed order: first for the game, then for the evaluator, the
 * algorithm, the searcher and the kit. Each test relies on the tests before it. So the first
 * failure is the cause. The contract tests after it are aborted, and a run reports one failure.
 * Tests that the class declares itself always run.
 *
 * <p>Some checks need facts about the game. Optional methods supply these facts and have defaults.
 * A check whose method is not overridden is left out of its test; nothing is reported as skipped.
 *
 * <p>Nothing depends on the clock, and the same seed gives the same walks. Every failure names the
 * start position and the moves to the position that failed.
 *
 * <p>Generated games to search are in the module {@code games}.
 */
@NullMarked
package io.github.yomikiri.testkit;

import org.jspecify.annotations.NullMarked;
