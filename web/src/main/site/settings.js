// Keeps the level and the hints from visit to visit.
import { LEVELS } from './state.js';

const KEY = 'yomikiri-reversi';

/** Returns what is kept; a property that is not is missing. */
export function read() {
  try {
    const { level, hints } = JSON.parse(localStorage.getItem(KEY)) ?? {};
    const isLevel = Number.isInteger(level) && level >= 1 && level <= LEVELS;
    return { level: isLevel ? level : undefined, hints: hints === true };
  } catch {
    // The browser keeps nothing, or another page has written something else.
    return {};
  }
}

export function write({ level, hints }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ level, hints }));
  } catch {
    // The settings last as long as the page.
  }
}
