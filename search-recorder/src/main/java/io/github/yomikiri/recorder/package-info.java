/**
 * Records the tree that a search visits, and draws it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.recorder.TreeRecorder} - makes searches that are recorded
 *   <li>{@link io.github.yomikiri.recorder.SearchTree} - what was visited; writes DOT and SVG
 *   <li>{@link io.github.yomikiri.recorder.TreeNode} - a node of it: window, value, and what became of it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.recorder;

import org.jspecify.annotations.NullMarked;
