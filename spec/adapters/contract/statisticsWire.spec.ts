import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  decodeStatistics,
  decodeStatisticsRequest,
  encodeStatistics,
  encodeStatisticsRequest,
  statisticsRequest,
  statisticsResponse,
  statisticTypes,
} from '../../../adapters/contract/index.ts';
import { type Counts, plantIndex, statistic, statisticNames } from '../../../core/statistics/index.ts';
import { pathsIn, sent, withAt, wrongValue } from './wires.ts';

const figure = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined });
const seconds = fc.double({ min: 0, max: 1e9, noNaN: true });
const counts: fc.Arbitrary<Counts> = fc.record({
  index: fc.constantFrom(plantIndex, 1, 2, 5, 10),
  loadS: figure,
  noLoadS: figure,
  motorStarts: figure,
  energyKWh: figure,
  energyLoadKWh: figure,
  volumeM3: figure,
  rangeS: seconds,
  knownS: seconds,
});
const machine: Counts = {
  index: 3,
  loadS: 3000,
  noLoadS: 600,
  motorStarts: 4,
  energyKWh: 60,
  energyLoadKWh: 50,
  volumeM3: 500,
  rangeS: 7200,
  knownS: 3600,
};
const bare = {
  loadS: undefined,
  noLoadS: undefined,
  motorStarts: undefined,
  energyKWh: undefined,
  energyLoadKWh: undefined,
  volumeM3: undefined,
};
const none = { load_s: null, no_load_s: null, motor_starts: null, energy_kWh: null, energy_load_kWh: null, volume_m3: null };

describe('a daily statistic on the wire', () => {
  test.each(statisticNames)('%s arrives as it was counted, missing figures as missing, and fits its schema', (name) => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 5 }), (counted) => {
        const wire = encodeStatistics(name, counted);
        expect(z.parse(statisticsResponse, wire)).toEqual(wire);
        const { records, counts: arrived } = decodeStatistics(name, sent(wire));
        expect(arrived).toEqual(counted.map(({ index, volumeM3, rangeS, knownS }) => ({ index, volumeM3, rangeS, knownS })));
        expect(records).toEqual(statistic(name, counted));
      }),
    );
  });

  test.each([
    ['loadTimes', 'last_leerlauf', { cindex: 3, lastlauf_s: 3000, leerlauf_s: 600 }],
    ['motorStarts', 'motorstarts', { cindex: 3, motorstarts: 4 }],
    [
      'specificPower',
      'spezifische_leistungsaufnahme',
      { cindex: 3, gesamtspezifische_leistung_kWhm3: 0.12, spezifische_leistung_kWhm3: 0.1 },
    ],
    ['energyConsumption', 'energieverbrauch', { cindex: 3, gesamtenergie_kWh: 60, lastenergie_kWh: 50 }],
  ] as const)("%s is the controller's %s with its field names, and what was counted beside", (name, type, fields) => {
    const { counts: beside, ...record } = encodeStatistics(name, [machine])[0]!;
    expect(record).toEqual(fields);
    expect(beside).toEqual({
      load_s: 3000,
      no_load_s: 600,
      motor_starts: 4,
      energy_kWh: 60,
      energy_load_kWh: 50,
      volume_m3: 500,
      range_s: 7200,
      known_s: 3600,
      short_of: ['recorded'],
    });
    expect(encodeStatisticsRequest({ name, range: { fromMs: 5, untilMs: 9 } })).toEqual({ type, from_ms: 5, until_ms: 9 });
  });

  it('[FIELD-5] names beside the counts what of them was estimated, and nothing where all was measured', () => {
    const counted = { ...machine, estimated: ['energyKWh', 'volumeM3'] } as const;
    const wire = encodeStatistics('energyConsumption', [counted, machine]);
    expect(z.parse(statisticsResponse, wire).map(({ counts: beside }) => beside.estimated)).toEqual([
      ['energy_kWh', 'volume_m3'],
      undefined,
    ]);
    const arrived = (names: unknown) =>
      decodeStatistics('energyConsumption', [withAt(sent(wire[0]), ['counts', 'estimated'], names)]).counts.map(
        ({ estimated }) => estimated,
      );
    expect(arrived(['energy_kWh', 'volume_m3', 'later_figure', 7])).toEqual([['energyKWh', 'volumeM3']]);
    for (const names of [undefined, null, 'energy_kWh', [], [3]]) expect(arrived(names)).toEqual([undefined]);
  });

  it('[ENT-6] has cindex -1 for the plant, and null for what is not known', () => {
    expect(encodeStatistics('motorStarts', [{ index: plantIndex, ...bare, rangeS: 0, knownS: 0 }])).toEqual([
      { cindex: -1, motorstarts: null, counts: { ...none, range_s: 0, known_s: 0, short_of: ['recorded'] } },
    ]);
  });

  it('may lack any field, have null there or more fields than known: all others stay', () => {
    const wire = sent(encodeStatistics('energyConsumption', [machine]));
    for (const value of [undefined, null, 'text', {}]) {
      const { records } = decodeStatistics('energyConsumption', [withAt((wire as unknown[])[0], ['gesamtenergie_kWh'], value)]);
      expect(records).toEqual([{ index: 3, energyKWh: undefined, energyLoadKWh: 50 }]);
    }
    const more = { cindex: 3, gesamtenergie_kWh: 60, lastenergie_kWh: 50, new_field: 7 };
    expect(decodeStatistics('energyConsumption', [more])).toEqual({
      records: [{ index: 3, energyKWh: 60, energyLoadKWh: 50 }],
      counts: [],
    });
  });

  test.each(['range_s', 'known_s'])('[API-2] states no coverage without %s, and all its own figures', (field) => {
    const [wire] = sent(encodeStatistics('specificPower', [machine])) as readonly Readonly<Record<string, unknown>>[];
    for (const counted of [undefined, null, withAt(wire!['counts'], [field], null)])
      expect(decodeStatistics('specificPower', [{ ...wire, counts: counted }])).toEqual({
        records: [{ index: 3, totalKWhM3: 0.12, loadKWhM3: 0.1 }],
        counts: [],
      });
  });

  test.each([0, 11, 1.5, -2, '3', null, undefined])('leaves out a record of cindex %p', (cindex) => {
    expect(decodeStatistics('motorStarts', [{ cindex, motorstarts: 4 }])).toEqual({ records: [], counts: [] });
  });

  it('never breaks, whatever arrives', () => {
    const wire = { list: encodeStatistics('specificPower', [machine]) };
    const [record] = wire.list;
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(record)), wrongValue, (path, value) => {
        for (const { index } of decodeStatistics('specificPower', [sent(withAt(record, path, value))]).records) expect(index).toBe(3);
      }),
    );
    for (const wrong of [undefined, null, 7, 'text', {}, [null], [[]]]) {
      expect(decodeStatistics('specificPower', wrong)).toEqual({ records: [], counts: [] });
    }
  });
});

