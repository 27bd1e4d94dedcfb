/*
 * Drives the pages of docs/target/examples in a browser: mouse, keys, search, links, replay, colors, small
 * screens, accessibility, and a tree of 50,000 rows. It runs apart from the build, because it needs Node.js
 * and Chromium:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node search-recorder/src/test/browser/explorer.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { browser, checkRules, openUrl } from './browser.mjs';

const EXAMPLES = resolve(fileURLToPath(import.meta.url), '../../../../../docs/target/examples');
const REVERSI = join(EXAMPLES, 'reversi.html');
const PI = join(EXAMPLES, 'pi-alpha-beta.html');
const PROOF = join(EXAMPLES, 'proof.html');
const MONTE_CARLO = join(EXAMPLES, 'monte-carlo.html');
const LARGE = largePage(50000);
const screenshots = process.argv[2];

/** Opens a page, and fails the test at any error or request of it. */
async function open(file, { address = '', width = 1280, height = 800, colors = 'light' } = {}) {
  const url = pathToFileURL(file).href;
  const mayLoad = (each) => each.split('#')[0] === url;
  const page = await openUrl(url + address, { width, height, colors, mayLoad });
  await page.waitForSelector('[role=treeitem]');
  return page;
}

/** Writes a page with a generated tree: the page of a search with other data. */
function largePage(size) {
  const ply = [];
  const grow = (depth) => {
    ply.push(depth);
    for (let child = 0; child < (depth < 4 ? 9 : 7) && depth < 5; child++) {
      if (ply.length < size) grow(depth + 1);
    }
  };
  grow(0);
  const zeros = ply.map(() => 0);
  // A search opens the rows in their order, and leaves a row after the last one below.
  const appears = zeros.slice();
  const finished = zeros.slice();
  const path = [];
  let step = 0;
  [...ply, 0].forEach((at, row) => {
    for (let last = path.pop(); last !== undefined; last = path.pop()) {
      if (ply[last] < at) {
        path.push(last);
        break;
      }
      finished[last] = appears[last] === step ? step : ++step;
    }
    appears[row] = ++step;
    path.push(row);
  });
  appears.length = size;
  const data = {
    format: 1, columns: 3, bar: 2, opensWith: 1, earlier: [], appears, finished, names: ['value', 'window', 'visits'],
    kinds: [['searched', '\u25cf', 'plain', 'Searched.'], ['cut', '\u2715', 'bad', 'Cut.']],
    ply, move: ply.map((_, row) => 1 + (row % 60)), kind: ply.map((at) => (at === 5 ? 1 : 0)),
    flags: ply.map((_, row) => (row < 5 ? 1 : 0)), note: zeros, about: zeros.map(() => -1),
    key: ply.map((_, row) => row % 101),
    picture: zeros, cells: [ply.map((_, row) => row % 101), zeros, ply.map((_, row) => row % 101)],
    texts: ['', ...Array.from({ length: 100 }, (_, index) => `m${index}`)], lines: [],
  };
  assert.equal(ply.length, size);
  const file = join(mkdtempSync(join(tmpdir(), 'explorer-')), 'large.html');
  writeFileSync(file, readFileSync(REVERSI, 'utf8').replace(
    /(id="data">)[^<]*/, (found, begin) => begin + JSON.stringify(data)));
  return file;
}

const selectedMove = (page) => page.locator('#panel h2').textContent();
const rows = (page) => page.locator('[role=treeitem]').count();
const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('keys move, fold and unfold', async () => {
  const page = await open(REVERSI);
  await page.locator('#tree').focus();
  assert.equal(await selectedMove(page), 'root');
  await press(page, 'ArrowDown');
  assert.equal(await selectedMove(page), 'b3');
  const before = await rows(page);
  await press(page, 'ArrowLeft');
  assert.ok(await rows(page) < before);
  assert.equal(await page.locator('.selected').getAttribute('aria-expanded'), 'false');
  await press(page, 'ArrowRight', 'ArrowRight');
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '3');
  await press(page, 'ArrowLeft', 'ArrowLeft', 'Enter');
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '2');
  await press(page, 'Home');
  assert.equal(await selectedMove(page), 'root');
  await press(page, 'b', 'b', 'b', 'b');
  assert.equal(await page.locator('.crumbs').innerText().then((text) => text.replace(/\W+/g, ' ')),
    'root b3 c5 c6 a2');
  await press(page, 'End');
  assert.equal(await page.locator('.selected').getAttribute('aria-posinset'), '6');
  const active = await page.locator('#tree').getAttribute('aria-activedescendant');
  assert.equal(await page.locator('.selected').getAttribute('id'), active);
  await press(page, '?');
  assert.ok(await page.locator('dialog').isVisible());
  await press(page, 'Escape');
  assert.ok(!await page.locator('dialog').isVisible());
  await page.finish();
});

