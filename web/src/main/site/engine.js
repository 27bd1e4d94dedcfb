// Compiles the engine, once for all workers. The document names this file before page.js, because
// the compilation takes longest.
// A document may have another program than the engine.
const FILE = document.documentElement.dataset.engine ?? 'engine.wasm';
const OPTIONS = { builtins: ['js-string'] };

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

/** A promise of the compiled engine. */
export const module = compile();
