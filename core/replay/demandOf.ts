import { slotCount } from '../compressor/index.ts';
import { type Scaled, slotMs, type TenSecondDay, unscaled } from '../dayDetail/index.ts';
import type { ReplayDay } from './replayDay.ts';
import { freeAirBar } from './replayRules.ts';
import type { ReplayDemand, ReplayedDay } from './ReplayPlant.ts';

/** A day, as far as a replay needs it. */
export interface DemandDay {
  readonly slots: TenSecondDay;
  readonly replay: Pick<ReplayDay, 'delivered' | 'unavailable'>;
}

const slotMin = slotMs / 60_000;
const unknownSlots = (count: number) => new Float32Array(count).fill(NaN);

/** Machines by their slots on load; those that never were stand behind, by their numbers. */
function orderOf({ onLoad, known }: TenSecondDay): readonly number[] {
  const [knownSlots, loadSlots] = [new Uint32Array(slotCount + 1), new Uint32Array(slotCount + 1)];
  for (let from = 0, until = 0; from < known.length; from = until) {
    const [knownBits, loadBits] = [known[from]!, onLoad[from]!];
    while (until < known.length && known[until] === knownBits && onLoad[until] === loadBits) until++;
    for (let slot = 1; slot <= slotCount; slot++) {
      if (((knownBits >> slot) & 1) === 0) continue;
      knownSlots[slot]! += until - from;
      loadSlots[slot]! += ((loadBits >> slot) & 1) * (until - from);
    }
  }
  return [...knownSlots.keys()].filter((slot) => knownSlots[slot]! > 0).sort((a, b) => loadSlots[b]! - loadSlots[a]! || a - b);
}

/** Delivered less stored; what would be less than nothing is taken from the slots behind, so that the volume is kept. */
function demandFromDelivery(delivered: Float32Array, pressureBar: Float32Array, volumeM3: number): Float32Array {
  const flow = unknownSlots(delivered.length);
  let owedM3min = 0;
  for (let i = 0; i < flow.length; i++) {
    const next = pressureBar[i + 1] ?? NaN;
    const used = delivered[i]! - (volumeM3 * (next - pressureBar[i]!)) / freeAirBar / slotMin + owedM3min;
    owedM3min = used < 0 ? used : 0;
    if (!Number.isNaN(used)) flow[i] = Math.max(0, used);
  }
  return flow;
}

/** Writes known values of a day from a slot on; those while no machine is known to run are missing. */
function addKnown(column: Float32Array, from: number, values: Scaled, known: Uint16Array): void {
  for (let i = 0; i < known.length; i++) if (known[i] !== 0) column[from + i] = unscaled(values, i);
}

/** The demand of some days, ascending, as one row of slots, by the flow sensor; time without a day, and flow while no machine is known to run, are missing. */
export function demandOf(days: readonly DemandDay[]): ReplayDemand {
  const [first, last] = [days[0], days.at(-1)];
  const fromMs = first?.slots.fromMs ?? 0;
  const count = last === undefined ? 0 : Math.round((last.slots.fromMs - fromMs) / slotMs) + last.slots.known.length;
  const [flowM3min, pressureBar] = [unknownSlots(count), unknownSlots(count)];
  const [onLoad, running, unavailable] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  const orders: ReplayedDay[] = [];
  for (const { slots, replay } of days) {
    const from = Math.round((slots.fromMs - fromMs) / slotMs);
    orders.push({ from, order: orderOf(slots) });
    addKnown(flowM3min, from, slots.flow, slots.known);
    addKnown(pressureBar, from, slots.pressure, slots.known);
    onLoad.set(slots.onLoad, from);
    running.set(slots.running, from);
    unavailable.set(replay.unavailable, from);
  }
  return { fromMs, flowM3min, pressureBar, onLoad, running, unavailable, days: orders };
}

/** The same demand without a flow sensor: what was delivered on these days less what receivers of so many m3 took. */
export function demandOfDelivery(demand: ReplayDemand, days: readonly DemandDay[], volumeM3: number): ReplayDemand {
  const delivered = unknownSlots(demand.flowM3min.length);
  for (const [i, { slots, replay }] of days.entries()) addKnown(delivered, demand.days[i]!.from, replay.delivered, slots.known);
  return { ...demand, flowM3min: demandFromDelivery(delivered, demand.pressureBar, volumeM3) };
}
