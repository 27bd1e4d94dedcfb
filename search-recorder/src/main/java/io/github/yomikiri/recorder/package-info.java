/**
 * Records the tree that a search visits, and draws it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.recorder.TreeRecorder} - makes searches that are recorded
 *   <li>{@link io.github.yomikiri.recorder.SearchTree} - the tree of a search, which can be written
 *       as DOT and SVG
 *   <li>{@link io.github.yomikiri.recorder.TreeNode} - a node of the tree: its window, its value,
 *       and how the search dealt with it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.recorder;

import org.jspecify.annotations.NullMarked;
