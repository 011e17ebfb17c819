import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { encodeBalance, encodeStatistics } from '../../../adapters/contract/index.ts';
import { balanceJson, balanceReportOf, energyBalanceOf } from '../../../core/balance/index.ts';
import { machineDialect } from '../../../core/csv/index.ts';
import type { LeakEstimate } from '../../../core/leakage/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { countsOfTotals, plantIndex } from '../../../core/statistics/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import { balanceCsv, balanceDocument, defaultRegion, languages, translator } from '../../../i18n/index.ts';
import { machineTable, noLoad, nothing, onLoad, ready } from '../../core/statistics/machineTables.ts';
import { tariff } from '../../core/balance/expectConserved.ts';

const stepS = 600;
const hourS = 3600;
const weekS = 7 * 24 * hourS - hourS;
const fromMs = Date.UTC(2026, 2, 1);

/** A machine's rows: how many on load, without load, ready, and without any value. */
const machine = fc.record({
  loaded: fc.integer({ min: 0, max: 12 }),
  idle: fc.integer({ min: 0, max: 4 }),
  unknown: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 })),
});
const spans = fc.record({
  machines: fc.array(machine, { minLength: 1, maxLength: 3 }),
  steps: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(144, 144 * 7 - 6, 144 * 7 - 5, 144 * 9)),
  leak: fc.option(fc.double({ min: 0.9, max: 1, noNaN: true }), { nil: undefined }),
});
type Span = typeof spans extends fc.Arbitrary<infer Of> ? Of : never;

/** What the rule says by itself: of a machine, or of the plant, by its seconds. */
interface Truth {
  readonly isBrief: boolean;
  readonly isPartial: boolean;
}

function plantOf({ machines, steps, leak: coverage }: Span) {
  const range = { fromMs, untilMs: fromMs + steps * stepS * 1000 };
  const rowOf = ({ loaded, idle, unknown }: Span['machines'][number], at: number) => {
    if (at < unknown) return nothing;
    if (at < unknown + loaded) return onLoad(50, 8);
    return at < unknown + loaded + idle ? noLoad(15) : ready;
  };
  const readers = machines.map((of, i) => [i + 1, (atMs: number) => rowOf(of, (atMs - fromMs) / 1000 / stepS)] as const);
  const totals = totalsOf(machineTable({ ...range, stepS, machines: Object.fromEntries(readers) }), range, stepS);
  const leak: LeakEstimate | undefined =
    coverage === undefined ? undefined : { kind: 'estimate', flowM3min: 1, lowM3min: 0.5, highM3min: 2, days: 2, coverage };
  const named = machines.map((_, i) => ({ index: i + 1, name: undefined }));
  const secondsOf = ({ loaded, idle, unknown }: Span['machines'][number]) => ({
    unknownS: Math.min(unknown, steps) * stepS,
    runS: Math.max(0, Math.min(unknown + loaded + idle, steps) - unknown) * stepS,
  });
  const seconds = machines.map(secondsOf);
  const rangeS = steps * stepS;
  // of what nothing is known of, no figure is made
  const truthOf = (runS: number, knownShare: number): Truth => ({ isBrief: knownShare > 0 && runS < hourS, isPartial: knownShare < 0.995 });
  const sum = (of: (each: (typeof seconds)[number]) => number) => seconds.reduce((total, each) => total + of(each), 0);
  const truths = new Map<number, Truth>([
    ...seconds.map(({ runS, unknownS }, i) => [i + 1, truthOf(runS, 1 - unknownS / rangeS)] as const),
    [
      plantIndex,
      truthOf(
        sum(({ runS }) => runS),
        1 - sum(({ unknownS }) => unknownS) / rangeS / machines.length,
      ),
    ],
  ]);
  const isLeakShort = coverage !== undefined && (rangeS < weekS || coverage < 0.995);
  return { totals, balance: energyBalanceOf(totals, named, tariff, leak), truths, isLeakShort };
}

/** Of the printed figures those that relate work to running, and those that miss what is not recorded. */
const ratios = ['loadRatio', 'specificPowerKWhM3', 'specificPowerKWperM3min', 'airCostPerM3', 'loadCostRatio', 'noLoadCostRatio'];
const sums = ['energyKWh', 'cost', 'volumeM3', 'co2Kg'];

