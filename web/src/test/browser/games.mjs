/*
 * Drives the page of the small games in a browser: games by clicks, hints, a review, a reload, the choice
 * of a game, languages, a visit without a network, small screens and accessibility. It runs apart
 * from the build, because it needs Node.js and Chromium. Build the site first:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node web/src/test/browser/games.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME, openGame as open } from './site.mjs';

test('plays Connect Four, and takes back while the computer thinks', async () => {
  const page = await open('connect-four');
  await page.locator('#players select').nth(1).selectOption('8');
  await page.cell('4a');
  await page.says('O thinks');
  const [worker] = page.workers();
  const ended = new Promise((done) => worker.once('close', done));
  await page.click('#take-back');
  await ended;
  await page.locator('#place', { hasText: 'Start' }).waitFor();
  await page.says('X to move.');
  await page.locator('#players select').nth(1).selectOption('3');
  await page.cell('3a');
  await page.says('O plays');
  assert.equal((await page.moves()).length, 2);
  assert.equal((await page.moves())[0], '3');
  await page.finish();
});

test('plays Draughts by clicks on two squares', async () => {
  const page = await open('draughts');
  await page.cell('9');
  await page.says('Click the next square of the move.');
  await page.cell('14');
  await page.says('White plays');
  assert.equal((await page.moves())[0], '9-14');
  await page.finish();
});

test('plays chess, a program that is written as any user would write it', async () => {
  const page = await open('chess');
  await page.cell('e2');
  await page.cell('e4');
  await page.says('Black plays');
  await page.at('2 of 2');
  await page.finish('games-chess');
});

test('plays Kalah, where a side may move again', async () => {
  const page = await open('kalah');
  await page.locator('#board .cell.legal').nth(2).click();
  await page.says('moves again');
  assert.equal((await page.moves()).length, 1);
  await page.locator('#board .cell.legal').first().click();
  await page.locator('#moves .seat-1').first().waitFor();
  await page.finish();
});

test('plays Pig with dice, and Chinese Checkers with three players', async () => {
  const dice = await open('pig');
  await dice.cell('roll');
  await dice.says(/First plays roll.\(\d\)/);
  await dice.finish('games-pig');
  const three = await open('chinese-checkers');
  await three.cell('4');
  await three.cell('10');
  await three.says(/Blue plays \S+ Red to move\./);
  assert.equal((await three.moves()).length, 3);
  await three.finish('games-chinese-checkers');
});

test('hints, a review, and a better line', async () => {
  const page = await open('tic-tac-toe');
  await page.fill('#text', 'a1 b1 a2 c3');
  await page.click('#paste button');
  await page.at('4 of 4');
  await page.click('#hints');
  await page.locator('#board .value', { hasText: 'win' }).first().waitFor();
  await page.click('#review');
  await page.locator('#sums').waitFor();
  await page.locator('#moves .blunder').first().click();
  await page.locator('#judgment', { hasText: 'lost' }).waitFor();
  await page.click('text=Show the line');
  await page.says('The board shows a better line.');
  await page.checkAccess();
  await page.finish('games-review');
});

test('a review that is stopped keeps the game', async () => {
  const page = await open('connect-four');
  await page.fill('#text', '4 4 4 4 4 3 3 3 5 5');
  await page.click('#paste button');
  await page.at('10 of 10');
  await page.click('#review');
  await page.says('to move.');
  await page.locator('#moves .mistake, #moves .blunder, #judgment p').first().waitFor();
  await page.click('#review');
  await page.locator('#review', { hasText: 'Review' }).waitFor();
  await page.click('#previous');
  await page.locator('#place', { hasText: '9 of 10' }).waitFor();
  await page.finish();
});

test('the game goes on after a reload', async () => {
  const page = await open('connect-four');
  await page.cell('4a');
  await page.says('O plays');
  const moves = await page.moves();
  await page.reload();
  await page.says('X to move.');
  assert.deepEqual(await page.moves(), moves);
  await page.cell('2a');
  await page.says('O plays');
  await page.at('4 of 4');
  await page.finish();
});

test('chooses a game, also if the address names none or an unknown one', async () => {
  const page = await open('zz', { says: 'There is no such game.' });
  assert.equal(await page.locator('#game option').count(), 17);
  await page.selectOption('#game', 'tic-tac-toe');
  await page.locator('h1', { hasText: 'Tic Tac Toe' }).waitFor();
  await page.says('X to move.');
  await page.goto(HOME);
  await page.locator('h1', { hasText: 'Reversi' }).waitFor();
  assert.equal(await page.inputValue('#game'), 'reversi');
  await page.finish();
});

test('languages', async () => {
  const page = await open('connect-four');
  for (const [code, words] of [['de', 'Neue Partie'], ['ja', '新しい対局'], ['en', 'New game']]) {
    await page.selectOption('#language', code);
    await page.locator('#new-game', { hasText: words }).waitFor();
  }
  await page.finish();
});

test('works without a network after the first visit', async () => {
  const page = await open('connect-four');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${HOME}?game=kalah`);
  await page.says('to move.');
  await page.locator('#board .cell.legal').first().click();
  await page.locator('#moves .seat-1').first().waitFor();
  await page.finish();
});

for (const [width, height] of [[1280, 900], [360, 740], [320, 568], [740, 360]]) {
  test(`the board and its buttons are in view at ${width}x${height}`, async () => {
    for (const game of ['reversi', 'connect-four', 'draughts', 'dots-and-boxes', 'kalah', 'hex', 'nim',
      'pig', 'einstein', '2048', 'chinese-checkers']) {
      const page = await open(game, { width, height });
      for (const id of ['#board', '#take-back']) {
        const { y, height: own } = await page.locator(id).boundingBox();
        assert.ok(y >= 0 && y + own <= height, `${game} ${id} ends at ${y + own}`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      await page.checkAccess();
      await page.finish(`games-${game}-${width}`);
    }
  });
}

test('sets up a position of chess with chosen pieces', async () => {
  const page = await open('chess');
  await page.click('#set-up');
  const piece = (name) => page.locator(`#set-up-pieces [aria-label="${name}"]`);
  await piece('Black, pawn').waitFor();
  assert.equal(await page.locator('#set-up-pieces button').count(), 12);
  await page.click('#set-up-clear');
  await page.click('#set-up-use');
  await page.locator('#set-up-error', { hasText: '0 kings' }).waitFor();
  for (const [name, ...cells] of [['White, king', 'e1'], ['White, rook', 'a1', 'h1', 'c4'],
    ['Black, king', 'e8'], ['Black, pawn', 'd7']]) {
    await piece(name).click();
    assert.equal(await piece(name).getAttribute('aria-pressed'), 'true');
    for (const cell of cells) await page.cell(cell);
  }
  await piece('White, rook').click();
  await page.cell('c4');
  await page.checkAccess();
  await page.shoot('set-up-chess');
  await page.click('#set-up-use');
  await page.locator('#setup').waitFor({ state: 'hidden' });
  await page.says('White to move.');
  await page.click('#copy-position');
  await page.says('Copied');
  assert.equal(await page.copied(), '4k3/3p4/8/8/8/8/8/R3K2R w KQ - 0 1');
  await page.finish();
});
