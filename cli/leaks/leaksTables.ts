import type { CsvRows } from '../../core/csv/index.ts';
import type { Found } from '../../core/estimate/index.ts';
import { type LeakCost, type LeakCostFigure, leakCostFigures, type NoLeakCostReason } from '../../core/leakCost/index.ts';
import {
  type Leakage,
  type LeakFinding,
  type LeakMethod,
  type LeakTrend,
  type NoLeakFlowReason,
  plantLeak,
} from '../../core/leakage/index.ts';
import { type AnyQuantity, displayUnit, displayValue, type UnitChoice } from '../../core/units/index.ts';
import { formatNumber, missing, unitSymbol } from '../../i18n/format/index.ts';
import { foundKinds } from '../output/foundKinds.ts';
import { textTable } from '../output/textTable.ts';

const methods: Readonly<Record<LeakMethod, string>> = {
  baseFlow: 'flow of the nights',
  loadCycles: 'load cycles',
  pressureDecay: 'fall of the pressure',
};
const testMethods: Readonly<Record<LeakMethod, string>> = { ...methods, baseFlow: 'flow' };
const reasons: Readonly<Record<NoLeakFlowReason, string>> = {
  tooFewDays: 'fewer than seven nights with data',
  noSingleMachine: 'no fixed-speed machine feeds alone',
  fewCycles: 'fewer than three cycles, or 15 min',
  alwaysOnLoad: 'a machine is always on load',
  smallDrop: 'the pressure falls by less than 0.1 bar',
  notMonotonic: 'the pressure does not fall steadily',
  fewDecays: 'fewer than three falls',
  noVolume: 'the volume is not known: --volume',
  fewMinutes: 'no machine feeds for ten minutes',
  nightUseAboveFlow: 'more is used than flows',
  invalidNightUse: 'the night use is none',
};

const costNames: Readonly<Record<LeakCostFigure, string>> = {
  share: 'share of all air',
  average: 'mean power for it',
  marginal: 'power for one more',
  leakedAir: 'cost of leaked air in a year',
  repair: 'without leaks saved in a year',
  change: 'cost of the change in a year',
  alarm: 'cost of the rise in a year',
};
const costReasons: Readonly<Record<NoLeakCostReason, string>> = {
  noLeak: 'no leak flow',
  noEnergy: 'power and flow are not known together',
  noPrice: 'energy has no price',
  noChange: 'the nights did not change',
  leakAboveFlow: 'more leaks than flows in the mean of the range',
};

/** What a command says of leaks. */
interface Leaks {
  readonly leakage: Leakage;
  readonly cost: LeakCost;
  /** The flow was calculated and not measured, if only in part. */
  readonly isFlowEstimated: boolean;
}

/** Why a row has no figure. */
type NoRow = string;

interface Row {
  readonly name: string;
  readonly kind: string;
  /** Value, low, high in the unit. */
  readonly values: readonly (number | undefined)[];
  readonly unit: string;
  readonly digits: number;
  readonly coverage: number | undefined;
  readonly n: number | undefined;
}

/** What the flow of nights became. */
function trendRows({ watched, change, perWeek }: LeakTrend): readonly (readonly [name: string, NoRow | Found<string>])[] {
  const grown: readonly [string, NoRow | Found<string>] =
    change === undefined
      ? ['change', watched === 0 ? 'fewer than 15 nights with data' : `none in ${watched} nights`]
      : [`change since ${change.since}`, change.change];
  return [grown, ['change in a week', perWeek.kind === 'none' ? 'fewer than four weeks' : perWeek]];
}

const percent = 100;
interface ShownAs {
  readonly quantity: AnyQuantity;
  /** Digits beside those that the quantity is shown with: intervals are narrow, and money of a year has no cents. */
  readonly more?: number;
  readonly per?: string;
}
const flow: ShownAs = { quantity: 'volumeFlow', more: 1 };
const volumeShown: ShownAs = { quantity: 'volume', more: 2 };
const money: ShownAs = { quantity: 'money', more: -2, per: '/a' };
const costShown: Readonly<Record<LeakCostFigure, ShownAs>> = {
  share: { quantity: 'share' },
  average: { quantity: 'specificPower' },
  marginal: { quantity: 'specificPower' },
  leakedAir: money,
  repair: money,
  change: money,
  alarm: money,
};

