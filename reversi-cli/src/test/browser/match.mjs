/*
 * Drives the page of a match in a browser: games, moves, keys, filters, sorting, colors, small
 * screens, print, accessibility, and names with markup. It runs apart from the build, because it
 * needs Node.js and Chromium:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node reversi-cli/src/test/browser/match.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  JAR, MARKUP, board, checkAccessible, open, press, status, write,
} from './pages.mjs';

const PROGRAM = `gtp:sh -c 'exec java -jar ${JAR} gtp --level 1' '${MARKUP}'`;
const MATCH = write('match', 'match', 'pvs3:tanuki', 'pvs3:interprism', '--games', '40');
const HOSTILE = write('hostile', 'match', PROGRAM, 'random', '--size', '4', '--games', '2');

// A board of 121 cells, some of whose characters in the data are white space for other programs.
const HEX = write('hex', 'hex', 'match', 'random', 'random', '--games', '2');

const title = (page) => page.locator('#game').innerText();
const games = (page) => page.locator('#games tbody tr:visible');
const column = (page, at) => games(page).locator(`:is(td, th):nth-child(${at})`).allInnerTexts();

test('buttons and keys step through a game', async () => {
  const page = await open(MATCH);
  assert.equal(await title(page), 'Game 1: A is Dark, B is Light');
  assert.match(await status(page), /^8\. .*\(opening\)\. \d+ to \d+ discs\. (Dark|Light)/);
  await press(page, 'Home');
  assert.equal(await status(page), 'The start. 2 to 2 discs. Dark to move.');
  assert.equal(await board(page), 'Dark: e4 d5. Light: d4 e5.');
  await page.getByLabel('Next move').click();
  assert.match(await status(page), /^1\. Dark [a-h][1-8] \(opening\)\. 4 to 1 discs\. Light to move\.$/);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  assert.match(await status(page), /^2\. Light/);
  assert.equal(await page.locator('#line button[aria-current]').count(), 1);
  assert.equal(await page.locator('#line .opening').count(), 8);
  await press(page, 'End');
  const end = await status(page);
  const [row] = await games(page).first().locator('td').allInnerTexts().then((cells) => [cells]);
  assert.ok(end.includes(row[2]) && end.endsWith(`, ${row[4]}.`), `${end} ${row}`);
  await page.locator('#line button').nth(11).click();
  assert.match(await status(page), /^12\. /);
  await page.finish();
});

test('the tables and the keys choose games', async () => {
  const page = await open(MATCH);
  await press(page, 'n', 'n');
  assert.match(await title(page), /^Game 3: A is Dark/);
  await press(page, 'p');
  assert.match(await title(page), /^Game 2: B is Dark/);
  await page.locator('#games [data-game="31"]').click();
  assert.match(await title(page), /^Game 31:/);
  assert.equal(await page.locator('#games [aria-current]').count(), 1);
  await page.locator('#openings [data-game="8"]').click();
  assert.match(await title(page), /^Game 8:/);
  assert.ok(await page.locator('#games [data-game="8"]').evaluate((button) => {
    const [row, list] = [button, button.closest('.list')].map((each) => each.getBoundingClientRect());
    return row.top >= list.top && row.bottom <= list.bottom;
  }));
  await page.finish();
});

test('the games can be filtered and sorted', async () => {
  const page = await open(MATCH);
  await page.locator('#outcome').selectOption('won');
  await page.locator('#seat').selectOption('A');
  const shown = await games(page).count();
  assert.ok(shown > 0 && shown < 20);
  assert.equal(await page.locator('#count').innerText(), `${shown} game${shown === 1 ? '' : 's'}`);
  assert.deepEqual(new Set(await column(page, 4)), new Set(['A won']));
  assert.deepEqual(new Set(await column(page, 3)), new Set(['A']));
  // The arrow keys belong to the list of choices that has the focus.
  const before = await status(page);
  await page.locator('#seat').focus();
  await press(page, 'n', 'Home');
  assert.equal(await status(page), before);
  await page.locator('#outcome').selectOption('');
  await page.locator('#seat').selectOption('');
  const head = page.locator('th:has-text("difference")');
  for (const [order, sign] of [['ascending', 1], ['descending', -1]]) {
    await head.locator('button').click();
    assert.equal(await head.getAttribute('aria-sort'), order);
    const values = (await column(page, 5)).map(Number);
    assert.deepEqual(values, [...values].sort((a, b) => sign * (a - b)));
  }
  // The next game is the next row.
  await games(page).first().locator('button').click();
  await press(page, 'n');
  const [second] = await games(page).nth(1).locator('button').allInnerTexts();
  assert.match(await title(page), new RegExp(`^Game ${second}:`));
  await page.finish();
});

test('names are shown as they are', async () => {
  const page = await open(HOSTILE);
  assert.equal(await page.locator('h1').innerText(), `${PROGRAM} (A) against random (B)`);
  assert.equal(await page.locator('img').count(), 0);
  await press(page, 'End');
  assert.match(await status(page), /(A won|B won|draw)/);
  await page.finish();
});

test('every game ends as its row says', async () => {
  const page = await open(MATCH);
  for (let number = 0; number < 40; number++) {
    await press(page, 'End');
    const discs = (await games(page).nth(number).locator('td').nth(4).innerText());
    const count = (await board(page)).split('.').slice(0, 2)
      .map((side) => side.split(':')[1].trim().split(' ').filter(Boolean).length);
    assert.equal(count.join('-'), discs);
    await press(page, 'n');
  }
  await page.finish();
});

test('games on large boards end as they were played', async () => {
  const page = await open(HEX);
  await press(page, 'End');
  assert.match(await status(page), /^\d+\. (Red|Blue) \S+\. (A|B) won\.$/);
  const [moves] = (await status(page)).split('.');
  const stones = (await board(page)).match(/[a-k]\d+/g);
  assert.equal(stones.length, Number(moves));
  await page.finish();
});

test('the page can be printed', async () => {
  const page = await open(MATCH);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('#play').isVisible(), false);
  for (const list of await page.locator('.list').all()) {
    assert.ok(await list.evaluate((each) => each.scrollHeight === each.clientHeight));
  }
  await checkAccessible(page, 'match-print');
  await page.finish();
});

for (const colors of ['light', 'dark']) {
  for (const [width, height] of [[1280, 900], [390, 844]]) {
    test(`the page is accessible, ${colors}, ${width} pixels wide`, async () => {
      const page = await open(MATCH, { colors, width, height });
      await press(page, 'n', 'ArrowRight', 'ArrowRight');
      await checkAccessible(page, `match-${colors}-${width}`);
      const hostile = await open(HOSTILE, { colors, width, height });
      await checkAccessible(hostile, `match-hostile-${colors}-${width}`);
      await hostile.finish();
      await page.finish();
    });
  }
}
