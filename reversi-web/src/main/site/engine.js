// Compiles the engine, once for all workers. The document names this file before page.js, because
// the compilation takes longest.
const FILE = 'engine.wasm';
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
