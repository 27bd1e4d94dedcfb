// What the pages with a board share. A page knows no rules: a move of the data is the side that
// plays it, the square, and the squares of the discs that it turns, such as xf5e5.
const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);
const discs = [...document.querySelectorAll('#board circle:not(.spot)')];

const square = (name) => name.charCodeAt(0) - 97 + data.size * (Number(name[1]) - 1);
const nameOf = (index) => 'abcdefgh'[index % data.size] + (1 + Math.floor(index / data.size));
const squareOf = (move) => move.slice(1, 3);

/** Plays a move on an array of discs. */
function play(board, move) {
  for (let at = 1; at < move.length; at += 2) board[square(move.slice(at))] = move[0];
}

/** Moves a mark to a square, or hides the mark. */
function place(name, to) {
  byId(name).toggleAttribute('hidden', to === '');
  if (to === '') return;
  for (const center of ['cx', 'cy']) {
    byId(name).setAttribute(center, discs[square(to)].getAttribute(center));
  }
}

/** Shows discs, and marks the square of the last move. */
function drawBoard(board, last) {
  board.forEach((disc, index) => discs[index].setAttribute('class', disc));
  place('spot', last);
  const names = (disc) => board.flatMap((each, index) => (each === disc ? nameOf(index) : [])).join(' ');
  byId('board').setAttribute('aria-label', `Dark: ${names('x')}. Light: ${names('o')}.`);
}

/** Marks a button that does nothing now. It keeps the focus, as a disabled button would not. */
function disable(name, nothing) {
  byId(name).setAttribute('aria-disabled', nothing);
}

/** Marks the current one of some elements, if there is one. */
function markCurrent(elements, current, kind) {
  for (const element of elements) {
    if (element === current) element.setAttribute('aria-current', kind);
    else element.removeAttribute('aria-current');
  }
}

/** Shows a row in the middle of its list. Only the list is scrolled, so the board stays in place. */
function reveal(row) {
  const list = row.closest('.list');
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

/** Calls the action of a button or a key. The page may handle other clicks first. */
function listen(actions, keys, isHandled) {
  document.addEventListener('click', (event) => {
    const target = event.target.closest('[data-step], button');
    if (target && !isHandled(target) && target.id in actions) actions[target.id]();
  });
  document.addEventListener('keydown', (event) => {
    const isTyped = event.ctrlKey || event.altKey || event.metaKey || event.target.closest('select');
    if (isTyped || !(event.key in keys)) return;
    event.preventDefault();
    actions[keys[event.key]]();
  });
}

const stepKeys = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };
