// Runs specs in one process, each when it is asked for: what jest has loaded and compiled for one is there for the next.
import { join } from 'node:path';
import { readConfigs } from 'jest-config';
import TestRunner from 'jest-runner';
import Runtime from 'jest-runtime';
import { TestWatcher } from 'jest-watcher';
import prepareSpecs from '../prepareSpecs.js';

const testTimeoutMs = 30_000;
const maxMemoryBytes = 1_500_000_000;

const root = process.cwd();
const argv = { $0: 'jest', _: [], config: 'spec/jest.config.js', runTestsByPath: true, silent: true, testTimeout: testTimeoutMs };
const { globalConfig, configs } = await readConfigs(argv, [root]);
await prepareSpecs(globalConfig);
const context = await Runtime.createContext(configs[0], { console, maxWorkers: 1, watch: false, watchman: false });
const watcher = new TestWatcher({ isWatchMode: false });

const running = () => process.getActiveResourcesInfo().filter((name) => name !== 'Immediate').length;

/** A SpecReport. */
async function reportOf(spec) {
  const runningBefore = running();
  const runner = new TestRunner(globalConfig, {});
  let hasPassed = false;
  runner.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
    hasPassed = numFailingTests === 0 && testExecError === undefined;
  });
  await runner.runTests([{ context, path: join(root, spec) }], watcher, { serial: true });
  return { hasPassed, isUsedUp: running() > runningBefore || process.memoryUsage().rss > maxMemoryBytes };
}

process.on('message', (spec) => void reportOf(spec).then((report) => process.send(report)));
process.send('ready');
