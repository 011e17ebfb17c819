import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type AnnexDocument, annexForms, annexOf, annexSections, type AnnexSectionId, summedAmount } from '../../../core/annex/index.ts';
import { leakCostFigures, type LeakCostFinding } from '../../../core/leakCost/index.ts';
import type { LeakFinding } from '../../../core/leakage/index.ts';
import { keysOf, recordOf } from '../../../core/records/index.ts';
import { evidenceOf, foundCost } from './someEvidence.ts';

const sectionOf = (document: AnnexDocument, id: AnnexSectionId) => document.sections.find((section) => section.id === id)!;
const figureOf = (document: AnnexDocument, id: string) =>
  document.sections.flatMap(({ figures }) => figures).find((figure) => figure.id === id)!;
const everyFigure = ({ sections }: AnnexDocument) => sections.flatMap(({ figures }) => figures);

describe('the outputs of an assessment', () => {
  const empty = annexOf(evidenceOf());

  it('are all there in their order, also without a single sample', () => {
    expect(empty.sections.map(({ id, covered }) => [id, covered])).toEqual(Object.entries(annexSections));
  });

  it('[GAIN-10] that no log has are empty titled forms, and nothing else', () => {
    const uncovered = empty.sections.filter(({ covered }) => covered === 'no');
    expect(uncovered.map(({ id }) => id)).toEqual(['demand', 'treatment']);
    for (const { figures, tables, forms } of uncovered) {
      expect([figures, tables]).toEqual([[], []]);
      expect(forms.length).toBeGreaterThan(2);
    }
  });

  it('that a log has in part end in forms for the rest', () => {
    for (const { covered, forms } of empty.sections) expect(forms.length > 0).toBe(covered !== 'yes');
  });

  it('have each form once', () => {
    expect(empty.sections.flatMap(({ forms }) => forms.map(({ id }) => id)).sort()).toEqual(keysOf(annexForms).toSorted());
  });

  it('say why there is no figure', () => {
    expect(figureOf(empty, 'energy')).toMatchObject({ kind: 'none', value: undefined, reason: 'noPower', coveragePercent: 0 });
    expect(figureOf(empty, 'enpi')).toMatchObject({ kind: 'none', reason: 'noBaseline' });
    expect(figureOf(empty, 'volume')).toMatchObject({ kind: 'none', reason: 'notKnown' });
  });
});

