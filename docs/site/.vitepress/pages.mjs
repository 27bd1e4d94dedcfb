// The pages of the site and their order. Each page is a Markdown file of the repository, and the
// list of the guide's README is the guide's sidebar, so no title is written here again.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { posix } from 'node:path';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GUIDE = 'docs/guide/README.md';
const EXAMPLES = 'docs/target/examples';
const BACKGROUND = ['docs/searchers.md', 'docs/architecture.md', 'docs/peers.md'];
const PROJECT = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];

const read = (file) => readFileSync(posix.join(ROOT, file), 'utf8');

/** Returns the group of a pattern's first match in a file, as one line. */
function found(pattern, file) {
  const match = pattern.exec(read(file));
  if (!match) throw new Error(`${file} has nothing like ${pattern}`);
  return match[1].replace(/\s+/g, ' ').trim();
}

/** The address of the sources, and what the project is, from the POM. */
export const SOURCES = found(/<scm[^>]*>.*?<url>(.*?)<\/url>/s, 'pom.xml');
export const DESCRIPTION = found(/<description>(.*?)<\/description>/s, 'pom.xml');

/** Returns the place of a Markdown file on the site: `docs/guide/README.md` is `guide/index.md`. */
export function placeOf(file) {
  if (file === 'docs/site/index.md') return 'index.md';
  const place = file.replace(/^docs\//, '');
  return place.includes('/') ? place.replace(/README\.md$/, 'index.md') : place;
}

const item = (file) => ({ text: found(/^# (.+)$/m, file), link: `/${placeOf(file)}` });

/** Returns the groups of the guide: the links of each list, under the heading above the list. */
function guide() {
  const groups = [];
  for (const line of read(GUIDE).split('\n')) {
    const [, heading] = /^#+ (.+)$/.exec(line) ?? [];
    const [, text, target] = /^(?:[*-]|\d+\.) \[([^\]]+)\]\(([^)#]+\.md)\)/.exec(line) ?? [];
    if (heading) groups.push({ text: heading, items: [] });
    if (text) {
      const file = posix.join(posix.dirname(GUIDE), target);
      groups.at(-1).items.push({ text, link: `/${placeOf(file)}` });
    }
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** Returns links to pages that VitePress does not make, so its router must not open them. */
const outside = (text, link) => ({ text, link, target: '_self' });

const examples = () => readdirSync(posix.join(ROOT, EXAMPLES)).map((name) =>
  outside(found(/<title>(.*?)<\/title>/, `${EXAMPLES}/${name}`), `/examples/${name}`));

export const NAVIGATION = [
  outside('Play', '/play/'),
  outside('Lesson', '/play/lesson/'),
  { text: 'Guide', link: `/${placeOf(GUIDE)}`, activeMatch: '/guide/' },
  outside('API', '/api/index.html'),
];

export const SIDEBAR = [
  { text: 'Guide', link: `/${placeOf(GUIDE)}` },
  ...guide(),
  { text: 'Searches to explore', items: examples() },
  { text: 'Background', items: BACKGROUND.map(item) },
  { text: 'The project', items: [...PROJECT.map(item), ...NAVIGATION.filter((e) => e.target)] },
];
