import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  canTakeBack,
  isRestartMissing,
  lastServiceOf,
  remainingWithout,
  serviceEntryProblem,
  type ServicePart,
  usedH,
} from '../../../core/maintenance/index.ts';
import { someService } from './serviceRecords.ts';

const nowMs = someService.enteredAtMs;
const part = (over: Partial<ServicePart> = {}): ServicePart => ({ name: 'Filter', number: '', count: 1, ...over });

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
    ['by one whose clock is further ahead', { doneAtMs: nowMs + 600_001 }, 'future'],
    ['at the begin of the year 2000', { doneAtMs: Date.UTC(2000, 0) }, undefined],
    ['just before it', { doneAtMs: Date.UTC(2000, 0) - 1 }, 'badTime'],
    ['of a machine that never ran', { runningH: 0 }, undefined],
    ['with a million hours', { runningH: 1_000_000 }, undefined],
    ['with more hours', { runningH: 1_000_001 }, 'badHours'],
    ['with as many parts as there may be', { parts: Array.from({ length: 30 }, () => part()) }, undefined],
    ['with as many pieces as there may be', { parts: [part({ count: 9999 })] }, undefined],
    ['with more pieces', { parts: [part({ count: 10_000 })] }, 'badPart'],
    ['with no piece', { parts: [part({ count: 0 })] }, 'badPart'],
    ['with the longest name', { by: 'x'.repeat(120) }, undefined],
    ['with a longer name', { by: 'x'.repeat(121) }, 'longText'],
    ['with the longest note', { note: 'x'.repeat(2000) }, undefined],
    ['with the longest texts of a part', { parts: [part({ name: 'x'.repeat(120), number: 'x'.repeat(60) })] }, undefined],
    ['with a longer name of a part', { parts: [part(), part({ name: 'x'.repeat(121) })] }, 'longText'],
    ['with a longer number of a part', { parts: [part(), part({ number: 'x'.repeat(61) })] }, 'longText'],
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
    expect(isRestartMissing({ ...last, remainingH: undefined }, { remainingH: -70 })).toBe(false);
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
    expect(remainingWithout({ ...someService, remainingH: undefined }, 10)).toBeUndefined();
    expect(remainingWithout(someService, undefined)).toBeUndefined();
    expect(usedH({ intervalH: undefined, remainingH: 5 })).toBeUndefined();
    expect(usedH({ intervalH: 2000, remainingH: undefined })).toBeUndefined();
  });
});
