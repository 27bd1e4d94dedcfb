// What the browser keeps: the game that is played, the settings, and earlier games.
const MOST_GAMES = 50;

/** Returns a store of one kind of game. */
export function storeOf(name) {
  const key = `yomikiri-${name}`;
  const read = () => {
    try {
      const { now, settings, games } = JSON.parse(localStorage.getItem(key)) ?? {};
      return { now, settings: settings ?? {}, games: Array.isArray(games) ? games : [] };
    } catch {
      // The browser keeps nothing, or another page has written something else.
      return { settings: {}, games: [] };
    }
  };
  const change = (changes) => {
    try {
      localStorage.setItem(key, JSON.stringify({ ...read(), ...changes }));
    } catch {
      // What is kept lasts as long as the page.
    }
  };
  return {
    read,
    /** Keeps the game that is played, so that it goes on after a reload. */
    keep: (now) => change({ now }),
    set: (settings) => change({ settings: { ...read().settings, ...settings } }),
    /** Moves the game that was played to the earlier ones. */
    putAside: () => {
      const { now, games } = read();
      if (!now || now.count < 2) return;
      const others = games.filter(({ game }) => game !== now.game);
      change({ now: undefined, games: [now, ...others].slice(0, MOST_GAMES) });
    },
    remove: (game) => change({ games: read().games.filter((each) => each.game !== game) }),
  };
}
