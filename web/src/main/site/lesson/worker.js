// The program in a thread of its own. The first message is {module}, the compiled program. Then each
// message {id, name, values} calls an export, which answers {id, part} with what it has so far, and
// {id, answer} or {id, failure} at the end.
importScripts('../runtime.js');

// TeaVM's loader compiles what it gets, but here it gets what is compiled.
WebAssembly.compile = async (module) => module;

let program;

onmessage = ({ data }) => {
  if (data.module) program = TeaVM.wasmGC.load(data.module);
  else call(data);
};

async function call({ id, name, values }) {
  try {
    const { exports } = await program;
    const listener = (part) => postMessage({ id, part });
    postMessage({ id, answer: exports[name](...values, listener) });
  } catch (e) {
    postMessage({ id, failure: String(e) });
  }
}
