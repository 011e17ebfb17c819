import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canTakeBack,
  isRestartMissing,
  lastServiceOf,
  remainingWithout,
  serviceEntryProblem,
  usedH,
} from '../../../core/maintenance/index.ts';
import { someService } from './serviceRecords.ts';

const nowMs = someService.enteredAtMs;

describe('a closed service', () => {
  test.each([
    ['without a name', { by: ' ' }, 'noName'],
    ['in the future', { doneAtMs: nowMs + 601_000 }, 'future'],
    ['without a time', { doneAtMs: NaN }, 'badTime'],
    ['before the year 2000', { doneAtMs: 0 }, 'badTime'],
    ['with negative hours', { runningH: -1 }, 'badHours'],
    ['with hours that are no number', { runningH: NaN }, 'badHours'],
    ['with a part without a name', { parts: [{ name: '', number: '', count: 1 }] }, 'badPart'],
    ['with half a part', { parts: [{ name: 'Filter', number: '', count: 0.5 }] }, 'badPart'],
    ['with too many parts', { parts: Array.from({ length: 31 }, () => ({ name: 'Filter', number: '', count: 1 })) }, 'manyParts'],
    ['with a long note', { note: 'x'.repeat(2001) }, 'longText'],
    ['with everything', {}, undefined],
    ['with a name and a time alone', { note: '', parts: [], runningH: undefined }, undefined],
    ['by a browser whose clock is ten minutes ahead', { doneAtMs: nowMs + 600_000 }, undefined],
  ])('%s', (_, over, problem) => {
    expect(serviceEntryProblem({ ...someService, ...over }, nowMs)).toBe(problem);
  });

  it('[CARE-1] waits for the control as long as that counts on as before', () => {
    const last = { ...someService, remainingH: -38 };
    expect(isRestartMissing(last, { remainingH: -38 })).toBe(true);
    expect(isRestartMissing(last, { remainingH: -70.5 })).toBe(true);
    expect(isRestartMissing(last, { remainingH: 2000 })).toBe(false);
    expect(isRestartMissing({ ...last, isRestarted: true }, { remainingH: -70 })).toBe(false);
    expect(isRestartMissing(last, { remainingH: undefined })).toBe(false);
    expect(isRestartMissing(undefined, { remainingH: -70 })).toBe(false);
  });

  it('[CARE-1] can be taken back for a day, the last of its part alone', () => {
    const later = { ...someService, id: 2, enteredAtMs: nowMs + 1 };
    const other = { ...someService, id: 3, component: 'dryer' } as const;
    const all = [other, later, someService];
    expect(lastServiceOf(all, someService)).toBe(later);
    expect(canTakeBack(someService, all, nowMs)).toBe(false);
    expect(canTakeBack(someService, [other, someService], nowMs + 86_400_000)).toBe(true);
    expect(canTakeBack(someService, [someService], nowMs + 86_400_001)).toBe(false);
  });

  it('[CARE-1] that is taken back leaves the interval as if it had not begun again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: 0, max: 300 }), (remainingH, ranH) => {
        const record = { ...someService, remainingH, intervalH: 2000 };
        expect(remainingWithout(record, 2000 - ranH)).toBe(remainingH - ranH);
        expect(usedH(record)).toBe(2000 - remainingH);
      }),
    );
    expect(remainingWithout({ ...someService, intervalH: undefined }, 10)).toBeUndefined();
    expect(usedH({ intervalH: 2000, remainingH: undefined })).toBeUndefined();
  });
});