describe('a figure', () => {
  it('has interval, kind, coverage in percent, and the command that says the same', () => {
    const { cost } = evidenceOf();
    const document = annexOf(evidenceOf({ cost: { ...cost, energy: foundCost(1000, 'kWh') } }));
    expect(figureOf(document, 'energy')).toMatchObject({
      ...{ kind: 'measured', value: 1000, low: 990, high: 1010, unit: 'kWh', coveragePercent: 98, n: 2880, reason: '' },
      source: { command: 'cost', path: 'energy' },
    });
  });

  it('of a month becomes that of a year by its hours, as a rule of thumb', () => {
    const { cost } = evidenceOf();
    const document = annexOf(evidenceOf({ cost: { ...cost, energy: foundCost(1000, 'kWh') } }));
    const hours = 30 * 24 - 1;
    const year = figureOf(document, 'yearEnergy');
    expect(year).toMatchObject({ kind: 'rule', unit: 'kWh/a' });
    expect(year.value).toBeCloseTo((1000 * 8760) / hours, 6);
    expect(year.low).toBeCloseTo((990 * 8760) / hours, 6);
  });

  it.each([
    [365, 'measured', 1000],
    [363, 'measured', (1000 * 365) / 363],
    [368, 'measured', (1000 * 365) / 368],
    [361, 'rule', (1000 * 365) / 361],
    [369, 'rule', (1000 * 365) / 369],
  ])('of %i days is that of a year, %s where those are not a year to a hundredth', (days, kind, value) => {
    const { cost, range } = evidenceOf();
    const year = { fromMs: range.fromMs, untilMs: range.fromMs + days * 86_400_000 };
    const document = annexOf(evidenceOf({ range: year, cost: { ...cost, energy: foundCost(1000, 'kWh') } }));
    expect(figureOf(document, 'yearEnergy')).toMatchObject({
      kind,
      value: expect.closeTo(value, 6),
      high: expect.closeTo(value * 1.01, 6),
    });
  });

  it('of the period is how many days were asked for and recorded, and how far values are known', () => {
    const { balance } = evidenceOf();
    const coverage = { state: 0.9, power: 0.8, delivery: undefined };
    const plant = { ...balance.plant, coverage: { ...balance.plant.coverage, ...coverage } };
    const document = annexOf(evidenceOf({ recordedDays: ['2026-03-02', '2026-03-04'], samplePeriodS: 5, balance: { ...balance, plant } }));
    const shown = sectionOf(document, 'period').figures.map(({ id, value, unit, n }) => [id, value, unit, n]);
    expect(shown).toEqual([
      ['askedDays', 30, '', 2],
      ['recordedDays', 2, '', 2],
      ['samplePeriod', 5, 's', 2],
      ['knownState', 90, '%', 2],
      ['knownPower', 80, '%', 2],
      ['knownDelivery', undefined, '', undefined],
    ]);
    for (const { value, low, high, coveragePercent } of sectionOf(document, 'period').figures.slice(0, 5))
      expect([low, high, coveragePercent]).toEqual([value, value, 100]);
  });

  it('of the volume has the windows that it was fitted from, or the days of what was entered', () => {
    const { leakage } = evidenceOf();
    const of = { volumeM3: 12, low: 10, high: 15 };
    const fitted = { ...of, kind: 'fitted', dropBarPerFlow2: 0, r2: 0.9, windows: 77 } as const;
    const volumeOf = (volume: typeof leakage.volume) =>
      figureOf(annexOf(evidenceOf({ leakage: { ...leakage, days: 21, volume } })), 'volume');
    expect(volumeOf(fitted)).toMatchObject({ kind: 'fitted', value: 12, low: 10, high: 15, unit: 'm3', n: 77, coveragePercent: 100 });
    expect(volumeOf({ ...of, kind: 'entered' })).toMatchObject({ kind: 'entered', value: 12, low: 10, high: 15, n: 21 });
  });

  it('of leaks is of the nights or of a test, by the way that found it', () => {
    const { leakage, range } = evidenceOf();
    const findings = (['pressureDecay', 'baseFlow', 'loadCycles'] as const).map((method, i): LeakFinding => ({
      ...{ kind: 'fitted', value: i, low: 0, high: 9, unit: 'm3/min', method },
      ...{ ...range, coverage: 1, n: 30, assumptions: [] },
    }));
    const test = { range, findings: findings.toReversed(), nightUseM3min: undefined, isOld: false };
    const { figures } = sectionOf(annexOf(evidenceOf({ leakage: { ...leakage, findings, test } })), 'leaks');
    expect(figures.slice(0, 6).map(({ id, value, source }) => [id, value, source.path])).toEqual([
      ['leakPressureDecay', 0, 'methods.0'],
      ['leakBaseFlow', 1, 'methods.1'],
      ['leakLoadCycles', 2, 'methods.2'],
      ['testLoadCycles', 2, 'test.findings.0'],
      ['testBaseFlow', 1, 'test.findings.1'],
      ['testPressureDecay', 0, 'test.findings.2'],
    ]);
  });

  it('of the network pressure is known for its share of the hours, of all of them at most', () => {
    const { profiles } = evidenceOf();
    const quality = {
      ...{ band: { low: 6, high: 8 }, hours: 360, p1: 6.1, p50: 7, p99: 7.9, least: 5.5, greatest: 8.5, low: [] },
      ...{
        classes: { fromBar: 5, stepBar: 0.1, shares: [], beneath: 0, beyond: 0 },
        below: undefined,
        above: undefined,
        inside: { least: 0.9, most: 0.95 },
      },
    };
    const documentOf = (hours: number) => {
      const pressure = { ...profiles.pressure, pressure: { ...quality, hours } };
      return annexOf(evidenceOf({ profiles: { ...profiles, pressure } }));
    };
    const hours = 30 * 24 - 1;
    const shown = ({ sections }: AnnexDocument) =>
      sections
        .find(({ id }) => id === 'network')!
        .figures.map(({ id, value, unit, coveragePercent }) => [id, value, unit, coveragePercent]);
    const half = expect.closeTo(36_000 / hours, 9);
    expect(shown(documentOf(360))).toEqual([
      ...[
        ['pressureLeast', 5.5, 'bar', half] as const,
        ['pressureP1', 6.1, 'bar', half] as const,
        ['pressureP50', 7, 'bar', half] as const,
      ],
      ...[
        ['pressureP99', 7.9, 'bar', half] as const,
        ['pressureGreatest', 8.5, 'bar', half] as const,
        ['insideBand', 90, '%', half] as const,
      ],
    ]);
    expect(figureOf(documentOf(360), 'insideBand')).toMatchObject({ low: 90, high: 95, n: 30 });
    expect(figureOf(documentOf(2 * hours), 'pressureP50').coveragePercent).toBe(100);
  });

  it('that is a share is printed in percent', () => {
    const { fromMs, untilMs } = evidenceOf().range;
    const noFigure: LeakCostFinding = { kind: 'none', method: 'averagePower', reason: 'noLeak', coverage: 0 };
    const share: LeakCostFinding = {
      ...{ kind: 'fitted', value: 0.25, low: 0.2, high: 0.3, unit: 'share', method: 'averagePower' },
      ...{ fromMs, untilMs, coverage: 1, n: 30, assumptions: [] },
    };
    const figures = { ...recordOf(leakCostFigures, () => noFigure), share };
    const leakCost = { figures, meanFlowM3min: undefined, energyPricePerKWh: undefined, timePricePerKWh: undefined };
    expect(figureOf(annexOf(evidenceOf({ leakCost })), 'leakShare')).toMatchObject({ value: 25, low: 20, high: 30, unit: '%' });
  });

  it('of what is entered is kept apart from what is measured', () => {
    const plant = { ...evidenceOf().plant, flowSensors: [{ since: '2026-01-01', share: 0.02 }] };
    expect(figureOf(annexOf(evidenceOf({ plant })), 'flowAccuracy')).toMatchObject({ kind: 'entered', value: 2 });
    expect(figureOf(annexOf(evidenceOf()), 'flowAccuracy')).toMatchObject({ kind: 'rule', value: 3 });
    const sensors = [
      { since: '2026-03-31', share: 0.04 },
      { since: '2026-04-01', share: 0.05 },
      { since: '2026-03-05', share: 0.01 },
    ];
    expect(figureOf(annexOf(evidenceOf({ plant: { ...plant, flowSensors: sensors } })), 'flowAccuracy').value).toBe(4);
  });
});

