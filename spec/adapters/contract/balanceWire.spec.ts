import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  balanceRequest,
  balanceResponse,
  callOrigins,
  decodeBalance,
  decodeBalanceRequest,
  encodeBalance,
  encodeBalanceRequest,
} from '../../../adapters/contract/index.ts';
import { balanceReportOf, completedBalance, type EnergyBalance, energyBalanceOf } from '../../../core/balance/index.ts';
import { type LeakEstimate, noLeakReasons } from '../../../core/leakage/index.ts';
import { emptyTotals, totalsOf } from '../../../core/totals/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { customersPart } from '../../customer/customersPart.ts';
import { tariff } from '../../core/balance/expectConserved.ts';
import { expectClose } from '../../core/totals/expectConserved.ts';
import { logPeriodS, plantLog } from '../../core/samples/logs.ts';
import { machineTable, noLoad, onLoad, ready } from '../../core/statistics/machineTables.ts';
import { leavesIn, pathsIn, sent, valueAt, withAt, wrongValue } from './wires.ts';

const fromMs = Date.UTC(2026, 2, 9);
const range = { fromMs, untilMs: fromMs + 2 * 3_600_000 };
const hour = (atMs: number) => (atMs - fromMs) / 3_600_000;
const totals = totalsOf(
  machineTable({
    ...range,
    stepS: 10,
    machines: {
      1: (atMs) => (hour(atMs) < 1 ? onLoad(60, 10) : hour(atMs) < 1.5 ? noLoad(16) : { ...ready, powerKW: 0.5 }),
      2: (atMs) => (hour(atMs) < 1 ? onLoad(40, 5) : onLoad(30, 4)),
    },
    pressureBar: (atMs) => 6.5 + hour(atMs) / 4,
  }),
  range,
  10,
);
const balance = energyBalanceOf(totals, [{ index: 1, name: 'K1' }], tariff);
const wire = encodeBalance(balance);
const report = (of: EnergyBalance) =>
  balanceReportOf(of, { zone: 'Europe/Berlin', stationName: 'Werk', version: '1', units: defaultSettings.units });

/** Times 60 and back may differ in the last digit. */
function expectArrived(arrived: EnergyBalance, of: EnergyBalance): void {
  expectClose(arrived, of);
  expectClose(of, arrived);
}

/** What the customer's fields say nothing of, in machines and plant. */
const untold = {
  energyAtStandstillKWh: undefined,
  costAtStandstill: undefined,
  coverage: { state: undefined, power: undefined, delivery: undefined },
} as const;

describe("a balance of the customer's fields alone", () => {
  const partOf = (of: EnergyBalance) =>
    completedBalance(decodeBalance(sent(customersPart(encodeBalance(of), callOrigins.energyBalance.toDashboard))), tariff);

  it('[BAL-4] [BAL-5] has every figure that they notify, and those that follow from them', () => {
    const bare = sent(customersPart(wire, callOrigins.energyBalance.toDashboard));
    for (const field of ['coverage', 'installed', 'liefervolumen_1m30', 'tariff', 'leakage', 'co2_1kg0', 'range_s'])
      expect(JSON.stringify(bare)).not.toContain(field);
    expectArrived(partOf(balance), {
      ...balance,
      machines: balance.machines.map((machine) => ({ ...machine, ...untold, volumeAtStandstillM3: undefined })),
      plant: { ...balance.plant, ...untold },
    });
  });

  it('says that nothing is known of its coverage, and nothing of data that is missing', () => {
    expect(report(partOf(balance)).notes).toEqual([{ code: 'noCoverage' }, { code: 'roundedOnce' }]);
    expect(report(partOf(balance)).coverage).toEqual(untold.coverage);
  });

  it('stays as it was reported where all is reported', () => {
    expect(completedBalance(balance, { ratePerKWh: 9, co2KgPerKWh: 9 })).toEqual(balance);
  });

  it('of nothing has no figures', () => {
    const nothing = energyBalanceOf(emptyTotals(0, 3_600_000), [], tariff);
    expectArrived(partOf(nothing), {
      ...nothing,
      machines: nothing.machines.map((machine) => ({ ...machine, ...untold, volumeAtStandstillM3: undefined })),
      plant: { ...nothing.plant, ...untold },
    });
  });
});

