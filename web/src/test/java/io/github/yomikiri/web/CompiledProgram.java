package io.github.yomikiri.web;

import com.caoccao.javet.enums.V8AwaitMode;
import com.caoccao.javet.exceptions.JavetException;
import com.caoccao.javet.interop.V8Host;
import com.caoccao.javet.interop.V8Runtime;
import com.caoccao.javet.values.reference.V8ValueArrayBuffer;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** A compiled program in V8, the engine of Chromium's scripts, without a browser around it. */
public final class CompiledProgram implements AutoCloseable {

  private static final Path SITE = Path.of("target", "site");

  private final V8Runtime v8;

  /** Loads a program. Expressions name its exports {@code program}. */
  public CompiledProgram(String file) throws IOException, JavetException {
    v8 = V8Host.getV8Instance().createV8Runtime();
    // What a browser has beside its engine of scripts; and no threads that compile.
    v8.getExecutor("""
        globalThis.performance = {now: () => Date.now()};
        globalThis.TextDecoder = class {
          decode(bytes) {
            return String.fromCharCode(...new Uint8Array(bytes));
          }
        };
        WebAssembly.compile = async (bytes, options) => new WebAssembly.Module(bytes, options);
        WebAssembly.instantiate = async (module, imports) =>
            new WebAssembly.Instance(module, imports);
        """).executeVoid();
    v8.getExecutor(Files.readString(SITE.resolve("runtime.js"))).executeVoid();
    byte[] wasm = Files.readAllBytes(SITE.resolve(file));
    ByteBuffer bytes = ByteBuffer.allocateDirect(wasm.length).put(wasm).flip();
    try (V8ValueArrayBuffer buffer = v8.createV8ValueArrayBuffer(bytes)) {
      v8.getGlobalObject().set("wasm", buffer);
    }
    v8.getExecutor("TeaVM.wasmGC.load(wasm).then(it => { globalThis.program = it.exports; },"
            + " e => { globalThis.failure = String(e); });")
        .executeVoid();
    v8.await(V8AwaitMode.RunTillNoMoreTasks);
    String loaded = text("typeof program === 'object' ? '' : String(globalThis.failure)");
    if (!loaded.isEmpty()) {
      throw new IOException(file + " was not loaded: " + loaded);
    }
  }

  /** Returns the text that an expression of JavaScript has. */
  public String text(String expression) throws JavetException {
    return v8.getExecutor(expression).executeString();
  }

  @Override
  public void close() throws JavetException {
    v8.close();
  }
}
