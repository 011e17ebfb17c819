import { type DataNeedName, type Figure, rounded } from '../figures/index.ts';
import type { BalanceReport, ColumnFigure, ReportCounter, ReportLeakage, ReportNote, ReportRow } from './BalanceReport.ts';
import { cellShortfalls } from './balanceReportOf.ts';
import { coveragePercent } from './coveragePercent.ts';
import type { BalanceCoverage } from './EnergyBalance.ts';

const orNull = (value: Figure) => value ?? null;
/** Times are printed in hours. */
const timeNames: Readonly<Partial<Record<ColumnFigure, string>>> = { loadS: 'loadH', noLoadS: 'noLoadH' };

type Figured = { readonly figure: string; readonly unit: string; readonly value: Figure; readonly shortOf?: readonly DataNeedName[] };
const listed = (shortOf: readonly DataNeedName[] = []) => shortOf.length > 0 && { shortOf };
const byFigure = (figures: readonly Figured[]) =>
  Object.fromEntries(figures.map(({ figure, unit, value, shortOf }) => [figure, { value: orNull(value), unit, ...listed(shortOf) }]));

const coverageOf = ({ state, power, delivery }: BalanceCoverage) => ({
  statePercent: orNull(coveragePercent(state)),
  powerPercent: orNull(coveragePercent(power)),
  deliveryPercent: orNull(coveragePercent(delivery)),
});

function leakageOf(leakage: ReportLeakage) {
  if (!('figures' in leakage)) return leakage;
  const figures = leakage.figures.map(({ figure, unit, value, low, high, shortOf }): readonly [string, object] => [
    figure,
    { value: orNull(value), low: orNull(low), high: orNull(high), unit, ...listed(shortOf) },
  ]);
  return { ...leakage, figures: Object.fromEntries(figures) };
}

const counterOf = ({ name, slots, fromMs, untilMs, unit, ...of }: ReportCounter) => ({
  name,
  compressors: slots,
  from: new Date(fromMs).toISOString(),
  until: new Date(untilMs).toISOString(),
  counted: { value: orNull(of.counted), unit },
  summed: { value: orNull(of.summed), unit },
  deviationPercent: orNull(of.deviationPercent),
  coveragePercent: orNull(of.coveragePercent),
});

/** Energies and volumes of notes as exact as a report has those of machines, in base units. */
const noteOf = (note: ReportNote) =>
  'energyKWh' in note
    ? { ...note, energyKWh: rounded(note.energyKWh, 1) }
    : 'volumeM3' in note
      ? { ...note, volumeM3: rounded(note.volumeM3, 1) }
      : note;

/** A report as JSON for programs: the printed figures by name, null where one is missing, times in ISO 8601. */
export function balanceJson(report: BalanceReport): string {
  const { fromMs, untilMs, zone, stationName, version, coverage, tariff, plant, columns, rows, total, leakage, counters, notes } = report;
  const machine = (row: ReportRow) => ({
    index: row.index,
    name: row.name ?? null,
    ...listed(row.shortOf.filter((need) => need === 'recorded')),
    figures: byFigure(
      columns.map(({ figure, unit }, i) => ({
        figure: timeNames[figure] ?? figure,
        unit: unit ?? '',
        value: row.values[i],
        shortOf: cellShortfalls(report, row, figure),
      })),
    ),
  });
  const { figures } = machine(total);
  const content = {
    station: stationName,
    from: new Date(fromMs).toISOString(),
    until: new Date(untilMs).toISOString(),
    zone,
    version,
    coverage: coverageOf(coverage),
    tariff: byFigure(tariff),
    plant: { ...figures, ...byFigure(plant) },
    machines: rows.map(machine),
    leakage: leakageOf(leakage),
    ...(counters.length > 0 && { counters: counters.map(counterOf) }),
    notes: notes.map(noteOf),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
