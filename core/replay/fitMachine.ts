import type { EventDay } from '../dayDetail/index.ts';
import type { LoadClass, MachineDay, OnLoadSums } from '../machines/index.ts';
import { machineTimes } from './machineTimes.ts';
import { powerCurve } from './powerCurve.ts';
import type { MachineReplayDay } from './replayDay.ts';
import type { ReplayMachine } from './ReplayPlant.ts';
import { machineRules } from './replayRules.ts';

/** A machine as its log has it, and what of it is uncertain. */
export interface FittedMachine {
  readonly machine: ReplayMachine;
  /** Of the slope of its power, with the interval of 90 %. */
  readonly slope: { readonly kind: 'fitted' | 'rule'; readonly value: number; readonly low: number; readonly high: number };
  readonly onLoadH: number;
}

/** What some days of a machine say, ascending. */
export interface MachineLog {
  readonly days: readonly MachineDay[];
  readonly replays: readonly MachineReplayDay[];
  readonly events: readonly EventDay[];
}

/** A delivery that varies less, as a share of the greatest, is of a fixed speed. */
const maxFixedSpread = 0.05;
/** Share of the time on load that ends of the flow's range are held by: one that trims seldom runs full, and more often as slowly as it can. */
const endShares = { lowest: 0.01, highest: 0.001 } as const;
/** Spread of an even distribution over 0.3 bar, as a standard deviation: with less a slope is a guess. */
const minSpreadBar = 0.3 / Math.sqrt(12);
const normal90 = 1.645;
const secondsPerHour = 3600;
const secondsPerMinute = 60;

/** Classes of the same flow over all days, ascending by flow. */
function joinedClasses(days: readonly MachineDay[]): readonly LoadClass[] {
  const all = new Map<number, LoadClass>();
  for (const { classes } of days)
    for (const each of classes) {
      const before = all.get(each.step);
      const seconds = each.seconds + (before?.seconds ?? 0);
      all.set(each.step, {
        step: each.step,
        seconds,
        energyKWh: each.energyKWh + (before?.energyKWh ?? 0),
        volumeM3: each.volumeM3 + (before?.volumeM3 ?? 0),
        pressureBar: ((before?.pressureBar ?? 0) * (before?.seconds ?? 0) + each.pressureBar * each.seconds) / seconds,
      });
    }
  return [...all.values()].sort((a, b) => a.step - b.step);
}

const flowOf = ({ volumeM3, seconds }: LoadClass) => (volumeM3 / seconds) * secondsPerMinute;
const powerOf = ({ energyKWh, seconds }: LoadClass) => (energyKWh / seconds) * secondsPerHour;

/** The flow that a share of the time on load is not above. */
function flowReached(classes: readonly LoadClass[], share: number): number {
  const all = classes.reduce((sum, { seconds }) => sum + seconds, 0);
  let below = 0;
  for (const each of classes) {
    below += each.seconds;
    if (below >= share * all) return flowOf(each);
  }
  return NaN;
}

/** How the power on load grows with the pressure, as a share of its mean; within days, so that wear is not in it. */
function slopeOf(sums: readonly OnLoadSums[], isFixed: boolean): FittedMachine['slope'] {
  const { slopePerBar } = machineRules;
  const total = (of: (sums: OnLoadSums) => number) => sums.reduce((all, each) => all + of(each), 0);
  const [count, squares] = [total((each) => each.count), total(({ pressureSquares }) => pressureSquares)];
  const spreadBar = Math.sqrt(squares / count);
  const meanKW = total(({ powerKW }) => powerKW) / count;
  const perDay = sums
    .filter(({ pressureSquares }) => pressureSquares > 0)
    .map((each) => each.pressureTimesPower / each.pressureSquares / meanKW);
  if (!isFixed || !(spreadBar >= minSpreadBar) || perDay.length < 2) return { kind: 'rule', ...slopePerBar };
  const value = total(({ pressureTimesPower }) => pressureTimesPower) / squares / meanKW;
  const variance = perDay.reduce((all, each) => all + (each - value) ** 2, 0) / (perDay.length - 1);
  const margin = normal90 * Math.sqrt(variance / perDay.length);
  return { kind: 'fitted', value, low: value - margin, high: value + margin };
}

