/*
 * What the scripts that drive a site share: a server and its pages. The site is the one of this
 * module, or the folder SITE; SITE_BASE is its path on the server.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { checkRules, openUrl } from '../../../../search-recorder/src/test/browser/browser.mjs';

const SITE = process.env.SITE ?? resolve(fileURLToPath(import.meta.url), '../../../../target/site');
const BASE = process.env.SITE_BASE ?? '/';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.wasm': 'application/wasm' };
const screenshots = process.argv[2];

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  try {
    assert.ok(pathname.startsWith(BASE));
    const path = pathname.slice(BASE.length);
    const file = join(SITE, /(^|\/)$/.test(path) ? path + 'index.html' : path);
    const bytes = readFileSync(file);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, ready));
export const HOME = `http://localhost:${server.address().port}${BASE}`;
test.after(() => server.close());

/** Opens a page, and fails the test at any error of it, or request to another host. */
export async function open({ path = '', hash = '', width = 1200, height = 900, colors = 'light' } = {}) {
  const mayLoad = (url) => url.startsWith(HOME) || url.startsWith(`blob:${HOME}`);
  const page = await openUrl(HOME + path + hash, {
    width, height, colors, mayLoad, permissions: ['clipboard-read', 'clipboard-write'],
  });
  page.says = (text) => page.locator('#status', { hasText: text }).waitFor();
  page.text = (selector) => page.locator(selector).textContent();
  page.hash = () => new URL(page.url()).hash;
  page.checkAccess = () => checkRules(page);
  page.shoot = async (name, options = {}) => {
    if (screenshots) await page.screenshot({ path: join(screenshots, `${name}.png`), ...options });
  };
  const { finish } = page;
  page.finish = async (name) => {
    if (name) await page.shoot(name);
    await finish();
  };
  return page;
}

/** Opens the page of a game, and waits for what it says. */
export async function openGame(game, { says = /to move|has won|draw/, ...options } = {}) {
  const path = game === 'reversi' ? '' : `?game=${game}`;
  const page = await open({ path, ...options });
  page.cell = (name) => page.locator(`#board [data-name="${name}"]`).click();
  page.legal = () => page.locator('#board .cell.legal')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.name));
  page.moves = () => page.locator('#moves button').allInnerTexts();
  page.at = (place) => page.locator('#place', { hasText: new RegExp(`^${place}$`) }).waitFor();
  page.copied = () => page.evaluate(() => navigator.clipboard.readText());
  page.reviewed = () =>
    page.locator('#review', { hasText: 'Review' }).waitFor({ timeout: 90_000 });
  await page.says(says);
  return page;
}
