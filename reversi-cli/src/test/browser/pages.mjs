/*
 * What the scripts share that drive pages of the command line in Chromium: a browser, pages that
 * fail at any error or request, and the check of accessibility. A script's second argument is a
 * folder for screenshots.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'node:test';

// The packages are installed in the folder in which the script is started.
const require = createRequire(join(process.cwd(), 'index.js'));
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const screenshots = process.argv[2];

export const JAR = resolve(fileURLToPath(import.meta.url), '../../../../target/yomikiri.jar');
export const FOLDER = mkdtempSync(join(tmpdir(), 'pages-'));
export const MARKUP = '</script><img src=x onerror=alert(1)>';

const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ['--no-sandbox'] });
test.after(() => browser.close());

/** Runs a command that writes a page, and returns the file of the page. */
export function write(name, ...command) {
  const file = join(FOLDER, `${name}.html`);
  execFileSync('java', ['-jar', JAR, ...command, '--html', file]);
  return file;
}

/** Opens the page of a file, and fails the test at any error or request of it. */
export const open = (file, options) => {
  const url = pathToFileURL(file).href;
  return openUrl(url, { ...options, mayLoad: (each) => each === url });
};

/** Opens a page, and fails the test at any error of it, and at a request that it may not make. */
export async function openUrl(
  url, { width = 1200, height = 900, colors = 'light', mayLoad = (each) => each.startsWith(url) } = {},
) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: colors });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('request', (request) => mayLoad(request.url()) || faults.push(request.url()));
  page.on('dialog', (dialog) => faults.push(dialog.message()) && dialog.dismiss());
  await page.goto(url);
  page.finish = async () => {
    assert.deepEqual(faults, []);
    await context.close();
  };
  return page;
}

export const status = (page) => page.locator('#status').innerText();
export const board = (page) => page.locator('#board').getAttribute('aria-label');
export const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Checks that a page fits its window and is accessible, and keeps a screenshot. */
export async function checkAccessible(page, name) {
  if (screenshots) {
    await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(overflow, 0);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(violations.map((each) => `${each.impact} ${each.id}: ${
    each.nodes.map((node) => node.html + node.failureSummary).join('; ')}`), []);
}
