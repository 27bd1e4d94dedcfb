/*
 * What the scripts share that drive pages of the command line in Chromium: the program, its pages,
 * and the check that they fit their window. A script's second argument is a folder for screenshots.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkRules, openUrl } from '../../../../search-recorder/src/test/browser/browser.mjs';

const screenshots = process.argv[2];

export const JAR = resolve(fileURLToPath(import.meta.url), '../../../../target/yomikiri.jar');
export const FOLDER = mkdtempSync(join(tmpdir(), 'pages-'));
export const MARKUP = '</script><img src=x onerror=alert(1)>';

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

export { openUrl };

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
  await checkRules(page);
}