describe('what is summed with gaps', () => {
  test.each([
    [{ value: 100, coverage: 1, grows: true }, 100, 100],
    [{ value: 100, coverage: 0.5, grows: true }, 100, 300],
    [{ value: 100, coverage: 0.8, grows: true, accuracy: 0.02 }, 98, 153],
    [{ value: 100, coverage: 0.5, grows: false, accuracy: 0.02 }, 98, 102],
  ])('%j is between %d and %d', (of, low, high) => {
    const amount = summedAmount({ ...of, unit: 'kWh', kind: 'measured' });
    expect([amount?.low, amount?.high]).toEqual([expect.closeTo(low, 9), expect.closeTo(high, 9)]);
  });

  it('is nothing where nothing is known', () => {
    const of = { unit: 'h', kind: 'measured', grows: true } as const;
    expect(summedAmount({ ...of, value: undefined, coverage: 1 })).toBeUndefined();
    expect(summedAmount({ ...of, value: 1, coverage: undefined })).toBeUndefined();
  });

  it('is never narrowed by fewer data', () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), share, share, (value, a, b) => {
        const width = (coverage: number) => {
          const { low, high } = summedAmount({ value, coverage, unit: 'kWh', kind: 'measured', grows: true })!;
          return high - low;
        };
        expect(width(Math.min(a, b))).toBeGreaterThanOrEqual(width(Math.max(a, b)));
      }),
    );
  });
});