/** Of the power after unloading: from the energy of the first minute above that without load. */
function ventingTime(replays: readonly MachineReplayDay[], noLoadKW: number): number {
  const total = (of: (ventings: MachineReplayDay['ventings']) => number) => replays.reduce((all, { ventings }) => all + of(ventings), 0);
  const count = total((each) => each.count);
  const aboveKW = total(({ loadKW }) => loadKW) / count - noLoadKW;
  const aboveKWs = (total(({ energyKWh }) => energyKWh) / count) * secondsPerHour - noLoadKW * secondsPerMinute;
  if (!(aboveKW > 0)) return machineRules.ventingS;
  const ratio = Math.min(0.95, Math.max(0, aboveKWs / aboveKW / secondsPerMinute));
  let tau = ratio * secondsPerMinute;
  // what lies beyond the minute
  for (let i = 0; i < 30; i++) tau = (ratio * secondsPerMinute) / (1 - Math.exp(-secondsPerMinute / Math.max(tau, 1)));
  return tau;
}

/**
 * A machine from its log: full flow, power over flow (all terms at least 0) and over pressure, power without load, the time constant of its venting, and
 * times of its starts and stops. Undefined where it was never on load with a power, a delivery and a pressure.
 */
export function fitMachine(slot: number, { days, replays, events }: MachineLog, dropBarPerFlow2: number): FittedMachine | undefined {
  const classes = joinedClasses(days);
  const seconds = classes.reduce((all, each) => all + each.seconds, 0);
  if (!(seconds > 0)) return undefined;
  const highest = flowReached(classes, 1 - endShares.highest);
  const lowest = flowReached(classes, endShares.lowest);
  const isFixed = highest - lowest <= maxFixedSpread * highest;
  const sums = days.map(({ onLoad }) => onLoad);
  const total = (of: (sums: OnLoadSums) => number) => sums.reduce((all, each) => all + of(each), 0);
  const slope = slopeOf(sums, isFixed);
  const counted = total(({ networkCount }) => networkCount);
  const meanBar = classes.reduce((all, each) => all + each.pressureBar * each.seconds, 0) / seconds;
  const refBar =
    counted > 0 ? (total(({ networkBar }) => networkBar) + dropBarPerFlow2 * total(({ squaredFlow }) => squaredFlow)) / counted : meanBar;
  const fullM3min = isFixed ? (classes.reduce((all, each) => all + each.volumeM3, 0) / seconds) * secondsPerMinute : highest;
  // to the mean pressure, so that the curve is of the flow alone
  const points = classes.map((each) => ({
    x: Math.min(1, flowOf(each) / fullM3min),
    y: powerOf(each) / (1 + slope.value * (each.pressureBar - meanBar)),
    weight: each.seconds,
  }));
  const mean = points.reduce((all, { y, weight }) => all + y * weight, 0) / seconds;
  const curve = isFixed ? ([0, mean, 0] as const) : powerCurve(points);
  const fullKW = curve[0] + curve[1] + curve[2];
  const noLoadS = days.reduce((all, day) => all + day.noLoadS, 0);
  const noLoadKW = noLoadS > 0 ? (days.reduce((all, day) => all + day.noLoadKWh, 0) / noLoadS) * secondsPerHour : 0;
  const times = machineTimes(events, slot);
  return {
    machine: {
      slot,
      fullM3min,
      fullKW,
      powerShares: [curve[0] / fullKW, curve[1] / fullKW, curve[2] / fullKW],
      minShare: isFixed ? 1 : lowest / highest,
      slopePerBar: slope.value,
      refBar,
      noLoadKW,
      ventingS: ventingTime(replays, noLoadKW),
      startS: times.startS ?? machineRules.startS,
      runOnS: times.runOnS ?? machineRules.runOnS,
      minLoadS: Math.max(machineRules.minLoadS, times.minLoadS ?? machineRules.minLoadS),
      startsPerHour: Math.max(machineRules.startsPerHour, times.startsPerHour),
    },
    slope,
    onLoadH: seconds / secondsPerHour,
  };
}
