import type { CsvRows } from '../../core/csv/index.ts';
import type {
  EnergyAdjustment,
  NoPerformanceReason,
  Performance,
  PerformanceCheckName,
  PerformanceFigure,
  PerformanceFinding,
  RecordedPerformance,
} from '../../core/performance/index.ts';
import { performanceChecks, performanceFigures } from '../../core/performance/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type AnyQuantity, displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, unitSymbol } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

const percent = 100;

const reasons: Readonly<Record<NoPerformanceReason, string>> = {
  tooFewDays: 'the baseline has fewer than 28 days with data',
  noSpread: 'the volume of the baseline never changes',
  noSlope: 'the energy of the baseline does not follow its volume',
  noReportDays: 'the report has no days with data',
  noRate: 'no rate for a part of this time',
  tooUncertain: 'the expected energy is not known well enough',
};

interface ShownFigure {
  readonly label: string;
  /** Undefined for a ratio without a unit. */
  readonly quantity?: AnyQuantity;
  readonly unit?: string;
  readonly digits?: number;
}

const figures: Readonly<Record<PerformanceFigure, ShownFigure>> = {
  saving: { label: 'saving', quantity: 'energy' },
  cost: { label: 'cost saved', quantity: 'money' },
  co2: { label: 'CO2 saved', quantity: 'mass' },
  enpi: { label: 'measured per expected', digits: 4 },
  baselineSpecific: { label: 'mean day, baseline', unit: 'kWh/m3', digits: 4 },
  specific: { label: 'mean day, now', unit: 'kWh/m3', digits: 4 },
  marginal: { label: 'a m3/min more', unit: 'kW', digits: 2 },
};

interface ShownCheck {
  readonly label: string;
  readonly limit: string;
  readonly factor: number;
  readonly digits: number;
}

const checks: Readonly<Record<PerformanceCheckName, ShownCheck>> = {
  cvRmse: { label: 'CV(RMSE) [percent]', limit: 'at most 15', factor: percent, digits: 2 },
  slopeT: { label: 't of the slope', limit: 'above 2', factor: 1, digits: 1 },
  nmbe: { label: 'NMBE [percent]', limit: 'at most 0.5', factor: percent, digits: 2 },
  inRange: { label: 'days within the baseline [percent]', limit: 'at least 95', factor: percent, digits: 1 },
  autocorrelation: { label: 'autocorrelation', limit: '', factor: 1, digits: 2 },
  r2: { label: 'R2', limit: '', factor: 1, digits: 4 },
};

const shown = (value: number | undefined, digits: number) => formatNumber(value, digits, 'en-GB').replaceAll(',', '');

interface Row {
  readonly label: string;
  readonly kind: string;
  readonly values: readonly (number | undefined)[];
  readonly unit: string;
  readonly digits: number;
  readonly coverage: number;
  readonly n: number | undefined;
}

function figureRow({ label, quantity, unit = '', digits = 0 }: ShownFigure, finding: PerformanceFinding, units: UnitChoice): Row {
  const isNone = finding.kind === 'none';
  const values = isNone ? [undefined, undefined, undefined] : [finding.value, finding.low, finding.high];
  const kind = isNone ? reasons[finding.reason] : foundKinds[finding.kind];
  const common = { label, kind, coverage: finding.coverage, n: isNone ? undefined : finding.n };
  if (quantity === undefined) return { ...common, values, unit, digits };
  const inUnits = values.map((value) => displayValue(quantity, value, units));
  return {
    ...common,
    values: inUnits.map(({ value }) => value),
    unit: unitSymbol(displayUnit(quantity, units)),
    digits: inUnits[0]!.digits,
  };
}

function figureRows({ figures: found, change }: Performance, units: UnitChoice): readonly Row[] {
  const rows = performanceFigures.map((name) => figureRow(figures[name], found[name], units));
  if (change === undefined) return rows;
  return [...rows, figureRow({ label: `a day more since ${change.since}`, quantity: 'energy' }, change.perDay, units)];
}

const coefficientUnits = {
  day: 'kWh',
  volume: 'kWh/m3',
  volumeAbove: 'kWh/m3',
  temperature: 'kWh/m3 per K',
  pressure: 'kWh/bar',
  production: 'kWh per unit',
} as const;
const coefficientNames: Readonly<Record<keyof typeof coefficientUnits, string>> = {
  day: 'base load of a day',
  volume: 'volume',
  volumeAbove: 'volume above',
  temperature: 'temperature over 20 °C',
  pressure: 'pressure over its mean',
  production: 'production',
};

function modelText({ model }: Performance): readonly string[] {
  if (model === undefined) return [];
  const { changeM3 } = model;
  const nameOf = (of: keyof typeof coefficientNames) =>
    of === 'volumeAbove' && changeM3 !== undefined ? `volume above ${shown(changeM3, 0)} m3` : coefficientNames[of];
  const rows = model.coefficients.map(({ of, value, standardError, t }) => [
    nameOf(of),
    value.toPrecision(6),
    standardError.toPrecision(3),
    t.toFixed(1),
    coefficientUnits[of],
  ]);
  return [textTable(['energy by', 'value', 'standard error', 't', 'unit'], rows, [0, 4])];
}

