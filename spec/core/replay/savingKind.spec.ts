import { expect, test } from '@jest/globals';
import { savingKind } from '../../../core/replay/savingKind.ts';
import { fitted } from './stateLogs.ts';

const byRule = { ...fitted, slope: { ...fitted.slope, kind: 'rule' } } as const;

test.each([
  ['fitted', [fitted]],
  ['rule', [byRule]],
  ['rule', [fitted, byRule]],
  ['fitted', []],
] as const)('the saving of a replay is %s by what its machines are', (kind, machines) => {
  expect(savingKind({ machines })).toBe(kind);
});
