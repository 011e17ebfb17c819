import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeMeasures, encodeMeasures } from '../../../adapters/contract/index.ts';
import { measuresResponse, type WireMeasures } from '../../../adapters/contract/measuresSchemas.ts';
import { type MeasureInputs, measuresOf, type ReplayedChange } from '../../../core/measures/index.ts';
import type { MeasureEntry } from '../../../core/plantData/index.ts';
import type { MeasuresAnswer } from '../../../core/ports/index.ts';
import { calendar, cyclesOf, finding, heatOf, leak, machineOf, quietYear, range } from '../../core/measures/inputs.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const entry = (measure: MeasureEntry['measure'], more: Partial<MeasureEntry> = {}): MeasureEntry => ({
  ...{ measure, slots: [], state: 'decided', note: 'Angebot', author: 'A. Weber', enteredMs: 5 },
  ...more,
});
/** What a replay came to, or that the pressure would be too low. */
function replayed(measures: ReplayedChange['measures'], kWh: readonly [number, number, number] | undefined): ReplayedChange {
  const none = { kind: 'none', method: 'controlReplay', reason: 'notSame', coverage: 1 } as const;
  const amount = kWh === undefined ? none : finding('fitted', 'controlReplay', kWh);
  return { measures, ...range, money: amount, energy: amount, co2: amount, facts: [{ name: 'bandHighBar', value: 7.1 }] };
}
const busy: MeasureInputs = {
  ...quietYear,
  leakage: { findings: [leak('fitted', 3, 4, 5)], test: undefined },
  pressure: { lowBar: 7, limitBar: 6.2 },
  machines: { ...quietYear.machines, machines: [machineOf(1, [1000, 2000, 3000])] },
  machineSums: [{ slot: 3, loadS: 3600 * 4000, noLoadS: 3600 * 500, energyLoadKWh: 360_000, energyNoLoadKWh: 15_000 }],
  cycles: [cyclesOf(3)],
  heat: heatOf(120_000),
  flow: { calendar },
  replays: [
    replayed(['band'], [1000, 2000, 3000]),
    replayed(['pressure'], undefined),
    replayed(['leaks', 'band'], [30_000, 40_000, 50_000]),
  ],
};
const measures = [
  entry('leaks', { on: '2026-12-15', investment: 4000, lifeYears: 10 }),
  entry('heat', { investment: 1e6, lifeYears: 20 }),
  entry('shutdown', { state: 'dropped' }),
  entry('dryer', { state: 'done', on: '2026-10-01' }),
];
const valuations = [{ since: '2026-01-01', interest: 0.04, priceChange: 0.02, author: 'A. Weber', enteredMs: 5 }];
const whole: MeasuresAnswer = { picture: measuresOf(busy, { measures, valuations }), range, recordedDays: 365, evaluatedDays: 360 };
const nothing: MeasuresAnswer = {
  picture: { ...measuresOf(quietYear, { measures: [], valuations: [] }), pricePerKWh: undefined, co2KgPerKWh: undefined },
  ...{ range, recordedDays: 0, evaluatedDays: 0 },
};

describe('measures on the wire', () => {
  it.each([
    ['with all that there can be', whole],
    ['with nothing', nothing],
  ])('arrive as they were sent, and fit their schema: %s', (_, given) => {
    const wire = sent(encodeMeasures(given)) as WireMeasures;
    expect(measuresResponse.safeParse(wire).success).toBe(true);
    expect(decodeMeasures(wire)).toEqual(given);
  });

  it('have amounts, entries, worth and what is settled in the case above', () => {
    const { rows, notFound, settled } = whole.picture;
    expect(rows.map(({ found }) => found.measure)).toEqual(['leaks', 'band', 'runOn', 'machine', 'heat', 'shutdown']);
    expect(whole.picture.together).toMatchObject({ measures: ['leaks', 'band'], moneySum: { sum: expect.anything() } });
    expect(rows.map(({ worth }) => worth?.isEconomic)).toEqual([true, undefined, undefined, undefined, undefined, undefined]);
    expect([notFound.length, settled.length]).toEqual([6, 1]);
  });

  it('are none without their range', () => {
    expect([undefined, null, 'none', {}, { range: { from_ms: 1 } }].map(decodeMeasures)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it('never throw and never have what is of another kind, whatever is sent in one place', () => {
    const wire = sent(encodeMeasures(whole));
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(wire)), wrongValue, (path, value) => {
        const read = decodeMeasures(withAt(wire, path, value));
        for (const { found } of read?.picture.rows ?? []) {
          for (const amount of [found.money, found.energy, found.co2]) {
            if (amount !== undefined) expect([amount.value, amount.low, amount.high].every(Number.isFinite)).toBe(true);
          }
        }
      }),
    );
  });
});
