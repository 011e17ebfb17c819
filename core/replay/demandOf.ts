import { type TenSecondDay, slotMs, unscaled } from '../dayDetail/index.ts';
import type { ReplayDay } from './replayDay.ts';
import { freeAirBar } from './replayRules.ts';
import type { ReplayDemand, ReplayedDay } from './ReplayPlant.ts';

/** A day, as far as a replay needs it. */
export interface DemandDay {
  readonly slots: TenSecondDay;
  readonly replay: Pick<ReplayDay, 'delivered' | 'unavailable'>;
}

/** Where the demand is from: the flow sensor, or what was delivered less what the receivers took. */
export type DemandSource = { readonly of: 'flow' } | { readonly of: 'delivery'; readonly volumeM3: number };

const slotMin = slotMs / 60_000;
const machineBits = Array.from({ length: 10 }, (_, i) => i + 1);

/** Machines by their slots on load; those that never were stand behind, by their numbers. */
function orderOf({ onLoad, known }: TenSecondDay): readonly number[] {
  const slots = new Map<number, number>();
  for (let i = 0; i < known.length; i++) {
    if (known[i] === 0) continue;
    for (const slot of machineBits)
      if ((known[i]! & (1 << slot)) !== 0) slots.set(slot, (slots.get(slot) ?? 0) + ((onLoad[i]! >> slot) & 1));
  }
  return [...slots].sort(([a, of], [b, other]) => other - of || a - b).map(([slot]) => slot);
}

/** Delivered less stored; what would be less than nothing is taken from the slots behind, so that the volume is kept. */
function demandFromDelivery(delivered: Float32Array, pressureBar: Float32Array, volumeM3: number): Float32Array {
  const flow = new Float32Array(delivered.length).fill(NaN);
  let owedM3min = 0;
  for (let i = 0; i < flow.length; i++) {
    const next = pressureBar[i + 1] ?? NaN;
    const used = delivered[i]! - (volumeM3 * (next - pressureBar[i]!)) / freeAirBar / slotMin + owedM3min;
    owedM3min = used < 0 ? used : 0;
    if (!Number.isNaN(used)) flow[i] = Math.max(0, used);
  }
  return flow;
}

/** The demand of some days, ascending, as one row of slots; time without a day, and flow while no machine is known to run, are missing. */
export function demandOf(days: readonly DemandDay[], source: DemandSource): ReplayDemand {
  const [first, last] = [days[0], days.at(-1)];
  const fromMs = first?.slots.fromMs ?? 0;
  const count = last === undefined ? 0 : Math.round((last.slots.fromMs - fromMs) / slotMs) + last.slots.known.length;
  const unknown = () => new Float32Array(count).fill(NaN);
  const [flow, delivered, pressureBar] = [unknown(), unknown(), unknown()];
  const [onLoad, running, unavailable] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  const orders: ReplayedDay[] = [];
  for (const { slots, replay } of days) {
    const from = Math.round((slots.fromMs - fromMs) / slotMs);
    orders.push({ from, order: orderOf(slots) });
    for (let i = 0; i < slots.known.length; i++) {
      if (slots.known[i] === 0) continue;
      flow[from + i] = unscaled(slots.flow, i);
      delivered[from + i] = unscaled(replay.delivered, i);
      pressureBar[from + i] = unscaled(slots.pressure, i);
    }
    onLoad.set(slots.onLoad, from);
    running.set(slots.running, from);
    unavailable.set(replay.unavailable, from);
  }
  const flowM3min = source.of === 'flow' ? flow : demandFromDelivery(delivered, pressureBar, source.volumeM3);
  return { fromMs, flowM3min, pressureBar, onLoad, running, unavailable, days: orders };
}
