const FILE = 'lesson.wasm';
const OPTIONS = { builtins: ['js-string'] };

/** The program, which is compiled once for all workers. */
const module = compile();

async function compile() {
  try {
    return await WebAssembly.compileStreaming(fetch(FILE), OPTIONS);
  } catch {
    // Some servers do not name the type application/wasm.
    const response = await fetch(FILE);
    if (!response.ok) throw new Error(`${FILE}: ${response.status} ${response.statusText}`);
    return WebAssembly.compile(await response.arrayBuffer(), OPTIONS);
  }
}

/**
 * A worker with the program. If the worker fails, or is busy with what nobody needs any more, the
 * thread ends the worker and starts another.
 */
export class Thread {
  #worker;
  #calls = new Map();
  #next = 1;

  constructor() {
    this.#start();
  }

  /**
   * Calls an export of the program, after the calls before it.
   *
   * @param onPart receives what the program has found so far
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
  }

  /** Posts a message after the compiled program, which the worker gets first. */
  #post(message) {
    if (!this.#worker) this.#start();
    const worker = this.#worker;
    module.then(() => worker.postMessage(message), (e) => this.#fail(e.message));
  }

  #receive({ id, part, answer, failure }) {
    const call = this.#calls.get(id);
    if (failure) {
      // What remains of the program may be damaged.
      this.#fail(failure);
    } else if (part) {
      call?.onPart(part);
    } else {
      this.#calls.delete(id);
      call?.resolve(answer);
    }
  }

  /** Ends the worker. The next call starts another: one that fails at its start fails once. */
  #fail(reason) {
    this.#end({ error: `The program failed (${reason || 'worker.js cannot be loaded'}).` });
  }

  #end(answer) {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    this.#worker?.terminate();
    this.#worker = undefined;
    calls.forEach((call) => call.resolve(answer));
  }
}
