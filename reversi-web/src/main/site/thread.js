/**
 * A worker with an engine. If the worker fails, or is busy with what nobody needs any more, the
 * thread ends the worker and starts another.
 */
export class Thread {
  #module;
  #onStart;
  #worker;
  #calls = new Map();
  #next = 1;

  /**
   * @param module a promise of the compiled engine; without it, the first worker compiles it
   * @param onStart is called after each start, for example to warm the engine up
   */
  constructor(module, onStart = () => {}) {
    this.#module = module;
    this.#onStart = onStart;
    this.#start();
  }

  /** The promise of the compiled engine, for other threads. */
  get module() {
    return this.#module;
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
    const worker = new Worker('worker.js');
    this.#worker = worker;
    const started = new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.module) resolve(data.module);
        else if (data.missing) reject(new Error(data.missing));
        else if (worker === this.#worker) this.#receive(data);
      };
      worker.onerror = (e) => {
        reject(new Error(e.message || 'worker.js cannot be loaded'));
        if (worker === this.#worker) this.#fail(e.message);
      };
    });
    if (this.#module) {
      started.catch((e) => this.#fail(e.message));
      this.#module.then((module) => worker.postMessage({ module }), () => {});
    } else {
      this.#module = started;
      worker.postMessage({});
    }
    this.#onStart(this);
  }

  /** Messages wait for the compiled engine; so the worker gets it before them. */
  #post(message) {
    if (!this.#worker) this.#start();
    const worker = this.#worker;
    this.#module.then(() => worker.postMessage(message), (e) => this.#fail(e.message));
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
      call?.resolve(answer);
    }
  }

  /** The next call starts a worker; a worker that fails at its start would start for ever. */
  #fail(reason) {
    this.#end({ error: `The engine failed (${reason}).` });
  }

  #end(answer) {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
    calls.forEach((call) => call.resolve(answer));
  }
}
