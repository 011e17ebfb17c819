import base from '../jest.config.js';

/** Browser tests: the built station and real browsers. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/spec/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/spec/e2e/prepareStation.js',
  testTimeout: 60_000,
};
