import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/** A machine of MEASUR's. */
interface MeasurCompressor {
  calculateFromCapacityFraction(share: number): { readonly powerKw: number };
}

/** What specs ask of it. */
interface MeasurTools {
  readonly LoadUnloadCompressor: new (...values: readonly unknown[]) => MeasurCompressor;
  readonly CompressorType: { readonly Screw: unknown };
  readonly CompressorLubricant: { readonly Injected: unknown };
  readonly CompressorControl: { readonly LoadUnload: unknown };
}

const folder = join(import.meta.dirname, '../../../node_modules/measur-tools-suite/bin');

/** MEASUR's calculations, built for browsers: they refuse Node.js by its `process`, so they run in a context that has none. */
export async function measurTools(): Promise<MeasurTools> {
  const wasm = readFileSync(join(folder, 'client.wasm'));
  const module = { exports: undefined as unknown as () => Promise<MeasurTools> };
  const context = createContext({
    module,
    exports: {},
    console,
    URL,
    TextDecoder,
    window: {},
    location: { href: 'http://measur.test/' },
    fetch: () => Promise.resolve({ ok: true }),
    WebAssembly: {
      ...Object.fromEntries(
        Object.entries(Object.getOwnPropertyDescriptors(WebAssembly)).map(([name, { value }]) => [name, value as unknown]),
      ),
      instantiateStreaming: (_: unknown, imports: WebAssembly.Imports) => WebAssembly.instantiate(wasm, imports),
    },
  });
  runInContext(readFileSync(join(folder, 'client.js'), 'utf8'), context);
  return module.exports();
}