describe('the request of a statistic', () => {
  const fromMs = Date.UTC(2026, 0, 1);
  const yearMs = 366 * 86_400_000;
  const request = { type: 'motorstarts', from_ms: fromMs, until_ms: fromMs + 86_400_000 };
  const problems = (body: unknown) => {
    const result = z.safeParse(statisticsRequest, body);
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test.each(statisticNames)('for %s is understood as it was meant', (name) => {
    const question = { name, range: { fromMs, untilMs: fromMs + 5 } };
    expect(decodeStatisticsRequest(z.parse(statisticsRequest, sent(encodeStatisticsRequest(question))))).toEqual(question);
  });

  test.each([
    [{ type: 'motorstart' }, /^type: must be one of last_leerlauf, motorstarts, spezifische_leistungsaufnahme, energieverbrauch$/],
    [{ type: undefined }, /^type: /],
    [{ until_ms: fromMs }, /^until_ms: must be later than from_ms$/],
    [{ until_ms: fromMs - 1 }, /^until_ms: must be later than from_ms$/],
    [{ until_ms: fromMs + 10 * yearMs + 1 }, /^until_ms: must be at most 10 years later than from_ms$/],
    [{ from_ms: -1 }, /^from_ms: /],
    [{ from_ms: 1.5 }, /^from_ms: /],
    [{ from_ms: '2026-01-01' }, /^from_ms: /],
    [{ from_ms: 1e400 }, /^from_ms: /],
    [{ until_ms: 8.64e15 }, /^until_ms: /],
    [{ until_ms: null }, /^until_ms: /],
  ])('with %j is refused with a clear message', (over, message) => {
    expect(problems({ ...request, ...over })[0]).toMatch(message);
  });

  it('of ten years is the longest', () => {
    expect(problems({ ...request, until_ms: fromMs + 10 * yearMs })).toEqual([]);
    expect(statisticTypes.map((type) => problems({ ...request, type }))).toEqual([[], [], [], []]);
  });

  test.each([undefined, null, 7, 'text', []])('that is %p is refused', (body) => {
    expect(problems(body).length).toBeGreaterThan(0);
  });
});
