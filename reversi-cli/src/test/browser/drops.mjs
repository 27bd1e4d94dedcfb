/*
 * Plays against the computer, and drops the page at random moments: reloads it, goes away and back,
 * plays in a second tab, closes the tab, or crashes it. Each time the same game must go on, and the
 * computer must answer. It runs apart from the build, because it needs Node.js and Chromium:
 *
 *   npm install --no-save playwright-core axe-core
 *   CHROME=/usr/bin/chromium node reversi-cli/src/test/browser/drops.mjs URL [GAME]
 *
 * URL is the address that the command `serve` prints, or that of a static site, whose GAME is
 * played. DROPS sets their number, and SEED repeats a run.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, watch } from '../../../../search-recorder/src/test/browser/browser.mjs';

const [url, game] = process.argv.slice(2);
const ADDRESS = game ? `${url}?game=${game}` : url;
const DROPS = Number(process.env.DROPS ?? 50);
const SEED = Number(process.env.SEED ?? Date.now() % 1e6);
/** How long the computer may take for a move, on a busy machine. */
const MOST_MILLIS = 20_000;
/** A drop comes while the computer thinks, or after its answer. */
const MOST_DELAY = 1500;

let state = SEED;
/** Returns a random number below another one: the generator Mulberry32. */
function random(below) {
  state = (state + 0x6D2B79F5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

const context = await browser.newContext();
const faults = [];

async function openTab() {
  const page = await context.newPage();
  page.setDefaultTimeout(MOST_MILLIS);
  const home = new URL('/', url).href;
  faults.push(watch(page, (each) => each.startsWith(home) || each === 'about:blank'));
  await page.goto(ADDRESS);
  return page;
}

const moves = (page) => page.locator('#moves button').allInnerTexts();

/** Returns what a tab or all tabs keep of the game. */
const stored = (page, storage) => page.evaluate((name) => Object.values(globalThis[name])
  .map(JSON.parse).find(({ now }) => now), storage);

/** Waits until a person is to move, or the game is over. */
async function settle(page) {
  await page.waitForFunction(() =>
    document.querySelector('#board .cell.legal, #choices:not([hidden]) button')
      || / has won|Draw|draw/.test(document.querySelector('#status').textContent));
}

/** Makes a random move; begins another game if this one is over. Returns the moves then. */
async function play(page) {
  // Chromium draws nothing in a tab behind others, and a click waits for what is drawn.
  await page.bringToFront();
  await settle(page);
  const before = await moves(page);
  const legal = page.locator('#board .cell.legal, #choices:not([hidden]) button');
  if (await legal.count() === 0) {
    await page.click('#new-game');
    await page.locator('#moves:not(:has(button))').waitFor({ state: 'attached' });
    return play(page);
  }
  const end = Date.now() + MOST_MILLIS;
  while ((await moves(page)).length === before.length) {
    assert.ok(Date.now() < end, `no move after ${before}, seed ${SEED}: ${
      await page.locator('#status').innerText()}, ${await legal.count()} legal cells`);
    const count = await legal.count();
    // There is none if the move is being made.
    if (count > 0) await legal.nth(random(count)).click({ timeout: 500 }).catch(() => {});
    await page.waitForTimeout(20);
  }
  return moves(page);
}

/** Checks that a page goes on from these moves, and that the computer has answered. */
async function checkGoesOn(page, before, what) {
  try {
    await page.waitForFunction((count) =>
      document.querySelectorAll('#moves button').length >= count, before.length);
    await settle(page);
    assert.deepEqual((await moves(page)).slice(0, before.length), before);
  } catch (error) {
    const shown = await page.locator('#status').innerText().catch(() => 'nothing');
    throw new Error(`${what}, seed ${SEED}: expected ${before}; the page has ${
      await moves(page).catch(() => '')}, and says: ${shown}`, { cause: error });
  }
}

const DROPS_OF = {
  async reload(page) {
    await page.reload();
    return page;
  },
  async back(page) {
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    return page;
  },
  /** Each tab goes on alone, a new one has the game of the last move, and the other one is kept. */
  async second(page, before) {
    const second = await openTab();
    await checkGoesOn(second, before, 'in a second tab');
    const other = await play(second);
    const own = await play(page);
    await checkGoesOn(second, other, 'in a second tab, after the first one has moved');
    await page.reload();
    await checkGoesOn(page, own, 'in the first tab, after a reload');
    const { now: kept } = await stored(page, 'sessionStorage');
    const last = await play(second);
    await page.close();
    await second.close();
    const third = await openTab();
    await checkGoesOn(third, last, 'in a third tab');
    const { now, games = [] } = await stored(third, 'localStorage');
    // A game of one move is not worth a place.
    assert.ok(kept.count < 2 || [now, ...games].some((each) => each.game.startsWith(kept.game)),
      `${kept.game} is lost, seed ${SEED}`);
    return third;
  },
  async close(page) {
    await page.close();
    return openTab();
  },
  async crash(page) {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    return openTab();
  },
};

test(`the game goes on after ${DROPS} drops, seed ${SEED}`, async () => {
  let page = await openTab();
  const counts = {};
  for (let drop = 0; drop < DROPS; drop++) {
    await play(page);
    await page.waitForTimeout(random(MOST_DELAY));
    const names = Object.keys(DROPS_OF);
    const name = names[random(names.length)];
    const before = await moves(page);
    page = await DROPS_OF[name](page, before);
    if (name !== 'second') await checkGoesOn(page, before, `after ${name} ${drop}`);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  console.log(counts);
  assert.deepEqual(faults.flat(), []);
});
