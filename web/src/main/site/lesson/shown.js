// What the last search has found: its counts, and its tree as a page in a frame or as a picture.
import { byId, element } from '../shared/dom.js';

let found;
let picture = '';

const number = (value) => value.toLocaleString('en');

export function show(newFound) {
  found = newFound;
  byId('found').hidden = false;
  byId('found-title').textContent = found.title;
  byId('leaves').textContent = number(found.leaves);
  byId('inner').textContent = number(found.inner);
  byId('value').textContent = found.value;
  byId('move').textContent = found.move;
  byId('published').hidden = found.publishedLeaves === undefined;
  byId('published-counts').textContent = found.publishedLeaves === undefined
    ? ''
    : `${found.publishedLeaves} leaves, ${found.publishedInner} inner nodes`;
  byId('found-note').hidden = !found.note;
  byId('found-note').textContent = found.note;
  showTree();
  showPicture();
  choose(byId('show-picture').ariaPressed === 'true' && found.svg !== undefined);
}

/** Shows the tree in a new frame, so that the button Back does not step through old trees. */
function showTree() {
  const frame = element('iframe', { src: 'frame.html', title: `Tree: ${found.title}` });
  const { html } = found;
  frame.onload = () => {
    frame.onload = undefined;
    frame.contentWindow.postMessage(html, location.origin);
  };
  byId('tree').replaceChildren(frame);
}

function showPicture() {
  URL.revokeObjectURL(picture);
  byId('show-picture').disabled = found.svg === undefined;
  byId('show-picture').title =
    found.svg === undefined ? 'This tree is too large for a picture.' : '';
  byId('picture').replaceChildren();
  if (found.svg === undefined) return;
  picture = URL.createObjectURL(new Blob([found.svg], { type: 'image/svg+xml' }));
  byId('picture').append(element('img', { src: picture, alt: found.title }));
}

function choose(isPicture) {
  byId('tree').hidden = isPicture;
  byId('picture').hidden = !isPicture;
  byId('show-tree').setAttribute('aria-pressed', !isPicture);
  byId('show-picture').setAttribute('aria-pressed', isPicture);
}

function save() {
  const isPicture = byId('tree').hidden;
  const name = found.title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const [text, type, end] = isPicture
    ? [found.svg, 'image/svg+xml', 'svg']
    : [found.html, 'text/html', 'html'];
  const href = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href, download: `${name}.${end}` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

export function connect() {
  byId('show-tree').onclick = () => choose(false);
  byId('show-picture').onclick = () => choose(true);
  byId('save').onclick = save;
  byId('enlarge').onclick = () =>
    (byId('tree').hidden ? byId('picture') : byId('tree')).requestFullscreen?.();
}
