import { describe, expect, it, test } from '@jest/globals';
import { evaluatedDays, lastDayOver } from '../../../station/figures/evaluatedDays.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

describe('the days of a range that are over', () => {
  /** Files of days, some of them with details; and what is asked to be evaluated. */
  function asked(nowMs: number, files: readonly string[], detailed: readonly string[], kept: readonly string[] = []) {
    const wanted: string[] = [];
    const parts = {
      keeper: {
        files: () => Promise.resolve(new Map(files.map((day) => [day, {}]))),
        isDetailed: (day: string) => detailed.includes(day),
        run(isIn: (day: string) => boolean) {
          wanted.push(...files.filter(isIn));
          return Promise.resolve();
        },
      },
      details: { files: () => new Map(kept.map((day) => [day, {}])) },
      clock: { nowMs: () => nowMs },
      zone: () => zone,
    } as unknown as Parameters<typeof evaluatedDays>[0];
    return { parts, wanted };
  }
  const range = { fromMs: at('2026-11-18T23:00Z'), untilMs: at('2026-11-22T23:00Z') };
  const nowMs = at('2026-11-22T12:00Z');

  it('end with yesterday, and are evaluated where they lack details', async () => {
    const files = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const { parts, wanted } = asked(nowMs, files, ['2026-11-19']);
    expect(await evaluatedDays(parts, range)).toEqual({ from: '2026-11-19', until: '2026-11-21', recordedDays: 3, evaluatedDays: 1 });
    expect(wanted).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  });

  it('are left alone where all have details, also those whose file is gone', async () => {
    const { parts, wanted } = asked(nowMs, ['2026-11-20'], ['2026-11-20'], ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22']);
    expect(await evaluatedDays(parts, range)).toMatchObject({ recordedDays: 2, evaluatedDays: 2 });
    expect(wanted).toEqual([]);
  });

  it('end where the range does', async () => {
    const { parts } = asked(nowMs, [], []);
    expect(await evaluatedDays(parts, { ...range, untilMs: at('2026-11-19T23:00Z') })).toMatchObject({ until: '2026-11-19' });
    expect(await evaluatedDays(parts, { ...range, untilMs: at('2026-11-19T23:00Z') + 1 })).toMatchObject({ until: '2026-11-20' });
  });

  test.each([
    ['2026-11-22T22:59Z', '2026-11-21'],
    ['2026-11-22T23:00Z', '2026-11-22'],
  ])('at %s end with %s by the clock of the plant', (now, day) => {
    expect(lastDayOver({ clock: { nowMs: () => at(now) }, zone: () => zone })).toBe(day);
  });
});
