import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type AnnexDocument, annexForms, annexOf, annexSections, type AnnexSectionId, summedAmount } from '../../../core/annex/index.ts';
import { leakCostFigures, type LeakCostFinding } from '../../../core/leakCost/index.ts';
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
    ] as const;
    const document = annexOf(evidenceOf({ plant: { ...evidenceOf().plant, windows } }));
    const { rows } = sectionOf(document, 'period').tables.find(({ id }) => id === 'windows')!;
    expect(rows).toEqual([
      ['holiday', at(0), at(24)],
      ['shutdown', at(48), at(72)],
    ]);
  });

  it('of services have those of the range and name nobody', () => {
    const record = { index: 2, by: 'Jane', note: 'Jane was here', parts: [], enteredAtMs: 0, isRestarted: true } as const;
    const done = { ...record, component: 'oilFilter', intervalH: 2000, remainingH: 10 } as const;
    const services = [
      { ...done, id: 2, doneAtMs: fromMs + 1, runningH: 4321 },
      { ...done, id: 1, doneAtMs: fromMs - 1, runningH: 1 },
    ];
    const document = annexOf(evidenceOf({ services }));
    expect(sectionOf(document, 'maintenance').tables[0]!.rows).toEqual([[2, 'oilFilter', '2026-03-02', 4321]]);
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
