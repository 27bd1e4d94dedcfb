// The engine in a thread of its own. A message {module} starts it; without a module, the worker
// compiles engine.wasm and sends its module, which other workers share. Then each message
// {id, name, values} calls an export, and its answers are {id, part} as they come and {id, answer}
// or {id, failure} at the end.
importScripts('runtime.js');

const OPTIONS = { builtins: ['js-string'] };

// TeaVM's loader compiles what it gets, but here it gets what is compiled.
const compile = WebAssembly.compile;
WebAssembly.compile = async (source, options) =>
  source instanceof WebAssembly.Module ? source : compile(source, options);

async function download() {
  try {
    return await WebAssembly.compileStreaming(fetch('engine.wasm'), OPTIONS);
  } catch {
    // Some servers do not name the type application/wasm.
    const response = await fetch('engine.wasm');
    if (!response.ok) throw new Error(`engine.wasm: ${response.status} ${response.statusText}`);
    return compile(await response.arrayBuffer(), OPTIONS);
  }
}

let engine;

async function start(given) {
  try {
    const module = given ?? (await download());
    engine = (await TeaVM.wasmGC.load(module)).exports;
    postMessage({ module });
  } catch (e) {
    postMessage({ missing: String(e) });
  }
}

// Calls wait for the start, and for each other.
let ready = Promise.resolve();

onmessage = ({ data }) => {
  ready = ready.then(() => ('name' in data ? call(data) : start(data.module)));
};

function call({ id, name, values }) {
  try {
    const listener = (part) => postMessage({ id, part });
    postMessage({ id, answer: engine[name](...values, listener) });
  } catch (e) {
    postMessage({ id, failure: String(e) });
  }
}
