/*
 * Drives the page in a browser: games, hints, positions, pasted texts, a review, the address, a visit
 * without a network, colors, small screens and accessibility. It runs apart from the build, because
 * it needs Node.js and Chromium. Build the page first:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node web/src/test/browser/page.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME, open as openPage } from './site.mjs';

// 60 moves and a pass, and the position before the move that forces the pass.
const GAME = 'd3c5f6d2b5d6c2f4d7b1f3f2g4c6d1e8b6h4d8c3e3a7b7g7f8a8f5c7e6e2b8c8b2b3g5h6g6b4g1f7e7g2h3h7h1'
  + 'c4a6h5e1a5a3h2c1a2a4f1a1g8g3h8';
const BEFORE_PASS = GAME.slice(0, -4);
const MARKUP = '<img src=x onerror="document.title=\'harmed\'">';
const GGF = `(;GM[Othello]PC[GGS/os]PB[${MARKUP}]PW[Bob]TY[8]BO[8 -------- -------- -------- `
  + '---O*--- ---*O--- -------- -------- -------- *]B[E6//1.5]W[F4/-2.00/0.01]B[E3/3];)';
const SGF = `(;FF[4]GM[2]PB[Ann]PW[${MARKUP}];B[fe];W[df];B[cc])`;
const OBF = '-XO-------------------------------------------------------------';

/** Opens the page to play. */
async function open(options) {
  const page = await openPage(options);
  page.legal = () => page.locator('#board .cell.legal')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.name));
  page.square = (name) => `#board [data-name=${name}]`;
  await page.says(/Your move|to move|over/);
  return page;
}

test('plays with mouse and keys, at a weak and at the strongest level', async () => {
  const page = await open();
  assert.deepEqual(await page.legal(), ['d3', 'c4', 'f5', 'e6']);
  await page.selectOption('#level', '3');
  await page.click(page.square('d3'));
  await page.says('White plays');
  assert.equal(await page.text('#place'), '2 / 2');
  await page.selectOption('#level', '12');
  await page.focus(page.square('d3'));
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), 'a1');
  const [[file, rank]] = await page.legal();
  for (let row = 1; row < rank; row++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 'abcdefgh'.indexOf(file); i++) await page.keyboard.press('ArrowRight');
  assert.match(await page.getAttribute(':focus', 'aria-label'), /^.., empty, legal move$/);
  await page.keyboard.press('Enter');
  await page.locator('#place', { hasText: '4 / 4' }).waitFor();
  await page.click('#take-back');
  await page.says('Taken back. Your move, Black.');
  assert.equal(await page.text('#place'), '2 / 2');
  await page.goBack();
  await page.locator('#place', { hasText: '4 / 4' }).waitFor();
  await page.finish();
});

test('ends a search for whatever the person does instead', async () => {
  const page = await open();
  await page.selectOption('#level', '12');
  await page.click('#hints');
  await page.locator('#board .value').first().waitFor();
  await page.click('[name=side][value=O]');
  await page.says('Black is thinking');
  await page.click('#new-game');
  await page.says('Black is thinking');
  await page.click('#set-up');
  await page.says('Set up a position.');
  await page.click('#setup-cancel');
  await page.says('Black is thinking');
  await page.click('#switch-sides');
  await page.says('Your move, Black.');
  await page.locator('#board .value').first().waitFor();
  await page.click(page.square('d3'));
  await page.says('White plays');
  await page.finish();
});

test('values all moves of a hint exactly near the end', async () => {
  const page = await open({ hash: '#' + GAME.slice(0, -20) });
  await page.click('#hints');
  await page.locator('#board .value.exact').first().waitFor();
  assert.equal(await page.locator('#board .value').count(), (await page.legal()).length);
  await page.checkAccess();
  await page.finish('hints');
});

test('announces passes and the end of the game', async () => {
  const page = await open({ hash: '#' + BEFORE_PASS });
  await page.click(page.square('g3'));
  await page.says('White has no legal move and passes. Black to move.');
  assert.equal(page.hash(), '#' + BEFORE_PASS + 'g3');
  await page.click(page.square('h8'));
  await page.says('The game is over: Black wins 39 to 25.');
  assert.equal(page.hash(), '#' + GAME);
  await page.finish();
});

test('sets up a position', async () => {
  const page = await open({ width: 390, height: 844 });
  await page.click('#set-up');
  await page.click('#setup-clear');
  for (const square of ['b1', 'c1', 'c1']) await page.click(page.square(square));
  assert.equal(await page.getAttribute(page.square('c1'), 'aria-label'), 'c1, white');
  await page.checkAccess();
  await page.click('#setup-done');
  await page.says('Black to move.');
  assert.equal(page.hash(), `#${OBF}_X/`);
  await page.click(page.square('d1'));
  await page.says('Black wins 3 to 0.');
  await page.finish();
});

