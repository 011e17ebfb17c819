import type { Assumption } from '../estimate/index.ts';
import { ratioOf } from '../figures/index.ts';
import { recoverableShares } from '../heat/index.ts';
import type { HeatCircuit } from '../plantData/index.ts';
import { type Channel, compressorChannel } from '../samples/index.ts';
import type { TimeRange } from '../time/index.ts';
import type { EnergyCollector } from '../totals/index.ts';
import { heatPicture } from './heatPicture.ts';
import { type EnteredShares, heatShares } from './heatShares.ts';
import { type HeatQuarter, heatQuarters, machinesWithPower } from './heatQuarters.ts';
import type { HeatFinding, HeatReport } from './HeatReport.ts';
import {
  coverageOf,
  daysOf,
  heatOf,
  heatOfMonth,
  hoursOf,
  minCoverage,
  powerOf,
  type ScaledSum,
  scaledSum,
  total,
  withHeat,
} from './heatSums.ts';

/** What is asked of the heat of a plant. */
export interface HeatQuestion {
  /** Whole quarter hours. */
  readonly range: TimeRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  readonly circuit: HeatCircuit;
  /** Compressors 1..10 whose heat goes into the circuit; by default all that have a power. */
  readonly machines?: readonly number[] | undefined;
  /** What was entered of the circuit's shares; by default what is usual for it, and nothing used. */
  readonly shares?: readonly EnteredShares[] | undefined;
  /** Channels whose value was calculated and not measured, if only in part. */
  readonly estimated?: readonly Channel[] | undefined;
}

/** How far the usual share can be off, as a part of the energy: of the oil 0.72 in older, 0.76 in newer figures; of ducted air what stays in it. */
const shareSpread: Readonly<Record<HeatCircuit, number>> = { oilCirculation: 0.04, airPipes: 0.02 };
/** Of a meter of class 1 (IEC 62053-21), and of what rated power and state say. */
const accuracies = { measured: 0.01, estimated: 0.15 } as const;
/** With less, a figure is an extrapolation. */
const wholeCoverage = 0.9;
/** Of the greatest power: nobody could use less. */
const faintShare = 0.05;

const months = Array.from({ length: 12 }, (_, i) => i + 1);

const exactly = (value: number): ScaledSum => ({ value, low: value, high: value });

/** The shares as they were on the mean kWh: their product with the energy is the heat. */
function assumptionsOf(quarters: readonly HeatQuarter[], entries: readonly EnteredShares[], accuracy: number): readonly Assumption[] {
  const energyKWh = total(quarters, (quarter) => quarter.energyKWh);
  const recoverableKWh = total(quarters, (quarter) => quarter.energyKWh * quarter.shares.recoverable);
  const first = quarters[0]?.shares;
  const isRule = quarters.some(({ shares }) => shares.isRule);
  return [
    {
      key: 'recoverableShare',
      value: ratioOf(recoverableKWh, energyKWh) ?? first?.recoverable ?? 0,
      source: isRule ? 'default' : 'entered',
    },
    { key: 'usedShare', value: 1 - (ratioOf(heatOf(quarters), recoverableKWh) ?? 1), source: entries.length === 0 ? 'default' : 'entered' },
    { key: 'accuracy', value: accuracy, source: 'default' },
  ];
}

/**
 * The heat of a circuit's compressors that is not used yet: energy while running x share x (1 - used share), by quarter hours,
 * each with the shares of its day.
 * There is heat in a quarter hour with more than a twentieth of the greatest power, which is that of their sum, not the sum of theirs.
 * Time without data counts like the known time of its month, and in an interval from nothing to twice as much; with less than half of the time there is
 * no figure. An interval has also what power and usual share can be off.
 */
export function heatReportOf(energies: Pick<EnergyCollector, 'by' | 'each'>, question: HeatQuestion): HeatReport {
  const { range, zone, circuit, shares = [] } = question;
  const machines = machinesWithPower(energies, question.machines);
  const quarters = heatQuarters(energies, machines, zone, heatShares(circuit, shares));
  const greatestKW = quarters
    .filter((quarter) => quarter.coverage >= minCoverage)
    .reduce((power, quarter) => Math.max(power, powerOf(quarter)), 0);
  const faintKW = faintShare * greatestKW;
  const available = withHeat(quarters, faintKW);

  const isEstimated = machines.some((index) => question.estimated?.includes(compressorChannel('electricalPowerKW', index)));
  const accuracy = accuracies[isEstimated ? 'estimated' : 'measured'];
  const isRule = quarters.some((quarter) => quarter.shares.isRule);
  const ofShare = isRule ? shareSpread[circuit] / recoverableShares[circuit] : 0;
  const assumptions = assumptionsOf(quarters, shares, accuracy);
  const coverage = coverageOf(quarters);
  const ofPower = isEstimated ? 'rule' : coverage < wholeCoverage ? 'fitted' : 'measured';
  const ofHeat = { kind: isRule ? 'rule' : ofPower, off: Math.hypot(accuracy, ofShare) } as const;

  const found = (
    unit: string,
    { kind, off }: { readonly kind: typeof ofPower; readonly off: number },
    sum: () => ScaledSum,
  ): HeatFinding => {
    const method = 'quarterHours';
    if (machines.length === 0) return { kind: 'none', method, reason: 'noPower', coverage: 0 };
    if (coverage < minCoverage) return { kind: 'none', method, reason: 'tooLittleData', coverage };
    const { value, low, high } = sum();
    return { kind, value, low: low * (1 - off), high: high * (1 + off), unit, method, ...range, coverage, n: quarters.length, assumptions };
  };
  const byMonth = months.map((month) => quarters.filter((quarter) => quarter.month === month));
  const ofMonths = (valueOf: (some: readonly HeatQuarter[]) => number) => () => scaledSum(byMonth, valueOf);
  const availableHours = () => {
    const { value, low, high } = ofMonths((some) => hoursOf(withHeat(some, faintKW)))();
    return { value, low, high: Math.min(high, hoursOf(quarters)) };
  };
  return {
    range,
    circuit,
    machines,
    energy: found(
      'kWh',
      { kind: ofPower, off: accuracy },
      ofMonths((some) => total(some, ({ energyKWh }) => energyKWh)),
    ),
    heat: found(
      'kWh',
      ofHeat,
      ofMonths((some) => heatOf(withHeat(some, faintKW))),
    ),
    greatestPower: found('kW', ofHeat, () => exactly(greatestKW)),
    available: found('h', { kind: ofPower, off: 0 }, availableHours),
    availableHPerDay: ratioOf(hoursOf(available), daysOf(available)),
    isOnWeekends: available.some(({ isWeekend }) => isWeekend),
    months: byMonth.flatMap((some, i) => (some.length === 0 ? [] : [heatOfMonth(months[i]!, some, faintKW)])),
    faintHeatKWh: heatOf(quarters) - heatOf(available),
    picture: heatPicture(quarters),
  };
}
