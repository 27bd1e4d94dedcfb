/*
 * Interrupts the program of a game while its 16 games think without a limit: it must end within a
 * second, and answer nothing more. It needs Node.js only:
 *
 *   node reversi-cli/src/test/browser/interrupt.mjs [GAME]
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const JAR = resolve(fileURLToPath(import.meta.url), '../../../../target/yomikiri.jar');
const GAME = process.argv[2] ?? 'connect-four';
const GAMES = 16;

test(`Ctrl-C ends ${GAMES} searches of ${GAME}`, async () => {
  const program = spawn('java', ['-jar', JAR, GAME, 'serve', '--port', '0']);
  const lines = createInterface({ input: program.stdout });
  const { value } = await lines[Symbol.asyncIterator]().next();
  const [address] = value.match(/http:\S+/);
  const page = await (await fetch(address)).text();
  const headers = { 'X-Yomikiri-Token': page.match(/name="token" content="(\w+)"/)[1] };
  const post = async (path, body = '') =>
    (await fetch(address + path, { method: 'POST', headers, body })).text();
  let searching = 0;
  const searches = [];
  for (let each = 0; each < GAMES; each++) {
    const { id } = JSON.parse(await post('games'));
    const { levels } = JSON.parse(await post(`games/${id}/kit`));
    await post(`games/${id}/open`, `seat0=${levels}`);
    const body = fetch(`${address}games/${id}/think`, { method: 'POST', headers });
    searches.push(body.then(async (answer) => {
      searching++;
      return answer.text();
    }).then((text) => assert.doesNotMatch(text, /"here"/), () => {}));
  }
  while (searching < GAMES) await new Promise((done) => setTimeout(done, 10));
  const begun = performance.now();
  program.kill('SIGINT');
  await once(program, 'exit');
  const millis = performance.now() - begun;
  await Promise.all(searches);
  console.log(`ended after ${Math.round(millis)} ms`);
  assert.ok(millis < 1000);
});
