// Connects the chapters, the setting, the search and what it has found.
import { byId, element } from '../shared/dom.js';
import * as chapters from './chapters.js';
import * as compared from './compared.js';
import * as shown from './shown.js';
import { Thread } from './thread.js';

const NAMES = ['game', 'algorithm', 'ordering', 'table', 'depth', 'alpha', 'beta', 'moves', 'tree'];

// One worker searches, which may take long. The other one answers exercises meanwhile.
const searcher = new Thread();
const examiner = new Thread();
const form = byId('setting');
let games = [];
// The setting of the address, and the number of the last search.
let opened = '';
let latest = 0;

const field = (name) => form.elements[name];
const count = (number) => number.toLocaleString('en');
const say = (text) => (byId('status').textContent = text);

/** Returns the setting as a text: what is as usual is left out. */
function written() {
  return NAMES.map((name) => [name, field(name).value.trim()])
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Fills the form. A field without a value in the text is as usual. */
function fill(text) {
  form.reset();
  text.split('&').forEach((part) => {
    const [name, ...rest] = part.split('=');
    if (NAMES.includes(name)) field(name).value = rest.join('=');
  });
  NAMES.slice(0, 4).forEach((name) => {
    if (field(name).selectedIndex < 0) field(name).selectedIndex = 0;
  });
  describeGame();
}

function describeGame() {
  const game = games[field('game').selectedIndex];
  byId('game-note').textContent = game.note;
  field('depth').placeholder = game.depth;
  const isOwn = game.id === 'own';
  byId('own-tree').hidden = !isOwn;
  if (!isOwn) field('tree').value = '';
}

/** Searches. The text goes to the program as it is, which explains what is wrong with it. */
async function search(text) {
  const own = ++latest;
  byId('stop').hidden = false;
  say('Searching …');
  const answer = await searcher.run('search', [text], ({ nodes }) =>
    say(`Searching: ${count(nodes)} nodes …`));
  // Another search may have taken the place of this one.
  if (own !== latest) return;
  byId('stop').hidden = true;
  if (!answer) {
    say('Stopped.');
  } else if (answer.error) {
    say(answer.error);
  } else {
    say(`${count(answer.leaves)} leaves, ${count(answer.inner)} inner nodes.`);
    shown.show(answer);
    compared.add(answer, chapters.address(text));
  }
}

/** Goes to an address: a chapter, and the setting of a search. */
function open() {
  const { chapter, setting } = chapters.read();
  chapters.show(chapter);
  if (!setting || setting === opened) return;
  opened = setting;
  fill(setting);
  search(setting);
}

function go(setting) {
  const address = chapters.address(setting);
  // The same search once more, for example after it was stopped.
  if (location.hash === address) search(setting);
  else location.hash = address;
}

function connect() {
  form.onsubmit = (e) => {
    e.preventDefault();
    go(written());
  };
  field('game').onchange = () => {
    field('depth').value = '';
    field('moves').value = '';
    describeGame();
  };
  byId('stop').onclick = () => searcher.stop();
  document.querySelectorAll('[data-try]').forEach((button) => {
    button.onclick = () => {
      go(button.dataset.try);
      // On a phone the search is below the text.
      if (matchMedia('(max-width: 60rem)').matches) byId('search-title').scrollIntoView();
    };
  });
  chapters.connect((exercise, answer) => examiner.call('check', [exercise, answer]));
  shown.connect();
  compared.connect();
  addEventListener('hashchange', open);
}

async function start() {
  const choices = await searcher.call('choices', []);
  if (choices.error) {
    say(`${choices.error} The page needs a browser with WebAssembly GC.`);
    return;
  }
  games = choices.games;
  const offer = (name, all) => field(name).append(...all.map(({ id, label }) =>
    element('option', { value: id, textContent: label })));
  offer('game', games);
  offer('algorithm', choices.algorithms);
  offer('ordering', choices.orderings);
  say('');
  connect();
  fill('');
  open();
}

addEventListener('load', () =>
  navigator.serviceWorker?.register('../sw.js').catch(() => {}));
start();
