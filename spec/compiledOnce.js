import v8 from 'node:v8';
import vm from 'node:vm';

const { SourceTextModule, compileFunction } = vm;

/** By a file's name: its text, and what V8 made of it. */
const compiled = new Map();

const dataOf = (name, code) => (compiled.get(name)?.code === code ? compiled.get(name).data : undefined);

class CompiledModule extends SourceTextModule {
  constructor(code, options) {
    const cachedData = dataOf(options.identifier, code);
    super(code, cachedData === undefined ? options : { ...options, cachedData });
    if (cachedData === undefined) compiled.set(options.identifier, { code, data: this.createCachedData() });
  }
}

function compiledFunction(code, parameters, options) {
  const cachedData = dataOf(options.filename, code);
  if (cachedData !== undefined) return compileFunction(code, parameters, { ...options, cachedData });
  const made = compileFunction(code, parameters, { ...options, produceCachedData: true });
  compiled.set(options.filename, { code, data: made.cachedData });
  return made;
}

/** Each spec file loads hundreds of modules again: from now on those that a worker has had before are not compiled again. */
export function compileOnce() {
  // V8's own cache has no use for them then, and keeps the contexts of files that are done: a worker's heap grows by 15 MB with each
  v8.setFlagsFromString('--no-compilation-cache');
  vm.SourceTextModule = CompiledModule;
  vm.compileFunction = compiledFunction;
}
