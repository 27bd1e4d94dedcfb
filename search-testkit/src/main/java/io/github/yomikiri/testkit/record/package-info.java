/**
 * Records the tree that a search visits, and draws it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.testkit.record.TreeRecorder} - makes searches that are recorded
 *   <li>{@link io.github.yomikiri.testkit.record.SearchTree} - what was visited; writes DOT and SVG
 *   <li>{@link io.github.yomikiri.testkit.record.TreeNode} - a node of it: window, value, and what became of it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.testkit.record;

import org.jspecify.annotations.NullMarked;