test('the mouse selects, folds and hides', async () => {
  const page = await open(REVERSI);
  const first = page.locator('[role=treeitem]').nth(1);
  await first.locator('.twist').click();
  assert.equal(await first.getAttribute('aria-expanded'), 'false');
  await first.dblclick({ position: { x: 150, y: 10 } });
  assert.equal(await first.getAttribute('aria-expanded'), 'true');
  await page.getByRole('button', { name: 'Unfold all' }).click();
  assert.ok(await page.locator('.row.tone-bad').count() > 0);
  const cut = page.getByRole('button', { name: /cut/ });
  await cut.click();
  assert.equal(await cut.getAttribute('aria-pressed'), 'false');
  assert.equal(await page.locator('.row.tone-bad').count(), 0);
  await cut.click();
  await page.locator('.row.tone-bad').first().click();
  const reason = page.locator('.reason');
  assert.match(await reason.innerText(), /the value of|null window/);
  await reason.getByRole('button').click();
  assert.ok(!await reason.isVisible() || !/^cut/.test(await page.locator('.lead .name').innerText()));
  await page.getByRole('button', { name: 'Fold all', exact: true }).click();
  assert.equal(await rows(page), 1);
  await page.getByRole('button', { name: 'Best line' }).click();
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '6');
  await page.finish();
});

test('the search finds rows and visits them', async () => {
  const page = await open(REVERSI);
  await page.locator('#tree').focus();
  await press(page, '/');
  await page.keyboard.type('kind:table');
  await page.waitForFunction(() => /^\d+ hits/.test(document.getElementById('hits').textContent));
  const hits = parseInt(await page.locator('#hits').innerText(), 10);
  assert.ok(hits > 3);
  await press(page, 'Enter');
  assert.equal(await page.locator('#hits').innerText(), `1 of ${hits}`);
  assert.equal(await page.locator('.lead .name').innerText(), 'table');
  await page.locator('#tree').focus();
  await press(page, 'n', 'n', 'Shift+N');
  assert.equal(await page.locator('#hits').innerText(), `2 of ${hits}`);
  const key = () => page.locator('dd').last().innerText();
  for (let hit = 0; await page.getByText('Same position').count() === 0; hit++) {
    assert.ok(hit < hits);
    await press(page, 'n');
  }
  const [before, address] = [await key(), page.url()];
  await press(page, 's');
  assert.equal(await key(), before);
  await page.waitForFunction((old) => location.href !== old, address);
  await press(page, '/', 'Escape');
  assert.equal(await page.locator('#hits').innerText(), '');
  await page.finish();
});

test('links lead to rows', async () => {
  const page = await open(REVERSI, { address: '#/b3/c5' });
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '3');
  await page.locator('#tree').focus();
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await page.waitForFunction(() => location.hash === '#/b3');
  await page.evaluate(() => { location.hash = '#/f3/nowhere'; });
  await page.waitForFunction(() => document.querySelector('#panel h2').textContent === 'f3');
  await page.finish();
});

test('a position is drawn as a board', async () => {
  const page = await open(REVERSI, { address: '#/b3' });
  assert.equal(await page.locator('.board .piece').count(), 64);
  assert.equal(await page.locator('.board .piece circle').count(), 10);
  assert.equal(await page.locator('.board .light').count(), 6);
  assert.equal(await page.locator('.board .changed').count(), 3);
  assert.match(await page.locator('.board').getAttribute('aria-label'), /^Dark: ([a-h][1-8] ?){4}\. Light: /);
  assert.equal(await page.locator('.picture p').innerText(), 'Dark to move');
  await page.finish();
});

test('a Monte-Carlo tree has values, bounds, visits and priors', async () => {
  const page = await open(MONTE_CARLO, { address: '#/6/6' });
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '3');
  assert.match(await page.locator('figure').innerText(), /1234567/);
  const names = await page.locator('dt').allInnerTexts();
  assert.deepEqual(names, ['value', 'proven', 'visits', 'prior', 'key']);
  await page.locator('#tree').focus();
  await press(page, 'b', 'b');
  assert.equal(await page.locator('.selected').getAttribute('aria-level'), '5');
  await page.locator('#query').fill('kind:proven proven<0 visits>10');
  await page.waitForFunction(() => /^\d+ hits/.test(document.getElementById('hits').textContent));
  await press(page, 'Enter');
  assert.match(await page.locator('dd').nth(1).innerText(), /^\u2264?\u2212\d/);
  await page.finish();
});

