import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Occurrence, occurrenceStep } from '../../../core/fleet/occurrence.ts';
import { msPerDay, msPerHour, msPerMinute } from '../../../core/time/index.ts';

const startMs = Date.parse('2026-11-22T12:00:00Z');
const at = (minute: number) => startMs + minute * msPerMinute;

describe('something that comes and goes', () => {
  const holdMs = 10 * msPerMinute;
  /** What is said in each of some minutes. */
  const saidOf = (isThere: readonly boolean[]) => {
    let memory: Occurrence | undefined;
    return isThere.map((there, minute) => {
      const { after, says } = occurrenceStep(memory, there, at(minute), holdMs);
      memory = after;
      return says;
    });
  };

  it('[FLEET-3] is said to begin and to be over in turn, over only after it was away for the hold', () => {
    const lengths = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 90 })), { maxLength: 40 });
    fc.assert(
      fc.property(lengths, (runs) => {
        const isThere = runs.flatMap(([there, minutes]) => Array.from({ length: minutes }, () => there));
        const said = saidOf(isThere);
        const words = said.filter((each) => each !== undefined);
        expect(words).toEqual(words.map((_, i) => (i % 2 === 0 ? 'begun' : 'over')));
        said.forEach((each, minute) => {
          if (each === 'begun') expect(isThere[minute]).toBe(true);
          if (each === 'over') expect(isThere.slice(minute - 10, minute + 1)).not.toContain(true);
        });
      }),
    );
  });

  it('[FLEET-3] is over once it was away for the hold, doubled each time that it came again within a day, up to a day', () => {
    const reported = (streak: number): Occurrence => ({ isUp: true, streak, sinceMs: at(-60), awayMs: at(0) });
    for (const [streak, minutes] of [
      [1, 10],
      [2, 20],
      [3, 40],
      [8, 1280],
      [9, 1440],
      [40, 1440],
    ] as const) {
      expect(occurrenceStep(reported(streak), false, at(minutes) - 1, holdMs)).toEqual({ after: reported(streak), says: undefined });
      const over = { isUp: false, streak, sinceMs: at(minutes), awayMs: undefined };
      expect(occurrenceStep(reported(streak), false, at(minutes), holdMs)).toEqual({ after: over, says: 'over' });
    }
  });

  it('[FLEET-3] is the same trouble when it comes again within a day after it was over', () => {
    const over: Occurrence = { isUp: false, streak: 3, sinceMs: at(0), awayMs: undefined };
    const cameAgain = (nowMs: number) => occurrenceStep(over, true, nowMs, holdMs).after?.streak;
    expect([cameAgain(at(0) + msPerDay - 1), cameAgain(at(0) + msPerDay)]).toEqual([4, 1]);
    expect(occurrenceStep(undefined, true, at(0), holdMs).after).toEqual({ isUp: true, streak: 1, sinceMs: at(0), awayMs: undefined });
  });

  it('[FLEET-3] is away only from when it last was there', () => {
    const away: Occurrence = { isUp: true, streak: 1, sinceMs: at(0), awayMs: at(5) };
    const back = occurrenceStep(away, true, at(9), holdMs).after;
    expect(back).toEqual({ ...away, awayMs: undefined });
    expect(occurrenceStep(back, false, at(10), holdMs).after).toEqual({ ...away, awayMs: at(10) });
  });

  it('[FLEET-3] makes no more than 18 mails in its first day however it comes and goes, and some three a day later', () => {
    const cycles = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 400 })), { minLength: 60, maxLength: 200 });
    fc.assert(
      fc.property(cycles, (runs) => {
        const isThere = runs.flatMap(([up, away]) => [...Array<boolean>(up).fill(true), ...Array<boolean>(away).fill(false)]);
        const said = saidOf(isThere);
        const dayMin = msPerDay / msPerMinute;
        const count = (day: number) => said.slice(day * dayMin, (day + 1) * dayMin).filter((each) => each !== undefined).length;
        expect(count(0)).toBeLessThanOrEqual(18);
      }),
      { numRuns: 30 },
    );
    const hourly = saidOf(Array.from({ length: 5 * 24 * 60 }, (_, minute) => minute % 60 < 20));
    const later = hourly.slice((24 * msPerHour) / msPerMinute).filter((each) => each !== undefined);
    expect(later.length).toBeLessThanOrEqual(4 * 3);
  });
});
