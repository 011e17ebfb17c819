import { describe, expect, it, test } from '@jest/globals';
import {
  balanceJson,
  type BalanceReport,
  balanceReportOf,
  energyBalanceOf,
  type ReportLeakage,
  type ReportNote,
} from '../../../core/balance/index.ts';
import { sheetDialect } from '../../../core/csv/index.ts';
import { noLeakReasons } from '../../../core/leakage/index.ts';
import { totalsOf } from '../../../core/totals/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { missing } from '../../../i18n/format/index.ts';
import {
  balanceCsv,
  balanceDocument,
  calculationLine,
  computedName,
  defaultRegion,
  type Language,
  languages,
  translator,
} from '../../../i18n/index.ts';
import { machineTable, onLoad } from '../../core/statistics/machineTables.ts';
import { tariff } from '../../core/balance/expectConserved.ts';

const zone = 'Europe/Berlin';
const day = plantDayRange('2026-03-29', zone);
const totals = totalsOf(machineTable({ ...day, stepS: 600, machines: { 1: () => onLoad(60, 10) } }), day, 600);
const named = [
  { index: 1, name: 'K1 Halle A' },
  { index: 3, name: undefined },
  { index: 4, name: '' },
];
const report = balanceReportOf(energyBalanceOf(totals, named, tariff), {
  zone,
  stationName: 'Werk 1',
  version: '0.1.0',
  units: defaultSettings.units,
});
const documentOf = async (change: Partial<BalanceReport> = {}, language: Language = 'de') =>
  balanceDocument({ ...report, ...change }, await translator(language), defaultRegion(language));
const linesOf = async (...notes: readonly ReportNote[]) => (await documentOf({ notes })).notes.lines;

