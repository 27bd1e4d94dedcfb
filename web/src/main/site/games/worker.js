// A game in a thread of its own. The first message is {module, kit, seed}. Then each message
// {id, name, form} calls the game, which answers {id, part} and at the end {id, answer}, as JSON.
importScripts('../runtime.js');

// TeaVM's loader compiles what it gets, but here it gets what is compiled.
WebAssembly.compile = async (module) => module;

let game;

onmessage = ({ data }) => {
  if (data.module) game = begin(data);
  else call(data);
};

async function begin({ module, kit, seed }) {
  const { exports } = await TeaVM.wasmGC.load(module);
  exports.begin(kit, seed);
  return exports;
}

async function call({ id, name, form }) {
  try {
    const exports = await game;
    exports.call(
      name, form, (part) => postMessage({ id, part }), (answer) => postMessage({ id, answer }));
  } catch (e) {
    postMessage({ id, failure: String(e) });
  }
}
