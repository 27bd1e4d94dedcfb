// The texts of the page in the person's language. A language is a file of texts; the first one has
// all of them.
export const LANGUAGES = { en: 'English', de: 'Deutsch', ja: '日本語' };

let words = {};

/** Loads a language, and writes the texts of the document. */
export async function speak(language) {
  const chosen = language in LANGUAGES ? language : 'en';
  words = await (await fetch(`words/${chosen}.json`)).json();
  document.documentElement.lang = chosen;
  document.querySelectorAll('[data-word]').forEach((each) => {
    each.textContent = word(each.dataset.word);
  });
  document.querySelectorAll('[data-label]').forEach((each) => {
    each.setAttribute('aria-label', word(each.dataset.label));
  });
  return chosen;
}

/** Returns a text. Its places {0}, {1} have the values. */
export function word(key, ...values) {
  return (words[key] ?? key).replace(/\{(\d)\}/g, (_, at) => values[at] ?? '');
}

/** Returns the text for a name that a game has; the name itself if there is no such text. */
export const named = (kind, name) => words[`${kind}-${name}`] ?? name;

/** Returns what an answer's error means to a person. */
export function errorIn({ error, arguments: values = [], message }) {
  const key = `error-${error}`;
  return key in words ? word(key, ...values) : message;
}
