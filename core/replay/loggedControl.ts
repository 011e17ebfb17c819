import { slotCount } from '../compressor/index.ts';
import { type EventDay, machineEvents } from '../dayDetail/index.ts';
import { quantile, type Spread } from '../estimate/index.ts';
import { switchTimes } from './machineTimes.ts';
import type { ReplayBand } from './ReplayPlant.ts';

/** The middle of what was logged at some events, and between what 90 % of it lies. */
export interface LoggedSpread extends Spread {
  /** Events. */
  readonly n: number;
}

/** Network pressures at which compressors were switched, bar gauge; undefined where none is known. */
export interface SwitchPressures {
  readonly load: LoggedSpread | undefined;
  readonly unload: LoggedSpread | undefined;
}

/** How a compressor was switched. */
export interface LoggedMachineControl extends SwitchPressures {
  /** 1..10 */
  readonly slot: number;
  /** From unloading to the stop behind it, s; undefined where it never stopped so. */
  readonly runOnS: LoggedSpread | undefined;
}

/** How the compressors were switched, as their events have it. */
export interface LoggedControl {
  /** Of all compressors. */
  readonly plant: SwitchPressures;
  /** Those with an event, ascending. */
  readonly machines: readonly LoggedMachineControl[];
}

const outside = 0.05;

function spreadOf(values: readonly number[]): LoggedSpread | undefined {
  const [low, value, high] = [outside, 0.5, 1 - outside].map((share) => quantile(values, share));
  return low === undefined || value === undefined || high === undefined ? undefined : { value, low, high, n: values.length };
}

/** The network pressures at the loads and the unloads of some days; of one compressor, 1..10, or of all. */
function pressuresOf(days: readonly EventDay[], slot?: number): SwitchPressures {
  const pressures: Record<'load' | 'unload', number[]> = { load: [], unload: [] };
  for (const { kinds, slots, pressuresBar } of days)
    for (const [i, kind] of kinds.entries()) {
      const event = machineEvents[kind];
      if (slot !== undefined && slots[i] !== slot) continue;
      if ((event === 'load' || event === 'unload') && !Number.isNaN(pressuresBar[i]!)) pressures[event].push(pressuresBar[i]!);
    }
  return { load: spreadOf(pressures.load), unload: spreadOf(pressures.unload) };
}

/** How compressors were switched on some days: pressures and run-on, which a replay fits its own from. */
export function loggedControl(days: readonly EventDay[]): LoggedControl {
  const slots = Array.from({ length: slotCount }, (_, i) => i + 1).filter((slot) => days.some((day) => day.slots.includes(slot)));
  return {
    plant: pressuresOf(days),
    machines: slots.map((slot) => ({ slot, ...pressuresOf(days, slot), runOnS: spreadOf(switchTimes(days, slot).runOnS) })),
  };
}

/** Network pressure when machines were loaded and unloaded, as the log has it: medians, bar gauge. */
export function loggedBand(days: readonly EventDay[]): ReplayBand | undefined {
  const { load, unload } = pressuresOf(days);
  return load === undefined || unload === undefined || !(unload.value > load.value)
    ? undefined
    : { lowBar: load.value, highBar: unload.value };
}
