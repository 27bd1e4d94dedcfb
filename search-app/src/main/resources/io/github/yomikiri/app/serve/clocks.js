// The clocks of all seats, if the person wants them. A clock is known for each number of moves that
// were made: as it stood when the board showed that position last. So who takes back a move gets the
// time of the moves after it, and no more.
import { word } from './words.js';

const MINUTES = [0, 1, 3, 5, 10, 20];
const TICK_MILLIS = 200;

let minutes = 0;
/** The milliseconds left of each seat after each number of moves. */
let times = [];
let at = 0;
/** The seat whose clock runs; undefined if none does. */
let running;
let since;

export const isOn = () => minutes > 0;
export const left = (seat) => times[at][seat];

/** Sets the clocks of seats, to what `kept` returned, or new ones to a number of minutes. */
export function set(
  seats, { minutes: each = 0, times: known = [seats.map(() => each * 60_000)] } = {}) {
  running = undefined;
  minutes = each;
  times = known;
  at = 0;
}

export function kept() {
  charge();
  return { minutes, times };
}

/** Lets the clock of a seat run, after a number of moves. */
export function run(moves, seat) {
  pause();
  if (!isOn()) return;
  show(moves);
  running = seat;
  since = performance.now();
  draw();
}

/** Stops the clocks, and shows those after a number of moves. */
export function stop(moves) {
  pause();
  if (!isOn()) return;
  show(moves);
  draw();
}

/** Forgets the clocks of moves that were taken back, because another move is made. */
export function moved() {
  pause();
  times.length = Math.min(times.length, at + 1);
}

export function pause() {
  charge();
  running = undefined;
}

function show(moves) {
  while (times.length <= moves) times.push([...times.at(-1)]);
  at = moves;
}

function charge() {
  if (running === undefined) return;
  const now = performance.now();
  times[at][running] = Math.max(0, times[at][running] - (now - since));
  since = now;
}

function draw() {
  document.querySelectorAll('.clock').forEach((clock, seat) => {
    const seconds = Math.ceil(left(seat) / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    clock.classList.toggle('low', seconds <= 10);
  });
}

/**
 * Makes the clocks tick.
 *
 * @param listener is called when the clock that runs has no time left
 */
export function connect(listener) {
  setInterval(() => {
    if (running === undefined) return;
    charge();
    draw();
    if (left(running) > 0) return;
    running = undefined;
    listener();
  }, TICK_MILLIS);
}

/** Returns the numbers of minutes to choose from. */
export const options = () => MINUTES.map((each) =>
  new Option(each === 0 ? word('noClock') : word('minutes', each), each, false, each === minutes));
