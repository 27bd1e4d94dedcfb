// The chapters and their exercises, and the page's address: #CHAPTER, or #CHAPTER/SETTING. An
// address is a promise, so its form stays.
import { byId, element } from '../shared/dom.js';

const articles = [...document.querySelectorAll('article')];
const ids = articles.map(({ id }) => id.replace('chapter-', ''));
let current = ids[0];

/** Returns what stands behind # in the page's address. */
function addressText() {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // The text has a percent sign that encodes nothing. Whoever reads it rejects it.
    return text;
  }
}

/** Returns what the page's address names. */
export function read() {
  const text = addressText();
  const slash = text.indexOf('/');
  const chapter = slash < 0 ? text : text.slice(0, slash);
  return {
    chapter: ids.includes(chapter) ? chapter : ids[0],
    setting: slash < 0 ? '' : text.slice(slash + 1),
  };
}

/** Returns the address of a setting in the chapter that is shown. */
export const address = (setting) =>
  `#${current}/${encodeURIComponent(setting).replace(/%3D/g, '=').replace(/%26/g, '&')}`;

export function show(chapter) {
  const isNew = chapter !== current;
  current = chapter;
  const at = ids.indexOf(chapter);
  articles.forEach((article, i) => (article.hidden = i !== at));
  document.querySelectorAll('nav li a').forEach((link, i) => {
    if (i === at) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
  [['before', at - 1], ['after', at + 1]].forEach(([id, i]) => {
    byId(id).hidden = !ids[i];
    byId(id).href = `#${ids[i]}`;
  });
  if (isNew) {
    const title = articles[at].querySelector('h2');
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  }
}

/** @param check judges an answer: a promise of {right, text}, or of {error} */
export function connect(check) {
  document.querySelectorAll('.exercise').forEach((form) => {
    const [answer] = form.elements;
    const verdict = element('p', { role: 'status' });
    form.append(
      element('div', { className: 'buttons' }, answer, element('button', { textContent: 'Check' })),
      verdict);
    form.onsubmit = async (e) => {
      e.preventDefault();
      verdict.textContent = 'Checking …';
      const { right, text, error } = await check(form.dataset.exercise, answer.value);
      verdict.textContent = error ?? text;
      verdict.className = right ? 'right' : 'error';
      answer.setAttribute('aria-invalid', !right);
    };
  });
}
