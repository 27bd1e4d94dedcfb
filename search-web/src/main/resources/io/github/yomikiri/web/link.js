// Carries calls to a game in a worker. A worker cannot be interrupted. So a call that ends a search
// ends the worker, and begins another that opens the game as it was.
const SEARCHES = ['think', 'hints', 'review'];
const UNKNOWN_GAME = {
  error: 'unknown-game', arguments: [], message: 'There is no such game.',
};
const OPTIONS = { builtins: ['js-string'] };

// Before anything is awaited, because the event comes once.
addEventListener('load', () =>
  navigator.serviceWorker?.register('sw.js').catch(() => {}));

const listed = await (await fetch('games.json')).json();
const wanted = new URLSearchParams(location.search).get('game') ?? listed[0].name;
const found = listed.find(({ name }) => name === wanted);
const compiled = found && WebAssembly.compileStreaming(fetch(found.program), OPTIONS);

/** Returns the names and titles of the games to choose from, none if there is one game. */
export const games = async () => (listed.length > 1 ? listed : []);

/** Returns a game of its own, which begins at its first call: its `call`, and its `close`. */
export function connectGame() {
  const calls = new Map();
  let next = 1;
  let worker;
  /** The game as the last answer had it. */
  let last;

  /**
   * Calls the game.
   *
   * @param name the call
   * @param values its arguments
   * @param onPart receives what comes before the answer
   * @return the answer, which may have a property `error`, or `canceled`
   */
  async function call(name, values = {}, onPart = () => {}) {
    if (!found) return UNKNOWN_GAME;
    const isSearching = [...calls.values()].some((each) => SEARCHES.includes(each.name));
    if (isSearching) end({ canceled: true });
    if (name === 'stop') return {};
    const isNew = !worker;
    if (isNew) await begin();
    if (isNew && last && name !== 'open') await post('open', opening());
    return remember(await post(name, values, onPart));
  }

  function opening() {
    const { game, at, levels } = last;
    return {
      game, at, ...Object.fromEntries(levels.map((level, seat) => [`seat${seat}`, level])),
    };
  }

  function remember(answer) {
    const state = answer.state ?? answer;
    if (state.game !== undefined && state.levels) last = state;
    return answer;
  }

  async function begin() {
    const made = new Worker('worker.js');
    worker = made;
    made.onmessage = ({ data: { id, part, answer, failure } }) => {
      if (made !== worker) return;
      const waiting = calls.get(id);
      if (failure) end({ error: 'failed', arguments: [failure], message: failure });
      else if (part) waiting?.onPart(JSON.parse(part));
      else {
        calls.delete(id);
        waiting?.resolve(JSON.parse(answer));
      }
    };
    made.onerror = ({ message }) => end({ error: 'failed', arguments: [message], message });
    const seed = Math.trunc(Math.random() * 2 ** 31);
    made.postMessage({ module: await compiled, kit: found.name, seed });
  }

  function post(name, values, onPart = () => {}) {
    return new Promise((resolve) => {
      const id = next++;
      calls.set(id, { name, resolve, onPart });
      worker.postMessage({ id, name, form: String(new URLSearchParams(values)) });
    });
  }

  /** Ends the worker, and answers what waits for it. */
  function end(answer) {
    worker?.terminate();
    worker = undefined;
    const waiting = [...calls.values()];
    calls.clear();
    waiting.forEach(({ resolve }) => resolve(answer));
  }

  return { call, close: () => end({ canceled: true }) };
}

/** Calls the game that is played. */
export const { call } = connectGame();
