/*
 * Drives the lesson in a browser: chapters, exercises, games, the tree in its frame, the address, a
 * long search that is stopped, a visit without a network, colors, a phone and accessibility. It runs
 * apart from the build, because it needs Node.js and Chromium. Build the site first:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node web/src/test/browser/lesson.mjs
 *
 * A second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HOME, open as openPage } from './site.mjs';

const CHAPTERS = ['minimax', 'branch-and-bound', 'alpha-beta', 'orders', 'tables', 'null-windows'];
const PHONE = { width: 390, height: 844 };
const ODD = ['', ' ', '99999999999999999999', '-1', 'some', '<img src=x onerror=alert(1)>', '1.5',
  '\0', '1 2 3', 'x'.repeat(5000)];

/** Opens the lesson. */
async function open(options = {}) {
  const page = await openPage({ path: 'lesson/', height: 1000, width: 1280, ...options });
  await page.locator('#setting [name=game] option').first().waitFor({ state: 'attached' });
  page.tree = page.frameLocator('iframe');
  page.found = async (title) => {
    await page.locator('#found-title', { hasText: title }).waitFor();
    await page.says('leaves');
    await page.tree.locator('h1', { hasText: title }).waitFor();
  };
  /** Answers an exercise, and returns what the page says. */
  page.answer = async (exercise, text) => {
    const form = page.locator(`[data-exercise=${exercise}]`);
    const field = form.locator('input, select');
    if (await field.evaluate((each) => each.tagName) === 'SELECT') await field.selectOption(text);
    else await field.fill(text);
    await form.locator('button').click();
    const verdict = form.locator('.right, .error');
    await verdict.filter({ hasNotText: 'Checking' }).waitFor();
    return [await verdict.getAttribute('class') === 'right', await verdict.textContent()];
  };
  page.checkWidth = async () =>
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), options.width ?? 1280);
  return page;
}

for (const [colors, size] of [['light', {}], ['dark', {}], ['light', PHONE], ['dark', PHONE]]) {
  test(`shows all chapters, ${colors}, ${size.width ?? 'desktop'}`, async () => {
    const page = await open({ colors, ...size });
    for (const chapter of CHAPTERS) {
      await page.locator(`nav a[href="#${chapter}"]`).first().click();
      await page.locator(`#chapter-${chapter}`).waitFor();
      const buttons = page.locator(`#chapter-${chapter} [data-try]`);
      for (let i = 0; i < await buttons.count(); i++) {
        const setting = await buttons.nth(i).getAttribute('data-try');
        await buttons.nth(i).click();
        await page.waitForFunction((wanted) => decodeURIComponent(location.hash).endsWith(wanted), setting);
        await page.says('leaves');
        await page.tree.locator('[role=treeitem]').first().waitFor();
      }
      await page.checkWidth();
      await page.checkAccess();
      await page.shoot(`${chapter}-${colors}-${size.width ?? 'desktop'}`, { fullPage: true });
    }
    await page.finish();
  });
}

test('accepts the answer of each exercise, and survives odd ones', async () => {
  const page = await open();
  const html = readFileSync(new URL('../../main/site/lesson/index.html', import.meta.url), 'utf8');
  const all = [...html.matchAll(/data-exercise="([a-z0-9-]+)"/g)].map(([, id]) => id);
  assert.ok(all.length >= 2 * CHAPTERS.length);
  for (const chapter of CHAPTERS) {
    await page.locator(`nav a[href="#${chapter}"]`).first().click();
    await page.locator(`#chapter-${chapter}`).waitFor();
    for (const form of await page.locator('article:not([hidden]) .exercise').all()) {
      const id = await form.getAttribute('data-exercise');
      const options = form.locator('option');
      const isChoice = await options.count() > 0;
      const tries = isChoice
        ? await options.evaluateAll((each) => each.map(({ value }) => value))
        : ODD;
      const verdicts = [];
      for (const text of tries) verdicts.push(await page.answer(id, text));
      assert.equal(verdicts.filter(([right]) => right).length, isChoice ? 1 : 0, id);
      verdicts.forEach(([, text]) => assert.ok(text.length > 10, `${id}: ${text}`));
    }
  }
  assert.equal(await page.evaluate(() => document.querySelectorAll('img').length), 0);
  await page.goto(`${HOME}lesson/#minimax`);
  await page.locator('#chapter-minimax').waitFor();
  assert.deepEqual(await page.answer('minimum', ' 1 '), [true, 'Right: 1.']);
  assert.equal((await page.answer('minimum', '4'))[0], false);
  assert.equal((await page.answer('best-move', ' A3 '))[0], true);
  await page.finish();
});