const event = (page) => page.locator('#event').innerText();
const step = (page, at) => page.locator('#step').evaluate((slider, value) => {
  slider.value = value;
  slider.dispatchEvent(new Event('input'));
}, at);
const texts = (page, part) => page.locator('#tree .row').evaluateAll(
  (made, name) => made.map((row) => row.querySelector(name).textContent), part);

test('the replay opens, values and cuts the rows', async () => {
  const page = await open(PI, { address: '#/1', height: 5000 });
  const state = () => page.locator('main').innerText();
  const finished = await state();
  assert.equal(await event(page), 'Finished. Leaves root: value 2.');
  assert.ok(await page.locator('#forth').isDisabled());
  await step(page, 1);
  assert.equal(await event(page), 'Opens root, window (\u2212\u221e, \u221e).');
  assert.equal(await rows(page), 1);
  assert.equal(await page.locator('.row .name').innerText(), 'open');
  assert.equal(await page.locator('.row .badge').innerText(), '');
  assert.equal(await page.locator('.principal').count(), 0);
  const leaves = [];
  for (let at = 2; at < 79; at++) {
    await page.locator('#forth').click();
    assert.equal(await page.locator('#place').innerText(), `${at} / 79`);
    const text = await event(page);
    const leaf = /game over, value (\d)/.exec(text);
    if (leaf) leaves.push(leaf[1]);
    const move = /^(?:Opens |Leaves )?(\S+)/.exec(text)[1];
    assert.equal(await selectedMove(page), move);
    const names = await texts(page, '.name');
    const open = names.filter((name) => name === 'open').length;
    const badges = await texts(page, '.badge');
    names.forEach((name, row) => {
      assert.equal(badges[row] === '', name === 'open' || name === 'cut', text);
    });
    assert.ok(open > 0 && names[0] === 'open');
    if (/Cut: /.test(text)) assert.ok(names.includes('cut'));
  }
  assert.equal(leaves.join(''), '3141265358846329502049442781640');
  await page.locator('#forth').click();
  assert.equal(await state(), finished);
  await page.finish();
});

test('keys move and play the replay, and a link ends it', async () => {
  const page = await open(PI);
  await page.locator('#tree').focus();
  await press(page, '[', '[', ']');
  assert.equal(await page.locator('#place').innerText(), '78 / 79');
  await page.locator('#step').focus();
  await press(page, 'Home', 'ArrowRight', 'ArrowRight', ']');
  assert.equal(await page.locator('#step').getAttribute('aria-valuetext'), 'step 4 of 79');
  await page.locator('#rate').selectOption('20');
  await page.locator('#play').focus();
  await press(page, 'p');
  assert.equal(await page.locator('#event').getAttribute('aria-live'), 'off');
  await page.waitForFunction(() => Number(document.getElementById('step').value) > 8);
  await press(page, 'p');
  const at = await page.locator('#place').innerText();
  await page.waitForTimeout(150);
  assert.equal(await page.locator('#place').innerText(), at);
  assert.equal(await page.locator('#event').getAttribute('aria-live'), 'polite');
  await page.evaluate(() => { location.hash = '#/2'; });
  await page.waitForFunction(() => document.getElementById('place').textContent === '79 / 79');
  assert.equal(await selectedMove(page), '2');
  await step(page, 70);
  await press(page, 'p');
  await page.waitForFunction(() => /^Finished/.test(document.getElementById('event').textContent));
  assert.match(await page.locator('#play').innerText(), /Replay/);
  await page.finish();
});

test('each visit of a row has its own window and value in the replay', async () => {
  const page = await open(REVERSI);
  const data = await page.evaluate(() => JSON.parse(document.getElementById('data').textContent));
  const [row, opened, finished, , value, window] = data.earlier[0];
  await step(page, opened);
  assert.match(await event(page), /^Opens|: /);
  await step(page, finished);
  const cells = await page.locator('#panel dd').allInnerTexts();
  assert.deepEqual(cells.slice(0, window === 0 ? 1 : 2),
    [value, window].filter((each) => each > 0).map((each) => data.texts[each]));
  await step(page, data.appears[row]);
  assert.match(await event(page), /again|: /);
  await page.finish();
});

