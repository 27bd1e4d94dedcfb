/* What the reader does: selects, searches, presses keys, and sets the parts around the tree. */

// ---- the selected row

/** Lists the rows anew after a change of what is folded or shown. */
function update() {
  tree.refresh();
  while (tree.view[tree.place(selected)] !== selected) {
    selected = tree.parent[selected]; // It was folded away.
  }
  show();
  render();
  filters();
  panel();
}

/** Scrolls to the selected row. */
function show() {
  fit();
  const top = tree.place(selected) * rowHeight;
  if (top < scroller.scrollTop) {
    scroller.scrollTop = top;
  } else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight) {
    scroller.scrollTop = top + rowHeight - scroller.clientHeight;
  }
}

function select(row, remember = true) {
  if (!tree.steps.isThere(row)) {
    endReplay();
  }
  selected = row;
  tree.reveal(row);
  show();
  render();
  filters();
  panel();
  if (remember) {
    later('address', 200, () => {
      const address = tree.address(selected);
      try {
        history.replaceState(null, '', address);
      } catch (refused) {
        location.hash = address;
      }
    });
  }
}

const timers = {};

/** Runs an action when nothing of the same name has been asked for during a delay. */
function later(name, delay, action) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(action, delay);
}

function toggle(row, isOpen = tree.open[row] === 0) {
  tree.open[row] = isOpen ? 1 : 0;
  update();
}

function goTo(row) {
  select(row);
  scroller.focus({ preventScroll: true });
}

// ---- search

function search() {
  const query = byId('query').value;
  hits = tree.search(query);
  hitSet = new Set(hits);
  byId('hits').textContent = query.trim() === '' ? '' : `${hits.length} hits`;
  byId('previous').disabled = hits.length === 0;
  byId('next').disabled = hits.length === 0;
  render();
}

/** Goes to the next hit after the selected row, or to the previous one, and around the end. */
function nextHit(step) {
  if (hits.length === 0) {
    return;
  }
  const after = hits.findIndex((row) => row > selected);
  const before = hits.findLastIndex((row) => row < selected);
  let index = step > 0 ? after : before;
  if (index < 0) {
    index = step > 0 ? 0 : hits.length - 1;
  }
  select(hits[index]);
  byId('hits').textContent = `${index + 1} of ${hits.length}`;
}

// ---- keys

const page = () => Math.max(1, Math.floor(scroller.clientHeight / rowHeight) - 1);
const moveBy = (rows) => select(tree.view[
  Math.min(Math.max(tree.place(selected) + rows, 0), tree.length - 1)]);

const KEYS = {
  ArrowDown: () => moveBy(1),
  ArrowUp: () => moveBy(-1),
  PageDown: () => moveBy(page()),
  PageUp: () => moveBy(-page()),
  Home: () => moveBy(-tree.length),
  End: () => moveBy(tree.length),
  ArrowRight() {
    if (tree.canOpen(selected)) {
      if (tree.open[selected]) moveBy(1); else toggle(selected, true);
    }
  },
  ArrowLeft() {
    if (tree.canOpen(selected) && tree.open[selected]) {
      toggle(selected, false);
    } else if (tree.parent[selected] >= 0) {
      select(tree.parent[selected]);
    }
  },
  Enter: () => toggle(selected),
  ' ': () => toggle(selected),
  '*'() {
    tree.children(tree.parent[selected]).forEach((row) => { tree.open[row] = 1; });
    update();
  },
  b: () => tree.best(selected) >= 0 && select(tree.best(selected)),
  s() {
    const same = tree.same(selected);
    if (same.length > 0) select(same.find((row) => row > selected) ?? same[0]);
  },
  n: () => nextHit(1),
  N: () => nextHit(-1),
  '/': () => byId('query').focus(),
  '?': () => byId('guide').showModal(),
};

const REPLAY_KEYS = steps.last === 0 ? {} : {
  p: togglePlay,
  '[': () => moveOn(-1),
  ']': () => moveOn(1),
};

document.addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isFree = event.target === scroller || event.target === document.body;
  const keys = event.target.closest?.('#replay :not(select)') ? REPLAY_KEYS
    : isFree ? { ...KEYS, ...REPLAY_KEYS } : {};
  if (isPlain && Object.hasOwn(keys, event.key)) {
    event.preventDefault();
    keys[event.key]();
  }
});

// ---- the parts around the tree

/** Makes a switch for each kind of row that never has rows below, with the number of such rows. */
function makeFilters() {
  const counts = data.kinds.map(() => 0);
  data.kind.forEach((kind) => { counts[kind]++; });
  const kinds = [...tree.leafKinds].filter((kind) => counts[kind] > 0);
  byId('filters').append(...kinds.map((kind) => {
    const [name, symbol, tone] = data.kinds[kind];
    const made = button('', () => {
      if (!tree.hidden.delete(kind)) tree.hidden.add(kind);
      update();
    }, `filter tone-${tone}`);
    made.kind = kind;
    made.append(
      element('span', { className: 'symbol' }, symbol), ` ${name} `, element('b', {}, counts[kind]));
    return made;
  }));
}

