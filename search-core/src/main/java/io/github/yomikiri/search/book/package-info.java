/**
 * Opening books of any game.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.book.Book} - moves to play without a search: start here
 *   <li>{@link io.github.yomikiri.search.book.SearchBookBuilder} - makes a book by searches
 *   <li>{@link io.github.yomikiri.search.book.GameBookBuilder} - makes a book from games with their
 *       results
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.book;

import org.jspecify.annotations.NullMarked;
