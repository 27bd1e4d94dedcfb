/**
 * What games, evaluators and searchers are tested with: yours as well as this library's.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.testkit.NodeContract} - what every game must keep to
 *   <li>{@link io.github.yomikiri.testkit.EvaluatorContract} - what every evaluator must keep to
 *   <li>{@link io.github.yomikiri.testkit.SearcherContract} - what every searcher must keep to
 *   <li>{@link io.github.yomikiri.testkit.WindowSearchContract} - what every search algorithm must keep to
 *   <li>{@link io.github.yomikiri.testkit.PositionSource} - where the contracts' positions come from
 *   <li>{@link io.github.yomikiri.testkit.Reference} - full-width minimax, which all searches are compared with
 *   <li>{@link io.github.yomikiri.testkit.PerftSuite} - files of positions and their move counts
 * </ul>
 *
 * <p>A contract is an interface of JUnit Jupiter tests. A test class implements it, says what is to be tested, and
 * inherits the tests:
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