describe('a balance on the wire', () => {
  it('arrives as it was computed and makes the same report, whatever was logged', () => {
    fc.assert(
      fc.property(plantLog, fc.boolean(), (table, isNamed) => {
        const of = energyBalanceOf(
          totalsOf(table, { fromMs: 0, untilMs: 3_600_000 }, logPeriodS),
          isNamed
            ? [
                { index: 3, name: 'K3' },
                { index: 4, name: undefined },
              ]
            : [],
          tariff,
        );
        const encoded = encodeBalance(of);
        expect(z.parse(balanceResponse, encoded)).toEqual(encoded);
        const arrived = decodeBalance(sent(encoded));
        expectArrived(arrived, of);
        expect(report(arrived)).toEqual(report(of));
      }),
    );
  });

  test.each<LeakEstimate>([
    { kind: 'upperBound', flowM3min: 6.5, lowM3min: 0, highM3min: 6.5, days: 30, coverage: 0.98 },
    { kind: 'estimate', flowM3min: 5, lowM3min: 4.5, highM3min: 7, days: 1, coverage: 1 },
    ...noLeakReasons.map((reason) => ({ kind: 'none', reason, coverage: 0.25 }) as const),
  ])('carries what the range says of leaks: %j', (leak) => {
    const encoded = encodeBalance({ ...balance, leak });
    expect(z.parse(balanceResponse, encoded)).toEqual(encoded);
    expect(decodeBalance(sent(encoded)).leak).toEqual(leak);
  });

  test.each([
    ['kind', 'guess'],
    ['flow_m3_per_min', null],
    ['high_m3_per_min', -1],
    ['low_m3_per_min', 'low'],
    ['days', null],
  ])('has no leak flow of half a story: %s %j', (field, value) => {
    const leak: LeakEstimate = { kind: 'estimate', flowM3min: 5, lowM3min: 4.5, highM3min: 7, days: 1, coverage: 1 };
    const encoded = encodeBalance({ ...balance, leak });
    expect(decodeBalance(withAt(encoded, ['leakage', field], value)).leak).toBeUndefined();
  });

  it('[FIELD-5] lists the estimated channels behind its figures, those that are known; without any it is the same text', () => {
    const estimated = ['electricalPowerKW@1', 'deliveryVolumeM3min@2'] as const;
    const listed = encodeBalance({ ...balance, estimated });
    expect(listed).toEqual({ ...wire, estimated });
    expect(JSON.stringify(encodeBalance({ ...balance, estimated: [] }))).toBe(JSON.stringify(wire));
    expect(z.safeParse(balanceResponse, sent(listed)).success).toBe(true);
    expect(decodeBalance(sent(listed)).estimated).toEqual(estimated);
    expect(decodeBalance({ ...wire, estimated: ['humidity@1', 7, ...estimated] }).estimated).toEqual(estimated);
    for (const nothing of [undefined, null, 'electricalPowerKW@1', []])
      expect(decodeBalance({ ...wire, estimated: nothing })).not.toHaveProperty('estimated');
  });

  it('[FIELD-4] carries the counters of energy that have a time and a count; without any it is the same text', () => {
    const run = { name: 'M1', fromMs: 1, untilMs: 2 };
    const counters = [
      { ...run, slots: [1, 2], countedKWh: 200, summedKWh: 199, deviationRatio: -0.005, coverageRatio: 0.75 },
      { ...run, slots: [], countedKWh: 0, summedKWh: undefined, deviationRatio: undefined, coverageRatio: undefined },
    ];
    const listed = encodeBalance({ ...balance, counters });
    expect(z.parse(balanceResponse, listed)).toEqual(listed);
    expect(decodeBalance(sent(listed)).counters).toEqual(counters);
    expect(JSON.stringify(encodeBalance({ ...balance, counters: [] }))).toBe(JSON.stringify(wire));
    const [whole] = listed.counters!;
    const half = ['name', 'from_ms', 'until_ms', 'counted_kWh'].map((field) => ({ ...whole, [field]: null }));
    expect(decodeBalance({ ...wire, counters: [...half, 7, null] })).not.toHaveProperty('counters');
  });

  it("[BAL-4] has the controller's fields for each of ten slots, and unknown fields are tolerated", () => {
    expect(wire.compressors.map(({ cindex }) => cindex)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(wire.compressors[0]).toMatchObject({
      cindex: 1,
      name: 'K1',
      liefermenge_min_1m3h0: 600,
      liefermenge_max_1m3h0: 600,
      leistung_min_1kW0: 60,
      leistung_max_1kW0: 60,
      leistung_leerlauf: 16,
      zeit_lastlauf_1s0: 3600,
      zeit_leerlauf_1s0: 1800,
      auslastung: 2 / 3,
      anzahl_motor_starts: 0,
      anzahl_entlastungen: 1,
      energie_lastlauf_1kWh0: 60,
      energie_leerlauf_1kWh0: 8,
      energie_gesamt_1kWh0: 68.25,
      spezifische_leistung: 68.25 / 600,
      kosten_lastlauf: 15,
      kosten_leerlauf: 2,
      kosten_gesamt: 17.0625,
    });
    expect(wire.compressors[1]).toMatchObject({ cindex: 2, name: null, liefermenge_min_1m3h0: 240, liefermenge_max_1m3h0: 300 });
    expect(wire.compressors[9]).toMatchObject({ cindex: 10, name: null, installed: false, energie_gesamt_1kWh0: null, auslastung: null });
    const more = withAt(withAt(wire, ['plant', 'neues_feld'], 7), ['version'], 'x');
    const compressors = wire.compressors.map((of) => ({ ...of, neues_feld: [1] }));
    expectArrived(decodeBalance(withAt(more, ['compressors'], compressors)), balance);
  });

  it('[BAL-5] has pressure, range and totals of the plant', () => {
    const energyKWh = 68.25 + 40 + 30;
    const volumeM3 = 600 + 300 + 240;
    expect(wire.plant).toMatchObject({
      netzdruck_min_1bar0: 6.5,
      netzdruck_max_1bar0: expect.closeTo(7, 2),
      from_ms: range.fromMs,
      until_ms: range.untilMs,
      gesamt_spezifische_leistung: energyKWh / volumeM3,
      druckluftkosten: (energyKWh / volumeM3) * 0.25,
      lastkosten: expect.closeTo((130 / energyKWh) * 100, 9),
      leerlaufkosten: expect.closeTo((8 / energyKWh) * 100, 9),
      energy_cost: energyKWh * 0.25,
    });
    expect(wire.range).toEqual({ from_ms: range.fromMs, until_ms: range.untilMs, range_s: 7200 });
    expect(wire.tariff).toEqual({ rate_per_kWh: 0.25, co2_kg_per_kWh: 0.38 });
  });

  test.each([
    ['a minimum that was never set', 'leistung_min_1kW0', 3.4e38, 'powerMinKW', 0],
    ['a maximum that was never set', 'leistung_max_1kW0', 1.1e29, 'powerMaxKW', 0],
    ['a negative maximum', 'leistung_max_1kW0', -3.4e38, 'powerMaxKW', 0],
    ['a maximum of exactly the bound', 'leistung_max_1kW0', 1e29, 'powerMaxKW', 1e29],
    ['a greatest delivery that is negative', 'liefermenge_max_1m3h0', -1, 'deliveryMaxM3min', 0],
    ['a least delivery that was never set', 'liefermenge_min_1m3h0', 1e30, 'deliveryMinM3min', 0],
  ] as const)('[BAL-7] takes %s for 0', (_what, field, value, figure, shown) => {
    const [first, ...others] = wire.compressors;
    const { machines } = decodeBalance({ ...wire, compressors: [{ ...first, [field]: value }, ...others] });
    expect(machines[0]![figure]).toBe(shown);
  });

  it('[BAL-7] takes extremes of the pressure that were never set for 0', () => {
    const { plant } = decodeBalance(withAt(withAt(wire, ['plant', 'netzdruck_min_1bar0'], 2e29), ['plant', 'netzdruck_max_1bar0'], -1));
    expect([plant.pressureMinBar, plant.pressureMaxBar]).toEqual([0, 0]);
  });

  it('may lack any figure or have null there: that one is missing, all others stay', () => {
    const plantLeaves = leavesIn(wire.plant).filter(([field]) => !['from_ms', 'until_ms', 'coverage'].includes(field!));
    for (const path of plantLeaves) {
      for (const value of [undefined, null]) {
        const arrived = encodeBalance(decodeBalance(withAt(wire, ['plant', ...path], value)));
        const differing = plantLeaves.filter((leaf) => !close(valueAt(arrived.plant, leaf), valueAt(wire.plant, leaf)));
        expect(differing).toEqual(valueAt(wire.plant, path) === null ? [] : [path]);
      }
    }
  });

  it('never breaks a report, whatever stands in its fields', () => {
    const whole = { ...wire, compressors: undefined, first: wire.compressors[0] };
    const path = fc.constantFrom(...pathsIn(whole).filter((of) => of.length > 0));
    fc.assert(
      fc.property(fc.array(fc.tuple(path, wrongValue), { minLength: 1, maxLength: 6 }), (changes) => {
        const { first, ...changed } = changes.reduce<unknown>((tree, [at, value]) => withAt(tree, at, value), whole) as { first: unknown };
        const decoded = decodeBalance(sent({ ...changed, compressors: [first, ...wire.compressors.slice(1)] }));
        expect(decoded.machines.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        for (const row of report(decoded).rows) for (const value of row.values) expect(value).not.toBeNaN();
      }),
      { numRuns: 300 },
    );
  });

  test.each([undefined, null, 7, 'balance', [], {}])('that is %p is a balance without figures', (nothing) => {
    const { machines, plant, range: of } = decodeBalance(nothing);
    expect([machines.length, of]).toEqual([10, { fromMs: NaN, untilMs: NaN }]);
    for (const { energyKWh, installed } of [...machines, { ...plant, installed: false }])
      expect([energyKWh, installed]).toEqual([undefined, false]);
  });

  it('of a controller that sends its own fields only takes a named slot for installed', () => {
    const { machines, rangeS } = decodeBalance({
      plant: { from_ms: 0, until_ms: 5000 },
      compressors: [
        { cindex: 2, name: 'K2' },
        { cindex: 3, name: '' },
      ],
    });
    expect([machines.map(({ installed }) => installed).slice(0, 3), rangeS]).toEqual([[false, true, false], 5]);
  });

  it('of a range without samples has nulls and no machine', () => {
    const empty = encodeBalance(energyBalanceOf(emptyTotals(0, 3_600_000), [], tariff));
    expect(z.safeParse(balanceResponse, empty).success).toBe(true);
    expect(empty.plant).toMatchObject({ energy_cost: null, lastkosten: null, netzdruck_min_1bar0: null });
    expect(empty.compressors.some(({ installed }) => installed)).toBe(false);
  });
});

const close = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-12 * Math.abs(b));

describe('the request of a balance', () => {
  it('is understood as it was meant', () => {
    expect(decodeBalanceRequest(z.parse(balanceRequest, sent(encodeBalanceRequest(range))))).toEqual(range);
    expect(encodeBalanceRequest(range)).toEqual({ from_ms: range.fromMs, until_ms: range.untilMs });
  });

  test.each([
    [{ from_ms: 5, until_ms: 5 }, false],
    [{ from_ms: 5, until_ms: 4 }, false],
    [{ from_ms: 5 }, false],
    [{ from_ms: '5', until_ms: 6 }, false],
    [{ from_ms: 0, until_ms: 1 }, true],
    [{ from_ms: 0, until_ms: 3660 * 86_400_000 }, true],
    [{ from_ms: 0, until_ms: 3660 * 86_400_000 + 1 }, false],
  ])('that is %j is valid: %p', (body, isValid) => {
    expect(z.safeParse(balanceRequest, body).success).toBe(isValid);
  });
});
