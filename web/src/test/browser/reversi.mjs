/*
 * Drives the page of Reversi in a browser: games, hints, positions, pasted texts, a review, links, a
 * visit without a network, colors and accessibility. It runs apart from the build, because it needs
 * Node.js and Chromium. Build the site first:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node web/src/test/browser/reversi.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOME, openGame } from './site.mjs';

// 60 moves and a pass, and the position before the move that forces the pass.
const GAME = 'd3c5f6d2b5d6c2f4d7b1f3f2g4c6d1e8b6h4d8c3e3a7b7g7f8a8f5c7e6e2b8c8b2b3g5h6g6b4g1f7e7g2h3h7h1'
  + 'c4a6h5e1a5a3h2c1a2a4f1a1g8g3h8';
const BEFORE_PASS = GAME.slice(0, -4);
const MARKUP = '<img src=x onerror="document.title=\'harmed\'">';
const GGF = `(;GM[Othello]PC[GGS/os]PB[${MARKUP}]PW[Bob]TY[8]BO[8 -------- -------- -------- `
  + '---O*--- ---*O--- -------- -------- -------- *]B[E6//1.5]W[F4/-2.00/0.01]B[E3/3];)';
const SGF = `(;FF[4]GM[2]PB[Ann]PW[${MARKUP}];B[fe];W[df];B[cc])`;
const OBF = '-XO-------------------------------------------------------------';

const open = (options) => openGame('reversi', options);
const opponent = (page, level) => page.locator('#players select').nth(1).selectOption(level);

test('plays with mouse and keys, at a weak and at the strongest level', async () => {
  const page = await open();
  assert.deepEqual(await page.legal(), ['d3', 'c4', 'f5', 'e6']);
  await opponent(page, '3');
  await page.cell('d3');
  await page.says('Light plays');
  await page.at('2 of 2');
  await opponent(page, '12');
  await page.focus('[data-name=d3]');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), 'a1');
  const [[file, rank]] = await page.legal();
  for (let row = 1; row < rank; row++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 'abcdefgh'.indexOf(file); i++) await page.keyboard.press('ArrowRight');
  assert.match(await page.getAttribute(':focus', 'aria-label'), /^.., empty, legal move$/);
  await page.keyboard.press('Enter');
  await page.at('4 of 4');
  await page.click('#take-back');
  await page.says('Dark to move.');
  await page.at('2 of 4');
  await page.finish();
});

test('ends a search for whatever the person does instead', async () => {
  const page = await open();
  await opponent(page, '12');
  await page.click('#hints');
  await page.locator('#board .value').first().waitFor();
  await page.click('#switch');
  await page.says('Dark thinks');
  await page.click('#new-game');
  await page.says('Dark thinks');
  await page.click('#switch');
  await page.says('Dark to move.');
  await page.locator('#board .value').first().waitFor();
  await page.cell('d3');
  await page.says('Light plays');
  await page.finish();
});

test('values all moves of a hint exactly near the end', async () => {
  const page = await open({ hash: '#' + GAME.slice(0, -20) });
  await page.click('#hints');
  await page.locator('#board .value.exact').first().waitFor();
  assert.equal(await page.locator('#board .value').count(), (await page.legal()).length);
  await page.checkAccess();
  await page.finish('reversi-hints');
});

test('announces passes and the end of the game', async () => {
  const page = await open({ hash: '#' + BEFORE_PASS });
  await page.cell('g3');
  await page.says('Light passes. Dark to move.');
  await page.cell('h8');
  await page.says('Dark has won by 14 discs.');
  await page.click('#copy-game');
  assert.equal(await page.copied(), GAME);
  await page.finish();
});

test('opens pasted texts, and explains what is wrong with others', async () => {
  const page = await open();
  const paste = async (text) => {
    await page.fill('#text', text);
    await page.click('#paste button');
  };
  const right = [['F5 D6 C3', 'f5,d6,c3'], [`${OBF} X`, ''], [GGF, 'e6,f4,e3'], [SGF, 'f5,d6,c3']];
  for (const [text, moves] of right) {
    await paste(text);
    await page.waitForFunction((wanted) =>
      [...document.querySelectorAll('#moves button')].map((each) => each.textContent)
        .join() === wanted, moves);
  }
  for (const text of ['zz', 'f5f5', MARKUP, GGF.slice(0, 40), SGF.slice(0, 20), '(;GM[1];B[aa])',
    '('.repeat(60_000), '(;GM[2]' + '(;B[fe]'.repeat(8_000), 'f5d6'.repeat(10_000), '\0\0',
    'q'.repeat(64) + ' X', `${OBF} Z`, '--', 'x'.repeat(200_000)]) {
    await page.evaluate(() => (document.getElementById('text-error').textContent = ''));
    await paste(text);
    await page.locator('#text-error:not(:empty)').waitFor();
    assert.deepEqual(await page.moves(), ['f5', 'd6', 'c3']);
  }
  assert.equal(await page.title(), 'Reversi');
  assert.equal(await page.isVisible('#games'), false);
  await paste(`f5d6\nzz\n${GAME}\n`);
  await page.at('2 of 2');
  await page.selectOption('#games', { index: 1 });
  await page.at('60 of 60');
  await page.checkAccess();
  await page.finish('reversi-paste');
});

test('answers 200 odd texts, also while the engine thinks', async () => {
  const page = await open();
  await opponent(page, '12');
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
    if (below(3) === 0) await page.click(['#hints', '#new-game', '#switch'][below(3)]);
    await page.waitForFunction(() => document.getElementById('text').value === ''
      || document.getElementById('text-error').textContent !== '', undefined, { timeout: 10_000 })
      .catch(() => assert.fail(`seed ${seed}, text ${i}: ${JSON.stringify(text)}`));
  }
  assert.equal(await page.locator('#board img, #moves img, #games img').count(), 0);
  await page.click('#new-game');
  await page.says(/thinks|to move/);
  await page.finish();
});

test('reviews a game while the person looks on', async () => {
  const page = await open({ hash: '#' + GAME });
  await page.click('#review');
  await page.locator('#moves .blunder').first().waitFor();
  await page.click('#previous');
  await page.at('59 of 60');
  assert.ok(await page.evaluate(() => {
    const list = document.querySelector('#moves').getBoundingClientRect();
    const shown = document.querySelector('#moves [aria-current]').getBoundingClientRect();
    return list.top <= shown.top && shown.bottom <= list.bottom;
  }), 'the list shows the move');
  await page.reviewed();
  assert.match(await page.text('#sums'), /opening.*midgame.*endgame/is);
  await page.locator('#moves .blunder').first().click();
  await page.click('text=Show the line');
  await page.says('The board shows a better line.');
  await page.click('#next');
  await page.checkAccess();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.checkAccess();
  await page.setViewportSize({ width: 390, height: 844 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.click('text=Try again from here');
  await page.says('to move');
  await page.finish('reversi-review');
});

test('keeps what a stopped review has found, and the settings', async () => {
  const page = await open({ hash: '#' + GAME });
  await opponent(page, '9');
  await page.click('#hints');
  await page.click('#review');
  await page.locator('#moves :is(.mistake, .blunder)').first().waitFor();
  await page.click('#review');
  await page.reviewed();
  assert.notEqual(await page.locator('#moves :is(.mistake, .blunder)').count(), 0);
  await page.reload();
  await page.at('60 of 60');
  assert.equal(await page.locator('#players select').nth(1).inputValue(), '9');
  assert.equal(await page.getAttribute('#hints', 'aria-pressed'), 'true');
  await page.finish();
});

test('explains a link that holds no game', async () => {
  const page = await open({ hash: '#f5zz', says: 'neither a game nor a position' });
  await page.finish();
});

test('works without a network after the first visit', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(HOME + '?again#f5d6');
  await page.at('2 of 2');
  await opponent(page, '1');
  await page.cell('c3');
  await page.says('Light plays');
  await page.finish();
});