test('a tree without steps has no replay', async () => {
  for (const file of [PROOF, MONTE_CARLO]) {
    const page = await open(file);
    assert.ok(!await page.locator('#replay').isVisible());
    await page.locator('#tree').focus();
    await press(page, 'p', '[', ']');
    assert.equal(await selectedMove(page), 'root');
    await page.locator('#help').click();
    assert.equal(await page.getByRole('heading', { name: 'Replay' }).count(), 0);
    await page.finish();
  }
});

test('a page inside another page replays its tree', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'explorer-')), 'lesson.html');
  const inner = readFileSync(PI, 'utf8').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(file, `<!DOCTYPE html><iframe width="700" height="500" srcdoc="${inner}"></iframe>`);
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(pathToFileURL(file).href);
  const frame = page.frameLocator('iframe');
  await frame.locator('#back').click();
  await frame.locator('#tree').focus();
  await press(page, '[');
  assert.equal(await frame.locator('#place').innerText(), '77 / 79');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the theme can be chosen', async () => {
  const page = await open(REVERSI);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator('#theme').click();
  assert.equal(await ground(), light);
  await page.locator('#theme').click();
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.waitForSelector('[role=treeitem]');
  assert.equal(await ground(), dark);
  await page.finish();
});

test('50,000 rows stay fast', async () => {
  const page = await open(LARGE);
  const sequence = () => page.evaluate(async () => {
    const measured = {};
    const measure = async (name, action) => {
      const start = performance.now();
      action();
      document.body.offsetHeight; // The layout is part of the time.
      measured[name] = performance.now() - start;
      await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
    };
    const byId = (id) => document.getElementById(id);
    const key = (name) => byId('tree').dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true }));
    await measure('unfold all', () => byId('unfold').click());
    await measure('last row', () => key('End'));
    await measure('first row', () => key('Home'));
    await measure('fold the root', () => key('ArrowLeft'));
    await measure('unfold the root', () => key('ArrowRight'));
    await measure('next row', () => key('ArrowDown'));
    await measure('scroll', () => {
      byId('tree').scrollTop = 800000;
      byId('tree').dispatchEvent(new Event('scroll'));
    });
    await measure('search', () => {
      byId('query').value = 'value>50 m7';
      byId('search').requestSubmit();
    });
    const slider = byId('step');
    const to = (at) => { slider.value = at; slider.dispatchEvent(new Event('input')); };
    await measure('first step', () => to(1));
    await measure('middle step', () => to(Math.floor(slider.max / 2)));
    await measure('next step', () => byId('forth').click());
    await measure('last step', () => to(slider.max));
    await measure('hide a kind', () => byId('filters').firstChild.click());
    await measure('show it again', () => byId('filters').firstChild.click());
    return measured;
  });
  // The median of five runs, because the machine may do other work.
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await sequence());
  for (const name of Object.keys(runs[0])) {
    const times = runs.map((run) => Math.round(10 * run[name]) / 10).sort((a, b) => a - b);
    console.log(`${name}: ${times.join(' ')} ms`);
    assert.ok(times[2] < 100, `${name}: ${times[2]} ms`);
  }
  assert.ok(await rows(page) < 100);
  await page.finish();
});

for (const [name, file] of [
  ['pi', PI], ['reversi', REVERSI], ['proof', PROOF], ['monte-carlo', MONTE_CARLO],
]) {
  for (const colors of ['light', 'dark']) {
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      test(`${name} is accessible, ${colors}, ${width} pixels wide`, async () => {
        const page = await open(file, { colors, width, height, address: '#/' });
        await page.locator('#tree').focus();
        await press(page, 'b', 'b', 'ArrowRight', 'ArrowDown');
        await page.locator('#query').fill('kind:cut');
        await page.waitForTimeout(300);
        await page.locator('#tree').focus();
        if (screenshots) {
          await page.screenshot({ path: join(screenshots, `${name}-${colors}-${width}.png`) });
        }
        if (file === PI) {
          await step(page, 38);
          if (screenshots) {
            await page.screenshot({ path: join(screenshots, `${name}-${colors}-${width}-replay.png`) });
          }
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        assert.equal(overflow, 0);
        for (const help of [false, true]) {
          if (help) {
            await page.locator('#help').click();
            if (screenshots) {
              await page.screenshot({ path: join(screenshots, `${name}-${colors}-${width}-help.png`) });
            }
          }
          await checkRules(page);
        }
        await page.finish();
      });
    }
  }
}
