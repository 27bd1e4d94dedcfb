/**
 * Tests for games, evaluators and searchers: your own as well as those of this library.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.testkit.NodeContract} - tests that every game must pass
 *   <li>{@link io.github.yomikiri.testkit.EvaluatorContract} - tests that every evaluator must pass
 *   <li>{@link io.github.yomikiri.testkit.IncrementalEvaluatorContract} - tests that every
 *       evaluator with nodes of its own must pass
 *   <li>{@link io.github.yomikiri.testkit.SearcherContract} - tests that every searcher must pass
 *   <li>{@link io.github.yomikiri.testkit.WindowSearchContract} - tests that every search algorithm
 *       must pass
 *   <li>{@link io.github.yomikiri.testkit.PositionSource} - the source of the positions that the
 *       contracts test
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
 * }
 * }</pre>
 *
 * <p>Generated games to search are in the module {@code games}.
 */
@NullMarked
package io.github.yomikiri.testkit;

import org.jspecify.annotations.NullMarked;
