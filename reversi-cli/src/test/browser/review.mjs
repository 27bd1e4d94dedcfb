/*
 * Drives the page of a judged game in a browser: buttons, keys, the curve, better lines, colors,
 * small screens, accessibility, and names with markup. It runs apart from the build, because it
 * needs Node.js and Chromium:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node reversi-cli/src/test/browser/review.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MARKUP, board, checkAccessible, open, press, status, write } from './pages.mjs';

const GAME = 'c4c5f6b3b5a6c3f5g6g5a2h7f4e6h5e3d3b4a4d2a5f3g4c6a7a3b2a8d6b6'
  + 'c7c2d7b7e7c8h6h4h3h2b8f8e8d8f7g3e1a1f2d1e2g7c1b1h8g8h1f1g1g2';
const LARGE = write('large', 'analyze', '--game', GAME, '--depth', '8');
const HOSTILE = write('hostile', 'analyze', '--game', `(;GM[Othello]PB[${MARKUP}]PW[${MARKUP}]`
  + 'BO[4 ---- -O*- -*O- ---- *]B[B1]W[A1];)');

test('buttons and keys step through the game', async () => {
  const page = await open(LARGE);
  const start = await status(page);
  assert.match(start, /^The start, Dark to move\./);
  assert.equal(await board(page), 'Dark: e4 d5. Light: d4 e5.');
  await page.getByLabel('Next move').click();
  await press(page, 'ArrowRight');
  assert.match(await status(page), /^2\. Light c5/);
  await page.getByLabel('Previous move').click();
  await press(page, 'ArrowLeft', 'ArrowLeft');
  assert.equal(await status(page), start);
  await page.getByLabel('Last position').click();
  assert.match(await status(page), /^60\. .* won \d+ to \d+\.$/);
  assert.equal(await page.getByLabel('Next move').getAttribute('aria-disabled'), 'true');
  await press(page, 'ArrowRight');
  assert.match(await status(page), /^60\./);
  await press(page, 'Home');
  assert.equal(await status(page), start);
  await press(page, 'm');
  assert.match(await status(page), /mistake|blunder/);
  await page.finish();
});

test('the curve and the table select moves', async () => {
  const page = await open(LARGE);
  await page.locator('.column[data-after="20"]').click();
  assert.match(await status(page), /^20\./);
  const selected = page.locator('#moves button[aria-current]');
  assert.equal(await selected.count(), 1);
  assert.ok(await selected.evaluate((button) => {
    const [row, list] = [button, document.querySelector('.list')].map((each) => each.getBoundingClientRect());
    return row.top >= list.top && row.bottom <= list.bottom;
  }));
  await page.locator('#moves button[data-step="22"]').click();
  assert.match(await status(page), /^22\./);
  await page.finish();
});

test('the better line can be stepped through', async () => {
  const page = await open(LARGE);
  await press(page, 'm');
  const [before, said] = [await board(page), await status(page)];
  const show = page.locator('#show');
  assert.match(await show.innerText(), /^Best was [a-h][1-8] [+-][\d.]+: show the line$/);
  await show.click();
  assert.match(await status(page), /^Instead of [a-h][1-8]: [a-h][1-8]$/);
  assert.notEqual(await board(page), before);
  await press(page, 'ArrowRight');
  assert.match(await status(page), /^Instead of [a-h][1-8]: [a-h][1-8] [a-h][1-8]$/);
  await page.locator('#line button').last().click();
  assert.ok(await page.locator('#line button').last().evaluate((each) => each === document.activeElement));
  await show.click();
  assert.deepEqual([await board(page), await status(page)], [before, said]);
  await page.finish();
});

test('names are shown as they are', async () => {
  const page = await open(HOSTILE);
  assert.equal(await page.locator('h1').innerText(), `${MARKUP} - ${MARKUP}`);
  assert.equal(await page.locator('img').count(), 0);
  await press(page, 'End');
  assert.match(await status(page), /^2\. Light a1/);
  await page.finish();
});

for (const colors of ['light', 'dark']) {
  for (const [width, height] of [[1200, 900], [390, 844]]) {
    test(`the page is accessible, ${colors}, ${width} pixels wide`, async () => {
      const page = await open(LARGE, { colors, width, height });
      await press(page, 'm');
      await checkAccessible(page, `review-game-${colors}-${width}`);
      await page.locator('#show').click();
      await checkAccessible(page, `review-line-${colors}-${width}`);
      await page.finish();
    });
  }
}