describe('a figure of too little data', () => {
  it('[ORIGIN-3] is marked, or left out, in page, PDF, terminal, CSV, JSON and on the wire, for any span; one of enough data never is', async () => {
    const translators = new Map(await Promise.all(languages.map(async (language) => [language, await translator(language)] as const)));
    fc.assert(
      fc.property(spans, fc.constantFrom(...languages), (span, language) => {
        const i18n = translators.get(language)!;
        const { totals, balance, truths, isLeakShort } = plantOf(span);
        const report = balanceReportOf(balance, { zone: 'UTC', stationName: '', version: '', units: defaultSettings.units });
        const { tables, plant, leakage, notes } = balanceDocument(report, i18n, defaultRegion(language));
        const rowOf = (index: number) => [...report.rows, report.total].find((row) => row.index === index)!;
        const isMarked = (text: string) => text.endsWith('*');

        for (const { columns, rows } of tables)
          for (const { index, label, cells } of rows) {
            const { isBrief, isPartial } = truths.get(index)!;
            expect([index, isMarked(label)]).toEqual([index, isPartial && rowOf(index).values.some((value) => value !== undefined)]);
            for (const [i, text] of cells.entries()) {
              const isRatio = ratios.includes(columns[i]!.id);
              expect([index, columns[i]!.id, isMarked(text)]).toEqual([index, columns[i]!.id, isRatio && isBrief && text !== missing]);
            }
          }

        const ofPlant = truths.get(plantIndex)!;
        const isShortOfPlant = (id: string) =>
          (ratios.includes(id) && (ofPlant.isBrief || ofPlant.isPartial)) || (sums.includes(id) && ofPlant.isPartial);
        for (const { id, figure, isMissing } of plant.figures)
          if (report.plant.some((of) => of.figure === id)) expect([id, isMarked(figure)]).toEqual([id, isShortOfPlant(id) && !isMissing]);
        for (const { value } of leakage.facts) expect(isMarked(value)).toBe(isLeakShort && value !== missing);

        const hasMark = [
          ...tables.flatMap(({ rows }) => rows.flatMap(({ label, cells }) => [label, ...cells])),
          ...plant.figures.map(({ figure }) => figure),
          ...leakage.facts.map(({ value }) => value),
        ].some(isMarked);
        expect(notes.lines.some((line) => line.startsWith('* '))).toBe(hasMark);

        const json = JSON.parse(balanceJson(report)) as {
          readonly plant: Readonly<Record<string, { readonly value: number | null; readonly shortOf?: readonly string[] }>>;
        };
        for (const [id, { value, shortOf = [] }] of Object.entries(json.plant))
          if (report.plant.some((of) => of.figure === id))
            expect([id, shortOf.length > 0]).toEqual([id, isShortOfPlant(id) && value !== null]);

        const csv: string[][] = parse(balanceCsv(report, i18n, defaultRegion(language), machineDialect));
        const head = csv.findIndex((row) => row.filter((cell) => cell !== '').length > 20);
        const at = csv[head]!.indexOf(i18n._('Zu wenig Daten'));
        for (const [i, row] of [...report.rows, report.total].entries()) {
          const { isBrief, isPartial } = truths.get(row.index)!;
          expect(csv[head + 1 + i]![at] !== '').toBe(isBrief || isPartial);
        }

        const wire = encodeBalance(balance);
        for (const { index } of report.rows) {
          const { isBrief, isPartial } = truths.get(index)!;
          const { short_of = [] } = wire.compressors[index - 1]!;
          expect([short_of.includes('runningHour'), short_of.includes('recorded')]).toEqual([isBrief, isPartial]);
        }
        expect((wire.leakage?.short_of ?? []).length > 0).toBe(isLeakShort);

        const records = encodeStatistics('specificPower', countsOfTotals(totals)) as readonly {
          cindex: number;
          counts: { short_of?: readonly string[] };
        }[];
        for (const { cindex, counts } of records.filter((record) => record.cindex !== plantIndex)) {
          const { isBrief, isPartial } = truths.get(cindex)!;
          expect(counts.short_of ?? []).toEqual([...(isBrief ? ['runningHour'] : []), ...(isPartial ? ['recorded'] : [])]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
