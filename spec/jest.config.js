import { join } from 'node:path';
import { joinedPackages } from './joinedPackages.js';

/** Processes that specs start, and jest's own, find their code compiled; in CI from the second process on. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '..', 'dist', 'compiled');

/** Headless specs, run as native ES modules; types are checked by the compiler before. */
export default {
  rootDir: '..',
  testMatch: ['<rootDir>/spec/**/*.spec.ts', '<rootDir>/spec/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/spec/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: '<rootDir>/spec/plainEnvironment.js',
  testSequencer: '<rootDir>/spec/SlowestFirst.ts',
  /** One more than there are cores, as many wait for others; in one process the modules of all files would pile up. */
  maxWorkers: 3,
  workerIdleMemoryLimit: '1500MB',
  /** A worker that has nothing left to do ends at once, but on a busy machine not within jest's half second. */
  workerGracefulExitTimeout: 30_000,
  /** Waits end with what they wait for: this is for what never comes, also on a machine that is very busy. */
  testTimeout: 300_000,
  /** Style sheets, drawings and fonts are the bundler's. */
  moduleNameMapper: { '\\.(css|svg|ttf)$': '<rootDir>/spec/ui/bundledFile.js', ...joinedPackages },
  globalSetup: '<rootDir>/spec/prepareSpecs.js',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/spec/tsconfig.json' }],
  },
};
