import base from '../jest.config.js';

/** Browser tests: the built station and real browsers. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/spec/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/spec/e2e/prepareStation.js',
  globalTeardown: '<rootDir>/spec/e2e/endStations.js',
  /** A first start makes the history, and takes its time on a busy machine. */
  testTimeout: 300_000,
};