function checkText({ checks: found }: Performance): readonly string[] {
  if (found === undefined) return [];
  const rows = performanceChecks.map((name) => {
    const { value, isKept } = found[name];
    const { label, limit, factor, digits } = checks[name];
    const kept = isKept === undefined ? 'for information' : isKept ? 'kept' : 'not kept';
    return [label, shown(value * factor, digits), limit, kept];
  });
  return [textTable(['check', 'value', 'limit', ''], rows, [0, 2, 3])];
}

/** What a reader must know of the figures. */
function remarks({ performance, volumeOf, daysWithoutVariable }: RecordedPerformance): readonly string[] {
  const { figures: found, isDistinct, isEstimated, isProvisional, days, fractionalUncertainty, model } = performance;
  const beyond = days.filter(({ isExtrapolated }) => isExtrapolated).length;
  const base = model?.coefficients[0]?.value ?? 0;
  return [
    ...(found.saving.kind !== 'none' && !isDistinct ? ['the saving is not distinguishable from 0'] : []),
    ...(volumeOf === 'delivery' ? ['no flow into the network is known: the volume is what the machines report as delivered'] : []),
    ...(isEstimated ? ['the power of some time was calculated from states and rated powers, not measured'] : []),
    ...(daysWithoutVariable > 0 ? [`left out: ${daysWithoutVariable} days without a value of each variable`] : []),
    ...(isProvisional ? ['provisional: the baseline is of less than twelve months'] : []),
    ...(beyond > 0 ? [`extrapolated: ${beyond} of ${days.length} days are outside of the volumes of the baseline`] : []),
    ...(base < 0 ? ['the base load of a day is below 0'] : []),
    ...(fractionalUncertainty === undefined
      ? []
      : [`uncertainty by ASHRAE 14: ${shown(fractionalUncertainty * percent, 1)} percent of the saving`]),
  ];
}

/** All of it for a terminal. */
export function performanceText(recorded: RecordedPerformance, units: UnitChoice): string {
  const { performance: of } = recorded;
  const rows = figureRows(of, units).map(({ label, kind, values, unit, digits, coverage, n }) => [
    label,
    kind,
    ...values.map((value) => shown(value, digits)),
    unit,
    shown(coverage * percent, 1),
    shown(n, 0),
  ]);
  const figureTable = textTable(['figure', 'kind', 'value', 'low', 'high', 'unit', 'data [percent]', 'days'], rows, [0, 1, 5]);
  return [
    figureTable,
    ...modelText(of),
    ...checkText(of),
    remarks(recorded)
      .map((line) => `${line}\n`)
      .join(''),
  ]
    .filter((text) => text !== '')
    .join('\n');
}

const dayColumns = [
  ['energy [kWh]', ({ energyKWh }) => energyKWh],
  ['expected [kWh]', ({ expectedKWh }) => expectedKWh],
  ['saving [kWh]', ({ savingKWh }) => savingKWh],
  ['saved until then [kWh]', ({ sumKWh }) => sumKWh],
  ['low [kWh]', ({ low }) => low],
  ['high [kWh]', ({ high }) => high],
  ['volume [m3]', ({ volumeM3 }) => volumeM3],
  ['hours', ({ hours }) => hours],
] as const satisfies readonly (readonly [string, (day: Performance['days'][number]) => number])[];
const csvDigits = 3;

/** A line for each day of the report. */
export const performanceCsv = ({ days }: Performance): CsvRows => [
  ['day', ...dayColumns.map(([head]) => head), 'extrapolated'].map((text) => ({ text })),
  ...days.map((day) => [
    { text: day.day },
    ...dayColumns.map(([, of]) => ({ number: of(day), digits: csvDigits })),
    { text: day.isExtrapolated ? 'yes' : 'no' },
  ]),
];

/** All of it for a program. */
export const performanceJson = (of: Performance, adjustments: readonly EnergyAdjustment[]) => ({
  estimated: of.isEstimated,
  model: of.model && {
    form: of.model.coefficients.map(({ of: name }) => name),
    coefficients: of.model.coefficients,
    changeM3: of.model.changeM3,
    r2: of.model.r2,
    cvRmse: of.model.cvRmse,
    nmbe: of.model.nmbe,
    n: of.model.n,
    rho: of.model.rho,
    provisional: of.isProvisional,
  },
  ...recordOf(performanceFigures, (name) => of.figures[name]),
  savingShare: of.savingShare,
  distinct: of.isDistinct,
  fractionalUncertainty: of.fractionalUncertainty,
  change: of.change,
  adjustments,
  checks: of.checks,
  days: of.days,
});
