// What the browser keeps: the game that is played, the settings, and earlier games. Each tab goes
// on with its own game. A new tab begins with the game in which the last move was made.
const MOST_GAMES = 50;

/** Returns a store of one kind of game. */
export function storeOf(name) {
  const key = `yomikiri-${name}`;
  const stored = (storage) => {
    try {
      return JSON.parse(globalThis[storage].getItem(key)) ?? {};
    } catch {
      // The browser keeps nothing, or another page has written something else.
      return {};
    }
  };
  const change = (storage, changes) => {
    try {
      globalThis[storage].setItem(key, JSON.stringify({ ...stored(storage), ...changes }));
    } catch {
      // What is kept lasts as long as the page.
    }
  };
  const ofTab = () => stored('sessionStorage').now;
  const read = () => {
    const { now, settings, games } = stored('localStorage');
    return {
      now: ofTab() ?? now, settings: settings ?? {}, games: Array.isArray(games) ? games : [],
    };
  };
  /** Puts a game before the earlier ones, unless it has hardly begun. */
  const addEarlier = (game) => {
    if (!game || game.count < 2) return;
    const others = read().games.filter((each) => !isWithin(each, game));
    change('localStorage', { games: [game, ...others].slice(0, MOST_GAMES) });
  };
  return {
    read,
    /** Keeps the game that is played, so that it goes on after a reload. */
    keep: (now) => {
      const { now: before } = stored('localStorage');
      const own = ofTab();
      change('sessionStorage', { now });
      if (before && before.game !== own?.game) {
        // Another tab made the last move, unless this one has a new one.
        if (own?.game === now.game) return;
        if (!isWithin(before, now)) addEarlier(before);
      }
      change('localStorage', { now });
    },
    set: (settings) => change('localStorage', { settings: { ...read().settings, ...settings } }),
    /** Moves the game that was played to the earlier ones. */
    putAside: () => addEarlier(read().now),
    remove: (game) =>
      change('localStorage', { games: read().games.filter((each) => each.game !== game) }),
  };
}

/** Returns whether a game has no more than the first moves of another one. */
const isWithin = ({ game }, other) => `${other.game} `.startsWith(`${game} `);
