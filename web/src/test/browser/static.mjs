/*
 * Drives a page that StaticPage has made, of any game: moves against the computer, a review, and a
 * second visit without a network. It runs apart from the build, because it needs Node.js and
 * Chromium, as games.mjs does:
 *
 *   SITE=target/page CHROME=/usr/bin/chromium node web/src/test/browser/static.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME, open } from './site.mjs';

const MOVES = 5;

const moves = (page) => page.locator('#moves button').count();

/** Makes the first legal move, by cells or from the list of moves. */
async function move(page) {
  const before = await moves(page);
  while (await moves(page) === before) {
    await page.locator('#board .cell.legal, #choices button').first().click();
    await page.waitForTimeout(200);
  }
}

const isOver = (page) => page.locator('#resign').isDisabled();

test('plays, reviews, and opens without a network', async () => {
  const page = await open();
  await page.says('to move.');
  for (let made = 0; made < MOVES && !await isOver(page); made++) {
    await move(page);
    await page.waitForFunction(() => !document.getElementById('resign').disabled
      || document.getElementById('status').textContent.match(/won|draw/i));
  }
  await page.shoot('static-played');
  assert.ok(await moves(page) >= MOVES);
  await page.click('#review');
  await page.locator('#sums').waitFor();
  await page.checkAccess();
  await page.shoot('static-reviewed', { fullPage: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(HOME);
  await page.click('#new-game');
  await page.says('to move.');
  await move(page);
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length > 1);
  await page.finish();
});
