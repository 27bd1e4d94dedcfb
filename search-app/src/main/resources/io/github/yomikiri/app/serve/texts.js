// Games of texts that the person pastes: the field, its errors, and the choice among several games.
import { call } from './link.js';
import { byId } from './shared/dom.js';
import { errorIn, word } from './words.js';

/** The server reads no longer form. */
const MOST_BYTES = 65_536;

let games = [];

/**
 * Connects the field.
 *
 * @param open opens the text of a game, and returns an answer, which may have a property `error`
 */
export function connectTexts(open) {
  byId('paste').onsubmit = async (event) => {
    event.preventDefault();
    const problem = await read(inLink(byId('text').value), open);
    byId('text-error').textContent = problem;
    byId('text').setAttribute('aria-invalid', problem !== '');
    if (problem === '') byId('text').value = '';
  };
  byId('games').onchange = ({ target }) => open(games[target.selectedIndex].game);
}

/** Returns the text of the game in a link, as the page copies it; or the text if it is no link. */
export function inLink(text) {
  const [, encoded = text] = text.trim().match(/^(?:https?|file):\/\/[^\s#]*#(\S+)$/) ?? [];
  try {
    return decodeURIComponent(encoded);
  } catch {
    // The text has a percent sign that encodes nothing. The program says that it is no game.
    return encoded;
  }
}

/** Opens the first game of a text, and offers the others. Returns what is wrong. */
async function read(text, open) {
  if (new URLSearchParams({ text }).toString().length > MOST_BYTES) return word('error-too-long');
  const answer = await call('read', { text });
  // Another call has ended the search before this one, and with it the worker.
  if (answer.canceled) return read(text, open);
  if (answer.error) return errorIn(answer);
  games = answer.games;
  drawGames();
  const opened = await open(games[0].game);
  if (opened.error) return errorIn(opened);
  const [first, ...more] = answer.errors;
  if (!first) return '';
  return word(more.length > 0 ? 'noGames' : 'noGame', first, more.length + 1);
}

/** Shows the games for choice, if there are several, in the language of the page. */
export function drawGames() {
  const chosen = byId('games').selectedIndex;
  byId('games').parentElement.hidden = games.length < 2;
  byId('games').replaceChildren(...games.map(({ game, players, moves }, at) =>
    new Option(word('gameOf', at + 1, players || beginning(game), moves))));
  byId('games').selectedIndex = Math.max(0, chosen);
}

const beginning = (game) => game.replace(/^startpos( moves)? ?/, '').slice(0, 20) || word('start');

export async function copy(text, say) {
  try {
    await navigator.clipboard.writeText(text);
    say(word('copied'));
  } catch {
    // Without the permission, the person copies it from the field.
    byId('text').value = text;
    byId('text').select();
    say(word('select'));
  }
}
