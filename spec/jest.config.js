/** Headless specs, run as native ES modules; types are checked by the compiler before. */
export default {
  rootDir: '..',
  testMatch: ['<rootDir>/spec/**/*.spec.ts', '<rootDir>/spec/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/spec/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  /** In one process the modules of all files would pile up. */
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  /** Servers, processes and disks are real: on a busy machine they take their time. */
  testTimeout: 60_000,
  /** Style sheets, drawings and fonts are the bundler's. */
  moduleNameMapper: { '\\.(css|svg|ttf)$': '<rootDir>/spec/ui/bundledFile.js' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/spec/tsconfig.json' }],
  },
};
