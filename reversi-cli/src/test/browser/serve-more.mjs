/*
 * Drives what the served page has beside a game: several games in a text. It runs as serve.mjs does.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkAccessible } from './pages.mjs';
import { open } from './served.mjs';

test('several games in a text', async () => {
  const page = await open('reversi');
  await page.fill('#text', 'f5d6c3\nf5f6\nzzz');
  await page.click('#paste button');
  await page.locator('#text-error', { hasText: 'One line is no game' }).waitFor();
  await page.locator('#place', { hasText: '3 of 3' }).waitFor();
  assert.deepEqual(await page.locator('#games option').allInnerTexts(),
    ['1. f5d6c3, 3 moves', '2. f5f6, 2 moves']);
  await checkAccessible(page, 'serve-games-of-text');
  await page.selectOption('#games', { index: 1 });
  await page.locator('#place', { hasText: '2 of 2' }).waitFor();
  await page.reload();
  await page.locator('#place', { hasText: '2 of 2' }).waitFor();
  await page.fill('#text', 'f5 '.repeat(30_000));
  await page.click('#paste button');
  await page.locator('#text-error', { hasText: 'too long' }).waitFor();
  await page.finish();
});

test('a position is set up by clicks', async () => {
  const page = await open('connect-four');
  await page.click('#set-up');
  await page.cell('4a');
  await page.cell('4c');
  await page.click('#set-up-use');
  await page.locator('#set-up-error', { hasText: 'X has 2, and O has 0' }).waitFor();
  await page.cell('4c');
  await page.click('#set-up-use');
  await page.locator('#set-up-error', { hasText: 'nothing is below the disc on 4c' }).waitFor();
  await checkAccessible(page, 'serve-set-up');
  await page.cell('4c');
  await page.selectOption('#to-move', { label: 'O' });
  await page.click('#set-up-use');
  await page.says('O to move.');
  await page.cell('4b');
  await page.says('X to move.');
  await page.reload();
  await page.locator('#place', { hasText: '1 of 1' }).waitFor();
  await page.click('#set-up');
  await page.click('#set-up-start');
  await page.click('#set-up-cancel');
  await page.locator('#place', { hasText: '1 of 1' }).waitFor();
  await page.finish();
});

test('games whose pieces do not say all are not set up', async () => {
  const page = await open('kalah');
  assert.equal(await page.locator('#set-up').isVisible(), false);
  await page.finish();
});

test('clocks', async () => {
  const page = await open('tic-tac-toe');
  const clock = (seat) => page.locator('.clock').nth(seat).innerText();
  await page.selectOption('#clock', '1');
  assert.deepEqual([await clock(0), await clock(1)], ['1:00', '1:00']);
  await page.locator('.clock', { hasText: '0:58' }).waitFor();
  await page.cell('a1');
  await page.says('O plays');
  await page.reload();
  await page.says('X to move.');
  assert.match(await clock(0), /0:5[0-8]/);
  assert.match(await clock(1), /0:5\d|1:00/);
  // A clock of nearly no time, as it is kept.
  await page.evaluate(() => {
    const key = 'yomikiri-tic-tac-toe';
    const kept = JSON.parse(sessionStorage.getItem(key));
    kept.now.clock.times = kept.now.clock.times.map(() => [1500, 60_000]);
    addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(kept)));
  });
  await page.reload();
  await page.says('O has won: X ran out of time.');
  assert.equal(await clock(0), '0:00');
  assert.equal(await page.locator('.cell.legal').count(), 0);
  await page.click('#take-back');
  await page.says('X to move.');
  assert.equal(await clock(0), '0:02');
  await page.waitForTimeout(2000);
  assert.equal(await clock(0), '0:02');
  await page.click('#last');
  await page.says('X ran out of time.');
  await page.selectOption('#clock', '0');
  await page.says('X to move.');
  assert.equal(await page.locator('.clock').count(), 0);
  await page.finish();
});

test('a picture of the board is saved', async () => {
  for (const [game, colors] of [['connect-four', 'light'], ['hex', 'dark']]) {
    const page = await open(game, { colors, mayLoad: (url) => /^(http:..127|blob:)/.test(url) });
    await page.locator('.cell.legal').nth(3).click();
    await page.says('plays');
    const saved = page.waitForEvent('download');
    await page.click('#save-picture');
    const download = await saved;
    assert.match(download.suggestedFilename(), new RegExp(`^${game}-\\d\\.png$`));
    const bytes = readFileSync(await download.path());
    assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
    assert.ok(bytes.length > 8000);
    if (process.argv[2]) await download.saveAs(`${process.argv[2]}/saved-${game}.png`);
    await page.finish();
  }
});

test('the page can be installed', async () => {
  const page = await open('connect-four');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  assert.match(url, /manifest\.webmanifest$/);
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A browser of tests has no profile that keeps anything.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId), ['in-incognito']);
  await page.finish();
});

test('sums of a review', async () => {
  const page = await open('reversi', { width: 360, height: 740 });
  await page.fill('#text', 'f5d6c3d3c4');
  await page.click('#paste button');
  await page.click('#review');
  await page.locator('#kinds', { hasText: 'A mistake (?) loses at least 2 discs' }).waitFor();
  await page.locator('#review', { hasText: 'Review' }).waitFor();
  assert.match(await page.locator('#sums').innerText(),
    /Lost\s+Dark\s+Light\s+Opening\s+[\d.]+\s+[\d.]+\s+Whole game/);
  await checkAccessible(page, 'serve-sums');
  await page.finish();
});

const SIZES = [[1280, 800], [1366, 650], [390, 844], [360, 740], [320, 568], [640, 360]];
const GAMES = ['connect-four', 'draughts', 'hex', 'kalah', 'reversi'];
for (const [at, language] of ['en', 'de', 'ja'].entries()) {
  test(`the board and its buttons are in view after a game with clocks (${language})`, async () => {
    for (const [width, height] of SIZES) {
      const game = GAMES[(SIZES.findIndex(([each]) => each === width) + 2 * at) % GAMES.length];
      const page = await open(game, { width, height });
      await page.selectOption('#language', language);
      await page.selectOption('#clock', '20');
      await page.locator('.cell.legal').first().click();
      if (game === 'draughts') await page.locator('.cell.legal').first().click();
      await page.locator('#moves button').nth(1).waitFor();
      await page.click('#resign');
      await page.locator('.clock').nth(1).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      for (const id of ['#board', '.bar']) {
        const { y, height: own } = await page.locator(id).boundingBox();
        assert.ok(y >= 0 && y + own <= height, `${game} ${width} ${id} ends at ${y + own}`);
      }
      await checkAccessible(page, `serve-clocks-${language}-${width}`);
      await page.finish();
    }
  });
}
