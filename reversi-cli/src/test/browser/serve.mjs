/*
 * Drives the page that `serve` serves in a browser: games by mouse and keys, moves of several cells,
 * hints, a review, a reload, earlier games, languages, small screens and accessibility. It runs apart
 * from the build, because it needs Node.js and Chromium:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node reversi-cli/src/test/browser/serve.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAccessible } from './pages.mjs';
import { open } from './served.mjs';

test('a person plays, takes back, and begins again', async () => {
  const page = await open('connect-four');
  await page.cell('4a');
  await page.says('O plays');
  assert.equal((await page.moves()).length, 2);
  await page.click('#take-back');
  await page.locator('#place', { hasText: 'Start' }).waitFor();
  // The moves are still there, until another one is made.
  assert.equal((await page.moves()).length, 2);
  await page.cell('3a');
  await page.says('O plays');
  assert.equal((await page.moves())[0], '3');
  await page.click('#new-game');
  await page.locator('#moves:not(:has(button))').waitFor({ state: 'attached' });
  await page.says('X to move.');
  await page.finish();
});

test('the computer begins after the seats are switched', async () => {
  const page = await open('connect-four');
  await page.click('#switch');
  await page.says(/X plays .* O to move\./);
  await page.click('#resign');
  await page.says('X has won: O resigned.');
  await page.finish();
});

test('a move of several cells', async () => {
  const page = await open('draughts');
  await page.cell('9');
  await page.says('Click the next square of the move.');
  await page.cell('14');
  await page.says('White plays');
  assert.equal((await page.moves())[0], '9-14');
  await page.click('#take-back');
  await page.click('#hints');
  await page.locator('.value').first().waitFor();
  await page.cell('9');
  await page.says('Click the next square of the move.');
  // News of the hints come meanwhile.
  const depth = await page.locator('#depth').innerText();
  await page.waitForFunction((before) =>
    document.getElementById('depth').textContent !== before, depth);
  assert.match(await page.locator('[data-name="14"]').getAttribute('class'), /legal/);
  await page.cell('14');
  await page.says('White plays');
  await page.finish();
});

test('a move does not scroll the page of a phone', async () => {
  const page = await open('connect-four', { width: 320, height: 568 });
  await page.cell('4a');
  await page.says('O plays');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.finish();
});

test('discs flip in the order of their distance, once', async () => {
  const page = await open('reversi');
  const delays = () => page.evaluate(() => document.getAnimations()
    .filter(({ animationName }) => animationName === 'turn')
    .map(({ effect }) => effect.getTiming().delay).sort((a, b) => a - b));
  const goTo = async (button, place) => {
    await page.click(button);
    await page.locator('#place', { hasText: place }).waitFor();
    return delays();
  };
  await page.fill('#text', 'f5d6c3d3c4f4c5b3c2b4');
  await page.click('[data-word="openText"]');
  await page.locator('#place', { hasText: '10 of 10' }).waitFor();
  assert.deepEqual(await delays(), []);
  assert.deepEqual(await goTo('#previous', '9 of'), [40, 40, 80, 120]);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  assert.deepEqual(await goTo('#next', '10 of'), [40, 40, 80, 120]);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await page.click('#hints');
  await page.locator('.value').first().waitFor();
  assert.deepEqual(await delays(), []);
  assert.deepEqual(await goTo('#first', 'Start'), []);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.deepEqual(await goTo('#next', '1 of'), []);
  await page.finish();
});

test('keys choose the cell', async () => {
  const page = await open('tic-tac-toe');
  await page.focus('.cell[tabindex="0"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.says('plays');
  assert.equal((await page.moves()).length, 2);
  await page.finish();
});

test('dice', async () => {
  const page = await open('pig');
  await page.cell('roll');
  await page.says(/First plays roll.\(\d\)/);
  assert.match((await page.moves())[0], /^roll\s\(\d\)$/);
  await page.click('#take-back');
  await page.locator('#place', { hasText: 'Start' }).waitFor();
  await page.says('First to move.');
  await checkAccessible(page, 'serve-dice');
  await page.finish();
});

test('a game of one', async () => {
  const page = await open('2048');
  assert.equal(await page.locator('#switch').isVisible(), false);
  const moves = page.locator('#moves button');
  for (const made of [0, 1, 2]) {
    assert.equal(await moves.count(), made);
    await page.locator('.cell.legal').first().click();
    await moves.nth(made).waitFor();
  }
  await page.click('#review');
  await page.locator('#sums', { hasText: 'Whole game' }).waitFor();
  await checkAccessible(page, 'serve-one');
  await page.click('#resign');
  await page.says('Player resigned.');
  await page.finish();
});

test('a game of three', async () => {
  const page = await open('chinese-checkers');
  await page.cell('4');
  await page.cell('10');
  await page.says(/Blue plays \S+ Red to move\./);
  assert.equal((await page.moves()).length, 3);
  await page.selectOption('#clock', '3');
  await page.locator('.clock').nth(2).waitFor();
  await page.click('#switch');
  await page.says(/Red plays \S+ Green to move\./);
  await checkAccessible(page, 'serve-three');
  await page.finish();
});

test('hints and a review', async () => {
  const page = await open('tic-tac-toe');
  await page.fill('#text', 'a1 b1 a2 c3');
  await page.click('#paste button');
  await page.says('to move.');
  await page.click('#hints');
  await page.locator('.value', { hasText: 'win' }).first().waitFor();
  await page.click('#review');
  await page.locator('#sums').waitFor();
  await page.locator('#curve .sure').first().waitFor({ state: 'attached' });
  assert.ok(await page.locator('#curve').isVisible());
  await page.locator('#moves .blunder').first().click();
  await page.locator('#judgment', { hasText: 'lost' }).waitFor();
  await page.click('text=Show the line');
  await page.says('The board shows a better line.');
  await checkAccessible(page, 'serve-review');
  await page.finish();
});

test('the same game goes on after a reload', async () => {
  const page = await open('connect-four');
  await page.cell('4a');
  await page.says('O plays');
  const moves = await page.moves();
  await page.reload();
  await page.says('X to move.');
  assert.deepEqual(await page.moves(), moves);
  await page.cell('2a');
  await page.says('O plays');
  await page.click('#new-game');
  await page.locator('#moves:not(:has(button))').waitFor({ state: 'attached' });
  await page.click('#kept summary');
  await page.locator('#kept-games button').first().click();
  await page.locator('#moves button').nth(2).waitFor();
  assert.equal((await page.moves())[2], '2');
  await page.finish();
});

test('a wrong text is explained', async () => {
  const page = await open('tic-tac-toe');
  await page.fill('#text', '<img src=x onerror=alert(1)>');
  await page.click('#paste button');
  await page.locator('#text-error', { hasText: 'neither a game nor a position' }).waitFor();
  await page.finish();
});

test('languages', async () => {
  for (const [code, word] of [['de', 'Neue Partie'], ['ja', '新しい対局'], ['en', 'New game']]) {
    const page = await open('tic-tac-toe');
    await page.selectOption('#language', code);
    await page.locator('#new-game', { hasText: word }).waitFor();
    await page.finish();
  }
});

for (const [width, height] of [[1280, 800], [1366, 650], [390, 844], [360, 740], [320, 568], [740, 360]]) {
  test(`the whole board and its buttons are in view at ${width}x${height}`, async () => {
    for (const game of ['connect-four', 'draughts', 'dots-and-boxes', 'kalah', 'hex']) {
      const page = await open(game, { width, height });
      for (const id of ['#board', '#take-back']) {
        const { y, height: own } = await page.locator(id).boundingBox();
        assert.ok(y >= 0 && y + own <= height, `${game} ${id} ends at ${y + own}`);
      }
      await checkAccessible(page, `serve-${game}-${width}`);
      await page.finish();
    }
  });
}
