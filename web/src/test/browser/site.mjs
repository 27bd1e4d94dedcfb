/*
 * What the scripts that drive a site share: a server, a browser, and pages that fail the test at any
 * error of theirs. The site is the one of this module, or the folder SITE; SITE_BASE is its path on
 * the server.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

// The packages are installed in the folder in which the script is started.
const require = createRequire(join(process.cwd(), 'index.js'));
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const SITE = process.env.SITE ?? resolve(fileURLToPath(import.meta.url), '../../../../target/site');
const BASE = process.env.SITE_BASE ?? '/';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css',
  '.json': 'application/json',
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
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
test.after(async () => {
  await browser.close();
  server.close();
});

/** Opens a page, and fails the test at any error of it, or request to another host. */
export async function open({ path = '', hash = '', width = 1200, height = 900, colors = 'light' } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: colors,
    permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) =>
    request.url().startsWith(HOME) || request.url().startsWith(`blob:${HOME}`)
      || faults.push(`a request: ${request.url()}`));
  await page.goto(HOME + path + hash);
  page.says = (text) => page.locator('#status', { hasText: text }).waitFor();
  page.text = (selector) => page.locator(selector).textContent();
  page.hash = () => new URL(page.url()).hash;
  page.checkAccess = async () => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), []);
  };
  page.shoot = async (name, options = {}) => {
    if (screenshots) await page.screenshot({ path: join(screenshots, `${name}.png`), ...options });
  };
  page.finish = async (name) => {
    if (name) await page.shoot(name);
    assert.deepEqual(faults, []);
    await context.close();
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
