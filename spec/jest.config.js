/** Headless specs, run as native ES modules; types are checked by the compiler before. */
export default {
  rootDir: '..',
  testMatch: ['<rootDir>/spec/**/*.spec.ts', '<rootDir>/spec/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/spec/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/spec/tsconfig.json' }],
  },
};
