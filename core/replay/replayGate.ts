import { type EventDay, machineEvents, slotMs } from '../dayDetail/index.ts';
import { msPerHour, msPerSecond } from '../time/index.ts';
import type { ReplayDay } from './replayDay.ts';
import type { Replayed, ReplayDemand } from './ReplayPlant.ts';

/** How a replay of what was logged is compared with the log: energy in all, energy by hours, hours on load, starts. */
export const gateFigures = ['nmbe', 'cvHours', 'loadHours', 'starts'] as const;
export type GateFigure = (typeof gateFigures)[number];

/** The farthest that each may be off, as a share; energy by ASHRAE Guideline 14, tighter. */
export const gateLimits: Readonly<Record<GateFigure, number>> = { nmbe: 0.02, cvHours: 0.15, loadHours: 0.05, starts: 0.2 };

/** A replay of what was logged beside the log. */
export interface ReplayGate {
  /** Replayed less logged, as a share of logged; undefined where nothing was logged. */
  readonly figures: Readonly<Record<GateFigure, number | undefined>>;
  /** Those that are too far off. */
  readonly failed: readonly GateFigure[];
  readonly passed: boolean;
  /** Of the hours that both know. */
  readonly measuredKWh: number;
  readonly replayedKWh: number;
  readonly hours: number;
}

/** What the log has. */
export interface LoggedDay {
  readonly events: EventDay;
  readonly replay: ReplayDay;
}

const slotsPerHour = msPerHour / slotMs;
const minKnown = 0.99;
/** Fewer starts can't be compared as a share: one more or less is as much. */
const fewStarts = 10;

const shareOff = (replayed: number, logged: number) => (logged > 0 ? (replayed - logged) / logged : undefined);

/** Whether a slot has what a replay needs; not so outside of the demand. */
const isReplayed = ({ flowM3min, pressureBar }: ReplayDemand, slot: number) =>
  !Number.isNaN((flowM3min[slot] ?? NaN) + (pressureBar[slot] ?? NaN));

/** Whether all slots of an hour of UTC have a demand: 1 or 0 by hours behind that of the demand's begin. */
function wholeHours(demand: ReplayDemand): Uint8Array {
  const { fromMs, flowM3min } = demand;
  const firstHour = Math.floor(fromMs / msPerHour);
  const hourOf = (slot: number) => Math.floor((fromMs + slot * slotMs) / msPerHour) - firstHour;
  const counts = new Uint16Array(hourOf(flowM3min.length) + 1);
  for (let i = 0; i < flowM3min.length; i++) if (isReplayed(demand, i)) counts[hourOf(i)]! += 1;
  return Uint8Array.from(counts, (count) => (count === slotsPerHour ? 1 : 0));
}

/** Compares a replay of the whole demand, without a change, with what its days logged. */
export function replayGate(replayed: Replayed, demand: ReplayDemand, days: readonly LoggedDay[]): ReplayGate {
  const firstHour = Math.floor(demand.fromMs / msPerHour);
  const whole = wholeHours(demand);
  let [measuredKWh, replayedKWh, squares, hours] = [0, 0, 0, 0];
  for (const { replay } of days) {
    const dayHour = Math.floor(replay.fromMs / msPerHour) - firstHour;
    for (let i = 0; i < replay.hoursKWh.length; i++) {
      if (whole[dayHour + i] !== 1 || replay.hoursKnown[i]! < minKnown) continue;
      const [measured, own] = [replay.hoursKWh[i]!, replayed.hoursKWh[dayHour + i]!];
      hours++;
      measuredKWh += measured;
      replayedKWh += own;
      squares += (own - measured) ** 2;
    }
  }
  const isCounted = (atMs: number) => isReplayed(demand, Math.floor((atMs - demand.fromMs) / slotMs));
  let [starts, loadSlots] = [0, 0];
  for (const { events } of days)
    for (const [i, kind] of events.kinds.entries()) if (machineEvents[kind] === 'start' && isCounted(events.timesMs[i]!)) starts++;
  for (let i = 0; i < demand.flowM3min.length; i++) {
    if (!isReplayed(demand, i)) continue;
    for (let bits = demand.onLoad[i]!; bits !== 0; bits &= bits - 1) loadSlots++;
  }
  const loadS = replayed.machines.reduce((all, machine) => all + machine.loadS, 0);
  const startsOff = Math.abs(replayed.starts - starts) <= gateLimits.starts * fewStarts ? 0 : (shareOff(replayed.starts, starts) ?? 1);
  const figures = {
    nmbe: shareOff(replayedKWh, measuredKWh),
    cvHours: measuredKWh > 0 ? Math.sqrt(squares / hours) / (measuredKWh / hours) : undefined,
    loadHours: shareOff(loadS, (loadSlots * slotMs) / msPerSecond),
    starts: startsOff,
  };
  const failed = gateFigures.filter((name) => !(Math.abs(figures[name] ?? Infinity) <= gateLimits[name]));
  return { figures, failed, passed: failed.length === 0, measuredKWh, replayedKWh, hours };
}
