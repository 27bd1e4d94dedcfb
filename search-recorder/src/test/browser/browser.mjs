/*
 * What the scripts share that drive pages in Chromium: the browser, pages that fail the test at any
 * error or request that they may not make, and the check of accessibility.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

// The packages are installed in the folder in which the script is started.
const require = createRequire(join(process.cwd(), 'index.js'));
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const browser = await chromium.launch({
  executablePath: process.env.CHROME,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Pages that one goes back to come from memory, as they do for people.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
test.after(() => browser.close());

/** Collects the errors of a page, and the requests that it may not make. */
export function watch(page, mayLoad) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => mayLoad(request.url()) || faults.push(request.url()));
  page.on('dialog', (dialog) => faults.push(dialog.message()) && dialog.dismiss());
  return faults;
}

/** Opens a page in a window of its own. Its method `finish` fails the test if it had faults. */
export async function openUrl(
  url,
  {
    width = 1200, height = 900, colors = 'light', mayLoad = (each) => each.startsWith(url), ...more
  } = {},
) {
  const context = await browser.newContext(
    { viewport: { width, height }, colorScheme: colors, ...more });
  const page = await context.newPage();
  const faults = watch(page, mayLoad);
  await page.goto(url);
  page.finish = async () => {
    assert.deepEqual(faults, []);
    await context.close();
  };
  return page;
}

/** Checks that a page is accessible. */
export async function checkRules(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map((each) => `${each.impact} ${each.id}: ${
    each.nodes.map((node) => node.html + node.failureSummary).join('; ')}`), []);
}
