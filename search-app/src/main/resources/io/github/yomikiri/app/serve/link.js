// Carries calls to a game over HTTP.
const token = document.querySelector('[name=token]').content;
const LOST = { error: 'no-game', arguments: [], message: 'The game is closed.' };
const UNREACHED = { error: 'no-server', arguments: [], message: 'The program has ended.' };

const open = new Set();

/** Returns the names and titles of the games to choose from: none, because a program has one. */
export const games = async () => [];

/** Returns a game of its own, which begins at its first call: its `call`, and its `close`. */
export function connectGame() {
  let game;
  const close = async () => {
    open.delete(close);
    if (!game) return;
    const headers = { 'X-Yomikiri-Token': token };
    const path = `games/${await game}/close`;
    game = undefined;
    fetch(path, { method: 'POST', headers, keepalive: true }).catch(() => {});
  };
  open.add(close);
  return {
    /**
     * Calls the game.
     *
     * @param name the call
     * @param values its arguments
     * @param onPart receives what comes before the answer
     * @return the answer, which may have a property `error`, or `canceled`
     */
    call: async (name, values = {}, onPart = () => {}) => {
      game ??= post('games').then(({ id }) => id);
      const answer = await post(`games/${await game}/${name}`, new URLSearchParams(values), onPart);
      if (answer.error === 'no-game') game = undefined;
      return answer;
    },
    close,
  };
}

/** Calls the game that is played. */
export const { call } = connectGame();

async function post(path, body = '', onPart = () => {}) {
  try {
    const headers = { 'X-Yomikiri-Token': token };
    const response = await fetch(path, { method: 'POST', headers, body: String(body) });
    return await lastLine(response, onPart);
  } catch {
    return UNREACHED;
  }
}

/** Reads lines of JSON. The last one is the answer, and those before it are parts. */
async function lastLine(response, onPart) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let last;
  for (;;) {
    const { done, value = '' } = await reader.read();
    const lines = (rest + value).split('\n');
    rest = done ? '' : lines.pop();
    for (const line of lines.filter((each) => each.trim())) {
      if (last) onPart(JSON.parse(last));
      last = line;
    }
    if (done) return last ? JSON.parse(last) : LOST;
  }
}

addEventListener('pagehide', () => open.forEach((close) => close()));

// A page that comes back from the browser's memory goes on as after a reload.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
