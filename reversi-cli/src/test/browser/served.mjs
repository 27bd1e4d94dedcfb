/* Opens pages that the programs of games serve. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { JAR, openUrl } from './pages.mjs';

const programs = [];
test.after(() => programs.forEach((program) => program.kill('SIGINT')));

/** Starts the program of a game. Returns the address of its page. */
async function serve(game) {
  const words = game === 'reversi' ? [] : [game];
  const program = spawn('java', ['-jar', JAR, ...words, 'serve', '--port', '0']);
  programs.push(program);
  const lines = createInterface({ input: program.stdout });
  const { value } = await lines[Symbol.asyncIterator]().next();
  return value.match(/http:\S+/)[0];
}

const addresses = new Map();

export async function open(game, options) {
  if (!addresses.has(game)) addresses.set(game, await serve(game));
  const page = await openUrl(addresses.get(game), options);
  page.says = (text) => page.locator('#status', { hasText: text }).waitFor();
  page.cell = (name) => page.locator(`[data-name="${name}"]`).click();
  page.moves = () => page.locator('#moves button').allInnerTexts();
  await page.says('to move.');
  return page;
}