function filters() {
  [...byId('filters').children].forEach((each) => {
    each.setAttribute('aria-pressed', !tree.hidden.has(each.kind));
  });
}

/** Fills the heads of the columns, and gives each column the width of its longest text. */
function columns() {
  // Not in ch, which depends on the font of the element.
  const width = (characters) => `${0.65 * characters}rem`;
  const longest = (texts) => texts.reduce((most, text) => Math.max(most, text.length), 0);
  const named = data.names.slice(0, data.columns);
  const widths = named.map((name, column) => longest(
    [name, ...[...new Set(data.cells[column])].map((text) => tree.text(text))]));
  const style = document.documentElement.style;
  const head = byId('heads');
  head.append(element('span', { className: 'move' }, 'move'));
  named.forEach((name, column) => {
    const className = column === 0 ? 'badge' : cellClass(column);
    const made = head.appendChild(element('span', { className }, name));
    made.style.flexBasis = `var(--column-${column})`;
    style.setProperty(`--column-${column}`, width(Math.min(widths[column], 24) + 2));
  });
  head.append(element('span', { className: 'note' }, 'how the row was dealt with'));
  const moves = longest([...new Set(data.move)].map((text) => tree.text(text)));
  style.setProperty('--move', width(Math.min(moves, 20)));
  style.setProperty('--plies', Math.max(...new Set(data.ply)));
}

function guide() {
  const sides = [['first', 'The side of the root is to move.'], ['other', 'The side of the root is not to move.']]
    .map(([side, text]) => {
      const made = element('p', {});
      made.append(element('span', { className: `badge ${side}` }, data.names[0]), ` ${text}`);
      return made;
    });
  const kinds = data.kinds.map(([name, symbol, tone, meaning]) => {
    const made = element('p', { className: `tone-${tone}` });
    const label = element('span', { className: 'kind' });
    label.append(
      element('span', { className: 'symbol' }, symbol), element('span', { className: 'name' }, name));
    made.append(label, ` ${meaning}`);
    return made;
  });
  byId('legend').append(...sides, ...kinds);
  const [kind] = data.kinds[data.kinds.length - 1];
  const column = data.names[data.bar >= 0 ? data.bar : 0] ?? 'value';
  const move = tree.move(tree.size > 1 ? 1 : 0);
  byId('query').placeholder = `Search: ${move}, ${column}>9`;
  [[move, 'a move, a value, a kind, or the first digits of a key'],
    [`move:${move}`, 'the move only'],
    [`kind:${kind}`, 'how the row was dealt with'],
    [`${column}>=10`, 'compares numbers; also <, <=, > and ='],
  ].forEach(([example, text]) => {
    const line = element('p', {});
    line.append(element('kbd', {}, example), ` ${text}`);
    byId('examples').append(line);
  });
}

const THEMES = ['auto', 'light', 'dark'];

function theme(name) {
  const root = document.documentElement;
  root.dataset.theme = name;
  const label = name[0].toUpperCase() + name.slice(1);
  byId('theme').textContent = label;
  byId('theme').setAttribute('aria-label', `Colors: ${label}`);
}

/** Reads or writes the theme. A browser may keep no memory for files. */
function memory(name) {
  try {
    if (name !== undefined) localStorage.setItem('yomikiri-theme', name);
    return localStorage.getItem('yomikiri-theme');
  } catch (refused) {
    return null;
  }
}

function measure() {
  rowHeight = parseFloat(getComputedStyle(document.documentElement)
    .getPropertyValue('--row-height')) || 32;
}

scroller.addEventListener('scroll', () => requestAnimationFrame(render), { passive: true });
scroller.addEventListener('click', (event) => {
  const made = event.target.closest('.row');
  if (made === null) {
    return;
  }
  select(made.row);
  if (event.target === made.twist && tree.canOpen(made.row)) {
    toggle(made.row);
  }
});
scroller.addEventListener('dblclick', (event) => {
  const made = event.target.closest('.row');
  if (made !== null && event.target !== made.twist && tree.canOpen(made.row)) {
    toggle(made.row);
  }
});
new ResizeObserver(() => { measure(); render(); }).observe(scroller);
window.addEventListener('hashchange', () => select(tree.find(location.hash), false));

byId('query').addEventListener('input', () => later('search', 120, search));
byId('query').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    byId('query').value = '';
    search();
    scroller.focus();
  }
});
byId('search').addEventListener('submit', (event) => {
  event.preventDefault();
  search();
  nextHit(1);
});
byId('previous').addEventListener('click', () => nextHit(-1));
byId('unfold').addEventListener('click', () => { tree.open.fill(1); update(); });
byId('fold').addEventListener('click', () => { tree.open.fill(0); update(); });
byId('line').addEventListener('click', () => {
  const root = tree.path(selected)[0];
  tree.openLine(root);
  goTo([root, ...tree.line(root)].at(-1));
});
byId('help').addEventListener('click', () => byId('guide').showModal());
byId('theme').addEventListener('click', () => {
  const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % 3];
  memory(next);
  theme(next);
});

theme(THEMES.includes(memory()) ? memory() : 'auto');
makeFilters();
columns();
guide();
measure();
select(tree.find(location.hash), false);
search();
