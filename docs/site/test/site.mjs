/*
 * Drives the built site in a browser: the board of the front page, the search, the ways of a player
 * and of a teacher, the links to examples and sources, colors, small screens and accessibility. It
 * runs apart from the build, because it needs Chromium. Build the site first:
 *
 *   .ci/site
 *   CHROME=/usr/bin/chromium npm --prefix docs/site test
 *
 * A site that was built with SITE_BASE is tested with the same SITE_BASE. An argument, after `--`,
 * is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SOURCES } from '../.vitepress/pages.mjs';

process.env.SITE = fileURLToPath(new URL('../target/site', import.meta.url));
const { HOME, open } = await import('../../../web/src/test/browser/site.mjs');

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 650 };
// How many results of a search are looked at.
const FIRST = 5;

/** Opens the front page, and waits for the board. */
async function openFront(options) {
  const page = await open(options);
  page.board = page.frameLocator('iframe');
  page.playSays = (text) => page.board.locator('#status', { hasText: text }).waitFor();
  await page.playSays('to move');
  await page.locator('iframe.shown').waitFor();
  return page;
}

/** Returns the width of the page, which is the width of the window if nothing sticks out. */
const widthOf = (page) => page.evaluate(() => document.documentElement.scrollWidth);

const colorOf = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

test('plays on the front page, and reviews that game on the page to play', async () => {
  const page = await openFront();
  assert.equal(await page.board.locator('#moves').isVisible(), false);
  await page.shoot('front');
  await page.board.locator('[data-name=d3]').click();
  await page.playSays('Light plays');
  assert.equal(await page.board.locator('#place').textContent(), '2 of 2');
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.waitForURL(/\/play\/$/);
  await page.locator('#place', { hasText: '2 of 2' }).waitFor();
  await page.finish();
});

for (const [game, cells, answer] of [
  ['connect-four', ['4a'], 'O plays'], ['draughts', ['9', '14'], 'White plays'],
  ['chess', ['e2', 'e4'], 'Black plays'],
]) {
  test(`plays ${game} on the front page of a laptop, and reviews that game`, async () => {
    const page = await openFront(LAPTOP);
    await page.board.locator('#game').selectOption(game);
    for (const cell of cells) await page.board.locator(`[data-name="${cell}"]`).click();
    await page.playSays(answer);
    const { y, height } = await page.board.locator('#take-back').boundingBox();
    assert.ok(y + height <= LAPTOP.height, `The buttons end at ${y + height}`);
    await page.shoot(`front-${game}`);
    await page.getByRole('link', { name: 'Review this game' }).click();
    await page.waitForURL(`${HOME}play/?game=${game}`);
    await page.locator('#place', { hasText: '2 of 2' }).waitFor();
    await page.finish();
  });
}

test('takes the colors of the system, and those that are chosen', async () => {
  const page = await openFront({ width: 1300, colors: 'dark' });
  const body = page.board.locator('body');
  const dark = await colorOf(body, 'color');
  await page.checkAccess();
  await page.shoot('front-dark', { fullPage: true });
  await page.locator('.VPNavBarAppearance button').click();
  await page.locator('html:not(.dark)').waitFor();
  const light = await colorOf(body, 'color');
  assert.notEqual(light, dark);
  await page.checkAccess();
  await page.board.locator('#game').selectOption('connect-four');
  await page.playSays('X to move');
  await page.locator('iframe.shown').waitFor();
  assert.equal(await colorOf(body, 'color'), light);
  await page.finish();
});

test('has a front page for a phone', async () => {
  const page = await openFront(PHONE);
  assert.equal(await widthOf(page), PHONE.width);
  await page.checkAccess();
  await page.shoot('front-phone', { fullPage: true });
  await page.getByRole('button', { name: 'mobile navigation' }).click();
  await page.locator('.VPNavScreen').getByRole('link', { name: 'Guide' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guide' }).waitFor();
  await page.finish();
});

for (const [person, link, heading] of [
  ['player', 'Play a game', 'Reversi'], ['teacher', 'Open the lesson', 'Searching game trees'],
  ['programmer', 'Get started', 'Getting started'],
]) {
  test(`leads a ${person} to the right page with one click`, async () => {
    const page = await openFront();
    await page.getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.finish();
  });
}

for (const [words, wanted] of [
  ['ponder', ['guide/engine.html', 'guide/playing.html']],
  ['transposition table', ['searchers.html', 'guide/choosing-a-searcher.html']],
  ['level', ['guide/engine.html', 'guide/playing.html', 'guide/command-line.html']],
]) {
  test(`finds the pages about: ${words}`, async () => {
    const page = await open({ path: 'guide/index.html' });
    await page.locator('#local-search button').click();
    await page.fill('#localsearch-input', words);
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    const found = await page.locator('.VPLocalSearchBox .result').evaluateAll((results) =>
      results.map(({ href }) => href));
    const first = found.slice(0, FIRST).map((href) => href.slice(HOME.length));
    assert.ok(wanted.some((name) => first.some((href) => href.startsWith(name))), first.join(' '));
    await page.shoot(`search-${words.replace(' ', '-')}`);
    await page.locator('.VPLocalSearchBox .result').first().click();
    await page.waitForURL((url) => url.href === found[0]);
    await page.finish();
  });
}

test('shows a page of the guide in both colors and on a phone', async () => {
  const page = await open({ path: 'guide/engine.html' });
  await page.checkAccess();
  await page.shoot('guide');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor();
  await page.checkAccess();
  await page.shoot('guide-dark');
  await page.setViewportSize(PHONE);
  assert.equal(await widthOf(page), PHONE.width);
  await page.checkAccess();
  await page.finish('guide-phone');
});

test('opens an explorer page, and links to the sources', async () => {
  const page = await open({ path: 'searchers.html' });
  const sources = await page.locator('.vp-doc a[href$=".java"]').evaluateAll((links) =>
    links.map(({ href }) => href));
  assert.notEqual(sources.length, 0);
  assert.ok(sources.every((href) => href.startsWith(`${SOURCES}/blob/main/`)), sources.join(' '));
  await page.goto(`${HOME}guide/recording.html`);
  await page.locator('.VPSidebar a[href*="/examples/pi-alpha-beta"]').click();
  await page.waitForURL(`${HOME}examples/pi-alpha-beta.html`);
  await page.finish();
});