test('shows a tree to unfold and a picture, and saves both', async () => {
  const page = await open({ hash: '#alpha-beta/game=pi&algorithm=alphabeta' });
  await page.found('Alpha-beta on the pi tree');
  assert.equal(await page.text('#published-counts'), '31 leaves, 24 inner nodes');
  assert.equal(await page.text('#leaves'), '31');
  assert.equal(await page.text('#value'), '2');
  await page.tree.locator('#unfold').click();
  await page.tree.locator('[role=treeitem]', { hasText: 'cut' }).first().click();
  await page.tree.locator('#panel', { hasText: /≤|≥/ }).waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  assert.equal(saved.suggestedFilename(), 'alpha-beta-on-the-pi-tree.html');
  assert.match(readFileSync(await saved.path(), 'utf8'), /^<!DOCTYPE html>/);
  await page.click('#show-picture');
  await page.locator('#picture img').evaluate((img) => img.decode());
  await page.shoot('picture');
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
  assert.match(readFileSync(await picture.path(), 'utf8'), /^<svg/);
  await page.click('#show-tree');
  await page.finish('tree');
});

test('compares searches, and leads back to each', async () => {
  const page = await open();
  for (const [game, algorithm] of [['pi', 'minimax'], ['nim', 'pvs'], ['pi', 'minimax']]) {
    await page.selectOption('[name=game]', game);
    await page.selectOption('[name=algorithm]', algorithm);
    await page.click('#run');
    await page.found(game === 'pi' ? 'Minimax on the pi tree' : 'PVS on Nim');
  }
  assert.equal(await page.locator('#compared tbody tr').count(), 2);
  await page.click('#compared tr:has-text("PVS") a');
  await page.found('PVS on Nim');
  await page.goBack();
  await page.found('Minimax on the pi tree');
  await page.click('#clear');
  assert.equal(await page.locator('#compared tbody tr').count(), 0);
  await page.checkAccess();
  await page.finish();
});

test('explains what is wrong with a setting or an address', async () => {
  const page = await open({ hash: '#tables/game=chess' });
  await page.says('The game "chess" is not one of pi,');
  await page.locator('#chapter-tables').waitFor();
  for (const [name, text, message] of [
    ['depth', '5', 'not a number from 1 to 4'], ['depth', 'two', 'not a number'],
    ['alpha', '1e9', 'not a whole number'], ['alpha', '<b>', 'not a whole number'],
    ['beta', '-99999', 'not a whole number'], ['moves', '0 7', 'Legal are 0, 1, 2.'],
    ['moves', '0 0 0 0', 'The game is over'], ['moves', '0&x=1', 'is not one of the settings'],
    ['moves', '0 '.repeat(1200), 'at most 2000'],
  ]) {
    await page.selectOption('[name=game]', 'nim');
    await page.selectOption('[name=game]', 'pi');
    await page.fill('[name=alpha]', '');
    await page.fill('[name=beta]', '');
    await page.fill(`[name=${name}]`, text);
    await page.click('#run');
    await page.says(message);
  }
  await page.goto(`${HOME}lesson/#%zz/%zz`);
  await page.says('is not one of the settings');
  await page.goto(`${HOME}lesson/#alpha-beta/game=pi&alpha=3&beta=3`);
  await page.says('The window is empty');
  await page.finish();
});

test('stops a long search, and says when one is too long', async () => {
  const page = await open({ hash: '#minimax/game=connect-four&algorithm=minimax&depth=8' });
  await page.says('Searching:');
  await page.click('#stop');
  await page.says('Stopped.');
  await page.click('#run');
  await page.says('Searching:');
  await page.selectOption('[name=game]', 'pi');
  await page.click('#run');
  await page.found('Minimax on the pi tree');
  await page.goBack();
  await page.locator('#found-note', { hasText: 'stopped after 3,000,000 nodes' }).waitFor({ timeout: 60_000 });
  assert.match(await page.text('#compared'), /over 2,/);
  await page.finish();
});

test('a wide tree fits a phone', async () => {
  const page = await open({ ...PHONE, hash: '#branch-and-bound/game=connect-four&algorithm=minimax&depth=4' });
  await page.found('Minimax on Connect Four');
  await page.tree.locator('#unfold').click();
  await page.tree.locator('#tree').press('End');
  await page.tree.locator('[role=treeitem][aria-selected=true]').waitFor();
  await page.tree.locator('svg.board').waitFor();
  await page.locator('#tree').scrollIntoViewIfNeeded();
  await page.checkWidth();
  await page.shoot('wide-phone');
  await page.finish();
});

test('works by keys', async () => {
  const page = await open();
  await page.focus('[name=algorithm]');
  await page.keyboard.press('End');
  await page.focus('[name=depth]');
  await page.keyboard.press('Enter');
  await page.found('MTD(f) on the pi tree');
  await page.focus('nav a[href="#tables"]');
  await page.keyboard.press('Enter');
  await page.locator('#chapter-tables h2:focus').waitFor();
  await page.finish();
});

test('works without a network after the first visit', async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${HOME}lesson/?again#tables/game=nim&table=yes&algorithm=pvs`);
  await page.found('PVS with a table on Nim');
  await page.click('header a');
  await page.says('to move.');
  await page.finish();
});
