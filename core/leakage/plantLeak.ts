import type { Leakage } from './Leakage.ts';
import type { LeakFinding } from './LeakFinding.ts';

/** The leak flow of the plant: measured in a test that is not old, else by the first way that found one; undefined where none did. */
export function plantLeak({ findings, test }: Pick<Leakage, 'findings' | 'test'>): LeakFinding | undefined {
  const tested = test === undefined || test.isOld ? [] : test.findings;
  return [...tested, ...findings].find(({ kind }) => kind !== 'none');
}