describe('the tables', () => {
  const { fromMs, untilMs } = evidenceOf().range;

  it('of special times have those of the range, by time', () => {
    const at = (hour: number) => fromMs + hour * 3_600_000;
    const windows = [
      { kind: 'shutdown', fromMs: at(48), untilMs: at(72), note: '' },
      { kind: 'holiday', fromMs: at(0), untilMs: at(24), note: '' },
      { kind: 'ignore', fromMs: untilMs, untilMs: untilMs + 1, note: '' },
      { kind: 'ignore', fromMs: fromMs - 1, untilMs: fromMs, note: '' },
    ] as const;
    const document = annexOf(evidenceOf({ plant: { ...evidenceOf().plant, windows } }));
    const { rows } = sectionOf(document, 'period').tables.find(({ id }) => id === 'windows')!;
    expect(rows).toEqual([
      ['holiday', at(0), at(24)],
      ['shutdown', at(48), at(72)],
    ]);
  });

  it('of data sheets have them by compressor and day', () => {
    const sheet = (slot: number, since: string, powerKW: number) => ({
      slot,
      since,
      pressureBar: 7.5,
      flowM3min: 12,
      powerKW,
      noLoadPowerKW: 20,
    });
    const dataSheets = [sheet(2, '2025-01-01', 71), sheet(1, '2025-06-01', 72), sheet(2, '2024-01-01', 73), sheet(1, '2024-06-01', 74)].map(
      (each) => ({ ...each, points: [] }),
    );
    const document = annexOf(evidenceOf({ plant: { ...evidenceOf().plant, dataSheets } }));
    expect(sectionOf(document, 'system').tables[0]!.rows).toEqual([
      [1, '2024-06-01', 7.5, 12, 74, 20],
      [1, '2025-06-01', 7.5, 12, 72, 20],
      [2, '2024-01-01', 7.5, 12, 73, 20],
      [2, '2025-01-01', 7.5, 12, 71, 20],
    ]);
  });

  it('of calibrations have those before the end of the range, by time and compressor', () => {
    const era = (slot: number, atMs: number, what: 'calibrated' | 'serviced' = 'calibrated') => ({ slot, atMs, what, note: '' });
    const eras = [era(3, fromMs), era(1, fromMs), era(2, fromMs - 1), era(4, untilMs), era(5, untilMs - 1), era(6, fromMs, 'serviced')];
    const document = annexOf(evidenceOf({ plant: { ...evidenceOf().plant, eras } }));
    expect(sectionOf(document, 'points').tables.find(({ id }) => id === 'calibrations')!.rows).toEqual([
      [2, '2026-03-01'],
      [1, '2026-03-02'],
      [3, '2026-03-02'],
      [5, '2026-03-31'],
    ]);
  });

  it('of services have those of the range and name nobody', () => {
    const record = { index: 2, by: 'Jane', note: 'Jane was here', parts: [], enteredAtMs: 0, isRestarted: true } as const;
    const done = { ...record, component: 'oilFilter', intervalH: 2000, remainingH: 10 } as const;
    const services = [
      { ...done, id: 2, doneAtMs: fromMs + 1, runningH: 4321 },
      { ...done, id: 1, doneAtMs: fromMs - 1, runningH: 1 },
      { ...done, id: 3, doneAtMs: untilMs, runningH: 1 },
      { ...done, id: 5, doneAtMs: fromMs, runningH: 4320 },
      { ...done, id: 4, doneAtMs: fromMs, runningH: 4319 },
    ];
    const document = annexOf(evidenceOf({ services }));
    expect(sectionOf(document, 'maintenance').tables[0]!.rows).toEqual(
      [4319, 4320, 4321].map((runningH) => [2, 'oilFilter', '2026-03-02', runningH]),
    );
    expect(JSON.stringify(document)).not.toContain('Jane');
  });
});

it('the same evidence gives the same document, in whatever order lists were entered', () => {
  const era = fc.record({
    slot: fc.integer({ min: 1, max: 10 }),
    atMs: fc.integer({ min: 0, max: 30 }).map((day) => evidenceOf().range.fromMs + day * 86_400_000),
    what: fc.constantFrom('calibrated' as const, 'serviced' as const),
    note: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(era, { maxLength: 20 }), (eras) => {
      const plant = evidenceOf().plant;
      const documentOf = (list: typeof eras) => JSON.stringify(annexOf(evidenceOf({ plant: { ...plant, eras: list } })));
      expect(documentOf(eras)).toBe(documentOf(eras.toReversed()));
    }),
  );
});

it('each figure lies within its interval', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (value) => {
      const { cost } = evidenceOf();
      const document = annexOf(evidenceOf({ cost: { ...cost, energy: foundCost(value, 'kWh'), co2: foundCost(value, 'kg') } }));
      for (const { kind, value: of, low, high } of everyFigure(document))
        if (kind !== 'none') expect(low! <= of! && of! <= high!).toBe(true);
    }),
  );
});