describe('the notes of a balance', () => {
  it('name the days without a file, those that follow each other together', async () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-12'];
    expect(await linesOf({ code: 'missingDays', days })).toEqual(['Ohne Datendatei: 27.02.2026 bis 01.03.2026, 12.03.2026.']);
  });

  it('name the machine, by its number where it has no name', async () => {
    expect(await linesOf({ code: 'noData', index: 1 })).toEqual(['K1 Halle A: keine Daten im Zeitraum.']);
    expect(await linesOf({ code: 'noData', index: 4 })).toEqual(['Verdichter 4: keine Daten im Zeitraum.']);
  });

  it('say once what machines have in common, and all that is missing of a machine at once', async () => {
    const partial = (index: number, coverageRatio: number): readonly ReportNote[] =>
      (['state', 'power'] as const).map((of) => ({ code: 'partialData', index, of, coverageRatio }));
    expect(await linesOf(...partial(1, 0.5), ...partial(3, 0.5), ...partial(4, 0.999_99))).toEqual([
      'K1 Halle A, Verdichter 3: Betriebszustand 50,0\u00a0%, Leistung 50,0\u00a0% des Zeitraums erfasst. Was fehlt, ist in keiner Summe.',
      'Verdichter 4: Betriebszustand 99,9\u00a0%, Leistung 99,9\u00a0% des Zeitraums erfasst. Was fehlt, ist in keiner Summe.',
    ]);
  });

  it('say energies and volumes as exactly as the tables', async () => {
    expect(
      await linesOf(
        { code: 'standstillEnergy', index: 1, energyKWh: 1234.56 },
        { code: 'volumeWhileStanding', index: 1, volumeM3: 1234.56 },
      ),
    ).toEqual([
      expect.stringContaining('1.234,6\u00a0kWh') as unknown as string,
      expect.stringContaining('1.235\u00a0m³') as unknown as string,
    ]);
  });

  test.each(languages)('%s: none leaves a gap', async (language) => {
    const notes: readonly ReportNote[] = [
      { code: 'missingDays', days: ['2026-03-12'] },
      { code: 'noData', index: 1 },
      { code: 'partialData', index: 1, of: 'delivery', coverageRatio: 0.5 },
      { code: 'standstillEnergy', index: 1, energyKWh: 1 },
      { code: 'volumeWhileStanding', index: 1, volumeM3: 1 },
      { code: 'notInSpecificPower', index: 1 },
      { code: 'unequalCoverage', index: 1 },
      { code: 'noMachines' },
      { code: 'noPressure' },
      { code: 'roundedOnce' },
    ];
    const { lines } = (await documentOf({ notes }, language)).notes;
    expect(lines).toHaveLength(notes.length);
    for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('the leakage of a balance', () => {
  const words = async (leakage: ReportLeakage, language: Language = 'de') => (await documentOf({ leakage }, language)).leakage;
  const interval = { figure: 'leakFlowM3min', unit: 'm3/min', digits: 1, shortOf: [] } as const;
  const found = { days: 21, coverageRatio: 0.98 };

  test.each(languages)('%s: says that it is not known, and why', async (language) => {
    const unknown = [{ kind: 'unknown' } as const, ...noLeakReasons.map((reason) => ({ kind: 'none', reason, coverageRatio: 0 }) as const)];
    const bases = await Promise.all(unknown.map((of) => words(of, language)));
    expect(new Set(bases.map(({ basis }) => basis)).size).toBe(unknown.length);
    for (const { facts, basis } of bases) {
      expect(facts).toEqual([]);
      expect(basis).toMatch(/^(Nicht bekannt|Not known): /);
    }
  });

  it('is an estimate with both ends of its interval', async () => {
    const figures = [{ ...interval, value: 2.4, low: 1.9, high: 3.1 }];
    expect((await words({ kind: 'estimate', ...found, figures })).facts).toEqual([
      { label: 'Leckstrom', value: '2,4\u00a0m³/min (1,9 bis 3,1)' },
    ]);
  });

  it('is at most its upper bound, whose days it names', async () => {
    const { facts, basis } = await words({ kind: 'upperBound', ...found, figures: [{ ...interval, value: undefined, low: 0, high: 3.1 }] });
    expect(facts).toEqual([{ label: 'Leckstrom', value: 'höchstens 3,1\u00a0m³/min' }]);
    expect(basis).toContain('21 Tage, zu 98,0 % erfasst');
  });

  it('is missing where its figure is', async () => {
    const figures = [{ ...interval, value: undefined, low: undefined, high: undefined }];
    expect((await words({ kind: 'upperBound', ...found, figures })).facts[0]?.value).toBe(missing);
  });
});

describe('the document of a balance', () => {
  it('names its range by days, with the time where it begins or ends within one', async () => {
    expect((await documentOf()).range).toBe('29.03.2026');
    expect((await documentOf({ untilMs: day.untilMs + 3_600_000 * 24 * 2 })).range).toBe('29.03.2026 bis 31.03.2026');
    expect((await documentOf({ fromMs: day.fromMs + 60_000, untilMs: day.untilMs - 60_000 })).range).toBe(
      '29.03.2026, 00:01 bis 29.03.2026, 23:59',
    );
  });

  test.each([
    [4, 15, 'Ersatzverdicht… Halle Süd'],
    [8, 10, 'Ersatzver… Halle Süd'],
    [10, 7, 'Ersatz… Halle…'],
  ])(
    '[ANA-14] labels the bars of %i machines with two parts of at most %i characters, the tables with whole names',
    async (count, _, label) => {
      const name = 'Ersatzverdichter Halle Süd';
      const rows = Array.from({ length: count }, (_, i) => ({ ...report.rows[0]!, index: i + 1, name: i === 0 ? undefined : name }));
      const { charts, tables } = await documentOf({ rows });
      for (const { bars } of charts) {
        expect(bars[0]?.label).toBe('K1');
        expect(bars[1]?.label).toBe(label);
      }
      for (const { rows: shown } of tables) expect(shown.slice(0, 2).map(({ label }) => label)).toEqual(['Verdichter 1', name]);
    },
  );

  it('has its running times in days, hours and minutes as every page has them', async () => {
    const { columns, rows } = report;
    const place = columns.findIndex(({ figure }) => figure === 'loadS');
    const ofHours = async (hours: number | undefined) => {
      const changed = { ...rows[0]!, values: rows[0]!.values.map((value, i) => (i === place ? hours : value)) };
      const { tables, charts } = await documentOf({ rows: [changed] });
      const { columns: heads, rows: shown } = tables.find(({ id }) => id === 'running')!;
      const chart = charts.find(({ id }) => id === 'running')!;
      return [heads[0]?.unit, shown[0]?.cells[0], chart.title, chart.bars[0]?.value.split(' + ')[0]];
    };
    const title = 'Laufzeit unter Last und im Leerlauf';
    expect(await ofHours(47.2)).toEqual(['', '1\u00a0d\u00a023\u00a0h', title, '1\u00a0d\u00a023\u00a0h']);
    expect((await ofHours(0.17))[1]).toBe('10\u00a0min');
    expect((await ofHours(1.9999999))[1]).toBe('2\u00a0h');
    expect((await ofHours(undefined))[1]).toBe(missing);
  });

  test.each([
    ['demo', 'Demo, nicht gemessen'],
    ['simulated', 'Simulation, nicht gemessen'],
    ['recorded', 'Aufzeichnung'],
  ] as const)('[ORIGIN-1] says of %s values where they come from: %s', async (origin, words) => {
    const { facts, origin: foot } = await documentOf({ origin });
    expect([facts.at(-1), foot]).toEqual([{ label: 'Herkunft', value: words }, words]);
  });

  it.each(['measured', 'none', undefined] as const)('[ORIGIN-1] says nothing of it for %s values', async (origin) => {
    const { facts, origin: foot } = await documentOf({ origin });
    expect([facts.some(({ label }) => label === 'Herkunft'), foot]).toEqual([false, '']);
  });

  test.each(languages)('prints the formulas of its figures with the words that the dashboard explains them with (%s)', async (language) => {
    const i18n = await translator(language);
    const { lines } = (await documentOf({}, language)).formulas;
    for (const figure of ['cost', 'specificPower', 'loadShare', 'leakageCost'] as const)
      expect(lines).toContain(`${computedName(i18n, figure)} = ${calculationLine(i18n, figure, defaultRegion(language))}`);
    if (language === 'de') expect(lines).toContain('Energiekosten = Energie × Strompreis');
  });

  it('says a day of 23 hours as such', async () => {
    expect((await documentOf()).facts).toContainEqual({ label: 'Dauer', value: '23\u00a0h' });
  });

  it('shows a machine without data as missing, and the plant as the sum of the others', async () => {
    const { tables, plant } = await documentOf();
    const energy = tables.find(({ id }) => id === 'energy')!;
    const column = energy.columns.findIndex(({ id }) => id === 'energyKWh');
    expect(energy.rows.map(({ cells }) => cells[column])).toEqual(['1.380,0', missing, missing, '1.380,0']);
    expect(plant.figures.find(({ id }) => id === 'energyKWh')).toMatchObject({ figure: '1.380,0', unit: 'kWh', isMissing: false });
  });
});

describe('a balance beside counters of energy', () => {
  const run = { fromMs: day.fromMs + 60_000, untilMs: day.untilMs - 240_000 };
  const counters = [
    {
      ...run,
      name: 'Zähler Halle',
      slots: [1, 3],
      countedKWh: 1204.3,
      summedKWh: 1199.8,
      deviationRatio: -4.5 / 1204.3,
      coverageRatio: 0.99999,
    },
    { ...run, name: 'Hauptzähler', slots: [], countedKWh: 0, summedKWh: undefined, deviationRatio: undefined, coverageRatio: undefined },
  ];
  const beside = balanceReportOf({ ...energyBalanceOf(totals, named, tariff), counters }, { ...report, version: '0.1.0' });

  it('[FIELD-4] has a table of them with what was summed over the same time, the deviation and how much of it was recorded', async () => {
    const { tables, notes } = balanceDocument(beside, await translator('de'), 'de-DE');
    const { rows, columns } = tables.find(({ id }) => id === 'counters')!;
    expect(columns.map(({ label, unit }) => `${label} ${unit}`.trim())).toEqual([
      ...['Von', 'Bis', 'Gezählt kWh', 'Summiert kWh', 'Abweichung %', 'Erfasst %'],
    ]);
    expect(rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['Zähler Halle (K1 Halle A, Verdichter 3)', '29.03.2026 00:01', '29.03.2026 23:56', '1.204,3', '1.199,8', '−0,4', '99,9'],
      ['Hauptzähler (Station)', '29.03.2026 00:01', '29.03.2026 23:56', '0,0', missing, missing, missing],
    ]);
    expect(notes.lines.join(' ')).toContain('Energiezähler: vom ersten bis zum letzten gelesenen Stand');
    expect((await documentOf()).tables.map(({ id }) => id)).not.toContain('counters');
  });

  it('[FIELD-4] has them in its CSV and JSON as well, and no such lines without any', async () => {
    const i18n = await translator('de');
    const csv = balanceCsv(beside, i18n, 'de-DE', sheetDialect);
    expect(csv).toContain('"Zähler Halle (K1 Halle A, Verdichter 3)";29.03.2026 00:01:00;29.03.2026 23:56:00;1204,3;1199,8;kWh;-0,4;99,9');
    expect(balanceCsv(report, i18n, 'de-DE', sheetDialect)).not.toContain('Energiezähler');
    const { counters: written } = JSON.parse(balanceJson(beside)) as { counters: readonly object[] };
    expect(written).toMatchObject([
      { name: 'Zähler Halle', compressors: [1, 3], counted: { value: 1204.3, unit: 'kWh' }, deviationPercent: -0.4 },
      { name: 'Hauptzähler', summed: { value: null } },
    ]);
    expect(JSON.parse(balanceJson(report))).not.toHaveProperty('counters');
  });
});

describe('a balance of estimated values', () => {
  const estimated = { power: [1], delivery: [1, 3], isFlow: true };
  const notes: readonly ReportNote[] = [
    { code: 'estimatedPower', index: 1 },
    { code: 'estimatedDelivery', index: 1 },
    { code: 'estimatedDelivery', index: 3 },
    { code: 'estimatedFlow' },
  ];
  const leakage: ReportLeakage = { kind: 'upperBound', days: 2, coverageRatio: 1, figures: [] };

  it('[FIELD-5] says so in the first of its facts and notes, and of the leakage in its first sentence', async () => {
    const document = await documentOf({ estimated, notes, leakage });
    expect(document.facts[0]).toEqual({
      label: 'Geschätzt',
      value: 'Leistung K1 Halle A; Liefermenge K1 Halle A, Verdichter 3; Volumenstrom',
    });
    expect(document.notes.lines.slice(0, 3)).toEqual([
      'Leistung von K1 Halle A zumindest zeitweise geschätzt und nicht gemessen, damit auch Energie und Kosten.',
      'Liefermenge von K1 Halle A, Verdichter 3 zumindest zeitweise geschätzt und nicht gemessen, damit auch Volumen und spezifische Leistung.',
      'Volumenstrom zumindest zeitweise geschätzt und nicht gemessen, damit auch die Leckage.',
    ]);
    expect(document.leakage.basis).toMatch(/^Aus einem geschätzten, nicht gemessenen Volumenstrom\. Obergrenze/);
    const english = await documentOf({ estimated, notes, leakage }, 'en');
    expect(english.facts[0]).toMatchObject({ label: 'Estimated', value: expect.stringMatching(/^Power K1 Halle A; /) });
    expect(english.leakage.basis).toMatch(/^From a volume flow that was estimated, not measured\. /);
  });

  it('[FIELD-5] says so among the first lines of its CSV, which has no such line without any', async () => {
    const i18n = await translator('de');
    const csvOf = (of: BalanceReport) => balanceCsv(of, i18n, 'de-DE', sheetDialect).split('\r\n');
    const line = csvOf({ ...report, estimated }).findIndex((each) => each.startsWith('Geschätzt;'));
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThan(8);
    expect(csvOf(report).some((each) => each.includes('eschätzt'))).toBe(false);
    expect((await documentOf()).facts.some(({ label }) => label === 'Geschätzt')).toBe(false);
  });
});
