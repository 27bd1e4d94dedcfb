import { module } from './engine.js';
import { inWords } from './notation.js';

/**
 * A worker with an engine. If the worker fails, or is busy with what nobody needs any more, the
 * thread ends the worker and starts another.
 */
export class Thread {
  #onStart;
  #worker;
  #calls = new Map();
  #next = 1;

  /** @param onStart is called after each start, for example to warm the engine up */
  constructor(onStart = () => {}) {
    this.#onStart = onStart;
    this.#start();
  }

  /**
   * Calls an export of the engine, after the calls before it.
   *
   * @param onPart receives what the engine has found so far
   * @return the answer, which may be an object with a property `error`; undefined if stopped
   */
  call(name, values, onPart = () => {}) {
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#calls.set(id, { resolve, onPart });
      this.#post({ id, name, values });
    });
  }

  /** Stops all calls, and then calls an export. */
  run(name, values, onPart) {
    this.stop();
    return this.call(name, values, onPart);
  }

  /** Lets the engine read its weights, so that the next call is fast. */
  warm() {
    this.#post({ id: 0, name: 'hints', values: ['', '', 0, 1] });
  }

  /** Stops all calls: their answer is undefined. */
  stop() {
    if (this.#calls.size === 0) return;
    this.#end(undefined);
    this.#start();
  }

  #start() {
    const worker = new Worker(new URL('worker.js', import.meta.url));
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (e) => {
      if (worker === this.#worker) this.#fail(e.message);
    };
    this.#worker = worker;
    module.then((compiled) => worker.postMessage({ module: compiled }), () => {});
    this.#onStart(this);
  }

  /** Posts a message after the compiled engine, which the worker gets first. */
  #post(message) {
    if (!this.#worker) this.#start();
    const worker = this.#worker;
    module.then(() => worker.postMessage(message), (e) => this.#fail(e.message));
  }

  #receive({ id, part, answer, failure }) {
    const call = this.#calls.get(id);
    if (failure) {
      // What remains of the engine may be damaged.
      this.#fail(failure);
    } else if (part) {
      call?.onPart(part);
    } else {
      this.#calls.delete(id);
      call?.resolve(answer.error ? { error: inWords(answer.error) } : answer);
    }
  }

  /** Ends the worker. The next call starts another: one that fails at its start fails once. */
  #fail(reason) {
    this.#end({ error: `The engine failed (${reason || 'worker.js cannot be loaded'}).` });
  }

  #end(answer) {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
    calls.forEach((call) => call.resolve(answer));
  }
}
