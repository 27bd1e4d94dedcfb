// A game in a thread of its own. The first message is {module, kit, seed}. Then each message
// {id, name, form} calls the game, which answers {id, part} and at the end {id, answer}, as JSON.
importScripts('runtime.js');

// TeaVM's loader compiles what it gets, but here it gets what is compiled.
WebAssembly.compile = async (module) => module;

let ready;
const begun = new Promise((resolve) => { ready = resolve; });

onmessage = ({ data }) => {
  if (data.module) ready(begin(data));
  else call(data);
};

async function begin({ module, kit, seed }) {
  const { exports } = await TeaVM.wasmGC.load(module);
  exports.main([]);
  yomikiri.begin(kit, seed);
}

async function call({ id, name, form }) {
  try {
    await begun;
    yomikiri.call(
      name, form, (part) => postMessage({ id, part }), (answer) => postMessage({ id, answer }));
  } catch (e) {
    postMessage({ id, failure: String(e) });
  }
}
