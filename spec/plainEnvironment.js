import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiledOnce.js';

compileOnce();

/** A worker with nothing left to do ends at once: until it has freed the modules' memory, jest would not wait. */
if (process.send !== undefined) process.once('beforeExit', () => process.exit());

/** Jest's own environment with an ordinary global object: behind its proxy each use of `Math` or `Number` is slow, a simulation three times. */
export default class PlainEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
