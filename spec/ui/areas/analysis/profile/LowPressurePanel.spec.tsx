import { beforeAll, describe, expect, test } from '@jest/globals';
import type { PressureQuality, PressureSeconds } from '../../../../../core/loadProfile/index.ts';
import { LowPressurePanel } from '../../../../../ui/areas/analysis/profile/LowPressurePanel.tsx';
import { namedCells } from '../../../namedCells.ts';
import { openEnergy, plain, rendered } from '../../energy/energyFixture.tsx';

const range = { from: '2026-11-01', until: '2026-11-27' } as const;
const classes = { shares: [1], beneath: 0, beyond: 0, fromBar: 6, stepBar: 0.1 };
const quality: PressureQuality = {
  ...{ band: { low: 6.5, high: undefined }, hours: 600, p1: 6.4, p50: 7, p99: 7.2, classes, least: 6.3, greatest: 7.3 },
  ...{ below: undefined, above: undefined, inside: undefined, low: [] },
};
/** So many times of a minute, an hour apart. */
const times = (count: number) =>
  Array.from({ length: count }, (_, hour) => {
    const fromMs = Date.parse('2026-11-02T00:00:00Z') + hour * 3_600_000;
    return { fromMs, untilMs: fromMs + 60_000, least: 6.31, ...(hour % 2 === 0 && { fallBarPerMin: 1.26 }), ran: [1, 2, 3, 4, 5, 6, 8] };
  });
const secondsOf = (lowCount: number, kept: number): PressureSeconds => ({
  ...{ days: 27, hours: 600, p1: 6.4, p50: 7, p99: 7.2, classes: quality.classes, below: 0.01, above: undefined, inside: 0.99 },
  ...{ fastestFall: undefined, lowCount, low: times(kept) },
});

describe('times of low pressure', () => {
  let opened: Awaited<ReturnType<typeof openEnergy>>;
  beforeAll(async () => {
    opened = await openEnergy();
  });
  const shown = (seconds: PressureSeconds | undefined, pressure = quality) =>
    rendered(opened, <LowPressurePanel pressure={pressure} seconds={seconds} range={range} />);

  test.each([
    [0, 0, 0, undefined],
    [3, 3, 3, undefined],
    [20, 20, 20, undefined],
    [21, 21, 20, 'Die neuesten 20 von 21; die Datei hat alle.'],
    [1482, 200, 20, 'Von 1.482 Zeiten sind die längsten 200 in der Datei, die neuesten 20 davon hier.'],
  ])('[GAIN-3] of %d, %d kept, are %d rows, and what is not shown is said', (count, kept, rows, says) => {
    const markup = shown(secondsOf(count, kept));
    expect(markup.split('<tr>').length - 1).toBe(rows === 0 ? 0 : rows + 1);
    expect([...plain(markup).matchAll(/(Die neuesten|Von \d)[^<]*?(alle|hier)\./g)].map(([text]) => text)).toEqual(
      says === undefined ? [] : [says],
    );
  });

  test('[GAIN-3] have their lowest pressure and their fastest fall, where it fell', () => {
    const rows = plain(shown(secondsOf(2, 2))).replaceAll(/\s+/g, ' ');
    expect(rows).toMatch(/Schnellster Abfall bar\/min/);
    expect(rows).toMatch(/6,31 ?--- ?K1.*6,31 ?1,26 ?K1/);
  });

  test('[GAIN-3] of quarter hours last at most as long as these', () => {
    const text = plain(shown(undefined, { ...quality, low: times(2) }));
    expect(text).toContain('höchstens');
    expect(text).toContain('K1, K2, K3, K4, K5, K6, K8');
  });

  test('are cards on a phone, whose figures are named as the columns are', () => {
    for (const seconds of [undefined, secondsOf(2, 2)]) {
      const rows = namedCells(shown(seconds, { ...quality, low: times(2) }));
      expect(rows).toHaveLength(2);
      for (const { names, heads } of rows) expect(names).toEqual(heads);
    }
  });
});
