// The page's address holds the game: #moves, or #start/moves with an underscore for the space of
// the start in OBF. An address is a promise, so its form stays.
import { addressText } from './dom.js';

export function read() {
  const text = addressText();
  const slash = text.indexOf('/');
  return slash < 0
    ? { start: '', moves: text }
    : { start: text.slice(0, slash).replace('_', ' '), moves: text.slice(slash + 1) };
}

/**
 * Writes the game's address.
 *
 * @param isNew whether the button Back shall return to the game before
 */
export function write({ start, moves }, isNew) {
  const hash = '#' + (start && start.replace(' ', '_') + '/') + moves;
  if (hash === (location.hash || '#')) return;
  history[isNew ? 'pushState' : 'replaceState'](null, '', hash);
}
