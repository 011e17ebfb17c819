import { type EventDay, machineEvents } from '../dayDetail/index.ts';
import type { Spread } from '../estimate/index.ts';
import { marginalRule } from '../leakCost/index.ts';
import type { MachineEvidence } from '../machines/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import type { FittedMachine } from './fitMachine.ts';
import { atmosphereBar } from './replayRules.ts';

/** What can be changed without a model of the control: what a logged state costs. */
export interface StateChange {
  /** Set points higher by so much, bar; below 0 they are lower. */
  readonly pressureBar: number;
  /** At most so long without load behind an unloading; undefined: as logged. */
  readonly runOnS: number | undefined;
}

/** Energy that logged states would have cost less. */
export interface StateReplayed {
  /** Of a lower pressure at the same flow, of the smaller flow of leaks, and of shorter run-ons. */
  readonly pressureKWh: Spread;
  readonly flowKWh: Spread;
  readonly runOnKWh: number;
  readonly savingKWh: Spread;
  /** Of loads that found the motor stopped. */
  readonly addedStarts: number;
}

export interface StateLog {
  readonly events: EventDay;
  readonly machines: MachineEvidence;
}

const spreadOf = (at: (end: keyof Spread) => number): Spread => {
  const ends = [at('low'), at('high')];
  return { value: at('value'), low: Math.min(...ends), high: Math.max(...ends) };
};

/** Seconds beyond the longest run-on, and whether a load came behind them. */
function beyondRunOn(days: readonly StateLog[], slot: number, runOnS: number): { readonly seconds: number; readonly loads: number } {
  let [seconds, loads] = [0, 0];
  for (const { events } of days) {
    let unloadedMs = NaN;
    for (const [i, kind] of events.kinds.entries()) {
      if (events.slots[i] !== slot) continue;
      const event = machineEvents[kind]!;
      const beyondS = (events.timesMs[i]! - unloadedMs) / msPerSecond - runOnS;
      if (event !== 'unload' && beyondS > 0) {
        seconds += beyondS;
        if (event === 'load') loads++;
      }
      unloadedMs = event === 'unload' ? events.timesMs[i]! : NaN;
    }
  }
  return { seconds, loads };
}

/**
 * Keeps each logged state and changes what it costs. On load: P (1 + s (p + dp - p_m)) / (1 + s (p - p_m)); the share of the flow that follows the pressure
 * costs less by the last air's energy; time without load beyond the longest run-on costs nothing, where starts an hour stay in the machine's limit.
 */
export function stateReplay(
  days: readonly StateLog[],
  fitted: readonly FittedMachine[],
  followingShare: Spread,
  { pressureBar, runOnS }: StateChange,
): StateReplayed {
  const rest = spreadOf(() => 0);
  let [pressureKWh, followedKWh] = [rest, 0];
  for (const { machines } of days)
    for (const { slot, classes } of machines.machines) {
      const of = fitted.find(({ machine }) => machine.slot === slot);
      if (of === undefined) continue;
      const seconds = classes.reduce((all, each) => all + each.seconds, 0);
      // the first minute of each load is in no class
      const scale = Math.max(1, (machines.air.onLoadS[slot - 1] ?? 0) / seconds);
      for (const each of classes) {
        const own = each.energyKWh * scale;
        const savedAt = (slope: number) => {
          const [before, after] = [0, pressureBar].map((more) => 1 + slope * (each.pressureBar + more - of.machine.refBar));
          return own * (1 - after! / before!);
        };
        const before = pressureKWh;
        pressureKWh = spreadOf((end) => before[end] + savedAt(of.slope[end]));
        followedKWh -= (own * pressureBar) / (each.pressureBar + atmosphereBar);
      }
    }
  const flowKWh = spreadOf((end) => followedKWh * followingShare[end] * marginalRule[end]);
  let [runOnKWh, addedStarts] = [0, 0];
  if (runOnS !== undefined)
    for (const { machine } of fitted) {
      if (machine.runOnS <= runOnS) continue;
      const { seconds, loads } = beyondRunOn(days, machine.slot, runOnS);
      const perHour = loads / fittedHours(days);
      if (perHour > machine.startsPerHour) continue;
      runOnKWh += (seconds * machine.noLoadKW * msPerSecond) / msPerHour;
      addedStarts += loads;
    }
  const saved = pressureKWh;
  return {
    pressureKWh,
    flowKWh,
    runOnKWh,
    savingKWh: spreadOf((end) => saved[end] + flowKWh[end] + runOnKWh),
    addedStarts,
  };
}

const hoursPerDay = 24;
const fittedHours = (days: readonly StateLog[]) => days.length * hoursPerDay;
