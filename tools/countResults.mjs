// Prints "N passed, N failed" over the named result files; a run that left none counts as one failure.
import { existsSync, readFileSync } from 'node:fs';

const totals = { passed: 0, failed: 0 };
for (const name of process.argv.slice(2)) {
  const path = `dist/results/${name}.json`;
  if (!existsSync(path)) {
    console.error(`${name}: no results, the run stopped before its tests`);
    totals.failed++;
    continue;
  }
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(path, 'utf8'));
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + numRuntimeErrorTestSuites;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
