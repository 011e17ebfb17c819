import { deserialize, serialize } from 'node:v8';
import { demoPlant, type PlantConfig } from '../../core/plant/index.ts';
import type { LoggedPlantDay } from '../../core/replay/index.ts';
import { flatRates } from '../../core/tariff/index.ts';
import { msPerDay, shiftDay } from '../../core/time/index.ts';
import {
  decodePlantDay,
  encodeEvents,
  encodeMachines,
  encodeReplay,
  encodeSlots,
  type ReplayBytes,
} from '../../station/figures/dayDetailBytes.ts';
import { stepsOf } from '../../station/figures/dayFileTask.ts';
import { simulatedDays } from '../core/replay/simulatedDays.ts';

const [weekDays, yearDays] = [7, 365];
const machineCount = 10;
const volumeM3 = 24;
/** Slots that the demo leaves free. */
const freeSlots = [7, 9, 10];

/** The plant of the demo with three machines more, and as much more demand and receiver. */
function tenMachines(): PlantConfig {
  const { machines, demand } = demoPlant;
  return {
    ...demoPlant,
    events: [],
    receiverVolumeM3: volumeM3,
    demand: { ...demand, plateauM3min: (demand.plateauM3min * machineCount) / machines.length },
    machines: [...machines, ...freeSlots.map((index, i) => ({ ...machines[i]!, index }))],
  };
}

const kept = ({ slots, events, machines, replay }: LoggedPlantDay): ReplayBytes => ({
  slots: encodeSlots(slots),
  events: encodeEvents(events),
  machines: encodeMachines(machines),
  replay: encodeReplay(replay),
});

/** A simulated week of ten machines, as a station keeps its days. */
export const keptWeek = (): Uint8Array => serialize(simulatedDays({ config: tenMachines(), seed: 1, days: weekDays }).map(kept));

/** The same day, later by whole weeks. */
function later({ slots, events, machines, replay }: LoggedPlantDay, days: number): LoggedPlantDay {
  const [ms, day] = [days * msPerDay, shiftDay(machines.air.day, days)];
  return {
    slots: { ...slots, fromMs: slots.fromMs + ms },
    events: { ...events, timesMs: events.timesMs.map((atMs) => atMs + ms) },
    machines: { machines: machines.machines.map((of) => ({ ...of, day })), air: { ...machines.air, day } },
    replay: { ...replay, fromMs: replay.fromMs + ms },
  };
}

/** Replays a year with another band, as a station does it: from the bytes that are kept to the saving. */
export function whatIfYear(week: Uint8Array): () => unknown {
  const days = (deserialize(week) as readonly ReplayBytes[]).map((bytes) => decodePlantDay(bytes)!);
  const year = Array.from({ length: yearDays }, (_, i) => kept(later(days[i % weekDays]!, i - (i % weekDays))));
  const question = {
    change: { band: { lowBar: 6.5, highBar: 7 } },
    known: { volumeM3, leakM3min: { low: 3.5, value: 4, high: 4.5 } },
    ...{ zone: demoPlant.zone, prices: flatRates(0.25), co2: flatRates(0.38) },
  };
  return () => {
    const steps = stepsOf({ wanted: 'whatIf', days: year, question });
    for (;;) {
      const step = steps.next();
      if (step.done !== true) continue;
      const { value } = step;
      if (value.kind !== 'control') throw new Error(`the replay came to ${value.kind}`);
      return value;
    }
  };
}
