import { addedAirSums, noAirSums } from '../airWindows/index.ts';
import type { EventDay, TenSecondDay } from '../dayDetail/index.ts';
import type { Spread } from '../estimate/index.ts';
import { effectiveVolume, volumeSumsOf } from '../leakage/index.ts';
import type { MachineEvidence } from '../machines/index.ts';
import { demandOf, demandOfDelivery } from './demandOf.ts';
import { fitBand } from './fitBand.ts';
import { fitMachine, type FittedMachine } from './fitMachine.ts';
import { loggedBand } from './loggedControl.ts';
import type { ReplayDay } from './replayDay.ts';
import type { ReplayBand, ReplayDemand, ReplayPlant } from './ReplayPlant.ts';

/** What a day of the plant says; days come ascending. */
export interface LoggedPlantDay {
  readonly slots: TenSecondDay;
  readonly events: EventDay;
  readonly machines: MachineEvidence;
  readonly replay: ReplayDay;
}

/** What the days alone don't say. */
export interface PlantKnowledge {
  /** Entered, of receivers and pipes, for a log that doesn't show it. */
  readonly volumeM3?: number | undefined;
  /** Flow of leaks, if there is a figure of it. */
  readonly leakM3min?: Spread | undefined;
}

/** Why a log can't be replayed: too few days, no compressor with power, delivery and pressure, no volume, no loads and unloads, no flow and no delivery. */
export const noReplayReasons = ['tooFewDays', 'noMachines', 'noVolume', 'noControl', 'noDemand'] as const;
export type NoReplayReason = (typeof noReplayReasons)[number];

/** A plant as its log has it. */
export interface PlantFit {
  readonly plant: ReplayPlant;
  /** The demand is the flow that was measured, or what was delivered less what was stored. */
  readonly source: 'flow' | 'delivery';
  readonly machines: readonly FittedMachine[];
  /** Slots, that which was on load longest over all days first. */
  readonly order: readonly number[];
  readonly volumeKind: 'fitted' | 'entered';
  readonly volumeM3: Spread;
  readonly followingShare: Spread;
  /** Pressures at which machines were loaded and unloaded. */
  readonly logged: ReplayBand;
}

/** The same, with what it used. */
export interface FittedPlant extends PlantFit {
  readonly demand: ReplayDemand;
}

const minReplayDays = 7;
/** An entered volume leaves out pipes, or counts some that are closed. */
const enteredTolerance = 0.1;
/** Flow and deliveries may differ by this share. */
const maxGap = 0.05;
/** Factor for all of the flow in common tools; the highest that is taken. */
const highestFollowing = 0.6;
/** Without a figure of leaks. */
const unknownLeakShare: Spread = { low: 0, value: 0.2, high: highestFollowing };
const bandDays = 14;

/** Of a demand, over the slots that know it; NaN without any. */
export function meanFlowOf({ flowM3min }: Pick<ReplayDemand, 'flowM3min'>): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < flowM3min.length; i++) {
    const value = flowM3min[i]!;
    if (Number.isNaN(value)) continue;
    sum += value;
    count++;
  }
  return sum / count;
}

/** Whether the flow into the network agrees with what was delivered, over the slots that know both. */
function closes({ flowM3min: flow }: ReplayDemand, { flowM3min: delivered }: ReplayDemand): boolean {
  let used = 0;
  let made = 0;
  for (let i = 0; i < flow.length; i++) {
    if (Number.isNaN(flow[i]! + delivered[i]!)) continue;
    used += flow[i]!;
    made += delivered[i]!;
  }
  return used > 0 && Math.abs(used / made - 1) <= maxGap;
}

function followingOf(leak: Spread | undefined, flowM3min: number): Spread {
  if (leak === undefined) return unknownLeakShare;
  const [low, value] = [leak.low, leak.value].map((each) => Math.min(highestFollowing, Math.max(0, each / flowM3min)));
  return { low: low!, value: value!, high: highestFollowing };
}

/** Fits a plant and its demand from days of its log; or says why it can't. */
export function fitPlant(days: readonly LoggedPlantDay[], known: PlantKnowledge): FittedPlant | NoReplayReason {
  if (days.length < minReplayDays) return 'tooFewDays';
  const fitted = effectiveVolume(volumeSumsOf(days.reduce((sums, { machines }) => addedAirSums(sums, machines.air.sums), noAirSums())));
  const entered = known.volumeM3;
  const volumeM3: Spread | undefined =
    fitted !== undefined
      ? { value: fitted.volumeM3, low: fitted.low, high: fitted.high }
      : entered === undefined
        ? undefined
        : { value: entered, low: entered * (1 - enteredTolerance), high: entered * (1 + enteredTolerance) };
  if (volumeM3 === undefined) return 'noVolume';

  const dropBarPerFlow2 = fitted?.dropBarPerFlow2 ?? 0;
  const events = days.map((day) => day.events);
  const allDays = days.flatMap(({ machines }) => machines.machines);
  const allReplays = days.flatMap(({ replay }) => replay.machines);
  const slots = [...new Set(allDays.map(({ slot }) => slot))].sort((a, b) => a - b);
  const machines = slots.flatMap((slot) => {
    const isOwn = (each: { readonly slot: number }) => each.slot === slot;
    return fitMachine(slot, { days: allDays.filter(isOwn), replays: allReplays.filter(isOwn), events }, dropBarPerFlow2) ?? [];
  });
  if (machines.length === 0) return 'noMachines';
  const logged = loggedBand(events);
  if (logged === undefined) return 'noControl';

  const ofFlow = demandOf(days);
  const ofDelivery = demandOfDelivery(ofFlow, days, volumeM3.value);
  const source = closes(ofFlow, ofDelivery) ? 'flow' : 'delivery';
  const demand = source === 'flow' ? ofFlow : ofDelivery;
  const meanM3min = meanFlowOf(demand);
  if (!(meanM3min > 0)) return 'noDemand';
  const followingShare = followingOf(known.leakM3min, meanM3min);
  const free = {
    machines: machines.map(({ machine }) => machine),
    order: undefined,
    volumeM3: volumeM3.value,
    dropBarPerFlow2,
    followingShare: followingShare.value,
  };
  const until = demand.flowM3min.length;
  const firstDay = demand.days[Math.max(0, demand.days.length - bandDays)]?.from ?? 0;
  const band = fitBand(free, demand, logged, { from: firstDay, until });
  return {
    plant: { ...free, band },
    demand,
    source,
    machines,
    order: machines.toSorted((a, b) => b.onLoadH - a.onLoadH).map(({ machine }) => machine.slot),
    volumeKind: fitted === undefined ? 'entered' : 'fitted',
    volumeM3,
    followingShare,
    logged,
  };
}
