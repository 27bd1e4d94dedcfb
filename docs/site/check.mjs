/*
 * Checks the built site without a server: each link leads to a file of the site, and to an anchor
 * if the link names one; no page or style sheet loads a file of another host; and two clicks lead
 * from the front page to every page. Prints the faults, or else what there is and its size.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';

const SITE = fileURLToPath(new URL('target/site', import.meta.url));
const HOME = new URL(process.env.SITE_BASE ?? '/', 'http://site');
const CLICKS = 2;
// The part after # is a game or a chapter there, which scripts read.
const ADDRESSED = /^play\//;
// Javadoc has a page for each type, so only its first page counts; and two pages that are not read.
const UNCOUNTED = /^(api\/(?!index\.html$).*|404\.html|play\/lesson\/frame\.html)$/;
// The javadoc of JDK 17 links from here to an anchor that it does not write.
const CONSTANTS = 'api/constant-values.html';
const SOURCES = { a: 'href', link: 'href', script: 'src', img: 'src', iframe: 'src' };

const faults = [];
const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SITE, join(entry.parentPath, entry.name)));
const pages = new Map(files.filter((file) => /\.(html|css)$/.test(file))
  .map((file) => [file, file.endsWith('.css') ? readStyle(file) : readPage(file)]));

/** Returns the links of a style sheet. */
function readStyle(file) {
  const urls = readFileSync(join(SITE, file), 'utf8').matchAll(/url\(\s*["']?([^"')]+)/g);
  const links = Array.from(urls, ([, address]) => ({ name: 'url', address }));
  return { anchors: new Set(), links };
}

/** Returns the anchors of a page, and its links as name of the element and address. */
function readPage(file) {
  const anchors = new Set(['']);
  const links = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) anchors.add(attributes.id);
      if (name === 'a' && attributes.name) anchors.add(attributes.name);
      const address = attributes[SOURCES[name]];
      if (address !== undefined) links.push({ name, address });
    },
  });
  parser.end(readFileSync(join(SITE, file), 'utf8'));
  return { anchors, links };
}

/** Returns the file of an address; the page of a folder is its index. */
function fileOf({ pathname }) {
  const path = decodeURIComponent(pathname.slice(HOME.pathname.length));
  return /(^|\/)$/.test(path) ? `${path}index.html` : path;
}

/** Returns the file that a link of a page leads to; undefined if it leaves the site. */
function follow(file, { name, address }) {
  const url = new URL(address, new URL(file, HOME));
  if (url.host !== HOME.host) {
    if (name !== 'a' && url.protocol !== 'data:') faults.push(`${file} loads ${address}`);
    return undefined;
  }
  const target = fileOf(url);
  const path = join(SITE, target);
  if (!url.pathname.startsWith(HOME.pathname) || !existsSync(path) || !statSync(path).isFile()) {
    faults.push(`${file} links to ${address}, which is not there`);
    return undefined;
  }
  const anchors = pages.get(target)?.anchors;
  const anchor = decodeURIComponent(url.hash.slice(1));
  const isChecked = anchor && !ADDRESSED.test(target) && file !== CONSTANTS;
  if (isChecked && !anchors?.has(anchor)) {
    faults.push(`${file} links to ${address}, which has no such anchor`);
  }
  return target;
}

const ways = new Map();
let count = 0;
for (const [file, { links }] of pages) {
  const targets = new Set();
  for (const link of links) {
    const target = follow(file, link);
    if (target && link.name === 'a') targets.add(target);
  }
  ways.set(file, targets);
  count += links.length;
}

const reached = new Set(['index.html']);
for (let click = 0; click < CLICKS; click++) {
  for (const file of [...reached]) ways.get(file)?.forEach((target) => reached.add(target));
}
for (const file of pages.keys()) {
  if (file.endsWith('.html') && !reached.has(file) && !UNCOUNTED.test(file)) {
    faults.push(`${file} is more than ${CLICKS} clicks from the front page`);
  }
}

if (faults.length > 0) {
  console.error([...new Set(faults)].join('\n'));
  console.error(`FAILED: ${faults.length} faults in ${SITE}`);
  process.exit(1);
}
const bytes = files.reduce((sum, file) => sum + statSync(join(SITE, file)).size, 0);
console.log(`${pages.size} pages and style sheets, ${count} links, ${files.length} files, `
  + `${(bytes / 1e6).toFixed(1)} MB in ${SITE}`);