test('opens pasted texts, and explains what is wrong with others', async () => {
  const page = await open();
  const paste = async (text) => {
    await page.fill('#text', text);
    await page.click('#paste button');
  };
  const right = [['F5 D6 C3', '#f5d6c3'], [`${OBF} X`, `#${OBF}_X/`], [GGF, '#e6f4e3'],
    [SGF, '#f5d6c3']];
  for (const [text, hash] of right) {
    await paste(text);
    await page.waitForFunction((wanted) => location.hash === wanted, hash);
  }
  assert.equal(await page.text('#players'), `Ann - ${MARKUP}`);
  for (const text of ['', 'zz', 'f5f5', MARKUP, GGF.slice(0, 40), SGF.slice(0, 20), '(;GM[1];B[aa])',
    '('.repeat(100_000), '(;GM[2]' + '(;B[fe]'.repeat(20_000), 'f5d6'.repeat(60_000), '\0\0',
    'q'.repeat(64) + ' X', `${OBF} Z`, '--', 'x'.repeat(200_000)]) {
    await page.evaluate(() => (document.getElementById('text-error').textContent = ''));
    await paste(text);
    await page.locator('#text-error:not(:empty)').waitFor();
    assert.equal(page.hash(), '#f5d6c3');
  }
  assert.equal(await page.title(), 'Yomikiri Reversi');
  assert.equal(await page.isVisible('#games'), false);
  await paste(`f5d6\nzz\n${GAME}\n`);
  await page.waitForFunction(() => location.hash === '#f5d6');
  await page.selectOption('#games', { index: 1 });
  await page.waitForFunction((wanted) => location.hash === wanted, '#' + GAME);
  await page.checkAccess();
  await page.finish('paste');
});

test('answers 200 odd texts, also while the engine thinks', async () => {
  const page = await open();
  await page.selectOption('#level', '12');
  await page.click('#hints');
  const seed = Math.trunc(Math.random() * 2 ** 31);
  let state = seed;
  const below = (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const texts = [GAME, 'F5 D6 C3', `${OBF} X`, GGF, SGF];
  for (let i = 0; i < 200; i++) {
    let text = texts[below(texts.length)];
    for (let change = below(4); change > 0; change--) {
      const at = below(text.length + 1);
      const odd = ['"', '<b>', '[', ']', '(;', '\\', '\u0000', '\ud83d', '☃', ' ', 'a1'][below(11)];
      text = [text.slice(0, at), text.slice(0, at) + odd + text.slice(at),
        text + text.slice(at), text.slice(at)][below(4)];
    }
    await page.evaluate(() => (document.getElementById('text-error').textContent = ''));
    await page.fill('#text', text);
    await page.click('#paste button');
    if (below(3) === 0) await page.click(['#hints', '#new-game', '#switch-sides'][below(3)]);
    await page.waitForFunction(() => document.getElementById('text').value === ''
      || document.getElementById('text-error').textContent !== '', undefined, { timeout: 10_000 })
      .catch(() => assert.fail(`seed ${seed}, text ${i}: ${JSON.stringify(text)}`));
  }
  assert.equal(await page.locator('#board img, #moves img, #players img').count(), 0);
  await page.click('#new-game');
  await page.says(/Your move|thinking|to move/);
  await page.finish();
});

test('reviews a game while the person looks on', async () => {
  const page = await open({ hash: '#' + GAME });
  await page.click('#review');
  await page.locator('#moves .blunder').first().waitFor();
  await page.click('#previous');
  assert.equal(await page.text('#place'), '60 / 61');
  assert.ok(await page.evaluate(() => {
    const list = document.querySelector('#moves').getBoundingClientRect();
    const shown = document.querySelector('#moves .shown').getBoundingClientRect();
    return list.top <= shown.top && shown.bottom <= list.bottom;
  }), 'the list shows the move');
  await page.locator('#review-progress', { hasText: 'Reviewed in' }).waitFor({ timeout: 90_000 });
  assert.equal(await page.locator('#sums tr').count(), 3);
  assert.match(await page.text('#sums .note'), /A blunder .* endgame: up to 20 empties/);
  await page.locator('#moves .blunder').first().click();
  await page.locator('#judgment .line button').first().click();
  await page.says('A better line, move 1 of');
  await page.click('#next');
  await page.says('A better line, move 2 of');
  await page.checkAccess();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.checkAccess();
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.click('#try-again');
  await page.says('Your move');
  await page.goBack();
  await page.locator('#review-progress', { hasText: 'Reviewed in' }).waitFor();
  assert.equal(page.hash(), '#' + GAME);
  await page.finish('review');
});

test('keeps what a stopped review has found, and the settings', async () => {
  const page = await open({ hash: '#' + GAME });
  await page.selectOption('#level', '9');
  await page.click('#hints');
  await page.click('#review');
  await page.locator('#moves .loss:not(:empty)').first().waitFor();
  await page.click('#review');
  await page.locator('#review-progress', { hasText: /Stopped after \d+ of 61 moves/ }).waitFor();
  assert.notEqual(await page.locator('#moves .loss:not(:empty)').count(), 0);
  await page.click('#review');
  await page.locator('#review-progress', { hasText: 'the last one first' }).waitFor();
  await page.reload();
  await page.says('over');
  assert.equal(await page.inputValue('#level'), '9');
  assert.equal(await page.getAttribute('#hints', 'aria-pressed'), 'true');
  await page.finish();
});

test('explains an address that holds no game', async () => {
  const page = await open({ hash: '#f5zz' });
  await page.says('The address holds no game');
  await page.evaluate(() => (location.hash = '#f5d6'));
  await page.locator('#place', { hasText: '2 / 2' }).waitFor();
  await page.finish();
});

test('works without a network after the first visit', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(HOME + '?again#f5d6');
  await page.says('Black to move.');
  await page.click('[name=side][value=X]');
  await page.click(page.square('c3'));
  await page.says('White plays');
  await page.finish();
});