type Shown = Pick<Found<string>, 'kind' | 'value' | 'low' | 'high'> & Partial<Pick<Found<string>, 'coverage' | 'n'>>;

function rowOf(name: string, found: NoRow | Shown, { quantity, more = 0, per = '' }: ShownAs, units: UnitChoice): Row {
  const { digits } = displayValue(quantity, undefined, units);
  const common = { name, unit: unitSymbol(displayUnit(quantity, units)) + per, digits: digits + more };
  if (typeof found === 'string') {
    return { ...common, kind: found, values: [undefined, undefined, undefined], coverage: undefined, n: undefined };
  }
  const values = [found.value, found.low, found.high].map((value) => displayValue(quantity, value, units).value);
  return { ...common, kind: foundKinds[found.kind], values, coverage: found.coverage, n: found.n };
}

function rowsOf({ leakage: { findings, volume, trend, test }, cost }: Leaks, units: UnitChoice): readonly Row[] {
  const flowRow = (name: string, finding: LeakFinding) =>
    rowOf(name, finding.kind === 'none' ? reasons[finding.reason] : finding, flow, units);
  const costs = leakCostFigures
    // a rise that nobody has seen is what a station keeps
    .filter((figure) => figure !== 'alarm')
    .map((figure) => {
      const finding = cost.figures[figure];
      return rowOf(costNames[figure], finding.kind === 'none' ? costReasons[finding.reason] : finding, costShown[figure], units);
    });
  return [
    ...findings.map((finding) => flowRow(methods[finding.method], finding)),
    ...(test?.findings ?? []).map((finding) => flowRow(`test, by ${testMethods[finding.method]}`, finding)),
    ...trendRows(trend).map(([name, found]) => rowOf(name, found, flow, units)),
    ...(volume === undefined
      ? []
      : [
          rowOf(
            'receivers and pipes',
            { ...volume, value: volume.volumeM3, ...(volume.kind === 'fitted' && { n: volume.windows }) },
            volumeShown,
            units,
          ),
        ]),
    ...costs,
  ];
}

const heads = ['by', 'kind', 'value', 'low', 'high', 'unit', 'data [percent]', 'from'];
const covered = (coverage: number | undefined) => coverage && coverage * percent;

/** A line for each figure. */
export const leaksCsv = (leaks: Leaks, units: UnitChoice): CsvRows => [
  heads.map((text) => ({ text })),
  ...rowsOf(leaks, units).map(({ name, kind, values, unit, digits, coverage, n }) => [
    { text: name },
    { text: kind },
    ...values.map((number) => ({ number, digits: digits + 2 })),
    { text: unit },
    { number: covered(coverage), digits: 1 },
    { number: n, digits: 0 },
  ]),
];

const shown = (value: number | undefined, digits: number) =>
  value === undefined ? missing : formatNumber(value, digits, 'en-GB').replaceAll(',', '');

/** All of it for a terminal. */
export const leaksText = (leaks: Leaks, units: UnitChoice): string =>
  textTable(
    heads,
    rowsOf(leaks, units).map(({ name, kind, values, unit, digits, coverage, n }) => [
      name,
      kind,
      ...values.map((value) => shown(value, digits)),
      unit,
      shown(covered(coverage), 1),
      shown(n, 0),
    ]),
    [0, 1, 5],
  ) + (leaks.leakage.disagree ? '\nthe ways differ by more than a quarter\n' : '');

/** All of it for a program, in m3/min, m3, bar, kW and the currency. */
export const leaksJson = ({ leakage, cost, isFlowEstimated }: Leaks) => ({
  days: leakage.days,
  nights: leakage.nights.map(({ day, flowM3min, pressureBar }) => ({
    day,
    flowM3min,
    pressureBar: Number.isNaN(pressureBar) ? null : pressureBar,
  })),
  nightUseM3min: leakage.nightUse?.flowM3min,
  leak: plantLeak(leakage),
  methods: leakage.findings,
  disagree: leakage.disagree,
  trend: leakage.trend,
  test: leakage.test && { range: leakage.test.range, findings: leakage.test.findings, nightUseM3min: leakage.test.nightUseM3min },
  volume: leakage.volume,
  cost: cost.figures,
  isFlowEstimated,
});
